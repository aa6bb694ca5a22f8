import { foldedWords, type WordOfText, wordsWithOffsets } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { queryOfPhrases, type SearchQuery } from '../../search/query.ts';
import type { IndexRoot, PlaceRange } from '../../search/read-index.ts';
import { beginningsOf, similarTerms } from '../../search/similar-terms.ts';
import { type DocumentQuery, QuestionError } from '../question.ts';
import { matchUnlessTooBroad, readParts, type SearchableEdition } from './match-editions.ts';
import { parseBest } from './parse-search.ts';
import { joint, letters, readWritten, type SuggestedTerm } from './suggest-terms.ts';

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
 * letters; only its apostrophe or hyphen may change. Such changes leave out all others.
 */
export function* correctQuery(failed: FailedQuery): DocumentQuery<SuggestedTerm[]> {
  const { q, missing, total, editions } = failed;
  const places = wordsWithOffsets(q);
  if (places.length > maxWords || (missing.length === 0 && total > 0)) return [];
  const { index } = editions[0]!;
  const isMissing = missing.length > 0;
  const mayChange = isMissing ? places.filter(({ folded }) => missing.includes(folded)) : places;
  const variants = [...joinWords(q), ...addApostrophes(q, mayChange, isMissing, index.root.language)];
  const found = yield* evaluateEach(variants, failed);
  if (found.length > 0 || !isMissing) return found;
  return yield* evaluateEach(yield* respell(q, mayChange, index), failed);
}

type Place = Pick<WordOfText, 'start' | 'end'>;

/** Other words for some of the query. */
interface Candidate {
  readonly places: readonly Place[];
  readonly terms: readonly string[];
  /** Index of the term to report. */
  readonly at: number;
}

function* evaluateEach(
  candidates: readonly Candidate[],
  { q, total, editions, ranges }: FailedQuery,
): DocumentQuery<SuggestedTerm[]> {
  const corrections: SuggestedTerm[] = [];
  for (const { places, terms, at } of candidates.slice(0, maxTried)) {
    const parsed = parsedOf(replaceWords(q, places, terms));
    const matched = parsed ? yield* matchUnlessTooBroad(editions, parsed, ranges) : [];
    const verses = matched.reduce((sum, { found }) => sum + found.verses.length, 0);
    // With fewer editions, the count would be too low
    if (matched.length < editions.length || verses <= total) continue;
    const { index, found } = matched.find((each) => each.found.verses.length > 0)!;
    const written = yield* readWritten(index, terms, () => [index.placeOf(found.verses[0]!).path]);
    corrections.push({ term: written[at]!, verses, query: replaceWords(q, places, written) });
    if (corrections.length === maxCorrections) break;
  }
  return corrections;
}

function* respell(q: string, missing: readonly WordOfText[], index: IndexRoot): DocumentQuery<Candidate[]> {
  const places = missing.filter(({ end }) => q[end] !== '*').slice(0, maxMisspelledWords);
  const similar: string[][] = [];
  for (const { folded } of places) similar.push(yield* similarIn(folded, index));
  if (similar.some((terms) => terms.length === 0)) return [];
  return places.flatMap((_, at) =>
    similar[at]!.slice(at === 0 ? 0 : 1, maxTried).map((term) => {
      const terms = similar.map((all, index) => (index === at ? term : all[0]!));
      return { places, terms, at };
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

const compound = new RegExp(`^${letters} ${letters}$|${letters}(?:${joint}${letters})+`, 'gu');

/** `kings` for `king's`, `firstborn` for `first-born` and for the query `first born`. */
function joinWords(q: string): Candidate[] {
  return Array.from(q.matchAll(compound), ({ 0: written, index: start }) => {
    const places = [{ start, end: start + written.length }];
    return { places, terms: [foldedWords(written).join('')], at: 0 };
  });
}

const contraction = /^(\p{L}+?)(s|(?<=n)t|ll|re|ve|d|m)$/u;
const possessive = /^(\p{L}{2,})(s)$/u;
/** French and Italian: `l'amour`. */
const elision = /^(qu|[cdjlmnst])([aehiouy]\p{L}{2,})$/u;

/** `don't` for `dont`. If no word is missing, only `lord's day` for `lords day`. */
function addApostrophes(
  q: string,
  words: readonly WordOfText[],
  isMissing: boolean,
  language: string,
): Candidate[] {
  const expression = !isMissing ? possessive : language === 'eng' ? contraction : elision;
  return words.flatMap((place) => {
    const found = /['’ʼ]/.test(q[place.end] ?? '') ? null : expression.exec(place.folded);
    return found ? [{ places: [place], terms: [`${found[1]}'${found[2]}`], at: 0 }] : [];
  });
}

function replaceWords(q: string, places: readonly Place[], terms: readonly string[]): string {
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
