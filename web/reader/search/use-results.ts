import { useEffect, useRef, useState } from 'preact/hooks';
import type { SearchAnswer } from '../../../client/src/documents.ts';
import { search } from '../../../client/src/search.ts';
import { service } from '../../service/service.ts';
import type { AskedSearch } from './asked-search.ts';
import { defaultSort, queryOf } from './search-request.ts';

interface Found {
  readonly pages: readonly SearchAnswer[];
  readonly isLoading: boolean;
  readonly error?: Error | undefined;
  readonly more: () => void;
}

interface State {
  readonly key: string;
  readonly pages: readonly SearchAnswer[];
  readonly partial?: SearchAnswer | undefined;
  readonly error?: Error | undefined;
}

let last: State | undefined;

const limit = 20;

export function useResults(asked: AskedSearch, translations: readonly string[]): Found {
  const key = JSON.stringify([queryOf(asked), translations, asked.books, asked.sort]);
  const [state, setState] = useState<State>(() => (last?.key === key ? last : { key, pages: [] }));
  const [wanted, want] = useState({ key, pages: Math.max(1, state.pages.length), attempt: 0 });
  const current = state.key === key ? state : { key, pages: [] };
  const count = wanted.key === key ? wanted.pages : 1;
  const attempt = wanted.key === key ? wanted.attempt : 0;
  const known = useRef(current);
  known.current = current;
  useEffect(() => {
    const { pages } = known.current;
    const before = pages.at(-1);
    if (pages.length >= count || before?.next === null) return;
    const abort = new AbortController();
    const take = (more: Partial<State>) => {
      if (abort.signal.aborted) return;
      const next = { key, pages, ...more };
      if (!next.partial && !next.error) last = next;
      setState(next);
    };
    take({ error: undefined });
    const { offset, from } = Object.fromEntries(new URLSearchParams(before?.next ?? ''));
    const { books, sort } = asked;
    search(service, queryOf(asked), translations, {
      limit,
      computed: true,
      sort: sort ?? defaultSort(asked),
      ...(books && { books }),
      ...(offset && { offset: Number(offset) }),
      ...(from && { from }),
      signal: abort.signal,
      onProgress: (partial) => take({ partial }),
    }).then(
      (page) => take({ pages: [...pages, page] }),
      (error) => take({ error }),
    );
    return () => abort.abort();
  }, [key, count, attempt]);
  const { pages, partial, error } = current;
  const shown = partial ? [...pages, partial] : pages;
  const isLoading = !error && pages.length < count && pages.at(-1)?.next !== null;
  return {
    pages: shown,
    isLoading,
    ...(error && { error }),
    more: () => want({ key, pages: pages.length + 1, attempt: attempt + 1 }),
  };
}

/** The results without filters, because filters show how many results they exclude. */
export function useOverview(
  asked: AskedSearch,
  translations: readonly string[],
  found: Found,
): SearchAnswer | undefined {
  const isFiltered = asked.books !== undefined || asked.as !== undefined;
  const key = isFiltered ? JSON.stringify([asked.q, translations]) : undefined;
  const [state, setState] = useState<{ key: string; answer: SearchAnswer }>();
  useEffect(() => {
    if (key === undefined || state?.key === key) return;
    const abort = new AbortController();
    const options = { limit: 1, match: 'all', computed: true, signal: abort.signal } as const;
    search(service, asked.q, translations, options).then(
      (answer) => !abort.signal.aborted && setState({ key, answer }),
      () => {},
    );
    return () => abort.abort();
  }, [key]);
  const unfiltered = JSON.stringify([asked.q, translations]);
  const [first] = found.pages;
  useEffect(() => {
    if (!isFiltered && first) setState({ key: unfiltered, answer: first });
  }, [unfiltered, isFiltered, first]);
  return isFiltered ? (state?.key === unfiltered ? state.answer : undefined) : first;
}
