/** The id that was probably meant: equal except for case, or with at most two letters changed. */
export function closestId(typed: string, ids: readonly string[]): string | undefined {
  const ranked = ids
    .map((id) => ({ id, changes: changesBetween(typed.toLowerCase(), id.toLowerCase()) }))
    .filter(({ id, changes }) => changes <= (id.length - 1) >> 1)
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.id;
}

const maxChanges = 2;

/** Edit distance with swaps of neighbours (optimal string alignment). Infinity if it exceeds 2. */
export function changesBetween(a: string, b: string): number {
  return changesFrom({ a, b }, 0, 0, maxChanges);
}

function changesFrom(
  words: { readonly a: string; readonly b: string },
  atA: number,
  atB: number,
  max: number,
): number {
  const { a, b } = words;
  let [i, j] = [atA, atB];
  while (i < a.length && j < b.length && a.charCodeAt(i) === b.charCodeAt(j)) {
    i++;
    j++;
  }
  const [restA, restB] = [a.length - i, b.length - j];
  if (restA === 0 || restB === 0) return restA + restB <= max ? restA + restB : Number.POSITIVE_INFINITY;
  if (max === 0 || Math.abs(restA - restB) > max) return Number.POSITIVE_INFINITY;
  const isSwapped = a.charCodeAt(i) === b.charCodeAt(j + 1) && a.charCodeAt(i + 1) === b.charCodeAt(j);
  return (
    1 +
    Math.min(
      changesFrom(words, i + 1, j + 1, max - 1),
      changesFrom(words, i + 1, j, max - 1),
      changesFrom(words, i, j + 1, max - 1),
      isSwapped ? changesFrom(words, i + 2, j + 2, max - 1) : Number.POSITIVE_INFINITY,
    )
  );
}
