/** The number of the verse that is read at so many seconds; undefined before the first (a spoken title). */
export function verseAtTime(
  { verses }: { readonly verses: readonly number[] },
  seconds: number,
): number | undefined {
  const next = verses.findIndex((start) => start > seconds);
  const number = next === -1 ? verses.length : next;
  return number === 0 ? undefined : number;
}
