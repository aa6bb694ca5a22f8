import { shortestTag } from '../../model/shortest-tag.ts';
import { foldedWords, type WordOfText, wordsWithOffsets } from '../../search/analysis.ts';
import { afterAll } from '../../search/matchers.ts';
import { queryOfPhrases, type SearchQuery } from '../../search/query.ts';
import type { IndexPart, IndexRoot, PlaceRange } from '../../search/read-index.ts';
import { beginningsOf, similarTerms } from '../../search/similar-terms.ts';
import { type DocumentQuery, QuestionError } from '../question.ts';
import { matchUnlessTooBroad, readParts } from './match-editions.ts';
import { parseBest } from './parse-search.ts';
import type { SearchMatches } from './search-exactly.ts';
import { joint, letters, readWritten, type SuggestedTerm } from './suggest-terms.ts';

interface FailedQuery extends Pick<SearchMatches, 'editions' | 'missing' | 'more'> {
  readonly q: string;
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
  const { q, missing, editions } = failed;
  const places = wordsWithOffsets(q);
  const isMissing = missing.length > 0;
  const isFound = !isMissing && editions.some(({ verses }) => verses.length > 0);
  // The name Beersheba, if only descriptions have "Beer-sheba"
  if (places.length > maxWords || (isFound && !editions[0]!.index.scope)) return [];
  const mayChange = isFound ? [] : places.filter(({ folded }) => !isMissing || missing.includes(folded));
  const variants = [...joinWords(q), ...respellWords(failed, mayChange)];
  const found = yield* evaluateEach(variants, failed);
  if (found.length > 0 || !isMissing) return found;
  return yield* evaluateEach(yield* respell(failed, mayChange), failed);
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
  { q, editions, ranges }: FailedQuery,
): DocumentQuery<SuggestedTerm[]> {
  const total = editions.reduce((sum, { verses }) => sum + verses.length, 0);
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

function* respell({ q, more, editions }: FailedQuery, words: WordOfText[]): DocumentQuery<Candidate[]> {
  const changeable = words.filter(({ end, folded }) => q[end] !== '*' && !/\p{Nd}/u.test(folded));
  const places = changeable.slice(0, maxMisspelledWords);
  const similar: string[][] = [];
  for (const { folded } of places) {
    const parts = yield* partsNear(folded, editions[0]!.index);
    // Words of another translation are not misspelled
    const terms = more?.otherWordings ? [] : similarTerms(folded, parts).map(({ term }) => term);
    similar.push(places.length > 1 ? terms : [...splitWord(folded, parts), ...terms]);
  }
  if (similar.some((terms) => terms.length === 0)) return [];
  return places.flatMap((_, at) =>
    similar[at]!.slice(at === 0 ? 0 : 1, maxTried).map((term) => {
      const terms = similar.map((all, index) => (index === at ? term : all[0]!));
      return { places, terms, at };
    }),
  );
}

/** `beth-shemesh` for `bethshemesh`. */
function splitWord(word: string, parts: readonly IndexPart[]): string[] {
  const firsts = parts.flatMap(({ terms }) => terms.filter((term) => word.startsWith(term)));
  const splits = firsts.filter(({ length }) => length > 1 && length < word.length - 1);
  return splits.map((first) => `${first}-${word.slice(first.length)}`);
}

function* partsNear(word: string, index: IndexRoot): DocumentQuery<IndexPart[]> {
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
  return paths.flatMap((path) => partAt(path, 'word') ?? []);
}

const thousands = "\\d{1,3}(?:[.,'’\\s]\\d{3})+(?!\\d)";
const compound = new RegExp(`${thousands}|^${letters} ${letters}$|${letters}(?:${joint}${letters})+`, 'gu');

/** `kings` for `king's`, `firstborn` for `first-born` and for the query `first born`, `144000` for `144,000`. */
function joinWords(q: string): Candidate[] {
  return Array.from(q.matchAll(compound), ({ 0: written, index: start }) => {
    const places = [{ start, end: start + written.length }];
    return { places, terms: [foldedWords(written).join('')], at: 0 };
  });
}

const grouping = { useGrouping: true, numberingSystem: 'latn' };
const vowelLetter = /(?<=[א-ת])[וי](?=[א-ת])/g;
const contraction = /^(\p{L}+?)(s|(?<=n)t|ll|re|ve|d|m)$/u;
const possessive = /^(\p{L}{2,})(s)$/u;
/** French and Italian: `l'amour`. */
const elision = /^(qu|[cdjlmnst])([aehiouy]\p{L}{2,})$/u;

/**
 * `don't` for `dont`, `144,000` for `144000`. If no word is missing, only `lord's day` for `lords day` and Hebrew words
 * with one vowel letter less.
 */
function respellWords({ q, missing, editions }: FailedQuery, words: WordOfText[]): Candidate[] {
  const { language } = editions[0]!.index.root;
  const isMissing = missing.length > 0;
  const expression = !isMissing ? possessive : language === 'eng' ? contraction : elision;
  return words.flatMap((place) => {
    const { folded } = place;
    const found = /['’ʼ]/.test(q[place.end] ?? '') ? null : expression.exec(folded);
    const terms = found ? [`${found[1]}'${found[2]}`] : [];
    if (/^\d+$/.test(folded))
      terms.push(new Intl.NumberFormat([shortestTag(language), 'en'], grouping).format(BigInt(folded)));
    for (const { index } of isMissing ? [] : folded.matchAll(vowelLetter))
      terms.push(folded.slice(0, index) + folded.slice(index + 1));
    return terms.map((term) => ({ places: [place], terms: [term], at: 0 }));
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
