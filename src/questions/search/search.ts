import { links } from '../../documents/links.ts';
import type { SearchGroup, SearchMatch, SearchSort } from '../../documents/question-parameters.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import type { AlignmentFeature } from '../../model/alignment.ts';
import type { AnnotationField } from '../../search/build-index.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import type { Attribution, NamedEdition, ReferenceData } from '../edition.ts';
import { findPassages } from '../passage.ts';
import { type PassageAnswer, passageJson } from '../passage-answer.ts';
import { type DocumentQuery, memoizeByDocument, QuestionError } from '../question.ts';
import { correctQuery } from './correct-query.ts';
import { maxClimbed, readIndexes, type SearchableEdition } from './match-editions.ts';
import { addTexts, chapterPaths, type Renderings, type SearchHit } from './page-results.ts';
import { type BestQuery, type ParsedSearch, parseBest, parseRanges, parseSearch } from './parse-search.ts';
import { isNameOfBook, referenceIn, splitReference } from './references-in-query.ts';
import { type MoreResults, type SearchMatches, searchExactly } from './search-exactly.ts';
import { searchLadder } from './search-ladder.ts';
import { searchLiterally } from './search-literally.ts';
import type { SuggestedTerm } from './suggest-terms.ts';

interface SearchQuestion {
  readonly q: string;
  readonly editions: readonly string[];
  /** `OT`, `NT`, `DC`, or references; empty for everything. */
  readonly books: string;
  /** Default: relevance for several words with `match: 'best'`, otherwise canonical order. */
  readonly sort?: SearchSort | undefined;
  readonly match: SearchMatch;
  /** Only for `best`. Default: `verse` for several editions in one language. */
  readonly group?: SearchGroup | undefined;
  readonly computed?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly referenceData?: ReferenceData | undefined;
}

export interface SearchResults {
  readonly query: { readonly words: readonly string[]; readonly understood: string };
  readonly reference: string | null;
  readonly passage?: PassageAnswer;
  readonly total: number;
  readonly more?: MoreResults;
  readonly editions: readonly {
    readonly translation: string;
    readonly total: number;
    /** Set if annotations of the query come from a computed alignment. */
    readonly alignment?: AlignmentFeature;
    readonly books: readonly { readonly book: string; readonly count: number }[];
  }[];
  readonly notIndexed: readonly string[];
  /** Translations without the requested Strong's numbers, lemmas or codes. */
  readonly notAnnotated?: readonly string[];
  readonly hasMore: boolean;
  readonly listed: number;
  readonly unsearched: number;
  readonly from: string | null;
  readonly renderings?: readonly Renderings[];
  readonly didYouMean?: readonly SuggestedTerm[];
  readonly results: readonly SearchHit[];
  readonly attributions: readonly Attribution[];
}

export const maxEditions = 30;

/** Builds the answer from the chapter texts. A result whose text is undefined gets an empty text. */
export type AnswerWith<Answer> = (texts: readonly unknown[]) => Answer;

/**
 * Searches translations in stages: parse the query, read the indexes, find and page verses, add the texts,
 * suggest corrections.
 * @param onFound is called with the results of the first translation, before the texts are read, before other
 * translations are searched, and before corrections are looked up.
 * @throws QuestionError
 */
export function* search(question: SearchQuestion, onFound?: OnFound): DocumentQuery<SearchResults> {
  const ids = question.editions.slice(0, maxEditions);
  if (onFound && ids.length > 1 && question.offset === 0) yield* searchFirst(ids[0]!, question, onFound);
  const searched = yield* readSearched(ids, question);
  // Other translations are searched after the first results are known
  function* onFirst(found: FoundVerses): DocumentQuery<void> {
    if (onFound) yield* reportFound(searched, found, onFound);
  }
  const onBest = onFound && onFirst;
  const found = yield* findVerses(question, searched.asked, { ...searched.places, onFirst, onBest });
  const { page } = found.found;
  onFound?.((texts) => resultsOf(searched, found, texts));
  const texts = yield chapterPaths(page);
  const isQuotation = found.found.more?.otherWordings && /\S(?:\s+\S+){3}/.test(searched.words);
  if (searched.reference !== null || isQuotation) return resultsOf(searched, found, texts);
  // Corrections read several parts of the index, so they come after the results
  onFound?.(() => resultsOf(searched, found, texts));
  const { words: q, places } = searched;
  const didYouMean = yield* correctQuery({ ...found.found, q, ranges: places.ranges });
  return resultsOf(searched, { ...found, didYouMean }, texts);
}

type OnFound = (answerWith: AnswerWith<SearchResults>) => void;

