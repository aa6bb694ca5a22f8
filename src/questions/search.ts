import { links } from '../documents/links.ts';
import type { searchSorts } from '../documents/question-parameters.ts';
import type {
  SearchField,
  SearchLengths,
  SearchPart,
  SearchRoot,
} from '../documents/search/search-schema.ts';
import { allBooks } from '../model/books.ts';
import { parseReferences } from '../references/parse-references.ts';
import { formatReference } from '../references/write-references.ts';
import { readableWords } from '../search/analysis.ts';
import { evaluate, type Found, partsNeeded, searchLimits, TooBroadError } from '../search/evaluate.ts';
import { type Mark, MatchMarker } from '../search/marks.ts';
import { NumberReader } from '../search/packed-numbers.ts';
import {
  formatQuery,
  formatWanted,
  parseQuery,
  QueryError,
  type SearchQuery,
  type Wanted,
} from '../search/query.ts';
import { type IndexedVerse, IndexPart, IndexRoot, type PlaceRange } from '../search/read-index.ts';
import {
  type Attribution,
  attributionOf,
  type Edition,
  type NamedEdition,
  type ReferenceData,
  readEditionsById,
  referenceOptionsFor,
} from './edition.ts';
import { canonParts, commaList, type DocumentQuery, memoizeByDocument, QuestionError } from './question.ts';
import type { SimpleChapter } from './read-verses.ts';
import { correctQuery, type SuggestedTerm } from './suggest-terms.ts';

interface SearchQuestion {
  readonly q: string;
  /** Translation ids in search order. */
  readonly editions: readonly string[];
  /** `OT`, `NT`, `DC`, or references; empty for everything. */
  readonly books: string;
  readonly sort: (typeof searchSorts)[number];
  readonly limit: number;
  readonly offset: number;
  readonly referenceData?: ReferenceData | undefined;
}

interface FoundVerse {
  readonly translation: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  /** Last verse of a bridge. */
  readonly endVerse?: number;
  readonly text: string;
  /** Offsets in UTF-16 code units of `text`. */
  readonly marks: readonly Mark[];
}

interface Renderings {
  readonly translation: string;
  /** Spelled as in the query: `strong:G26`. */
  readonly of: string;
  readonly renderings: readonly { readonly words: string; readonly count: number }[];
  /** Number of occurrences with renderings that are not listed. */
  readonly others: number;
}

export interface SearchResults {
  readonly query: { readonly words: readonly string[]; readonly understood: string };
  /** The query as a reference, or null if it is not one. */
  readonly reference: string | null;
  readonly total: number;
  readonly editions: readonly {
    readonly translation: string;
    readonly total: number;
    readonly books: readonly { readonly book: string; readonly count: number }[];
  }[];
  /** Requested translations without a search index. */
  readonly notIndexed: readonly string[];
  /** Translations without the requested Strong's numbers, lemmas or codes. */
  readonly notAnnotated?: readonly string[];
  /** Number of translations left for another request, and the first of them. */
  readonly unsearched: number;
  readonly from: string | null;
  readonly renderings?: readonly Renderings[];
  /** Suggested queries if nothing was found and the first translation lacks a word. */
  readonly didYouMean?: readonly SuggestedTerm[];
  readonly results: readonly FoundVerse[];
  readonly attributions: readonly Attribution[];
}

/** Limits that keep any single answer fast. They do not depend on the contents of a cache. */
const maxEditions = 30;
const maxIndexParts = 36;
const maxRenderings = 50;

interface SearchedEdition {
  readonly id: string;
  readonly index: IndexRoot;
  readonly found: Found;
}

/** Builds the answer from the chapter texts. A result whose text is undefined gets an empty text. */
export type AnswerWith<Answer> = (texts: readonly unknown[]) => Answer;

/**
 * @param onFound is called before the texts are read, when everything else is known. @throws QuestionError
 */
export function* search(
  question: SearchQuestion,
  onFound?: (answerWith: AnswerWith<SearchResults>) => void,
): DocumentQuery<SearchResults> {
  const query = readQuery(question.q);
  const asked = question.editions.slice(0, maxEditions);
  const roots = yield* readRoots(asked, question.sort);
  const first = roots[0] ? namesIn(roots[0]) : ((yield [links.books(asked[0]!)])[0] as Edition);
  const ranges = readRanges(first, question.books, question.referenceData);
  const indexed = asked.flatMap((id, at) => (roots[at] ? [{ id, index: indexOf(roots[at]) }] : []));
  const searched = yield* searchEditions(indexed, query, ranges);
  const after = searched.length < indexed.length ? asked.indexOf(indexed[searched.length]!.id) : asked.length;
  const notIndexed = asked.slice(0, after).filter((_, at) => !roots[at]);
  const wanted = wantedIn(query);
  const notAnnotated = searched.filter(({ index }) => !isAnnotatedFor(index, wanted)).map(({ id }) => id);
  const page = yield* pageOf(searched, question);
  const renderings = searched.flatMap(renderingsOf);
  const paths = distinct(page.map(({ at }) => at.path));
  const total = searched.reduce((sum, { found }) => sum + found.verses.length, 0);
  const words = queriedWords(wanted);
  const didYouMean = total === 0 ? yield* corrections(question.q, words, searched[0]!) : [];
  const answerWith = (texts: readonly unknown[]): SearchResults => ({
    query: { words, understood: formatQuery(query) },
    reference: referenceIn(question.q, first, question.referenceData),
    total,
    editions: searched.map(({ id, index, found }) => ({
      translation: id,
      total: found.verses.length,
      books: index.countByBook(found.verses),
    })),
    notIndexed,
    ...(notAnnotated.length > 0 ? { notAnnotated } : {}),
    unsearched: question.editions.length - after,
    from: question.editions[after] ?? null,
    ...(renderings.length > 0 ? { renderings } : {}),
    ...(didYouMean.length > 0 ? { didYouMean } : {}),
    ...resultsOf(page, query, paths, texts as readonly (SearchedChapter | undefined)[]),
  });
  onFound?.(answerWith);
  return answerWith(yield paths);
}

