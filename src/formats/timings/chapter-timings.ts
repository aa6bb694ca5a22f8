import { longestAscending } from '../../lib/longest-ascending.ts';
import type { ChapterText } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';

export interface ChapterTimings {
  readonly book: string;
  readonly chapter: number;
  readonly at: number;
  readonly starts: readonly TimedVerse[];
  /** The file does not identify its verses; they are counted from 1 in the order of the text. */
  readonly isByOrder?: true;
  readonly reader?: string;
  readonly audioUrl?: string;
}

export interface TimedVerse {
  readonly verse: number;
  readonly start: number;
  readonly at: number;
}

/**
 * Sorts the timings by verse, once per verse (the first phrase of a divided verse counts). Starts must
 * ascend: the fewest possible contradicting timings are dropped and reported.
 */
export function ascendingStarts(starts: readonly TimedVerse[], place: string, report: Report): TimedVerse[] {
  const seen = new Set<number>();
  const once = starts.filter(({ verse }) => !seen.has(verse) && seen.add(verse));
  const ordered = once.sort((a, b) => a.verse - b.verse);
  const begins = ordered.map(({ start }) => start);
  const kept = new Set(longestAscending(begins, { allowsEqual: true }));
  for (const [index, timing] of ordered.entries()) {
    if (kept.has(index)) continue;
    const message = `${place}:${timing.verse} begins at ${timing.start} s, which is out of order. The timing was left out; correct it.`;
    report('bad-timing', timing.at, message);
  }
  return ordered.filter((_, index) => kept.has(index));
}

export interface FittedTimings {
  /** Start of each verse in seconds, index 0 is verse 1; empty if no verse of the text is timed. */
  readonly verseStarts: readonly number[];
  readonly untimed: readonly number[];
  readonly withoutVerse: readonly TimedVerse[];
}

/**
 * Aligns the timings with the verse numbers of the text. A verse ends where the next begins. A verse without
 * a timing, or omitted from the text, gets the start of the next timed verse, so its duration is zero.
 * Timings after the last verse of the text are dropped.
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
    // Ignore timings of zero duration: a list needs an entry for a verse that the text omits
    withoutVerse: starts.filter(({ verse, start }) => !known.has(verse) && byVerse.get(verse + 1) !== start),
  };
}

/** If cues and verses are equal in number, they correspond one to one, even if verse numbers have gaps. */
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
