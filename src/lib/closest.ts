/** The id that was probably meant: the same in another case, or one with at most two letters changed. */
export function closestId(typed: string, ids: readonly string[]): string | undefined {
  const ranked = ids
    .map((id) => ({ id, changes: changesBetween(typed.toLowerCase(), id.toLowerCase()) }))
    // Two changes leave nothing of a short id
    .filter(({ id, changes }) => changes <= Math.min(2, (id.length - 1) >> 1))
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.id;
}

/** Letters to insert, remove or replace (Levenshtein's distance); Infinity where the lengths differ by more than 2. */
export function changesBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
