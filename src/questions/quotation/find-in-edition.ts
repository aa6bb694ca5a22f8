import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import type { SearchableEdition } from '../search/match-editions.ts';
import { readLengths } from '../search/page-results.ts';
import {
  type AlignedPassage,
  alignPassage,
  type QuotedChapter,
  type Region,
  regionOf,
} from './align-passage.ts';
import { type LocatedWords, type Location, locateWords, verseAt } from './locate-words.ts';
import {
  hasAll,
  hasCore,
  hasMost,
  isOneOfTwo,
  isWholeVerses,
  minPassageShare,
  rangesElsewhere,
  scoreOf,
  type WordRange,
} from './passage-evidence.ts';
import type { Quotation } from './quoted-words.ts';

interface ReadingLimits {
  readonly parts: number;
  readonly chapters: number;
}

/** Documents for a quotation, in addition to the lengths of the verses of each edition and the manifest. */
export const maxQuotationDocuments = 10;
/** Parts of the index among them: about 20 kB each. */
const maxParts = 7;
/** Enough for a quotation without changes: its rarest words are in the same place. */
const quickLimits: ReadingLimits = { parts: 2, chapters: 1 };
/** Share of these words in one place, below which no chapter is read for them alone. */
const minQuickShare = 0.85;
/** Places with a smaller share of the best score do not have the same words. */
const minEqualShare = 0.95;
const firstLimits: ReadingLimits = { parts: 4, chapters: 3 };
const moreLimits: ReadingLimits = { parts: 6, chapters: 2 };
const joinedLimits: ReadingLimits = { parts: 4, chapters: 2 };
/** Places with a smaller share of the best score are not read. */
const minLocationShare = 0.75;
const equalBonus = 0.1;
const maxRegions = 8;
const maxKnownRegions = 3;
/** Words before and after the estimated place that are compared too. */
const marginWords = 12;
/** The same if text is omitted: the rest of the quotation may be far away. */
const omissionMargin = 150;
const maxPassages = 3;
const maxJoinedRanges = 6;

export interface FoundQuotation {
  readonly edition: SearchableEdition;
  readonly passages: readonly AlignedPassage[];
  readonly others: readonly AlignedPassage[];
}

export interface NumberedVerses {
  readonly first: number;
  readonly last: number;
}

export function* findInEdition(
  edition: SearchableEdition,
  quotation: Quotation,
  max: number,
): DocumentQuery<FoundQuotation | undefined> {
  const [lengths] = yield* readLengths([edition]);
  const starts = lengths && startsOf(lengths);
  if (!starts || quotation.words.length === 0) return undefined;
  const finder = new PassageFinder(edition, quotation, starts, max);
  const all = yield* finder.find([0, quotation.words.length]);
  const [best, ...others] = all;
  if (!best) return undefined;
  const passages = yield* finder.withJoined(best);
  const isAlone = passages.length === 1;
  return {
    edition,
    passages,
    others: isAlone ? others.filter((each) => scoreOf(each) === scoreOf(best)) : [],
  };
}

/**
 * The share of the words of a quotation that an edition has in one place, as far as two parts of its index say;
 * infinite if it has all words there.
 */
export function* estimateShare(
  edition: SearchableEdition,
  quotation: Quotation,
  max: number,
): DocumentQuery<number> {
  const [lengths] = yield* readLengths([edition]);
  if (!lengths) return 0;
  const finder = new PassageFinder(edition, quotation, startsOf(lengths), max);
  return yield* finder.estimateShare([0, quotation.words.length]);
}

const startsOf = memoizeByDocument((lengths: Int32Array) => {
  const starts = new Int32Array(lengths.length + 1);
  for (let verse = 0; verse < lengths.length; verse++) starts[verse + 1] = starts[verse]! + lengths[verse]!;
  return starts;
});

class PassageFinder {
  readonly #edition: SearchableEdition;
  readonly #quotation: Quotation;
  readonly #starts: Int32Array;
  readonly #maxDocuments: number;
  readonly #regions = new Map<string, Region>();
  readonly #aligned: { readonly of: Region; readonly passage: AlignedPassage }[] = [];
  #parts = 0;

  constructor(edition: SearchableEdition, quotation: Quotation, starts: Int32Array, max: number) {
    this.#edition = edition;
    this.#quotation = quotation;
    this.#starts = starts;
    this.#maxDocuments = max;
  }

