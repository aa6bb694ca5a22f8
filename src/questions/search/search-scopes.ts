import { type SearchScope, searchScopes } from '../../documents/question-parameters.ts';
import { indexName } from '../../search/read-index.ts';
import type { Attribution, ReferenceData } from '../edition.ts';
import { type DocumentQuery, type Parameters, QuestionError, readList, readParameters } from '../question.ts';
import type { SearchHit } from './page-results.ts';
import { type BestQuery, parseBest, parseSearch } from './parse-search.ts';
import { readScopeEditions, type ScopeEditions } from './scope-editions.ts';
import { type SearchResults, search } from './search.ts';
import { readSearchOptions, searchParameters } from './search-answer.ts';
import { type EntryHit, nothingIn, type ScopeResults, searchEntries } from './search-entries.ts';

type ScopedHit = EntryHit | ({ readonly kind: 'verse' } & SearchHit);

interface ScopedAnswer
  extends Partial<Pick<SearchResults, 'reference' | 'passage' | 'renderings' | 'didYouMean'>> {
  readonly query: SearchResults['query'];
  readonly total: number;
  readonly scopes: readonly ({ readonly scope: SearchScope } & ScopeResults<never>['counts'])[];
  readonly results: readonly ScopedHit[];
  readonly attributions: readonly Attribution[];
  readonly next: string | null;
}

/** Answers `/api/x/search` with `scope`: lists the results of one scope after another. @throws QuestionError */
export function* answerScopedSearch(
  written: string,
  referenceData?: ReferenceData,
): DocumentQuery<ScopedAnswer> {
  const parameters = readParameters(written, searchParameters);
  const options = readSearchOptions(parameters, referenceData);
  const { q, limit, offset } = options;
  const query: BestQuery = options.match === 'all' ? { literal: parseSearch(q) } : parseBest(q);
  const question: ScopedQuestion = { ...options, query };
  const wanted = readList(parameters, 'scope', searchScopes);
  const scopes: SearchScope[] = wanted.length > 0 ? [...new Set(wanted)] : ['verses'];
  const editions = yield* readScopeEditions(parameters.in ?? '', scopes);
  const sources = sourcesFrom(parameters.from, scopes, editions);

  const counts: ScopedAnswer['scopes'][number][] = [];
  const results: ScopedHit[] = [];
  const attributions = new Map<string, Attribution>();
  let skip = offset;
  let next: Parameters | undefined;
  let more: Partial<ReturnType<typeof membersOfVerses>> = {};
  let didYouMean: SearchResults['didYouMean'];
  for (const { scope, ids } of sources) {
    const page = { ...question, offset: skip, limit: next ? 0 : limit - results.length };
    const found: ScopeResults<ScopedHit> & { readonly verses?: SearchResults } =
      scope === 'verses' ? yield* searchVerses(ids, page) : yield* searchEntries(scope, ids, page);
    if (found.verses) more = membersOfVerses(found.verses);
    if (found.didYouMean?.length) didYouMean ??= found.didYouMean;
    counts.push({ scope, ...found.counts });
    results.push(...found.results);
    for (const each of found.attributions) attributions.set(each.edition, each);
    for (const hit of found.results) {
      const credit = editions.credits.find((each) => 'lexicon' in hit && each.edition === hit.lexicon);
      if (credit) attributions.set(credit.edition, credit);
    }
    skip = Math.max(0, skip - found.listed);
    if (next) continue;
    if (found.hasMore) next = { ...parameters, offset: String(offset + limit) };
    else if (found.from !== null) {
      const from = scope === 'verses' ? found.from : indexName(found.from, scope);
      next = { ...parameters, from, offset: '0' };
    }
  }
  const total = counts.reduce((sum, { total }) => sum + total, 0);
  return {
    query: understood(query),
    ...more,
    ...(didYouMean && (total === 0 || sources.length === 1) ? { didYouMean } : {}),
    total,
    scopes: counts,
    results,
    attributions: [...attributions.values()],
    next: next ? new URLSearchParams(next).toString() : null,
  };
}

type ScopedQuestion = ReturnType<typeof readSearchOptions> & { readonly query: BestQuery };

function understood({ quoted, literal = quoted, plain }: BestQuery): SearchResults['query'] {
  if (literal) return { words: literal.words, understood: literal.understood };
  const { words } = plain!;
  return { words: [...new Set(words)], understood: words.join(' ') };
}

interface Source {
  readonly scope: SearchScope;
  readonly ids: readonly string[];
}

/**
 * The scopes with their editions, from where the previous page ended.
 * @param from an id for verses, or the name of an index such as `KJV/headings`.
 * @throws QuestionError
 */
function sourcesFrom(
  from: string | undefined,
  scopes: readonly SearchScope[],
  { idsOf }: ScopeEditions,
): Source[] {
  const sources = scopes.map((scope) => ({ scope, ids: idsOf(scope) }));
  if (from === undefined) return sources;
  const [id = '', scope = 'verses'] = from.split('/');
  const at = sources.findIndex((each) => each.scope === scope);
  const start = sources[at]?.ids.indexOf(id) ?? -1;
  if (start >= 0) return [{ ...sources[at]!, ids: sources[at]!.ids.slice(start) }, ...sources.slice(at + 1)];
  const message = `"${from.slice(0, 100)}" is not among the editions that are searched.`;
  throw new QuestionError({ code: 'bad_parameter', message, parameter: 'from' });
}

function* searchVerses(
  editions: readonly string[],
  question: ScopedQuestion,
): DocumentQuery<ScopeResults<ScopedHit> & { readonly verses?: SearchResults }> {
  try {
    const verses = yield* search({ ...question, editions });
    const { total, more, editions: found, notIndexed, unsearched, ...page } = verses;
    return {
      ...page,
      verses,
      counts: {
        total,
        ...(more ? { more } : {}),
        editions: found.map(({ translation, ...count }) => ({ edition: translation, ...count })),
        notIndexed,
        unsearched,
      },
      results: page.results.map((hit) => ({ kind: 'verse', ...hit })),
    };
  } catch (error) {
    if (!(error instanceof QuestionError) || error.fault.code !== 'file_not_found') throw error;
    return nothingIn(error.fault.editions ?? []);
  }
}

function membersOfVerses({ reference, passage, renderings }: SearchResults) {
  return {
    reference,
    ...(passage ? { passage } : {}),
    ...(renderings ? { renderings } : {}),
  };
}
