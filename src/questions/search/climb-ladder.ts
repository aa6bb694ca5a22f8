import type { Rung } from '../../documents/question-parameters.ts';
import { foldedWords } from '../../search/analysis.ts';
import { byScore, Ladder, type ScoredVerse } from '../../search/ladder.ts';
import type { LadderPlan } from '../../search/ladder-plan.ts';
import { queryOfPhrases } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import { difference, intersection } from '../../search/sorted-numbers.ts';
import type { Stem } from '../../search/word-forms.ts';
import { likeness } from '../../search/word-order.ts';
import type { DocumentQuery } from '../question.ts';
import type { SimpleChapter } from '../read-verses.ts';
import { chooseParts, matchEditions, type PartAt, type SearchableEdition } from './match-editions.ts';
import { textAt } from './page-results.ts';

export interface PlannedEdition extends SearchableEdition {
  readonly plan: LadderPlan;
  /** Undefined if no stemmer exists for the language. */
  readonly stem: Stem | undefined;
}

export interface ClimbedEdition extends SearchableEdition {
  readonly ladder: Ladder;
  /** Verses of each rung, each in one rung only, in ascending order; `some` is sorted by score. */
  readonly rungs: Readonly<Record<Exclude<Rung, 'some'>, Int32Array>> & {
    readonly some: readonly ScoredVerse[];
  };
}

interface ClimbOptions {
  /** Words of the query in order, folded. */
  readonly words: readonly string[];
  /** Returns the parts that are planned. */
  readonly partAt: PartAt;
  /** Number of words in each verse; may be empty. */
  readonly lengths: Int32Array;
  /** Undefined searches everywhere. */
  readonly ranges: readonly PlaceRange[] | undefined;
}

/** Reading the texts of so many verses takes fewer documents than reading the parts of the other words. */
const maxReadVerses = 5;
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
  { words, partAt, lengths, ranges }: ClimbOptions,
): DocumentQuery<ClimbedEdition> {
  const { id, index, plan, stem } = edition;
  const inside = ranges && index.versesIn(ranges);
  const ladder = new Ladder(index, plan, partAt, { lengths, inside });
  const query = { edition, words, ranges };

  const all = yield* withAllWords(ladder.withAll(false), plan, query);
  const phrase = yield* asPhrase(all, query);
  const inAnyForm = difference(ladder.withAll(true), all);
  const forms = plan.isComplete ? inAnyForm : yield* checkTexts(inAnyForm, query, hasForms(words, stem));
  const some = ladder.withMost([all, forms]);
  const isFirst = all.length === 0 && forms.length === 0;
  return {
    id,
    index,
    ladder,
    rungs: {
      phrase,
      all: difference(all, phrase),
      forms,
      some: isFirst ? yield* bestFirst(some, query) : some,
    },
  };
}

interface EditionQuery {
  readonly edition: SearchableEdition;
  readonly words: readonly string[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

/** @param verses those with the words that were looked up. */
function* withAllWords(verses: Int32Array, plan: LadderPlan, query: EditionQuery): DocumentQuery<Int32Array> {
  if (plan.isComplete || verses.length === 0) return verses;
  const words = new Set(query.words);
  if (verses.length <= maxReadVerses)
    return yield* checkTexts(verses, query, (text) => isSuperset(new Set(text), words));
  return yield* evaluated(
    [...words].map((word) => [word]),
    query,
  );
}

function* asPhrase(verses: Int32Array, query: EditionQuery): DocumentQuery<Int32Array> {
  if (query.words.length < 2 || verses.length === 0) return verses.subarray(0, 0);
  if (verses.length <= maxReadVerses)
    return yield* checkTexts(verses, query, (text) => hasPhrase(text, query.words));
  return intersection(verses, yield* evaluated([query.words], query));
}

/** The verses with all of the phrases, from the index alone. */
function* evaluated(
  phrases: readonly (readonly string[])[],
  { edition, ranges }: EditionQuery,
): DocumentQuery<Int32Array> {
  const query = queryOfPhrases(phrases);
  const [matched] = yield* matchEditions(chooseParts([edition], query), query, ranges);
  return matched!.found.verses;
}

function* checkTexts(
  verses: Int32Array,
  { edition: { index } }: EditionQuery,
  isMatch: (words: readonly string[]) => boolean,
): DocumentQuery<Int32Array> {
  if (verses.length === 0 || verses.length > maxReadVerses) return verses.subarray(0, 0);
  const texts = yield* readTexts(Array.from(verses, (verse) => index.placeOf(verse)));
  return verses.filter((_, at) => isMatch(foldedWords(texts[at]!)));
}

function* readTexts(
  places: readonly { readonly path: string; readonly place: number }[],
): DocumentQuery<string[]> {
  const paths = [...new Set(places.map(({ path }) => path))];
  const chapters = yield paths;
  return places.map(({ path, place }) => {
    return textAt(chapters[paths.indexOf(path)] as SimpleChapter | undefined, place);
  });
}

/** Puts the verse that repeats the query best before others with a similar score. */
function* bestFirst(
  verses: readonly ScoredVerse[],
  { edition, words }: EditionQuery,
): DocumentQuery<ScoredVerse[]> {
  const [best] = verses;
  if (!best) return [];
  const likely: { readonly scored: ScoredVerse; readonly path: string; readonly place: number }[] = [];
  const paths = new Set<string>();
  for (const scored of verses.slice(0, maxLikelyVerses)) {
    const at = edition.index.placeOf(scored.verse);
    paths.add(at.path);
    if (scored.score < minLikelyScore * best.score || paths.size > maxLikelyChapters) break;
    likely.push({ scored, ...at });
  }
  if (likely.length < 2) return [...verses];
  const texts = yield* readTexts(likely);
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

function hasForms(words: readonly string[], stem: Stem | undefined) {
  const formOf = stem ?? ((word: string) => word);
  const wanted = new Set(words.map(formOf));
  return (text: readonly string[]) => isSuperset(new Set(text.map(formOf)), wanted);
}

function hasPhrase(text: readonly string[], words: readonly string[]): boolean {
  return text.some((_, at) => words.every((word, index) => text[at + index] === word));
}
