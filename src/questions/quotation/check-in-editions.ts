import type { IndexRoot } from '../../search/read-index.ts';
import type { ReferenceData, VerseAddress } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import type { SearchableEdition } from '../search/match-editions.ts';
import { type AlignedPassage, alignPassage, regionOf } from './align-passage.ts';
import { EditionNumberings, type QuotationPlaces } from './edition-numberings.ts';
import {
  estimateShare,
  findInEdition,
  maxQuotationDocuments,
  type NumberedVerses,
  readRegions,
} from './find-in-edition.ts';
import { compareJudged, type JudgedQuotation, judgeQuotation } from './judge-quotation.ts';
import { scoreOf } from './passage-evidence.ts';
import type { Quotation, QuotedWord } from './quoted-words.ts';

const maxSearched = 5;
/** Editions whose lengths of verses are read to find out which of them has all words. */
export const maxLocated = 3;
/** Verses before and after the same verses of another edition: the numbers of some differ by one or two. */
export const nearbyVerses = 2;
const maxChapters = 4;
/** Editions with a smaller share of frequent words in the quotation are in another language. */
const minLanguageShare = 0.5;

/** Parts of the index and chapters that are read to find out whether an edition has all words. */
const maxEstimateDocuments = 3;

export interface CheckedQuotation {
  readonly best: JudgedQuotation | undefined;
  readonly others: readonly JudgedQuotation[];
  /** The editions that may be in the language of the quotation, in order. */
  readonly likely: readonly SearchableEdition[];
  readonly numbering: EditionNumberings;
  readonly maxDocuments: number;
}

/**
 * Finds a quotation in the first edition that has it, and compares it with the same verses of the others. If none
 * of them has the same words, the others are searched too.
 */
export function* checkInEditions(
  quotation: Quotation,
  editions: readonly SearchableEdition[],
  referenceData: ReferenceData | undefined,
): DocumentQuery<CheckedQuotation> {
  const { likely, possible } = sortByLanguage(quotation, editions);
  const numbering = new EditionNumberings(referenceData?.numbering);
  const judged = new Map<SearchableEdition, JudgedQuotation>();
  const max = maxDocumentsIn(editions.length, likely.length);
  let searched = 0;
  const searchIn = function* (
    edition: SearchableEdition,
    limit = max,
  ): DocumentQuery<JudgedQuotation | undefined> {
    searched++;
    const found = yield* findInEdition(edition, quotation, limit);
    const result = found && judgeQuotation(quotation, found);
    const known = judged.get(edition);
    if (result && (!known || compareJudged(result, known) < 0)) judged.set(edition, result);
    return result;
  };

  const queue = yield* inOrderOfSearch(quotation, likely, max);
  let anchor: JudgedQuotation | undefined;
  while (queue.length > 0 && searched < maxSearched && !isFoundAnywhere(anchor))
    anchor = yield* searchIn(queue.shift()!);
  const isRight = () => [...judged.values()].some(hasSameWords);
  if (isFoundAnywhere(anchor)) {
    const all = yield* numbering.passagesIn(anchor, queue);
    for (const found of yield* compareAt(all, quotation)) judged.set(found.edition, found);
    // The quotation may be from other verses of another edition
    while (queue.length > 0 && searched < maxSearched && !isRight()) yield* searchIn(queue.shift()!);
  }
  for (const [at, edition] of possible.entries()) {
    if (isRight()) break;
    const limit = max + maxEstimateDocuments * (at + 1);
    if ((yield* estimateShare(edition, quotation, limit)) === Number.POSITIVE_INFINITY)
      yield* searchIn(edition, limit);
  }
  const [best, ...others] = [...likely, ...possible]
    .flatMap((edition) => judged.get(edition) ?? [])
    .sort(compareJudged);
  return { best, others, likely, numbering, maxDocuments: max };
}

/** Limits the documents: the second of two editions also takes its lengths and the chapter that is compared. */
function maxDocumentsIn(editions: number, likely: number): number {
  if (editions <= 2) return maxQuotationDocuments - (editions - 1) - (likely - 1);
  const searched = Math.min(maxSearched, likely);
  return maxQuotationDocuments * searched + maxEstimateDocuments * (likely - searched);
}

