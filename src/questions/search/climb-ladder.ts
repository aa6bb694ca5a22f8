import type { EntryScope, Rung } from '../../documents/question-parameters.ts';
import { foldedWords } from '../../search/analysis.ts';
import { DictionaryPlan } from '../../search/forms/dictionary-plan.ts';
import { byScore, Ladder, type ScoredVerse } from '../../search/ladder.ts';
import type { LadderPlan, PlannedWord } from '../../search/ladder-plan.ts';
import { type PlainQuery, queryOfPhrases } from '../../search/query.ts';
import type { IndexedVerse, PlaceRange } from '../../search/read-index.ts';
import { difference, intersection } from '../../search/sorted-numbers.ts';
import { likeness } from '../../search/word-order.ts';
import type { DocumentQuery } from '../question.ts';
import { matchUnlessTooBroad, type PartAt, readParts, type SearchableEdition } from './match-editions.ts';
import { textOf } from './page-results.ts';
import type { PlannedEdition } from './plan-ladders.ts';

export interface RungedEdition extends SearchableEdition {
  /** Verses of each rung, each in one rung only, in ascending order; `some` is sorted by score. */
  readonly rungs: Readonly<Record<Exclude<Rung, 'some'>, Int32Array>> & {
    readonly some: readonly ScoredVerse[];
  };
  readonly rank: (verses: Int32Array) => readonly ScoredVerse[];
}

export interface ClimbedEdition extends RungedEdition {
  readonly ladder: Ladder;
}

interface ClimbOptions {
  readonly query: PlainQuery;
  readonly partAt: PartAt;
  readonly lengths: Int32Array;
  /** Undefined searches everywhere. */
  readonly ranges: readonly PlaceRange[] | undefined;
  /** True leaves out verses that have only some of the words, and dictionary forms. */
  readonly isWhole?: boolean;
}

/** Reading the texts of so many verses takes fewer documents than reading the parts of the other words. */
const maxReadVerses = 5;
/** Words that are looked up together, and in total, to find out if a verse has all words of a long query. */
const wordsPerLookup = 12;
const maxLookups = 36;
/** Maximum number of verses and chapters that are compared with the query word by word to find the best one. */
const maxLikelyVerses = 6;
const maxLikelyChapters = 3;
/** Part of the best score below which a verse is not the best one. */
const minLikelyScore = 0.8;
/** Weight of the similarity of a verse's text and the query, relative to the score from the index. */
const likenessWeight = 2;

/**
 * Finds the verses of each rung in one edition. Words without a planned part are checked in the texts if few
 * verses are left, and in their parts otherwise.
 * @throws QuestionError
 */
export function* climbLadder(
  edition: PlannedEdition,
  { query: { words, tokens }, partAt, lengths, ranges, isWhole = false }: ClimbOptions,
): DocumentQuery<ClimbedEdition> {
  const { id, index, plan } = edition;
  const inside = ranges && index.versesIn(ranges);
  const dictionary = isWhole ? undefined : yield* readDictionary(edition, partAt);
  const ladder = new Ladder(index, plan, partAt, { lengths, inside, dictionary });
  const query = { edition, words, ranges };

  const together = yield* withAllWords(ladder.withAll(false), plan, query);
  const compounds = tokens.filter((token) => token.length > 1);
  const all = compounds.length > 0 ? yield* withPhrases(together, compounds, query) : together;
  const phrase = yield* asPhrase(all, query);
  const inAnyForm = difference(ladder.withAll(true), together);
  const unread = plan.words.filter(({ text }) => !plan.chosen.some((word) => word.text === text));
  const forms = plan.isComplete ? inAnyForm : yield* checkTexts(inAnyForm, query, hasForms(unread));
  const some = isWhole ? [] : ladder.withMost([all, forms]);
  const isFirst = all.length === 0 && forms.length === 0;
  return {
    id,
    index,
    ladder,
    rank: (verses) => ladder.rank(verses),
    rungs: {
      phrase,
      all: difference(all, phrase),
      forms,
      some: isFirst ? yield* bestFirst(some, query) : some,
    },
  };
}

function* readDictionary({ index, plan }: PlannedEdition, partAt: PartAt) {
  if (!index.root.dictionary) return undefined;
  const dictionary = new DictionaryPlan(index, plan, partAt);
  const dictionaryPartAt = yield* readParts(dictionary.paths);
  return (text: string) => dictionary.formsOf(text, dictionaryPartAt);
}