function readQuery(q: string): SearchQuery {
  try {
    return parseQuery(q);
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { message, at, hint } = error;
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'q', at });
  }
}

function isAnnotatedFor({ root }: IndexRoot, wanted: readonly Wanted[]): boolean {
  return wanted.every((each) => each.type === 'phrase' || root.fields[each.field] !== undefined);
}

/** The root of each index; undefined if not indexed. @throws QuestionError for an unknown translation. */
function* readRoots(
  ids: readonly string[],
  sort: SearchQuestion['sort'],
): DocumentQuery<readonly (SearchRoot | undefined)[]> {
  // With several translations, few are on a page, so their lengths are read later
  const pathOf = sort === 'relevance' && ids.length === 1 ? links.searchLengths : links.searchRoot;
  const roots = (yield ids.map(pathOf)) as readonly (SearchRoot | undefined)[];
  const missing = ids.filter((_, at) => !roots[at]);
  // Throws if one does not exist
  if (missing.length > 0) yield* readEditionsById(missing);
  if (missing.length === ids.length) {
    const message =
      ids.length === 1 ? `${ids[0]} has no search index.` : 'None of these translations has a search index.';
    const hint = 'Builds with --no-search create no search index.';
    throw new QuestionError({ code: 'file_not_found', message, hint, parameter: 'in', editions: ids });
  }
  return roots;
}

const indexOf = memoizeByDocument((root: SearchRoot) => new IndexRoot(root));
const namesIn = memoizeByDocument(
  ({ language, books }: SearchRoot): NamedEdition => ({
    translation: { language },
    books: books.map(({ book: id, ...names }) => ({ id, ...names })),
  }),
);

/** @param field taken from the path of the part. */
const partOf = memoizeByDocument((part: SearchPart, field: SearchField) => new IndexPart(part, field));

function* searchEditions(
  editions: readonly { readonly id: string; readonly index: IndexRoot }[],
  query: SearchQuery,
  ranges: readonly PlaceRange[] | undefined,
): DocumentQuery<SearchedEdition[]> {
  const paths: string[][] = [];
  let count = 0;
  for (const { index } of editions) {
    const own = orUndefinedIfTooBroad(() => partsNeeded(index, query), paths.length === 0);
    if (!own || count + own.length > maxIndexParts) break;
    count += own.length;
    paths.push(own);
  }
  if (paths.length === 0) throw tooBroad('The query needs too much of the index.');
  const parts = yield paths.flat();
  const byPath = new Map(paths.flat().map((path, at) => [path, parts[at] as SearchPart | undefined]));
  const partAt = (path: string, field: SearchField) => {
    const part = byPath.get(path);
    return part && partOf(part, field);
  };
  const searched: SearchedEdition[] = [];
  let budget: number = searchLimits.decoded;
  for (const { id, index } of editions.slice(0, paths.length)) {
    const inside = ranges && index.versesIn(ranges);
    const found = orUndefinedIfTooBroad(
      () => evaluate(index, query, partAt, { budget, inside }),
      searched.length === 0,
    );
    if (!found) break;
    budget = found.left;
    searched.push({ id, index, found });
  }
  return searched;
}

/**
 * Returns undefined if a later translation exceeds the limits. @throws QuestionError if the first one does.
 */
function orUndefinedIfTooBroad<Result>(work: () => Result, isFirst: boolean): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TooBroadError)) throw error;
    if (isFirst) throw tooBroad(error.message);
    return undefined;
  }
}

function tooBroad(message: string): QuestionError {
  const hint = 'Use more letters before a star, or fewer and rarer words.';
  return new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'q' });
}

interface PageVerse {
  readonly edition: SearchedEdition;
  /** Number of the verse in the index. */
  readonly verse: number;
  readonly at: IndexedVerse;
}

