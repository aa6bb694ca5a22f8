export interface VerseRange {
  readonly verse: number;
  /** Where it is more than one. */
  readonly endVerse?: number;
}

/** Verses in ascending order, those that follow each other in one range. */
export function verseRanges(verses: readonly number[]): VerseRange[] {
  const ranges: { verse: number; endVerse?: number }[] = [];
  for (const verse of verses) {
    const last = ranges.at(-1);
    if (last && verse === (last.endVerse ?? last.verse) + 1) last.endVerse = verse;
    else ranges.push({ verse });
  }
  return ranges;
}
