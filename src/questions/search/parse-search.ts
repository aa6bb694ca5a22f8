import { allBooks } from '../../model/books.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { formatReference } from '../../references/write-references.ts';
import {
  formatQuery,
  parseQuery,
  plainWords,
  QueryError,
  type SearchQuery,
  type Wanted,
} from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import { type NamedEdition, type ReferenceData, referenceOptionsFor } from '../edition.ts';
import { canonParts, commaList, QuestionError } from '../question.ts';

export interface ParsedSearch {
  readonly query: SearchQuery;
  /** Terms that are not excluded. */
  readonly wanted: readonly Wanted[];
  /** Different words of the wanted phrases, in normalized form. */
  readonly words: readonly string[];
  /** The query in a uniform spelling. */
  readonly understood: string;
}

/** @throws QuestionError */
export function parseSearch(q: string): ParsedSearch {
  const query = readQuery(q);
  const wanted = query.clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf));
  const words = wanted.flatMap((each) => (each.type === 'phrase' ? each.words.map(({ text }) => text) : []));
  return { query, wanted, words: [...new Set(words)], understood: formatQuery(query) };
}

/** The words of a query without operators, in order; undefined if it has any. @throws QuestionError */
export function parsePlainWords(q: string): string[] | undefined {
  return withQuestionErrors(() => plainWords(q));
}

function readQuery(q: string): SearchQuery {
  return withQuestionErrors(() => parseQuery(q));
}

function withQuestionErrors<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const { message, at, hint } = error;
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'q', at });
  }
}

/** The query as a reference in USFM notation, or null if it is not one. */
export function referenceIn(q: string, edition: NamedEdition, referenceData?: ReferenceData): string | null {
  const options = referenceOptionsFor(edition, referenceData);
  // Most queries are not references: without a number, only a book name is one
  if (!/\p{Nd}/u.test(q) && options.names.find(q) === undefined) return null;
  const { references } = parseReferences(q, options);
  return references ? references.map((reference) => formatReference(reference)).join('; ') : null;
}

const maxRanges = 50;

/** Parses `books`. Returns undefined to search everywhere. @throws QuestionError */
export function parseRanges(
  books: string,
  edition: NamedEdition,
  referenceData?: ReferenceData,
): PlaceRange[] | undefined {
  const words = commaList(books);
  if (words.length === 0) return undefined;
  const ofParts = words.flatMap((word): PlaceRange[] => {
    const isPart = canonParts[word.toUpperCase()];
    const books = isPart ? allBooks().filter(({ order }) => isPart(order)) : [];
    const [first, last] = [books[0], books.at(-1)];
    return first && last ? [{ from: { book: first.id }, to: { book: last.id } }] : [];
  });
  const others = words.filter((word) => !Object.hasOwn(canonParts, word.toUpperCase()));
  if (others.length === 0) return ofParts;
  const options = referenceOptionsFor(edition, referenceData);
  const { references, problem } = parseReferences(others.join(', '), options);
  if (!references || references.length > maxRanges) {
    const message =
      problem?.message ?? `"books" has more than ${maxRanges} references; use ranges such as GEN-DEU.`;
    const hint = 'Use OT, NT, DC, books or references, separated by commas: "PSA, MAT-JHN, ISA 40-66".';
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'books' });
  }
  return [...ofParts, ...references];
}
