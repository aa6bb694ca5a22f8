import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SearchAnswer, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { suggestWords } from '../../../client/src/suggest.ts';
import { service } from '../../service/service.ts';
import { formatList, languageNameOf } from '../../strings/formats.ts';
import { pageText, searchText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem, Waiting } from '../../widgets/problem.tsx';
import { isSheet } from '../panels.tsx';
import { goTo, type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import panelStyles from '../styles/panel.css' with { type: 'text' };
import { findReferences } from '../toolbar/find-references.ts';
import { type AskedSearch, searchedTranslations } from './asked-search.ts';
import styles from './search.css' with { type: 'text' };
import { SearchFilters } from './search-filters.tsx';
import { SearchHits } from './search-hits.tsx';
import { useOverview, useResults } from './use-results.ts';

interface SearchPanelProps {
  readonly route: Route;
  readonly search: AskedSearch;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  /** ISO 639-3 code of the translation's language. */
  readonly language: string | undefined;
  readonly onClose: () => void;
}

/** Used by the search box in the toolbar, which loads this file once words are typed. */
export function suggestedWords(text: string, translation: string, signal: AbortSignal) {
  return suggestWords(service, text, { translation, limit: 5, signal });
}

export function SearchPanel({ route, search, translations, books, language, onClose }: SearchPanelProps) {
  useStyle(panelStyles + styles);
  const searched = searchedTranslations(search.scope, route, translations);
  const found = useResults(search, searched);
  const overview = useOverview(search, searched, found);
  const panel = useRef<HTMLElement>(null);
  const first = found.pages[0];
  usePlaceInPage(panel, search.q);
  const change = (to: Partial<AskedSearch>) =>
    goTo({ ...route, search: { ...search, ...to } }, { replace: true });
  const notIndexed = new Set(found.pages.flatMap((page) => page.notIndexed));
  const notAnnotated = new Set(found.pages.flatMap((page) => page.notAnnotated ?? []));
  return (
    <aside
      ref={panel}
      class="panel search-panel"
      aria-label={pageText('searchResults')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        roveFocus(event, event.currentTarget, 'a.hit');
        // The key must not turn the page, too
        if (event.key.startsWith('Arrow')) event.stopPropagation();
      }}
    >
      <header class="panel-head">
        <h2 tabIndex={-1}>
          <bdi>{titleOf(search.q)}</bdi>
        </h2>
        <p role="status">{summary(first, found.isLoading, search, books)}</p>
      </header>
      <button type="button" class="close" aria-label={searchText('close')} onClick={onClose}>
        ✕
      </button>
      <div ref={useScrollOf(JSON.stringify(search))} class="search-body">
        <OpenReference reference={first?.reference ?? null} {...{ route, books, language }} />
        {!found.error && <SearchFilters {...{ route, search, translations, books, overview, change }} />}
        {notIndexed.size > 0 && (
          <p class="nothing">
            {searchText('notSearched', { count: notIndexed.size, names: namesOf(notIndexed, translations) })}
          </p>
        )}
        {notAnnotated.size > 0 && (
          <p class="nothing">{searchText('notAnnotated', { names: namesOf(notAnnotated, translations) })}</p>
        )}
        {first && first.total === 0 && !found.error && !found.isLoading && (
          <NothingFound
            {...{ search, change, route, translations }}
            meant={first.didYouMean ?? []}
            isLeft={first.next !== null}
          />
        )}
        <SearchHits pages={found.pages} {...{ route, translations, books, language }} />
        {found.error ? (
          <SearchProblem
            error={found.error}
            query={search.q}
            retry={found.more}
            translations={translations}
          />
        ) : found.isLoading ? (
          !first && <Waiting />
        ) : (
          found.pages.at(-1)?.next && (
            <button type="button" class="more" onClick={found.more}>
              {moreText(found.pages)}
            </button>
          )
        )}
        <Attributions pages={found.pages} />
      </div>
    </aside>
  );
}

/**
 * Takes the focus when a search opens, keeps the panel below the toolbar on narrow screens, and returns the
 * focus when it closes.
 */