function* searchFirst(id: string, question: SearchQuestion, onFound: OnFound): DocumentQuery<void> {
  try {
    const searched = yield* readSearched([id], question);
    const report = (found: FoundVerses) => reportFound(searched, found, onFound);
    yield* report(yield* findVerses(question, searched.asked, { ...searched.places, onBest: report }));
  } catch (error) {
    // The search of all translations reports it, if it is also an error there
    if (!(error instanceof QuestionError)) throw error;
  }
}

function* reportFound(searched: Searched, found: FoundVerses, onFound: OnFound): DocumentQuery<void> {
  const { page } = found.found;
  if (page.length === 0) return;
  onFound((texts) => resultsOf(searched, found, texts));
  const texts = yield chapterPaths(page);
  onFound(() => resultsOf(searched, found, texts));
}

interface Searched {
  readonly question: SearchQuestion;
  readonly ids: readonly string[];
  readonly indexes: readonly (SearchableEdition | undefined)[];
  readonly first: NamedEdition;
  readonly reference: string | null;
  readonly passage: PassageAnswer | undefined;
  readonly words: string;
  readonly asked: BestQuery | string;
  readonly places: Pick<SearchedPlaces, 'editions' | 'ranges'>;
}

function* readSearched(ids: readonly string[], question: SearchQuestion): DocumentQuery<Searched> {
  const { q, books, match, referenceData } = question;
  const isExact = match === 'all';
  const whole: BestQuery = isExact ? { literal: parseSearch(q) } : parseBest(q);
  const indexes = yield* readIndexes(ids, sortOf(question, whole), {
    maxWithLengths: isExact ? 1 : maxClimbed,
    computed: question.computed === true && annotationFields(whole).length > 0,
  });
  const first = indexes[0]
    ? namesIn(indexes[0].index.root)
    : ((yield [links.books(ids[0]!)])[0] as NamedEdition);
  const ranges = parseRanges(books, first, referenceData);
  const { words, asked, reference, translation } = splitQuery(question, whole, first);
  const passage = isExact ? undefined : yield* readPassage(reference, ids[0]!, referenceData, translation);
  const editions = indexes.filter((edition) => edition !== undefined);
  return { question, ids, indexes, first, reference, passage, words, asked, places: { editions, ranges } };
}

function resultsOf(
  { question: { q, editions, referenceData }, ids, indexes, first, reference, passage, asked }: Searched,
  { found, query, didYouMean = [] }: FoundVerses,
  texts: readonly unknown[],
): SearchResults {
  const total = totalOf(found);
  const alignments = alignmentsOf(found, asked);
  // An abbreviation that is also a word of the translation is read as the word
  const isReference = /\p{Nd}|\S\s+\S/u.test(q) || total === 0 || isNameOfBook(q, first, referenceData);
  const next = indexes.filter((edition) => edition !== undefined)[found.editions.length];
  const end = next ? ids.indexOf(next.id) : ids.length;
  return {
    query: query ?? { words: [], understood: reference! },
    reference: isReference ? reference : null,
    ...(passage ? { passage } : {}),
    ...membersOf(found, alignments),
    total,
    notIndexed: ids.slice(0, end).filter((_, at) => !indexes[at]),
    unsearched: editions.length - end,
    from: editions[end] ?? null,
    ...(didYouMean.length > 0 ? { didYouMean } : {}),
    ...addTexts(found.page, chapterPaths(found.page), texts, (id) => alignments.has(id)),
  };
}

function annotationFields({ literal }: BestQuery): AnnotationField[] {
  const wanted = literal?.query.clauses.flatMap(({ anyOf }) => anyOf) ?? [];
  return wanted.flatMap((each) => (each.type === 'annotation' ? each.field : []));
}

function alignmentsOf({ editions }: SearchMatches, asked: Searched['asked']): Map<string, AlignmentFeature> {
  const fields = typeof asked === 'string' ? [] : annotationFields(asked);
  const found = editions.flatMap(({ id, index }): [string, AlignmentFeature][] => {
    const [computed] = fields.flatMap((field) => index.computedFor(field) ?? []);
    return computed ? [[id, { by: 'computed', quality: computed.quality }]] : [];
  });
  return new Map(found);
}

function totalOf({ editions }: SearchMatches): number {
  return editions.reduce((sum, { verses }) => sum + verses.length, 0);
}

function splitQuery({ q, match, referenceData }: SearchQuestion, whole: BestQuery, edition: NamedEdition) {
  if (match === 'all') return { ...referenceIn(q, edition, referenceData), words: q, asked: whole };
  const split = splitReference(q, edition, referenceData);
  const { words } = split;
  if (words === q || words === '') return { ...split, asked: words === q ? whole : words };
  try {
    return { ...split, asked: parseBest(words) };
  } catch (error) {
    // "John 3:16 | lamb" needs the reference as a term
    if (error instanceof QuestionError) return { reference: null, words: q, asked: whole };
    throw error;
  }
}