  get #documentsLeft(): number {
    return this.#maxDocuments - this.#quotation.read.size;
  }

  *find(range: WordRange): DocumentQuery<AlignedPassage[]> {
    const quick = yield* this.findWhole(range);
    if (quick.length > 0) return quick;
    const known = this.#inKnownRegions(range);
    if (known && isOneOfTwo(known)) return [known];
    const located = yield* this.#locate(range, firstLimits);
    const [first] = yield* this.#findAt(range, located, 1);
    if (first && isOneOfTwo(first)) return [first];
    const found = yield* this.#findAt(range, located, firstLimits.chapters);
    const isLikely = found[0] && (hasMost(found[0]) || hasCore(found[0]));
    return isLikely ? found : yield* this.#findWith(range, moreLimits);
  }

  /** Passages with all words of a range. Reads little, so it does not find each of them. */
  *findWhole(range: WordRange): DocumentQuery<AlignedPassage[]> {
    const { locations, share } = yield* this.#locate(range, quickLimits);
    if (share < minQuickShare) return [];
    const equal = locations.filter(({ score }) => score >= minEqualShare * locations[0]!.score);
    const first = yield* this.#alignAt(range, locations.slice(0, 1), quickLimits.chapters);
    return hasAll(range, first) ? yield* this.#alignAt(range, equal, firstLimits.chapters) : [];
  }

  *estimateShare(range: WordRange): DocumentQuery<number> {
    const { locations, share } = yield* this.#locate(range, quickLimits);
    if (share < minQuickShare) return share;
    // The first place may be a parallel passage
    for (const location of locations.slice(0, 2)) {
      const found = yield* this.#alignAt(range, [location], quickLimits.chapters);
      if (hasAll(range, found)) return Number.POSITIVE_INFINITY;
    }
    return share;
  }

  *#locate([from, to]: WordRange, limits: ReadingLimits): DocumentQuery<LocatedWords> {
    const { words, omissions } = this.#quotation;
    const { read } = this.#quotation;
    const before = read.size;
    // Verse numbers and note callers are not in the text
    const folded = words
      .slice(from, to)
      .map(({ folded, number, isCaller }) => ((number ?? isCaller) ? '' : folded));
    const gaps = new Set([...omissions].flatMap((at) => (at > from && at < to ? [at - from] : [])));
    const located = yield* locateWords(this.#edition, folded, gaps, {
      starts: this.#starts,
      maxParts: limits.parts,
      maxNewParts: Math.min(this.#documentsLeft - 1, maxParts - this.#parts),
      read,
      work: this.#quotation.comparisons,
    });
    this.#parts += read.size - before;
    return located;
  }

  *#findWith(range: WordRange, limits: ReadingLimits): DocumentQuery<AlignedPassage[]> {
    if (this.#documentsLeft < 2) return [];
    const located = yield* this.#locate(range, limits);
    return yield* this.#findAt(range, located, limits.chapters);
  }

  *#findAt(
    range: WordRange,
    { locations }: LocatedWords,
    maxChapters: number,
  ): DocumentQuery<AlignedPassage[]> {
    const min = minLocationShare * (locations[0]?.score ?? 0);
    const likely = locations.filter(({ score }) => score >= min);
    return yield* this.#alignAt(range, likely, maxChapters);
  }

  *#alignAt(
    range: WordRange,
    locations: readonly Location[],
    maxChapters: number,
  ): DocumentQuery<AlignedPassage[]> {
    const [from, to] = range;
    const isOmitting = [...this.#quotation.omissions].some((at) => at > from && at < to);
    const ranges = this.#rangesOf(locations, to - from, isOmitting);
    const { chosen, chapterAt } = yield* readRegions(this.#edition, ranges, maxChapters, {
      read: this.#quotation.read,
      maxDocuments: this.#maxDocuments,
    });
    const { index } = this.#edition;
    const aligned = chosen.map(({ first, last }, order) => {
      const key = `${first}-${last}`;
      const region = this.#regions.get(key) ?? regionOf(index, first, last, chapterAt);
      this.#regions.set(key, region);
      const passage = this.#align(range, region);
      return { passage, order, score: scoreOf(passage) + this.#bonusOf(passage) };
    });
    aligned.sort((a, b) => b.score - a.score || a.order - b.order);
    return withoutRepeated(aligned.map(({ passage }) => passage)).filter(({ matched }) => matched > 0);
  }

  /** Aligns words with a region once, even if it is found again. */
  #align(range: WordRange, region: Region): AlignedPassage {
    const known = this.#aligned.find(
      ({ of, passage: { from, to } }) => of === region && from === range[0] && to === range[1],
    );
    if (known) return known.passage;
    const passage = alignPassage(this.#quotation, range, region);
    this.#aligned.push({ of: region, passage });
    return passage;
  }

  #bonusOf(passage: AlignedPassage): number {
    const { region, found, from } = passage;
    let bonus = isWholeVerses(passage) ? equalBonus : 0;
    for (const [index, place] of found.entries()) {
      const { number } = this.#quotation.words[from + index]!;
      if (number === undefined || place !== -1) continue;
      const next = region.words[found[index + 1] ?? -1];
      if (next && region.verses[next.verse]!.verse === number) bonus += equalBonus;
    }
    return bonus;
  }

  /** Looks in other passages for the words around the core of a passage, and next to omissions. */
  *withJoined(best: AlignedPassage): DocumentQuery<AlignedPassage[]> {
    let main = best;
    const joined: AlignedPassage[] = [];
    for (const range of rangesElsewhere(best, this.#quotation.omissions).slice(0, maxJoinedRanges)) {
      if (joined.length + 1 === maxPassages) break;
      const known = this.#inKnownRegions(range);
      const isSure = known && isWholeVerses(known) && scoreOf(known) >= range[1] - range[0];
      const found = isSure ? known : ((yield* this.#findWith(range, joinedLimits))[0] ?? known);
      if (!found || found.matched < minPassageShare * (range[1] - range[0])) continue;
      const whole = this.#extended(found, main);
      joined.push(whole);
      main = this.#without(main, [whole.from, whole.to]);
    }
    return [main, ...joined].sort((a, b) => a.from - b.from);
  }

  #inKnownRegions(range: WordRange): AlignedPassage | undefined {
    const regions = [...this.#regions.values()].slice(0, maxKnownRegions);
    const aligned = regions.map((region) => this.#align(range, region));
    return aligned.sort((a, b) => scoreOf(b) - scoreOf(a))[0];
  }

  #extended(joined: AlignedPassage, main: AlignedPassage): AlignedPassage {
    const { words } = this.#quotation;
    const { region, found } = joined;
    let [from, to] = [joined.from, joined.to];
    let [first, last] = [found[0] ?? -1, found.at(-1) ?? -1];
    const isNext = (place: number, step: number, at: number) =>
      place !== -1 &&
      region.words[place + step]?.verse === region.words[place]!.verse &&
      region.words[place + step]!.folded === words[at]?.folded;
    while (from > main.from && isNext(first, -1, from - 1)) [first, from] = [first - 1, from - 1];
    while (to < main.to && isNext(last, 1, to)) [last, to] = [last + 1, to + 1];
    return from === joined.from && to === joined.to
      ? joined
      : alignPassage(this.#quotation, [from, to], region);
  }

  #without(passage: AlignedPassage, [start, end]: WordRange): AlignedPassage {
    const { from, to, region } = passage;
    if (start <= from) return alignPassage(this.#quotation, [end, to], region);
    if (end >= to) return alignPassage(this.#quotation, [from, start], region);
    const found = passage.found.map((place, index) =>
      from + index >= start && from + index < end ? -1 : place,
    );
    return { ...passage, found, matched: found.filter((place) => place !== -1).length };
  }

  #rangesOf(located: readonly Location[], length: number, isOmitting: boolean): NumberedVerses[] {
    const { index } = this.#edition;
    const margin = (isOmitting ? omissionMargin : marginWords) + (length >> 3);
    const at = (position: number) =>
      Math.min(index.root.verses - 1, verseAt(this.#starts, Math.max(0, position)));
    return located.map(({ position }) => {
      // Further chapters are only read if the quotation extends to them
      const [from, to] = [at(position + 3), at(position + Math.max(0, length - 4))];
      const [first, last] = [at(position - margin), at(position + length + margin)];
      const isBefore = (verse: number) =>
        index.placeOf(verse).path !== index.placeOf(Math.min(from, to)).path;
      const isAfter = (verse: number) => index.placeOf(verse).path !== index.placeOf(Math.max(from, to)).path;
      let [start, end] = [first, last];
      while (start < from && isBefore(start)) start++;
      while (end > to && isAfter(end)) end--;
      return { first: start, last: Math.max(start, end) };
    });
  }
}

export function* readRegions(
  { index }: SearchableEdition,
  ranges: readonly NumberedVerses[],
  maxChapters: number,
  { read, maxDocuments: max } = { read: new Set<string>(), maxDocuments: Number.POSITIVE_INFINITY },
): DocumentQuery<{
  chosen: readonly NumberedVerses[];
  chapterAt: (path: string) => QuotedChapter | undefined;
}> {
  const paths = new Set<string>();
  const chosen: NumberedVerses[] = [];
  for (const range of ranges) {
    if (chosen.length === maxRegions) break;
    const own = new Set<string>();
    for (let verse = range.first; verse <= range.last; verse++) own.add(index.placeOf(verse).path);
    const added = [...own].filter((path) => !paths.has(path));
    const isTooMany = paths.size + added.length > maxChapters;
    const isOver = new Set([...read, ...paths, ...added]).size > max;
    if (isOver || (isTooMany && chosen.length > 0)) continue;
    if (chosen.some(({ first, last }) => first <= range.first && last >= range.last)) continue;
    for (const path of added) paths.add(path);
    chosen.push(range);
  }
  const all = [...paths];
  for (const path of all) read.add(path);
  const chapters = (all.length > 0 ? yield all : []) as readonly (QuotedChapter | undefined)[];
  const byPath = new Map(all.map((path, at) => [path, chapters[at]]));
  return { chosen, chapterAt: (path: string) => byPath.get(path) };
}

function withoutRepeated(passages: readonly AlignedPassage[]): AlignedPassage[] {
  const seen = new Set<number>();
  return passages.filter(({ region, found }) => {
    const first = found.find((place) => place !== -1);
    const word = first === undefined ? undefined : region.words[first]!;
    const key = word ? region.verses[word.verse]!.number : -1;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