function usePlaceInPage(panel: { readonly current: HTMLElement | null }, query: string): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const toolbar = document.querySelector<HTMLElement>('.toolbar');
    const main = document.querySelector('main');
    const place = () => {
      const bottom = Math.max(0, toolbar?.getBoundingClientRect().bottom ?? 0);
      panel.current?.style.setProperty('--sheet-top', `${bottom}px`);
      // Text under the panel must not get the focus
      main?.toggleAttribute('inert', isSheet());
      document.documentElement.classList.toggle('under-sheet', isSheet());
    };
    place();
    const watcher = new ResizeObserver(place);
    if (toolbar) watcher.observe(toolbar);
    addEventListener('resize', place);
    return () => {
      watcher.disconnect();
      removeEventListener('resize', place);
      main?.removeAttribute('inert');
      document.documentElement.classList.remove('under-sheet');
      const { activeElement } = document;
      const isWithin = activeElement === document.body || panel.current?.contains(activeElement);
      const opener = before instanceof HTMLElement && before.isConnected && before !== document.body;
      // On touch devices, focusing the field would open the keyboard over the text
      if (isWithin && !matchMedia('(hover: none)').matches)
        (opener ? before : document.getElementById('reference'))?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [query]);
}

/** The last scroll position, restored when the user returns from a result. */
let lastScroll = { search: '', top: 0 };

function useScrollOf(search: string) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    current.scrollTop = lastScroll.search === search ? lastScroll.top : 0;
    const onScroll = () => {
      lastScroll = { search, top: current.scrollTop };
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => current.removeEventListener('scroll', onScroll);
  }, [search]);
  return list;
}

function titleOf(query: string): string {
  const [, of] = /^(?:strong|lemma):"?([^\s"|]+)"?$/i.exec(query) ?? [];
  return of === undefined ? query : searchText('everyPlaceOf', { word: of });
}

function summary(
  first: SearchAnswer | undefined,
  isLoading: boolean,
  { books: filter, as }: AskedSearch,
  books: readonly TranslationBook[],
): string {
  if (!first) return isLoading ? searchText('searching') : '';
  const { total, editions } = first;
  const { length: count } = editions;
  const parts = [
    total === 0 ? searchText('noVerse') : searchText('verses', { count: total }),
    count > 1 && searchText('inTranslations', { count }),
    filter && withinText(filter, books),
    as && searchText('as', { words: as }),
  ];
  return parts.filter(Boolean).join(' ');
}

function withinText(filter: string, books: readonly TranslationBook[]): string {
  if (filter === 'OT') return searchText('inOldTestament');
  if (filter === 'NT') return searchText('inNewTestament');
  if (filter === 'DC') return searchText('inOtherBooks');
  return searchText('inBook', { book: books.find(({ id }) => id === filter)?.name ?? filter });
}

function namesOf(ids: ReadonlySet<string>, translations: readonly Translation[]): string {
  const names = Array.from(ids, (id) => translations.find((each) => each.id === id)?.shortName || id);
  const more = names.length > 5 ? [searchText('andMore', { number: names.length - 5 })] : [];
  return formatList([...names.slice(0, 5), ...more]);
}

function moreText(pages: readonly SearchAnswer[]): string {
  const { unsearched, total, next } = pages.at(-1)!;
  const offset = Number(new URLSearchParams(next ?? '').get('offset') ?? 0);
  const left = total - offset;
  if (offset > 0 && left > 0) return searchText('more', { number: left });
  return searchText('searchMore', { count: unsearched });
}

interface OpenReferenceProps extends Pick<SearchPanelProps, 'route' | 'books' | 'language'> {
  readonly reference: string | null;
}