interface EditionQuery {
  readonly edition: SearchableEdition;
  readonly words: readonly string[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

function* withAllWords(verses: Int32Array, plan: LadderPlan, query: EditionQuery): DocumentQuery<Int32Array> {
  if (plan.isComplete) return verses;
  const words = [...new Set(query.words)];
  let found = verses;
  for (
    let at = 0;
    at < Math.min(words.length, maxLookups) && found.length > maxReadVerses;
    at += wordsPerLookup
  ) {
    const some = words.slice(at, at + wordsPerLookup).map((word) => [word]);
    found = intersection(found, (yield* evaluated(some, query)) ?? found);
  }
  if (found.length > maxReadVerses && words.length <= maxLookups) return found;
  return yield* checkTexts(found, query, (text) => isSuperset(new Set(text), new Set(words)));
}

function asPhrase(verses: Int32Array, query: EditionQuery): DocumentQuery<Int32Array> {
  return withPhrases(verses, query.words.length < 2 ? [] : [query.words], query);
}

function* withPhrases(
  verses: Int32Array,
  phrases: readonly (readonly string[])[],
  query: EditionQuery,
): DocumentQuery<Int32Array> {
  if (phrases.length === 0 || verses.length === 0) return verses.subarray(0, 0);
  const inIndex = verses.length > maxReadVerses ? yield* evaluated(phrases, query) : undefined;
  if (inIndex) return intersection(verses, inIndex);
  return yield* checkTexts(verses, query, (text) => phrases.every((words) => hasPhrase(text, words)));
}

function* evaluated(
  phrases: readonly (readonly string[])[],
  { edition, ranges }: EditionQuery,
): DocumentQuery<Int32Array | undefined> {
  const [matched] = yield* matchUnlessTooBroad([edition], queryOfPhrases(phrases), ranges);
  return matched?.found.verses;
}

function* checkTexts(
  verses: Int32Array,
  { edition: { index } }: EditionQuery,
  isMatch: (words: readonly string[]) => boolean,
): DocumentQuery<Int32Array> {
  if (verses.length === 0 || verses.length > maxReadVerses) return verses.subarray(0, 0);
  const places = Array.from(verses, (verse) => index.placeOf(verse));
  const texts = yield* readTexts(index.scope, places);
  return verses.filter((_, at) => isMatch(foldedWords(texts[at]!)));
}

function* readTexts(scope: EntryScope | undefined, places: readonly IndexedVerse[]): DocumentQuery<string[]> {
  const paths = [...new Set(places.map(({ path }) => path))];
  const documents = yield paths;
  return places.map((at) => textOf(scope, documents[paths.indexOf(at.path)], at));
}

function* bestFirst(
  verses: readonly ScoredVerse[],
  { edition, words }: EditionQuery,
): DocumentQuery<ScoredVerse[]> {
  const [best] = verses;
  if (!best) return [];
  const likely: { readonly scored: ScoredVerse; readonly at: IndexedVerse }[] = [];
  const paths = new Set<string>();
  for (const scored of verses.slice(0, maxLikelyVerses)) {
    const at = edition.index.placeOf(scored.verse);
    paths.add(at.path);
    if (scored.score < minLikelyScore * best.score || paths.size > maxLikelyChapters) break;
    likely.push({ scored, at });
  }
  if (likely.length < 2) return [...verses];
  const texts = yield* readTexts(
    edition.index.scope,
    likely.map(({ at }) => at),
  );
  const ranked = likely.map(({ scored: { verse, score } }, at) => ({
    verse,
    score: score * (1 + likenessWeight * likeness(words, texts[at]!)),
  }));
  return [...ranked.sort(byScore), ...verses.slice(likely.length)];
}

function isSuperset(set: ReadonlySet<string>, subset: ReadonlySet<string>): boolean {
  for (const item of subset) if (!set.has(item)) return false;
  return true;
}

function hasForms(words: readonly PlannedWord[]) {
  return (text: readonly string[]) =>
    words.every((word) => text.some((other) => other === word.text || word.forms?.has(other)));
}

function hasPhrase(text: readonly string[], words: readonly string[]): boolean {
  return text.some((_, at) => words.every((word, index) => text[at + index] === word));
}
