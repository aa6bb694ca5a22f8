import type { VerseRange } from './verse-range.ts';

/** Where a chapter differs from a versification. */
export interface ChapterFit {
  readonly missing: readonly VerseRange[];
  readonly extra: readonly VerseRange[];
}

/** `covered` holds the verses that are there, ascending; the chapter should have verses 1 to `expected`. */
export function chapterFit(covered: readonly VerseRange[], expected: number): ChapterFit {
  const missing: VerseRange[] = [];
  const extra: VerseRange[] = [];
  let next = 1;
  for (const [first, last] of covered) {
    const gapEnd = Math.min(first - 1, expected);
    if (next <= gapEnd) missing.push([next, gapEnd]);
    if (last > expected) extra.push([Math.max(first, expected + 1), last]);
    next = last + 1;
  }
  if (next <= expected) missing.push([next, expected]);
  return { missing, extra };
}