function OpenReference({ reference, route, books, language }: OpenReferenceProps) {
  const [found] = reference ? findReferences(reference, { books, language }).found : [];
  if (!found) return null;
  const { translation, beside } = route;
  const { book, chapter, verse, endVerse } = found;
  const place = { book, chapter, ...(verse && { verse }), ...(endVerse && { endVerse }) };
  return (
    <p class="open-reference">
      <a href={routeAddress.format({ translation, beside, ...place })}>
        {searchText.rich('open', { reference: <bdi>{found.label}</bdi> })}
      </a>
    </p>
  );
}

interface NothingFoundProps extends Pick<SearchPanelProps, 'search' | 'route' | 'translations'> {
  readonly meant: NonNullable<SearchAnswer['didYouMean']>;
  readonly isLeft: boolean;
  readonly change: (to: Partial<AskedSearch>) => void;
}

function NothingFound({ search, change, route, translations, meant, isLeft }: NothingFoundProps) {
  const { q, books, as, scope } = search;
  const language = translations.find(({ id }) => id === route.translation);
  const hasWords = /^[\p{L}\p{M}\s]+\s[\p{L}\p{M}\s]+$/u.test(q);
  const mayBegin = /^[\p{L}\p{M}]{2,}$/u.test(q);
  return (
    <div class="nothing-found">
      {meant.map(({ query }) => (
        <button key={query} type="button" class="chip" onClick={() => change({ q: query })}>
          <span>{searchText.rich('didYouMean', { query: <bdi>{query}</bdi> })}</span>
        </button>
      ))}
      {(books || as) && (
        <button type="button" class="chip" onClick={() => change({ books: undefined, as: undefined })}>
          {searchText('withoutFilters')}
        </button>
      )}
      {mayBegin && (
        <button type="button" class="chip" onClick={() => change({ q: `${q}*` })}>
          <span>{searchText.rich('wordsThatBegin', { word: <bdi>{q}</bdi> })}</span>
        </button>
      )}
      {/"/.test(q) && (
        <button type="button" class="chip" onClick={() => change({ q: q.replace(/"/g, '') })}>
          {searchText('anyOrder')}
        </button>
      )}
      {hasWords && (
        <button
          type="button"
          class="chip"
          onClick={() => change({ q: q.trim().split(/\s+/).join(' | '), sort: 'relevance' })}
        >
          {searchText('anyWord')}
        </button>
      )}
      {!scope && !isLeft && language && translations.length > 1 && (
        <button type="button" class="chip" onClick={() => change({ scope: 'language' })}>
          {searchText('allInLanguage', { language: languageNameOf(language) })}
        </button>
      )}
    </div>
  );
}

interface SearchProblemProps {
  readonly error: Error;
  readonly query: string;
  readonly retry: () => void;
  readonly translations: readonly Translation[];
}

function SearchProblem({ error, query, retry, translations }: SearchProblemProps) {
  if (error instanceof ScriptoriumError && error.parameter === 'q') {
    const { message, hint, at = 0 } = error;
    return (
      <div class="problem" role="alert">
        <p>{message}</p>
        {at > 0 && at < query.length && (
          <p class="query-place">
            <bdi>
              {query.slice(0, at)}
              <mark>{query.slice(at)}</mark>
            </bdi>
          </p>
        )}
        {hint && <p>{hint}</p>}
      </div>
    );
  }
  if (error instanceof ScriptoriumError && error.code === 'file_not_found') {
    const names = error.editions.map((id) => translations.find((each) => each.id === id)?.name ?? id);
    return (
      <div class="problem" role="alert">
        <p>{searchText.rich('noIndex', { translation: <bdi>{formatList(names)}</bdi> })}</p>
      </div>
    );
  }
  return <Problem error={error} retry={retry} />;
}

/** The attributions required by the licences. */
function Attributions({ pages }: { readonly pages: readonly SearchAnswer[] }) {
  const all = new Map(pages.flatMap(({ attributions }) => attributions.map((each) => [each.edition, each])));
  return (
    <ul class="attributions">
      {[...all.values()].map(({ edition, text, licenseUrl }) => (
        <li key={edition}>
          {edition}: <bdi>{text}</bdi>
          {licenseUrl && (
            <>
              {' '}
              · <a href={licenseUrl}>{pageText('licence')}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
