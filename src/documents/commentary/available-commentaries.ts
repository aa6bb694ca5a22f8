/** `available_commentaries.json`: `{commentaries: Commentary[]}`, sorted by id in code unit order. */
export function availableCommentaries(commentaries: readonly Readonly<Record<string, unknown>>[]): string {
  const sorted = commentaries.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  return JSON.stringify({ commentaries: sorted });
}
