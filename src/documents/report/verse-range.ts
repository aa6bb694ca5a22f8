/** Verses of a chapter, from the first to the last. */
export type VerseRange = readonly [first: number, last: number];

/** How many verses the ranges hold. */
export function versesIn(ranges: readonly VerseRange[]): number {
  return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}
