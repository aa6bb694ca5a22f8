/** The id that was probably meant: equal except for case, or with at most two letters changed. */
export function closestId(typed: string, ids: readonly string[]): string | undefined {
  const ranked = ids
    .map((id) => ({ id, changes: changesBetween(typed.toLowerCase(), id.toLowerCase()) }))
    .filter(({ id, changes }) => changes <= (id.length - 1) >> 1)
    .sort((a, b) => a.changes - b.changes);
  return ranked[0]?.id;
}

/** ` Did you mean "name"?`, or '' if nothing is close. */
export function suggestionFor(typed: string, known: readonly string[]): string {
  const near = closestId(typed, known);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

const maxChanges = 2;

/** Edit distance with swaps of neighbours (optimal string alignment). Infinity if it exceeds 2. */
export function changesBetween(a: string, b: string): number {
  return changesFrom(a, b, maxChanges);
}

const tooMany = Number.POSITIVE_INFINITY;

function changesFrom(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return tooMany;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA === '' || restB === '') return restA.length + restB.length;
  if (max === 0) return tooMany;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  const after = (first: number, second = first) =>
    changesFrom(restA.slice(first), restB.slice(second), max - 1);
  return 1 + Math.min(after(1), after(1, 0), after(0, 1), isSwapped ? after(2) : tooMany);
}