function distinct(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

/** The verses of the requested page, ordered by translation. */
function* pageOf(
  searched: readonly SearchedEdition[],
  { sort, limit, offset }: SearchQuestion,
): DocumentQuery<PageVerse[]> {
  const page: PageVerse[] = [];
  let before = 0;
  for (const edition of searched) {
    const { length } = edition.found.verses;
    const start = Math.max(0, offset - before);
    before += length;
    const room = limit - page.length;
    if (room === 0 || start >= length) continue;
    const verses = sort === 'canon' ? edition.found.verses : yield* ranked(edition, start + room);
    for (let index = start; index < Math.min(start + room, verses.length); index++) {
      const verse = verses[index]!;
      page.push({ edition, verse, at: edition.index.placeOf(verse) });
    }
  }
  return page;
}

function* ranked({ id, index, found }: SearchedEdition, most: number): DocumentQuery<Int32Array> {
  const read = 'lengths' in index.root ? index.root : (yield [links.searchLengths(id)])[0];
  return found.byRelevance(read ? lengthsOf(read as SearchLengths) : new Int32Array(), most);
}

const lengthsOf = memoizeByDocument(({ lengths }: SearchLengths) => {
  const reader = new NumberReader(lengths);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.next());
  return Int32Array.from(numbers);
});

type SearchedChapter = SimpleChapter & Pick<Edition, 'translation'>;

/** @param chapters documents at `paths`; undefined if not available. */
function resultsOf(
  page: readonly PageVerse[],
  query: SearchQuery,
  paths: readonly string[],
  chapters: readonly (SearchedChapter | undefined)[],
): { results: FoundVerse[]; attributions: Attribution[] } {
  const quoted = new Map<string, Pick<Edition, 'translation'>>();
  const marker = new MatchMarker(query);
  const results = page.map(({ edition, verse, at }) => {
    const { place, path, ...address } = at;
    const document = chapters[paths.indexOf(path)];
    if (document && !quoted.has(edition.id)) quoted.set(edition.id, document);
    const text = (document && textsOf(document)[place]) ?? '';
    const marks = marker.marksIn(text, edition.found.annotatedAt(verse));
    return { translation: edition.id, ...address, text, marks };
  });
  return { results, attributions: Array.from(quoted.values(), attributionOf) };
}

const textsOf = memoizeByDocument(({ chapter }: SimpleChapter) =>
  chapter.content.flatMap(({ type, text = '' }) =>
    type === 'verse' || type === 'hebrew_subtitle' ? [text] : [],
  ),
);

function wantedIn({ clauses }: SearchQuery): Wanted[] {
  return clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf));
}

function queriedWords(wanted: readonly Wanted[]): string[] {
  const words = wanted.flatMap((each) => (each.type === 'phrase' ? each.words.map(({ text }) => text) : []));
  return distinct(words);
}

function corrections(q: string, words: readonly string[], { index, found }: SearchedEdition) {
  const missing = words.filter((word) => found.missing.has(word));
  return correctQuery(q, missing, index);
}

function renderingsOf({ id, found }: SearchedEdition): Renderings[] {
  return found.renderings().flatMap(({ wanted, counts }) => {
    const all = [...counts].map(([words, count]) => ({ words: readableWords(words), count }));
    if (all.length === 0) return [];
    all.sort((a, b) => b.count - a.count || (a.words < b.words ? -1 : 1));
    const others = all.slice(maxRenderings).reduce((sum, { count }) => sum + count, 0);
    return [{ translation: id, of: formatWanted(wanted), renderings: all.slice(0, maxRenderings), others }];
  });
}

function referenceIn(q: string, edition: NamedEdition, referenceData?: ReferenceData): string | null {
  const options = referenceOptionsFor(edition, referenceData);
  // Most queries are not references: without a number, only a book name is one
  if (!/\p{Nd}/u.test(q) && options.names.find(q) === undefined) return null;
  const { references } = parseReferences(q, options);
  return references ? references.map((reference) => formatReference(reference)).join('; ') : null;
}

/** Returns undefined to search everywhere. @throws QuestionError */
function readRanges(
  edition: NamedEdition,
  written: string,
  referenceData?: ReferenceData,
): PlaceRange[] | undefined {
  const words = commaList(written);
  if (words.length === 0) return undefined;
  const ofParts = words.flatMap((word): PlaceRange[] => {
    const isPart = canonParts[word.toUpperCase()];
    const books = isPart ? allBooks().filter(({ order }) => isPart(order)) : [];
    const [first, last] = [books[0], books.at(-1)];
    return first && last ? [{ from: { book: first.id }, to: { book: last.id } }] : [];
  });
  const others = words.filter((word) => !Object.hasOwn(canonParts, word.toUpperCase()));
  if (others.length === 0) return ofParts;
  const { references, problem } = parseReferences(
    others.join(', '),
    referenceOptionsFor(edition, referenceData),
  );
  if (!references || references.length > maxRanges) {
    const message =
      problem?.message ?? `"books" has more than ${maxRanges} references; use ranges such as GEN-DEU.`;
    const hint = 'Use OT, NT, DC, books or references, separated by commas: "PSA, MAT-JHN, ISA 40-66".';
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'books' });
  }
  return [...ofParts, ...references];
}

const maxRanges = 50;
