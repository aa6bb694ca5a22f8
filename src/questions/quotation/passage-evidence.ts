import type { AlignedPassage } from './align-passage.ts';

export type WordRange = readonly [from: number, to: number];

/** Share of the words that a passage has, unless it was found because of other words. */
const minLikelyShare = 0.7;
/** Fewer words than these do not identify a second passage. */
const minPassageWords = 5;
/** Consecutive words of one passage that are not found by chance. */
const minCoreWords = 10;
export const minPassageShare = 0.85;

/** Matched words, less words of the text in between and words that the text lacks. */
export function scoreOf({ found, matched }: AlignedPassage): number {
  let skipped = 0;
  let previous = -1;
  for (const place of found) {
    if (place === -1) continue;
    if (previous !== -1) skipped += Math.min(4, place - previous - 1);
    previous = place;
  }
  return matched - 0.5 * (found.length - matched) - 0.5 * skipped;
}

export function hasAll([from, to]: WordRange, [best]: readonly AlignedPassage[]): boolean {
  return best !== undefined && scoreOf(best) >= to - from;
}

export function isWholeVerses({ region: { words }, found }: AlignedPassage): boolean {
  const [first, last] = [found[0] ?? -1, found.at(-1) ?? -1];
  if (first === -1 || last === -1) return false;
  return words[first - 1]?.verse !== words[first]!.verse && words[last + 1]?.verse !== words[last]!.verse;
}

export function rangesElsewhere(passage: AlignedPassage, omissions: ReadonlySet<number>): WordRange[] {
  const { found, from, to } = passage;
  const [start, end] = coreOf(passage);
  const ranges: [number, number][] = [
    [from, start],
    [end, to],
  ];
  for (let at = start; at < end; at++) {
    if (found[at - from] !== -1) continue;
    const last = ranges.at(-1)!;
    if (last[1] === at && last[0] >= start && !omissions.has(at)) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  const isJoined = ([first, last]: WordRange) =>
    first === from || last === to || omissions.has(first) || omissions.has(last);
  return ranges.filter((range) => range[1] - range[0] >= minPassageWords && isJoined(range));
}

export function hasMost({ matched, found }: AlignedPassage): boolean {
  return matched >= minLikelyShare * found.length;
}

/** True if consecutive words are from the passage: the others may be from another one. */
export function hasCore(passage: AlignedPassage): boolean {
  const [start, end] = coreOf(passage);
  const core = passage.found.subarray(start - passage.from, end - passage.from);
  const matched = core.filter((place) => place !== -1).length;
  return core.length >= minPassageWords && matched >= minPassageShare * core.length;
}

/** True if the quotation begins or ends with all words of one or several verses, and continues with another passage. */
export function isOneOfTwo(passage: AlignedPassage): boolean {
  const { region, found, from, to } = passage;
  const [start, end] = coreOf(passage);
  if (end - start < minCoreWords || to - from - (end - start) < minPassageWords) return false;
  const core = found.subarray(start - from, end - from);
  const isWhole = core.every((place, at) => place === core[0]! + at);
  const verseAt = (place: number) => region.words[place]?.verse;
  const isAtStart = start === from && verseAt(core.at(-1)!) !== verseAt(core.at(-1)! + 1);
  const isAtEnd = end === to && verseAt(core[0]!) !== verseAt(core[0]! - 1);
  return isWhole && (isAtStart || isAtEnd);
}

/** The quoted words between which most are found: the maximum sum of 1 for each, less 1 for each of the others. */
function coreOf({ found, from }: AlignedPassage): WordRange {
  let best = { start: 0, end: 0, sum: 0 };
  let [start, sum, previous] = [0, 0, -1];
  for (const [index, place] of found.entries()) {
    if (place === -1) sum--;
    else {
      const skipped = previous === -1 ? 0 : 0.5 * Math.min(4, place - previous - 1);
      if (sum - skipped > 0) sum += 1 - skipped;
      else [start, sum] = [index, 1];
      previous = place;
    }
    if (sum > best.sum) best = { start, end: index + 1, sum };
  }
  return [from + best.start, from + best.end];
}
