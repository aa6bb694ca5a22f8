import type { ChapterText } from '../../model/book-text.ts';
import type { ChapterTimings, TimedVerse } from './chapter-timings.ts';

export interface FittedTimings {
  /** Start of each verse in seconds, index 0 is verse 1; empty when no verse of the text is timed. */
  readonly verseStarts: readonly number[];
  /** Verses of the text that have no timing. */
  readonly untimed: readonly number[];
  /** Timings of verses that the text does not have. */
  readonly withoutVerse: readonly TimedVerse[];
}

/**
 * The timings as the text numbers its verses. A verse ends where the next begins, so one without a timing, or one
 * that the text passes over, gets the start of the next that has one: it takes no time. What would stand
 * behind the last verse of the text is left off.
 */
export function fitTimings(
  timings: Pick<ChapterTimings, 'starts' | 'isByOrder'>,
  chapter: ChapterText,
): FittedTimings {
  const verses = chapter.blocks.filter((block) => block.type === 'verse');
  const numbers = [...new Set(verses.map(({ number }) => number))].sort((a, b) => a - b);
  const known = new Set(numbers);
  for (const { number, lastNumber = number } of verses) {
    for (let inRange = number; inRange <= lastNumber; inRange++) known.add(inRange);
  }
  const starts = timings.isByOrder ? inOrderOf(numbers, timings.starts) : timings.starts;
  const byVerse = new Map(starts.map(({ verse, start }) => [verse, start]));
  return {
    verseStarts: fill(byVerse, Math.max(0, ...known)),
    untimed: numbers.filter((number) => !byVerse.has(number)),
    // A list must have something where the text passes over a verse: one that takes no time times nothing
    withoutVerse: starts.filter(({ verse, start }) => !known.has(verse) && byVerse.get(verse + 1) !== start),
  };
}

/** As many cues as the text has verses are these verses, also where their numbers pass over some. */
function inOrderOf(numbers: readonly number[], starts: readonly TimedVerse[]): readonly TimedVerse[] {
  if (starts.length !== numbers.length) return starts;
  return starts.map((timing, index) => ({ ...timing, verse: numbers[index]! }));
}

function fill(byVerse: ReadonlyMap<number, number>, lastVerse: number): number[] {
  const starts: number[] = [];
  let next: number | undefined;
  for (let verse = lastVerse; verse > 0; verse--) {
    next = byVerse.get(verse) ?? next;
    if (next !== undefined) starts.push(next);
  }
  return starts.reverse();
}
