import type { Report } from '../diagnostic-collector.ts';
import type { TimedVerse } from './chapter-timings.ts';

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
    const message = `${place}:${timing.verse} begins at ${timing.start} s, which does not fit with the verses around it: it must not begin before an earlier one. The timing was left out; mend it.`;
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
