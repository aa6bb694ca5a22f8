import type { ChapterText } from '../../model/book-text.ts';
import type { Report } from '../diagnostic-collector.ts';

/** What a timings file says of one chapter. */
export interface ChapterTimings {
  /** USFM book id. */
  readonly book: string;
  readonly chapter: number;
  /** Offset of the chapter in the file. */
  readonly at: number;
  /** In ascending order of verse and of start. */
  readonly starts: readonly TimedVerse[];
  /** The file does not name its verses: they are counted from 1 in the order of the text. */
  readonly isByOrder?: true;
  /** Where the file names the reader. */
  readonly reader?: string;
  /** Where the file says what audio it is about: an absolute URL. */
  readonly audioUrl?: string;
}

export interface TimedVerse {
  readonly verse: number;
  /** Seconds from the start of the audio file. */
  readonly start: number;
  /** Offset in the file. */
  readonly at: number;
}

/**
 * The timings in the order of their verses, each verse once (of a verse cut into phrases the first counts) and no
 * start before that of an earlier verse: of those that contradict each other as few as possible are left out and
 * reported.
 */
export function ascendingStarts(starts: readonly TimedVerse[], place: string, report: Report): TimedVerse[] {
  const seen = new Set<number>();
  const once = starts.filter(({ verse }) => !seen.has(verse) && seen.add(verse));
  const ordered = once.sort((a, b) => a.verse - b.verse);
  const kept = longestAscending(ordered);
  for (const timing of ordered) {
    if (kept.has(timing)) continue;
    const message = `${place}:${timing.verse} begins at ${timing.start} s, which is out of order with the verses around it. The timing was left out; correct it.`;
    report('bad-timing', timing.at, message);
  }
  return ordered.filter((timing) => kept.has(timing));
}

/** Patience sorting: the longest run of starts, not all of them side by side, that never goes back. */
function longestAscending(timings: readonly TimedVerse[]): Set<TimedVerse> {
  /** For each length, the index of the timing that ends the run of that length with the lowest start. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, { start }] of timings.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (timings[ends[middle]!]!.start <= start) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1]);
    ends[low] = index;
  }
  const kept = new Set<TimedVerse>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) kept.add(timings[index]!);
  return kept;
}

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
 * that the text passes over, gets the start of the next that has one: it has no duration. What would be
 * after the last verse of the text is left out.
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
