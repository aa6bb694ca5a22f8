import { maxQueryCharacters } from '../../documents/question-parameters.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { formatReference } from '../../references/write-references.ts';
import {
  formatQuery,
  hasOpenQuote,
  type PlainQuery,
  parsePlain,
  parseQuery,
  QueryError,
  type QueryLimits,
  type SearchQuery,
  type Wanted,
  withoutQuotes,
} from '../../search/query.ts';
import type { PlaceRange } from '../../search/read-index.ts';
import {
  booksListed,
  hasBackwardBooks,
  type NamedEdition,
  type ReferenceData,
  referenceOptionsFor,
} from '../edition.ts';
import { QuestionError } from '../question.ts';

export interface ParsedSearch {
  readonly query: SearchQuery;
  readonly wanted: readonly Wanted[];
  readonly words: readonly string[];
  readonly understood: string;
}

export function parseSearch(q: string, limits?: QueryLimits): ParsedSearch {
  const query = withQuestionErrors(() => parseQuery(q, limits));
  const wanted = query.clauses.flatMap(({ isExcluded, anyOf }) => (isExcluded ? [] : anyOf));
  const words = wanted.flatMap((each) => (each.type === 'phrase' ? each.words.map(({ text }) => text) : []));
  return { query, wanted, words: [...new Set(words)], understood: formatQuery(query) };
}

export interface BestQuery {
  readonly literal?: ParsedSearch;
  /** A pasted verse in quotation marks; verses with this phrase leave out the other matches of `plain`. */
  readonly quoted?: ParsedSearch;
  /** The words without operators; with operators, they are searched if the query itself finds nothing. */
  readonly plain?: PlainQuery;
}

/** Words in quotation marks from which on a query is probably a pasted verse. */
const minPastedWords = 6;
const noLimits: QueryLimits = { terms: maxQueryCharacters, words: maxQueryCharacters };

export function parseBest(q: string): BestQuery {
  const plain = withQuestionErrors(() => parsePlain(q));
  if (plain) return { plain };
  const pasted = withQuestionErrors(() => parsePlain(withoutQuotes(q)));
  if (pasted && hasOpenQuote(q)) return { plain: pasted };
  const literal = parseSearch(q, noLimits);
  if (!pasted || pasted.words.length < minPastedWords) return { literal };
  const isPhrase = literal.wanted.length === 1 && literal.query.clauses.length === 1;
  return isPhrase ? { quoted: literal, plain: pasted } : { literal, plain: pasted };
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

const maxRanges = 50;
const rangesOfParts: Readonly<Record<string, string>> = { OT: 'GEN-MAL', NT: 'MAT-REV', DC: 'TOB-LAO' };

export function parseRanges(
  books: string,
  edition: NamedEdition,
  referenceData?: ReferenceData,
): PlaceRange[] | undefined {
  const words = booksListed(books, edition, { referenceData });
  if (words.length === 0) return undefined;
  const listed = words.map((word) => rangesOfParts[word.toUpperCase()] ?? word).join(', ');
  const options = referenceOptionsFor(edition, referenceData);
  const { references, problem, edition: unknown } = parseReferences(listed, options);
  const backward = references?.find((each) => hasBackwardBooks(each));
  if (!references || references.length > maxRanges || backward || unknown) {
    const message =
      problem?.message ??
      (unknown && `Unknown book "${unknown.name}".`) ??
      (backward
        ? `${formatReference(backward)} ends before it begins, in the order of English Bibles.`
        : `"books" has more than ${maxRanges} references; use ranges such as GEN-DEU.`);
    const hint = 'Use OT, NT, Gospels, books or references, separated by commas: "PSA, MAT-JHN, ISA 40-66".';
    throw new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'books' });
  }
  return [...references];
}
