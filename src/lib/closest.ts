/** The id that was probably meant: equal except for case, or with at most two letters changed. */
export function closestId(typed: string, ids: readonly string[]): string | undefined {
  const ranked = ids
    .map((id) => ({ id, changes: changesBetween(typed.toLowerCase(), id.toLowerCase()) }))
    .filter(({ id, changes }) => changes <= Math.min(2, (id.length - 1) >> 1))
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.id;
}

/**
 * Edit distance with swaps of neighbours (optimal string alignment). Returns Infinity if it exceeds 2 and
 * that is detected early.
 */
export function changesBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : replaced;
      const changes = Math.min(replaced, swapped, row[j]! + 1, next[j - 1]! + 1);
      next.push(changes);
      least = Math.min(least, changes);
    }
    if (least > 2) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  return row[b.length]!;
}