/** The editions that have most of the words come first: they are often the only ones that can be read. */
function* inOrderOfSearch(
  quotation: Quotation,
  editions: readonly SearchableEdition[],
  max: number,
): DocumentQuery<SearchableEdition[]> {
  if (editions.length === 1) return [...editions];
  const shares = new Map<SearchableEdition, number>();
  for (const edition of editions) {
    const share = yield* estimateShare(edition, quotation, max);
    shares.set(edition, share);
    if (share === Number.POSITIVE_INFINITY) break;
  }
  return [...editions].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0));
}

export const isFoundAnywhere = (judged: JudgedQuotation | undefined): judged is JudgedQuotation =>
  judged !== undefined && judged.agreement !== 'not-found';
export const hasSameWords = ({ agreement }: JudgedQuotation) =>
  agreement === 'exact' || agreement === 'partial';

/**
 * Leaves out editions in another script. `possible` are those with few of the frequent words: they are in another
 * language, or too small to have frequent words.
 */
function sortByLanguage({ words }: Quotation, editions: readonly SearchableEdition[]) {
  const isWord = ({ number, isCaller }: QuotedWord) => number === undefined && !isCaller;
  const written = words.filter(isWord).map(({ folded }) => folded);
  const ofScript = withMost(editions, ({ index }) => {
    const scripts = scriptsOf(index.root);
    return written.filter((word) => scripts.size === 0 || scripts.has(scriptAt(word))).length;
  });
  const likely = withMost(ofScript, ({ index }) => written.filter((word) => index.isFrequent(word)).length);
  return { likely, possible: ofScript.filter((edition) => !likely.includes(edition)) };
}

function withMost(
  editions: readonly SearchableEdition[],
  countIn: (edition: SearchableEdition) => number,
): readonly SearchableEdition[] {
  const counts = editions.map(countIn);
  const min = minLanguageShare * Math.max(...counts);
  return editions.filter((_, at) => counts[at]! >= min);
}

/** Scripts of the words that the root of an index names; empty if these are too few. */
const scriptsOf = memoizeByDocument((root: IndexRoot['root']): ReadonlySet<number> => {
  const words = [...root.frequent, ...root.fields.word.parts].filter((word) => /^\p{L}/u.test(word));
  return new Set(words.length < minNamedWords ? [] : words.map(scriptAt));
});
const minNamedWords = 5;

/** A block of Unicode of 256 characters; one number for Chinese, Japanese and Korean. */
export const scriptAt = (word: string) => Math.min(word.charCodeAt(0), 0x2e80) >> 8;

function* compareAt(
  placed: readonly QuotationPlaces[],
  quotation: Quotation,
): DocumentQuery<JudgedQuotation[]> {
  const judged: JudgedQuotation[] = [];
  for (const { edition, passages } of placed) {
    const ranges = passages.flatMap(({ verses }) => rangeAround(edition, verses) ?? []);
    if (ranges.length < passages.length || ranges.length === 0) continue;
    const { chapterAt } = yield* readRegions(edition, ranges, maxChapters);
    const aligned = passages.map(({ quoted }, at): AlignedPassage => {
      const { first, last } = ranges[at]!;
      return alignPassage(quotation, quoted, regionOf(edition.index, first, last, chapterAt));
    });
    if (aligned.some(({ matched }) => matched === 0) || aligned.every((each) => scoreOf(each) < 0)) continue;
    judged.push(judgeQuotation(quotation, { edition, passages: aligned, others: [] }));
  }
  return judged;
}

export function rangeAround(
  { index }: SearchableEdition,
  verses: readonly VerseAddress[],
  nearby = nearbyVerses,
): NumberedVerses | undefined {
  const numbers = verses.flatMap((verse) => index.find(verse) ?? []);
  if (numbers.length === 0) return undefined;
  const path = (number: number) => index.placeOf(number).path;
  let [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const [start, end] = [path(first), path(last)];
  for (let step = 0; step < nearby; step++) {
    if (first > 0 && path(first - 1) === start) first--;
    if (last + 1 < index.root.verses && path(last + 1) === end) last++;
  }
  return { first, last };
}
