import { links } from '../../documents/links.ts';
import type { SearchSort } from '../../documents/question-parameters.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import type { Wanted } from '../../search/query.ts';
import type { IndexRoot } from '../../search/read-index.ts';
import type { Attribution, NamedEdition, ReferenceData } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument } from '../question.ts';
import { chooseParts, matchEditions, readIndexes } from './match-editions.ts';
import {
  addTexts,
  chapterPaths,
  pageOf,
  type Renderings,
  renderingsOf,
  type SearchHit,
} from './page-results.ts';
import { parseRanges, parseSearch, referenceIn } from './parse-search.ts';
import { correctQuery, type SuggestedTerm } from './suggest-terms.ts';

interface SearchQuestion {
  readonly q: string;
  /** Translation ids in search order. */
  readonly editions: readonly string[];
  /** `OT`, `NT`, `DC`, or references; empty for everything. */
  readonly books: string;
  readonly sort: SearchSort;
  readonly limit: number;
  readonly offset: number;
  readonly referenceData?: ReferenceData | undefined;
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
  readonly results: readonly SearchHit[];
  readonly attributions: readonly Attribution[];
}

const maxEditions = 30;

/** Builds the answer from the chapter texts. A result whose text is undefined gets an empty text. */
export type AnswerWith<Answer> = (texts: readonly unknown[]) => Answer;

/**
 * Searches translations in stages: parse the query, read the indexes, choose their parts, match, rank and
 * page, suggest corrections, add the texts.
 * @param onFound is called before the texts are read, when everything else is known.
 * @throws QuestionError
 */
export function* search(
  question: SearchQuestion,
  onFound?: (answerWith: AnswerWith<SearchResults>) => void,
): DocumentQuery<SearchResults> {
  const { q, editions, books, referenceData } = question;
  const { query, wanted, words, understood } = parseSearch(q);

  const ids = editions.slice(0, maxEditions);
  const indexes = yield* readIndexes(ids, question.sort);
  const indexed = indexes.filter((edition) => edition !== undefined);
  const first = indexes[0]
    ? namesIn(indexes[0].index.root)
    : ((yield [links.books(ids[0]!)])[0] as NamedEdition);
  const ranges = parseRanges(books, first, referenceData);

  const chosen = chooseParts(indexed, query);
  const matched = yield* matchEditions(chosen, query, ranges);
  const total = matched.reduce((sum, { found }) => sum + found.verses.length, 0);
  const next = indexed[matched.length];
  const end = next ? ids.indexOf(next.id) : ids.length;
  const notAnnotated = matched.filter(({ index }) => !isAnnotatedFor(index, wanted)).map(({ id }) => id);
  const renderings = matched.flatMap(renderingsOf);

  const page = yield* pageOf(matched, question);

  const [{ index, found }] = matched as [(typeof matched)[number]];
  const missing = words.filter((word) => found.missing.has(word));
  const didYouMean = total === 0 ? yield* correctQuery(q, missing, index) : [];

  const paths = chapterPaths(page);
  const answerWith = (texts: readonly unknown[]): SearchResults => ({
    query: { words, understood },
    reference: referenceIn(q, first, referenceData),
    total,
    editions: matched.map(({ id, index, found }) => ({
      translation: id,
      total: found.verses.length,
      books: index.countByBook(found.verses),
    })),
    notIndexed: ids.slice(0, end).filter((_, at) => !indexes[at]),
    ...(notAnnotated.length > 0 ? { notAnnotated } : {}),
    unsearched: editions.length - end,
    from: editions[end] ?? null,
    ...(renderings.length > 0 ? { renderings } : {}),
    ...(didYouMean.length > 0 ? { didYouMean } : {}),
    ...addTexts(page, query, paths, texts),
  });
  onFound?.(answerWith);
  return answerWith(yield paths);
}

const namesIn = memoizeByDocument(
  ({ language, books }: SearchRoot): NamedEdition => ({
    translation: { language },
    books: books.map(({ book: id, ...names }) => ({ id, ...names })),
  }),
);

function isAnnotatedFor({ root }: IndexRoot, wanted: readonly Wanted[]): boolean {
  return wanted.every((each) => each.type === 'phrase' || root.fields[each.field] !== undefined);
}
