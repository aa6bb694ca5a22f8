import { Ladder } from '../../search/ladder.ts';
import { MatchMarker } from '../../search/marks.ts';
import type { SearchQuery, Wanted } from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import { difference, intersection } from '../../search/sorted-numbers.ts';
import type { DocumentQuery } from '../question.ts';
import type { RungedEdition } from './climb-ladder.ts';
import {
  chooseParts,
  type MatchedEdition,
  matchEditions,
  matchUnlessTooBroad,
  readParts,
  type SearchableEdition,
} from './match-editions.ts';
import { matchesOf, type RungOptions } from './merge-rungs.ts';
import { readLengths } from './page-results.ts';
import type { ParsedSearch } from './parse-search.ts';
import { planLadders } from './plan-ladders.ts';
import { annotationsOf, type SearchMatches } from './search-exactly.ts';

interface LiteralSearch extends RungOptions {
  readonly parsed: ParsedSearch;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

interface LiteralEdition extends RungedEdition {
  readonly exact: MatchedEdition;
  readonly marker: MatchMarker | undefined;
}

/**
 * Finds the verses that match a query with operators, then those with other forms of its unquoted words, and
 * selects one page.
 * @throws QuestionError
 */
export function* searchLiterally({
  parsed,
  editions,
  ranges,
  ...options
}: LiteralSearch): DocumentQuery<SearchMatches> {
  const { query, words } = parsed;
  const matched = yield* matchEditions(chooseParts(editions, query), query, ranges);
  const lengths = options.sort === 'relevance' ? yield* readLengths(matched) : [];
  const phrases = yield* matchPhrase(matched, query, ranges);
  const inflected = yield* inflect(matched, query);
  const found: LiteralEdition[] = [];
  for (const [at, exact] of matched.entries()) {
    const { id, index } = exact;
    const { verses } = exact.found;
    const withForms = inflected.get(id)?.query;
    const [other] = withForms ? yield* matchUnlessTooBroad([exact], withForms, ranges) : [];
    const phrase = intersection(phrases.get(id) ?? verses.subarray(0, 0), verses);
    const forms = other ? difference(other.found.verses, verses) : verses.subarray(0, 0);
    const rungs = { phrase, all: difference(verses, phrase), forms, some: [] };
    const rank = (wanted: Int32Array, maxVerses?: number) => {
      const { found } = other && wanted === forms ? other : exact;
      return Array.from(found.byRelevance(lengths[at]!, maxVerses, wanted), (verse, place) => ({
        verse,
        score: -place,
      }));
    };
    found.push({ id, index, exact, marker: withForms && new MatchMarker(withForms), rungs, rank });
  }
  const first = matched[0]!;
  const marker = new MatchMarker(query);
  return {
    ...(yield* matchesOf({ editions: found, ranges }, options, ({ edition, match, number }, text) => {
      const used = match === 'forms' ? edition.marker : undefined;
      return (used ?? marker).marksIn(text, edition.exact.found.annotatedAt(number));
    })),
    missing: words.filter(
      (word) => first.found.missing.has(word) && !inflected.get(first.id)?.words.has(word),
    ),
    ...annotationsOf(matched, parsed),
  };
}

function* matchPhrase(
  matched: readonly MatchedEdition[],
  { clauses }: SearchQuery,
  ranges: readonly PlaceRange[] | undefined,
): DocumentQuery<ReadonlyMap<string, Int32Array>> {
  const required = clauses.filter(({ isExcluded }) => !isExcluded);
  const phrases = required.flatMap(({ anyOf }) =>
    anyOf.length === 1 && anyOf[0]!.type === 'phrase' ? anyOf[0]! : [],
  );
  const words = phrases.flatMap((phrase) => phrase.words);
  const isPhrase = words.length > 1 || phrases.some(({ isQuoted }) => isQuoted);
  if (phrases.length < required.length || !isPhrase) return new Map();
  const phrase: Wanted = { type: 'phrase', words, isQuoted: true };
  const query: SearchQuery = { clauses: [{ isExcluded: false, anyOf: [phrase] }] };
  const found =
    required.length === 1
      ? matched
      : yield* matchUnlessTooBroad(
          matched.filter(({ found }) => found.verses.length > 0),
          query,
          ranges,
        );
  return new Map(found.map(({ id, found }) => [id, found.verses]));
}

interface Inflected {
  readonly query: SearchQuery;
  readonly words: ReadonlySet<string>;
}

function* inflect(
  editions: readonly SearchableEdition[],
  { clauses }: SearchQuery,
): DocumentQuery<ReadonlyMap<string, Inflected>> {
  const words = clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf.flatMap(unquotedWord)));
  if (words.length === 0) return new Map();
  const planned = yield* planLadders(editions, words);
  const partAt = yield* readParts(planned.flatMap(({ plan }) => plan.paths));
  const queries = planned.flatMap(({ id, index, plan }): [string, Inflected][] => {
    const ladder = new Ladder(index, plan, partAt, { lengths: new Int32Array(), inside: undefined });
    const formsOf = (wanted: Wanted) => unquotedWord(wanted).flatMap((word) => ladder.formsOf(word));
    const inflectedWords = new Set(words.filter((word) => ladder.formsOf(word).length > 0));
    if (inflectedWords.size === 0) return [];
    const inflected = clauses.map(({ isExcluded, anyOf }) => ({
      isExcluded,
      anyOf: isExcluded ? anyOf : anyOf.flatMap((each) => [each, ...formsOf(each).map(wantedWord)]),
    }));
    return [[id, { query: { clauses: inflected }, words: inflectedWords }]];
  });
  return new Map(queries);
}

function unquotedWord(wanted: Wanted): string[] {
  if (wanted.type !== 'phrase' || wanted.isQuoted || wanted.words.length > 1) return [];
  return wanted.words.flatMap(({ text, isPrefix }) => (isPrefix ? [] : text));
}

function wantedWord(text: string): Wanted {
  return { type: 'phrase', words: [{ text, isPrefix: false }], isQuoted: false };
}
