import { readableWords, type WordOfText, wordsWithOffsets } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { queryOfPhrases, type SearchQuery } from '../../search/query.ts';
import type { IndexRoot, PlaceRange } from '../../search/read-index.ts';
import { beginningsOf, similarTerms } from '../../search/similar-terms.ts';
import { type DocumentQuery, QuestionError } from '../question.ts';
import { matchUnlessTooBroad, readParts, type SearchableEdition } from './match-editions.ts';
import { parseBest } from './parse-search.ts';
import type { SuggestedTerm } from './suggest-terms.ts';

interface FailedQuery {
  readonly q: string;
  /** Folded words that the first edition lacks in any form. */
  readonly missing: readonly string[];
  readonly total: number;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

const maxCorrections = 3;
const maxTried = 8;
/** Longer queries hardly ever have all words in one verse. */
const maxWords = 12;
const maxMisspelledWords = 3;
/** Maximum index parts per word: those with the same first letter, nearest first, and with other ones. */
const maxNearParts = 5;
const maxOtherParts = 4;

/**
 * Suggests queries with other spellings of words, most similar first. Each has been evaluated and finds more
 * verses with all words than the query itself. A word that the first edition has in some form keeps its
 * letters; only its apostrophe may change.
 */
export function* correctQuery({
  q,
  missing,
  total,
  editions,
  ranges,
}: FailedQuery): DocumentQuery<SuggestedTerm[]> {
  const places = wordsWithOffsets(q);
  if (places.length > maxWords) return [];
  const candidates =
    missing.length > 0
      ? yield* respell(q, places, missing, editions[0]!.index)
      : total === 0
        ? otherApostrophes(q, places)
        : [];
  const corrections: SuggestedTerm[] = [];
  for (const { term, query } of candidates.slice(0, maxTried)) {
    const parsed = parsedOf(query);
    const matched = parsed ? yield* matchUnlessTooBroad(editions, parsed, ranges) : [];
    const verses = matched.reduce((sum, { found }) => sum + found.verses.length, 0);
    // With fewer editions, the count would be too low
    if (matched.length === editions.length && verses > total) corrections.push({ term, verses, query });
    if (corrections.length === maxCorrections) break;
  }
  return corrections;
}

interface Candidate {
  readonly term: string;
  readonly query: string;
}

function* respell(
  q: string,
  places: readonly WordOfText[],
  missing: readonly string[],
  index: IndexRoot,
): DocumentQuery<Candidate[]> {
  const misspelled = places
    .filter(({ folded, end }) => missing.includes(folded) && q[end] !== '*')
    .slice(0, maxMisspelledWords);
  const similar: string[][] = [];
  for (const { folded } of misspelled) similar.push(yield* similarIn(folded, index));
  if (similar.some((terms) => terms.length === 0)) return [];
  return misspelled.flatMap((_, at) =>
    similar[at]!.slice(at === 0 ? 0 : 1, maxTried).map((term) => {
      const terms = similar.map((all, index) => readableWords(index === at ? term : all[0]!));
      return { term: terms[at]!, query: replaceWords(q, misspelled, terms) };
    }),
  );
}

function* similarIn(word: string, index: IndexRoot): DocumentQuery<string[]> {
  const [own = 0] = index.partsOf('word', word, word);
  const partsFrom = (beginning: string) => index.partsOf('word', beginning, beginning + afterAll);
  const [first = '', ...others] = beginningsOf(word);
  const near = partsFrom(first).sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
  const parts = new Set([
    ...near.slice(0, maxNearParts),
    ...others.flatMap(partsFrom).slice(0, maxOtherParts),
  ]);
  const paths = Array.from(parts, (part) => index.pathOf('word', part));
  const partAt = yield* readParts(paths);
  const read = paths.flatMap((path) => partAt(path, 'word') ?? []);
  return similarTerms(word, read).map(({ term }) => term);
}

const apostrophes = /['’ʼ]/;
const possessive = /^\p{L}{3,}s$/u;

/** `lord's day` for `lords day`, and the other way round. */
function otherApostrophes(q: string, places: readonly WordOfText[]): Candidate[] {
  return places.flatMap((word, at): Candidate[] => {
    const { folded, start, end } = word;
    const before = places[at - 1];
    const isPart = before && apostrophes.test(q.slice(before.end, start)) && start - before.end === 1;
    if (isPart && folded === 's') {
      const term = `${before.folded}s`;
      return [{ term, query: replaceWords(q, [{ ...before, end }], [term]) }];
    }
    if (apostrophes.test(q[end] ?? '') || !possessive.test(folded)) return [];
    const term = `${folded.slice(0, -1)}'s`;
    return [{ term, query: replaceWords(q, [word], [term]) }];
  });
}

function replaceWords(q: string, places: readonly WordOfText[], terms: readonly string[]): string {
  let query = '';
  let at = 0;
  for (const [index, { start, end }] of places.entries()) {
    query += q.slice(at, start) + terms[index]!;
    at = end;
  }
  return query + q.slice(at);
}

function parsedOf(q: string): SearchQuery | undefined {
  try {
    const { quoted, literal = quoted, plain } = parseBest(q);
    return literal?.query ?? (plain && queryOfPhrases(plain.tokens));
  } catch (error) {
    if (error instanceof QuestionError) return undefined;
    throw error;
  }
}
