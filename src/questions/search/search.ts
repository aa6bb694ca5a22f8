import { links } from '../../documents/links.ts';
import type { SearchGroup, SearchMatch, SearchSort } from '../../documents/question-parameters.ts';
import type { SearchRoot } from '../../documents/search/search-schema.ts';
import type { Attribution, NamedEdition, ReferenceData } from '../edition.ts';
import { findPassages } from '../passage.ts';
import { type PassageAnswer, passageJson } from '../passage-answer.ts';
import { type DocumentQuery, memoizeByDocument, QuestionError } from '../question.ts';
import { readIndexes, type SearchableEdition } from './match-editions.ts';
import { addTexts, chapterPaths, type Renderings, type SearchHit } from './page-results.ts';
import { parsePlainWords, parseRanges, parseSearch, referenceIn } from './parse-search.ts';
import { searchExactly } from './search-exactly.ts';
import { searchLadder } from './search-ladder.ts';
import { correctQuery, type SuggestedTerm } from './suggest-terms.ts';

interface SearchQuestion {
  readonly q: string;
  /** Translation ids in search order. */
  readonly editions: readonly string[];
  /** `OT`, `NT`, `DC`, or references; empty for everything. */
  readonly books: string;
  /** Default: relevance for several words with `match: 'best'`, otherwise canonical order. */
  readonly sort?: SearchSort | undefined;
  readonly match: SearchMatch;
  /** Only for `best`. Default: `verse` for several editions in one language. */
  readonly group?: SearchGroup | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly referenceData?: ReferenceData | undefined;
}

export interface SearchResults {
  readonly query: { readonly words: readonly string[]; readonly understood: string };
  /** The query as a reference, or null if it is not one. */
  readonly reference: string | null;
  /** The verses of the reference in the first translation, unless it lacks them. */
  readonly passage?: PassageAnswer;
  /** Number of verses with all words as written. */
  readonly total: number;
  /** Number of further results; not for `match=all`. */
  readonly more?: { readonly forms: number; readonly some: number };
  readonly editions: readonly {
    readonly translation: string;
    readonly total: number;
    readonly books: readonly { readonly book: string; readonly count: number }[];
  }[];
  /** Requested translations without a search index. */
  readonly notIndexed: readonly string[];
  /** Translations without the requested Strong's numbers, lemmas or codes. */
  readonly notAnnotated?: readonly string[];
  /** True if results follow after the page. */
  readonly hasMore: boolean;
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
 * Searches translations in stages: parse the query, read the indexes, find and page verses, suggest
 * corrections, add the texts.
 * @param onFound is called before the texts are read, when everything else is known.
 * @throws QuestionError
 */
export function* search(
  question: SearchQuestion,
  onFound?: (answerWith: AnswerWith<SearchResults>) => void,
): DocumentQuery<SearchResults> {
  const { q, editions, books, referenceData } = question;
  const plain = question.match === 'best' ? parsePlainWords(q) : undefined;
  const parsed = plain ? undefined : parseSearch(q);
  const sort = question.sort ?? ((plain?.length ?? 1) > 1 ? 'relevance' : 'canon');

  const ids = editions.slice(0, maxEditions);
  const indexes = yield* readIndexes(ids, sort);
  const indexed = indexes.filter((edition) => edition !== undefined);
  const first = indexes[0]
    ? namesIn(indexes[0].index.root)
    : ((yield [links.books(ids[0]!)])[0] as NamedEdition);
  const ranges = parseRanges(books, first, referenceData);
  const reference = referenceIn(q, first, referenceData);

  const passage =
    reference === null || question.match !== 'best'
      ? undefined
      : yield* readPassage(reference, ids[0]!, referenceData);
  const { limit, offset, group = defaultGroup(indexed) } = question;
  const options = { editions: indexed, ranges, sort, limit, offset };
  const isWords = plain !== undefined && reference === null;
  const matches = isWords
    ? yield* searchLadder({ ...options, words: plain, group })
    : yield* searchExactly({ ...options, parsed: parsed ?? parseSearch(q) });
  const total = matches.editions.reduce((sum, { verses }) => sum + verses.length, 0);
  const next = indexed[matches.editions.length];
  const end = next ? ids.indexOf(next.id) : ids.length;
  const { index } = matches.editions[0]!;
  // A ladder finds similar words itself, and a correction reads several parts
  const isEmpty = total === 0 && matches.page.length === 0;
  const didYouMean = isEmpty ? yield* correctQuery(q, matches.missing, index) : [];

  const { page, hasMore, more, notAnnotated, renderings } = matches;
  const paths = chapterPaths(page);
  const answerWith = (texts: readonly unknown[]): SearchResults => ({
    query: parsed
      ? { words: parsed.words, understood: parsed.understood }
      : { words: [...new Set(plain)], understood: plain!.join(' ') },
    reference,
    ...(passage ? { passage } : {}),
    total,
    ...(more ? { more } : {}),
    editions: matches.editions.map(({ id, index, verses }) => ({
      translation: id,
      total: verses.length,
      books: index.countByBook(verses),
    })),
    notIndexed: ids.slice(0, end).filter((_, at) => !indexes[at]),
    ...(notAnnotated ? { notAnnotated } : {}),
    hasMore,
    unsearched: editions.length - end,
    from: editions[end] ?? null,
    ...(renderings ? { renderings } : {}),
    ...(didYouMean.length > 0 ? { didYouMean } : {}),
    ...addTexts(page, paths, texts),
  });
  onFound?.(answerWith);
  return answerWith(yield paths);
}

const maxPassageVerses = 20;

/** Undefined for a whole book, and if the translation lacks the passage. */
function* readPassage(
  ref: string,
  edition: string,
  referenceData: ReferenceData | undefined,
): DocumentQuery<PassageAnswer | undefined> {
  if (!/\d/.test(ref.slice(3))) return undefined;
  try {
    const limits = { maxVerses: maxPassageVerses };
    return passageJson(yield* findPassages({ ref, editions: [edition], limits, referenceData }), []);
  } catch (error) {
    if (error instanceof QuestionError) return undefined;
    throw error;
  }
}

function defaultGroup(editions: readonly SearchableEdition[]): SearchGroup {
  const languages = new Set(editions.map(({ index }) => index.root.language));
  return editions.length > 1 && languages.size === 1 ? 'verse' : 'edition';
}

const namesIn = memoizeByDocument(
  ({ language, books }: SearchRoot): NamedEdition => ({
    translation: { language },
    books: books.map(({ book: id, ...names }) => ({ id, ...names })),
  }),
);
