import type { Rung } from '../../documents/question-parameters.ts';
import { foldedWords } from '../../search/analysis.ts';
import { partsNeeded } from '../../search/evaluate.ts';
import { DictionaryPlan } from '../../search/forms/dictionary-plan.ts';
import { byScore, Ladder, type LadderOptions, type ScoredVerse } from '../../search/ladder.ts';
import type { LadderPlan, PlannedWord } from '../../search/ladder-plan.ts';
import { type PlainQuery, queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import { difference, intersection } from '../../search/sorted-numbers.ts';
import { likeness } from '../../search/word-order.ts';
import type { DocumentQuery } from '../question.ts';
import { matchUnlessTooBroad, type PartAt, readParts, type SearchableEdition } from './match-editions.ts';
import { textOfHit } from './page-results.ts';
import type { PlannedEdition } from './plan-ladders.ts';

export interface RungedEdition extends SearchableEdition {
  /** Verses of each rung, each in one rung only, in ascending order; `some` is sorted by score. */
  readonly rungs: Readonly<Record<Exclude<Rung, 'some'>, Int32Array>> & {
    readonly some: readonly ScoredVerse[];
  };
  /** The best of these verses, best first; all without `maxVerses`. */
  readonly rank: (verses: Int32Array, maxVerses?: number) => readonly ScoredVerse[];
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
  /** Called with the best verse known so far, before a static host sends more documents than for most queries. */
  readonly onBest?: ((edition: ClimbedEdition) => DocumentQuery<void>) | undefined;
}

export const emptyRungs = {
  phrase: new Int32Array(),
  all: new Int32Array(),
  forms: new Int32Array(),
  some: [],
} as const;

/** Up to this many verses, reading their texts takes fewer documents than reading the parts of the other words. */
const maxReadVerses = 5;
/** Documents that a static host sends up to the first result, and the parts of the index among them. */
const maxDocuments = 8;
const maxPartsOfFirst = 4;
/** Words that are looked up together, and in total, to find out if a verse has all words of a long query. */
const wordsPerLookup = 12;
const maxLookups = 36;
const maxLikelyVerses = 6;
const maxLikelyChapters = 3;
/** Minimum share of the best score for a verse to be a candidate for the first result. */
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
  { query: { words, tokens }, partAt, lengths, ranges, isWhole = false, onBest }: ClimbOptions,
): DocumentQuery<ClimbedEdition> {
  const { id, index, plan } = edition;
  const ladderOptions = { lengths, inside: ranges && index.versesIn(ranges), isWhole };
  const withForms = (dictionary?: LadderOptions['dictionary']) =>
    new Ladder(index, plan, partAt, { ...ladderOptions, dictionary });
  let known: Ladder | undefined;
  const climbed = (ladder: Ladder, rungs: ClimbedEdition['rungs']): ClimbedEdition => ({
    id,
    index,
    ladder,
    rank: (verses, maxVerses) => ladder.rank(verses, maxVerses),
    rungs,
  });
  function* reportBest(): DocumentQuery<void> {
    if (!onBest) return;
    const ladder = known ?? withForms();
    const best = ladder.withMost([]);
    if (best.length > 0) yield* onBest(climbed(ladder, yield* rungsOfBest(best, tokens, query)));
  }
  const query = { edition, words, ranges, read: new ReadDocuments(plan.paths, reportBest) };
  if (index.root.dictionary && !isWhole) {
    const planned = new DictionaryPlan(index, plan, partAt);
    yield* query.read.addParts(planned.paths);
    const dictionaryPartAt = yield* readParts(planned.paths);
    known = withForms((text) => planned.formsOf(text, dictionaryPartAt));
  }
  known ??= withForms();
  const ladder = known;

  const together = yield* withAllWords(ladder.withAll(false), plan, query);
  const compounds = tokens.filter((token) => token.length > 1);
  const all = compounds.length > 0 ? yield* withPhrases(together, compounds, query) : together;
  const phrase = yield* asPhrase(all, query);
  const inAnyForm = difference(ladder.withAll(true), together);
  const unread = plan.words.filter(({ text }) => !plan.chosen.some((word) => word.text === text));
  const forms = plan.isComplete ? inAnyForm : yield* checkTexts(inAnyForm, query, hasForms(unread));
  const some = isWhole ? [] : ladder.withMost([all, forms]);
  const isFirst = all.length === 0 && forms.length === 0;
  return climbed(ladder, {
    phrase,
    all: difference(all, phrase),
    forms,
    some: isFirst ? yield* bestFirst(some, query) : some,
  });
}

/** Counts documents, and calls back once before they exceed those that a static host sends up to the first result. */
class ReadDocuments {
  readonly #parts: Set<string>;
  #texts: ReadonlySet<string> = new Set();
  #beforeMore: (() => DocumentQuery<void>) | undefined;

  constructor(parts: readonly string[], beforeMore: () => DocumentQuery<void>) {
    this.#parts = new Set(parts);
    this.#beforeMore = beforeMore;
  }

  get size(): number {
    return 1 + this.#parts.size + this.#texts.size;
  }

  has(path: string): boolean {
    return this.#parts.has(path) || this.#texts.has(path);
  }

