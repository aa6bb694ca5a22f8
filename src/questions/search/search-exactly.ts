import type { Wanted } from '../../search/query.ts';
import type { IndexRoot, PlaceRange } from '../../search/read-index.ts';
import type { DocumentQuery } from '../question.ts';
import { chooseParts, type MatchedEdition, matchEditions, type SearchableEdition } from './match-editions.ts';
import { type PageOptions, type PageVerse, pageOf, type Renderings, renderingsOf } from './page-results.ts';
import type { ParsedSearch } from './parse-search.ts';

export interface MoreResults {
  readonly forms: number;
  readonly some: number;
  readonly otherWordings: number;
}

export interface SearchMatches {
  readonly editions: readonly (SearchableEdition & { readonly verses: Int32Array })[];
  readonly page: readonly PageVerse[];
  readonly hasMore: boolean;
  readonly listed: number;
  readonly missing: readonly string[];
  readonly more?: MoreResults;
  readonly notAnnotated?: readonly string[];
  readonly renderings?: readonly Renderings[];
}

interface ExactSearch extends PageOptions {
  readonly parsed: ParsedSearch;
  readonly editions: readonly SearchableEdition[];
  readonly ranges: readonly PlaceRange[] | undefined;
}

/** Finds the verses that match a query as written, and selects one page. @throws QuestionError */
export function* searchExactly({
  parsed,
  editions,
  ranges,
  ...options
}: ExactSearch): DocumentQuery<SearchMatches> {
  const { query, words } = parsed;
  const chosen = chooseParts(editions, query);
  const matched = yield* matchEditions(chosen, query, ranges);
  const total = matched.reduce((sum, { found }) => sum + found.verses.length, 0);
  const page = yield* pageOf(matched, query, options);
  return {
    editions: matched.map(({ id, index, found }) => ({ id, index, verses: found.verses })),
    page,
    hasMore: options.offset + options.limit < total,
    listed: total,
    missing: words.filter((word) => matched[0]!.found.missing.has(word)),
    ...annotationsOf(matched, parsed),
  };
}

export function annotationsOf(
  matched: readonly MatchedEdition[],
  { wanted }: ParsedSearch,
): Pick<SearchMatches, 'notAnnotated' | 'renderings'> {
  const notAnnotated = matched.filter(({ index }) => !isAnnotatedFor(index, wanted)).map(({ id }) => id);
  const renderings = matched.flatMap(renderingsOf);
  return {
    ...(notAnnotated.length > 0 ? { notAnnotated } : {}),
    ...(renderings.length > 0 ? { renderings } : {}),
  };
}

function isAnnotatedFor({ root }: IndexRoot, wanted: readonly Wanted[]): boolean {
  return wanted.every((each) => each.type === 'phrase' || root.fields[each.field] !== undefined);
}
