import { links } from '../../documents/links.ts';
import type { SearchSort } from '../../documents/question-parameters.ts';
import type {
  ComputedSearchRoot,
  SearchField,
  SearchPart,
  SearchRoot,
} from '../../documents/search/search-schema.ts';
import { evaluate, type Found, partsNeeded, searchLimits, TooBroadError } from '../../search/evaluate.ts';
import { maxPartsWithForms } from '../../search/ladder-plan.ts';
import type { SearchQuery } from '../../search/query.ts';
import { IndexPart, IndexRoot, type PlaceRange } from '../../search/read-index.ts';
import { readEditionsById } from '../edition.ts';
import { type DocumentQuery, memoizeByDocument, QuestionError } from '../question.ts';

/** Keeps any single answer fast, regardless of the contents of a cache. */
const maxIndexParts = 36;

export interface SearchableEdition {
  readonly id: string;
  readonly index: IndexRoot;
}

interface EditionParts extends SearchableEdition {
  readonly paths: readonly string[];
}

export function* withinPartLimit<Edition extends EditionParts>(
  editions: Iterable<Edition>,
): Iterable<Edition> {
  let [isFirst, count] = [true, 0];
  for (const edition of editions) {
    count += edition.paths.length;
    if (count > maxIndexParts && !isFirst) return;
    isFirst = false;
    yield edition;
  }
}

export interface MatchedEdition extends SearchableEdition {
  readonly found: Found;
}

/** The number of editions that are always all searched for the best matches. */
export const maxClimbed = maxIndexParts / maxPartsWithForms;

/**
 * Reads the root of each index; undefined if a translation has none.
 * @param options.maxWithLengths the lengths of more editions are read later, as few of them are on a page.
 * @param options.computed true adds the words that computed alignments annotate.
 * @throws QuestionError for an unknown translation, or if no translation has an index.
 */
export function* readIndexes(
  ids: readonly string[],
  sort: SearchSort,
  { maxWithLengths = 1, computed = false } = {},
): DocumentQuery<readonly (SearchableEdition | undefined)[]> {
  const needsLengths = sort === 'relevance' && ids.length <= maxWithLengths;
  const pathOf = needsLengths ? links.searchLengths : links.searchRoot;
  const documents = yield [...ids.map(pathOf), ...(computed ? ids.map(links.computedSearchRoot) : [])];
  const roots = documents.slice(0, ids.length) as readonly (SearchRoot | undefined)[];
  const missing = ids.filter((_, at) => !roots[at]);
  if (missing.length > 0) yield* readEditionsById(missing);
  if (missing.length === ids.length) {
    const message =
      ids.length === 1 ? `${ids[0]} has no search index.` : 'None of these translations has a search index.';
    const hint = 'Builds with --no-search create no search index.';
    throw new QuestionError({ code: 'file_not_found', message, hint, parameter: 'in', editions: ids });
  }
  return roots.map((root, at) => {
    const alignment = documents[ids.length + at] as ComputedSearchRoot | undefined;
    return root && { id: ids[at]!, index: alignment ? computedIndexOf(root)(alignment) : indexOf(root) };
  });
}

export const indexOf = memoizeByDocument((root: SearchRoot) => new IndexRoot(root));

const computedIndexOf = memoizeByDocument((root: SearchRoot) =>
  memoizeByDocument((alignment: ComputedSearchRoot) => new IndexRoot(root, alignment)),
);

export function chooseParts(editions: readonly SearchableEdition[], query: SearchQuery): EditionParts[] {
  const chosen = [...withinPartLimit(withParts(editions, query))];
  if (chosen[0]!.paths.length > maxIndexParts)
    throw tooBroad(new TooBroadError('The query needs too much of the index.'));
  return chosen;
}

/** The editions up to the first for which the query is too broad. @throws QuestionError if that is the first one. */
function* withParts(editions: readonly SearchableEdition[], query: SearchQuery): Iterable<EditionParts> {
  for (const [at, { id, index }] of editions.entries()) {
    const paths = orUndefinedIfTooBroad(() => partsNeeded(index, query), at === 0);
    if (!paths) return;
    yield { id, index, paths };
  }
}

/**
 * Evaluates the query in each edition until the decoding budget is used up.
 * @param ranges undefined searches everywhere.
 * @throws QuestionError if the first edition exceeds the budget.
 */
export function* matchEditions(
  chosen: readonly EditionParts[],
  query: SearchQuery,
  ranges: readonly PlaceRange[] | undefined,
): DocumentQuery<MatchedEdition[]> {
  const partAt = yield* readParts(chosen.flatMap((edition) => edition.paths));
  const matched: MatchedEdition[] = [];
  let budget: number = searchLimits.decoded;
  for (const { id, index } of chosen) {
    const inside = ranges && index.versesIn(ranges);
    const found = orUndefinedIfTooBroad(
      () => evaluate(index, query, partAt, { budget, inside }),
      matched.length === 0,
    );
    if (!found) break;
    budget = found.left;
    matched.push({ id, index, found });
  }
  return matched;
}

export function* matchUnlessTooBroad(
  editions: readonly SearchableEdition[],
  query: SearchQuery,
  ranges: readonly PlaceRange[] | undefined,
): DocumentQuery<MatchedEdition[]> {
  if (editions.length === 0) return [];
  try {
    return yield* matchEditions(chooseParts(editions, query), query, ranges);
  } catch (error) {
    if (error instanceof QuestionError) return [];
    throw error;
  }
}

export type PartAt = (path: string, field: SearchField) => IndexPart | undefined;

export function* readParts(paths: readonly string[]): DocumentQuery<PartAt> {
  const parts = yield paths;
  const byPath = new Map(paths.map((path, at) => [path, parts[at] as SearchPart | undefined]));
  return (path, field) => {
    const part = byPath.get(path);
    return part && partOf(part, field);
  };
}

const partOf = memoizeByDocument((part: SearchPart, field: SearchField) => new IndexPart(part, field));

/** Returns undefined if a later edition exceeds the limits. @throws QuestionError if the first one does. */
function orUndefinedIfTooBroad<Result>(work: () => Result, isFirst: boolean): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TooBroadError)) throw error;
    if (isFirst) throw tooBroad(error);
    return undefined;
  }
}

function tooBroad({ message, hint }: TooBroadError): QuestionError {
  return new QuestionError({ code: 'bad_parameter', message, hint, parameter: 'q' });
}