  *addParts(paths: readonly string[]): DocumentQuery<void> {
    const parts = new Set([...this.#parts, ...paths]);
    if (parts.size > Math.max(this.#parts.size, maxPartsOfFirst)) yield* this.#report();
    for (const path of paths) this.#parts.add(path);
  }

  *addTexts(paths: readonly string[]): DocumentQuery<void> {
    const texts = new Set([...this.#texts, ...paths]);
    if (1 + this.#parts.size + texts.size >= maxDocuments) yield* this.#report();
    this.#texts = texts;
  }

  *#report(): DocumentQuery<void> {
    const report = this.#beforeMore;
    const texts = this.#texts;
    this.#beforeMore = undefined;
    if (report) yield* report();
    // The results are the same if nothing is reported
    this.#texts = texts;
  }
}

/** The rung of the best of the likely verses: one with the phrase, else with all words, else with the best score. */
function* rungsOfBest(
  verses: readonly ScoredVerse[],
  tokens: PlainQuery['tokens'],
  query: EditionQuery,
): DocumentQuery<ClimbedEdition['rungs']> {
  const likely = likelyVerses(verses, query);
  const texts = yield* readTexts(
    likely.map(({ verse }) => verse),
    query,
  );
  const words = texts.map((text) => foldedWords(text));
  const withAll = (phrases: readonly (readonly string[])[]) => {
    const found = words.findIndex((text) => phrases.every((phrase) => hasPhrase(text, phrase)));
    return found < 0 ? undefined : Int32Array.of(likely[found]!.verse);
  };
  const phrase = query.words.length > 1 ? withAll([query.words]) : undefined;
  if (phrase) return { ...emptyRungs, phrase };
  const all = withAll(tokens);
  return all ? { ...emptyRungs, all } : { ...emptyRungs, some: verses.slice(0, 1) };
}

interface EditionQuery {
  readonly edition: SearchableEdition;
  readonly words: readonly string[];
  readonly ranges: readonly PlaceRange[] | undefined;
  readonly read: ReadDocuments;
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
  if (found.length <= maxReadVerses)
    return yield* checkTexts(found, query, (text) => isSuperset(new Set(text), new Set(words)));
  // A long verse that is often repeated is only found as a phrase
  return words.length <= maxLookups ? found : yield* withPhrases(found, [query.words], query);
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
  const inIndex = isIndexSmaller(verses, phrases, query) ? yield* evaluated(phrases, query) : undefined;
  if (inIndex) return intersection(verses, inIndex);
  return yield* checkTexts(verses, query, (text) => phrases.every((words) => hasPhrase(text, words)));
}

/** True if the other parts of the phrases are fewer documents than the texts of the verses. */
function isIndexSmaller(
  verses: Int32Array,
  phrases: readonly (readonly string[])[],
  { edition: { index }, read }: EditionQuery,
): boolean {
  if (verses.length > maxReadVerses) return true;
  const texts = new Set(Array.from(verses, (verse) => index.placeOf(verse).path));
  const unread = (paths: Iterable<string>) => [...paths].filter((path) => !read.has(path)).length;
  // The text of the first result is read anyway
  return unread(partsNeeded(index, queryOfPhrases(phrases))) < unread(texts) - 1;
}

function* evaluated(
  phrases: readonly (readonly string[])[],
  { edition, ranges, read }: EditionQuery,
): DocumentQuery<Int32Array | undefined> {
  const query = queryOfPhrases(phrases);
  yield* read.addParts(partsNeeded(edition.index, query));
  const [matched] = yield* matchUnlessTooBroad([edition], query, ranges);
  return matched?.found.verses;
}

function* checkTexts(
  verses: Int32Array,
  query: EditionQuery,
  isMatch: (words: readonly string[]) => boolean,
): DocumentQuery<Int32Array> {
  if (verses.length === 0 || verses.length > maxReadVerses) return verses.subarray(0, 0);
  const texts = yield* readTexts(verses, query);
  return verses.filter((_, at) => isMatch(foldedWords(texts[at]!)));
}

function* readTexts(
  verses: ArrayLike<number>,
  { edition: { index }, read }: EditionQuery,
): DocumentQuery<string[]> {
  const places = Array.from(verses, (verse) => index.placeOf(verse));
  const paths = [...new Set(places.map(({ path }) => path))];
  yield* read.addTexts(paths);
  const documents = yield paths;
  return places.map((at) => textOfHit(index.scope, documents[paths.indexOf(at.path)], at));
}

function* bestFirst(verses: readonly ScoredVerse[], query: EditionQuery): DocumentQuery<ScoredVerse[]> {
  const likely = likelyVerses(verses, query);
  if (likely.length < 2) return [...verses];
  const texts = yield* readTexts(
    likely.map(({ verse }) => verse),
    query,
  );
  const ranked = likely.map(({ verse, score }, at) => ({
    verse,
    score: score * (1 + likenessWeight * likeness(query.words, texts[at]!)),
  }));
  return [...ranked.sort(byScore), ...verses.slice(likely.length)];
}

/** The verses with nearly the best score, as far as few documents have their texts. */
function likelyVerses(verses: readonly ScoredVerse[], { edition, read }: EditionQuery): ScoredVerse[] {
  const likely: ScoredVerse[] = [];
  const paths = new Set<string>();
  const maxChapters = Math.max(1, Math.min(maxLikelyChapters, maxDocuments - read.size));
  for (const scored of verses.slice(0, maxLikelyVerses)) {
    const { path } = edition.index.placeOf(scored.verse);
    if (!read.has(path)) paths.add(path);
    if (scored.score < minLikelyScore * verses[0]!.score || paths.size > maxChapters) break;
    likely.push(scored);
  }
  return likely;
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