function membersOf(
  { editions, hasMore, listed, more, notAnnotated, renderings }: SearchMatches,
  alignments: ReadonlyMap<string, AlignmentFeature>,
) {
  return {
    editions: editions.map(({ id, index, verses }) => ({
      translation: id,
      total: verses.length,
      ...(alignments.has(id) ? { alignment: alignments.get(id)! } : {}),
      books: index.countByBook(verses),
    })),
    hasMore,
    listed,
    ...(more ? { more } : {}),
    ...(notAnnotated ? { notAnnotated } : {}),
    ...(renderings ? { renderings } : {}),
  };
}

interface FoundVerses {
  readonly found: SearchMatches;
  readonly query?: SearchResults['query'];
  readonly didYouMean?: readonly SuggestedTerm[];
}

interface SearchedPlaces {
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
  /** Called with the verses of these editions before others are searched; undefined searches only these. */
  readonly onFirst?: (found: FoundVerses) => DocumentQuery<void>;
  readonly onBest?: ((found: FoundVerses) => DocumentQuery<void>) | undefined;
}

export function* findVerses(
  question: SearchQuestion,
  asked: BestQuery | string,
  { onFirst, onBest, ...places }: SearchedPlaces,
): DocumentQuery<FoundVerses> {
  if (asked === '') {
    const editions = places.editions.map((edition) => ({ ...edition, verses: new Int32Array() }));
    const nothing = { page: [], hasMore: false, listed: 0, missing: [] };
    return { found: { editions, ...nothing, more: { forms: 0, some: 0, otherWordings: 0 } } };
  }
  const { literal, quoted, plain } = typeof asked === 'string' ? parseBest(asked) : asked;
  const { limit, offset, match, group = defaultGroup(places.editions) } = question;
  const options = { ...places, limit, offset, group };
  if (literal) {
    const sort = sortOf(question, { literal });
    const query = understoodQuery(literal);
    if (match === 'all') return { found: yield* searchExactly({ ...options, sort, parsed: literal }), query };
    const found = yield* searchLiterally({ ...options, sort, parsed: literal });
    const isFound = found.more!.forms > 0 || found.editions.some(({ verses }) => verses.length > 0);
    if (!plain || isFound) return { found, query };
  }
  const { words } = plain!;
  const sort = sortOf(question, { plain: plain! });
  const query = { words: [...new Set(words)], understood: words.join(' ') };
  const search = {
    ...options,
    sort,
    query: plain!,
    quoted: quoted && { sort: sortOf(question, { literal: quoted }) },
    onFirst: onFirst && ((found: SearchMatches) => onFirst({ found, query })),
    onBest: onBest && ((found: SearchMatches) => onBest({ found, query })),
  };
  const found = yield* searchLadder(search);
  return { found, query: quoted && found.isQuotation ? understoodQuery(quoted) : query };
}

function understoodQuery({ words, understood }: ParsedSearch): SearchResults['query'] {
  return { words, understood };
}

/** Relevance for several words, unless they are one phrase or only exact matches are wanted. */
function sortOf({ sort, match }: SearchQuestion, { literal, plain }: BestQuery): SearchSort {
  const count = literal ? literal.wanted.length : plain!.words.length;
  return sort ?? (count > 1 && match === 'best' ? 'relevance' : 'canon');
}

const maxPassageVerses = 20;

function* readPassage(
  reference: string | null,
  edition: string,
  referenceData: ReferenceData | undefined,
  translation?: string,
): DocumentQuery<PassageAnswer | undefined> {
  if (reference === null || !/\d/.test(reference.slice(3))) return undefined;
  try {
    const limits = { maxVerses: maxPassageVerses };
    const ref = translation ? `${reference} ${translation}` : reference;
    return passageJson(yield* findPassages({ ref, editions: [edition], limits, referenceData }), []);
  } catch (error) {
    if (!(error instanceof QuestionError)) throw error;
    return translation ? yield* readPassage(reference, edition, referenceData) : undefined;
  }
}

function defaultGroup(editions: readonly SearchableEdition[]): SearchGroup {
  const languages = new Set(editions.map(({ index }) => index.root.language));
  return editions.length > 1 && languages.size === 1 ? 'verse' : 'edition';
}

export const namesIn = memoizeByDocument(
  ({ language, books }: SearchRoot): NamedEdition => ({
    translation: { language },
    books: books.map(({ book: id, chapters, ...names }) => ({
      ...{ id, ...names },
      lastChapterNumber: Math.max(...chapters.map(([number]) => number!)),
    })),
  }),
);
