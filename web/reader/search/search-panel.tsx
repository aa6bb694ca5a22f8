import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SearchAnswer, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { suggestWords } from '../../../client/src/suggest.ts';
import { service } from '../../service/service.ts';
import { formatList } from '../../strings/formats.ts';
import { pageText, searchText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { isSheet } from '../panels.tsx';
import { goTo, isPlainClick, type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import panelStyles from '../styles/panel.css' with { type: 'text' };
import { ComputedNote } from '../words/computed-note.tsx';
import type { AskedSearch } from './asked-search.ts';
import { similarCount } from './result-sections.ts';
import styles from './search.css' with { type: 'text' };
import { SearchFilters } from './search-filters.tsx';
import { SearchHits } from './search-hits.tsx';
import { Attributions, Corrections, NothingFound, OpenReference, SearchProblem } from './search-outcome.tsx';
import { searchedTranslations } from './search-request.ts';
import { useOverview, useResults } from './use-results.ts';

interface SearchPanelProps {
  readonly route: Route;
  readonly search: AskedSearch;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
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
  // After the place of the panel, which determines its height
  const list = useScrollOf(JSON.stringify(search));
  useKeptSearch();
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
      <div ref={list} class="search-body">
        <OpenReference answer={first} {...{ route, translations, books, language }} />
        {!found.error && <SearchFilters {...{ route, search, translations, books, overview, change }} />}
        {notIndexed.size > 0 && (
          <p class="nothing">
            {searchText('notSearched', {
              count: notIndexed.size,
              names: translationNames(notIndexed, translations),
            })}
          </p>
        )}
        {notAnnotated.size > 0 && (
          <p class="nothing">
            {searchText('notAnnotated', { names: translationNames(notAnnotated, translations) })}
          </p>
        )}
        <ComputedNote editions={searchedIn(found.pages, translations)} />
        <Corrections meant={first?.didYouMean ?? []} {...{ change }} />
        {first && isEmpty(found.pages) && !found.error && !found.isLoading && (
          <NothingFound {...{ search, change, route, translations }} isLeft={first.next !== null} />
        )}
        <SearchHits pages={found.pages} {...{ route, translations, books, language }} />
        {found.error ? (
          <SearchProblem
            error={found.error}
            query={search.q}
            retry={found.more}
            translations={translations}
          />
        ) : (
          <More found={found} list={list} />
        )}
        {!first && found.isLoading && <Pending retry={found.more} />}
        <Attributions pages={found.pages} />
      </div>
    </aside>
  );
}

interface MoreProps {
  readonly found: ReturnType<typeof useResults>;
  readonly list: { readonly current: HTMLElement | null };
}

/** Remains while the next results load, because the focus of a removed button would be lost. Then they get it. */
function More({ found: { pages, isLoading, more }, list }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const label = useRef('');
  const [known, setKnown] = useState<number>();
  const isPressed = known !== undefined;
  const hits = () => list.current?.querySelectorAll<HTMLElement>('a.hit') ?? [];
  useLayoutEffect(() => {
    if (isLoading || !isPressed) return;
    const { activeElement } = document;
    if (activeElement === button.current || activeElement === document.body) hits()[known]?.focus();
    setKnown(undefined);
  }, [isLoading]);
  if (isLoading ? !isPressed : !pages.at(-1)?.next) return null;
  if (!isLoading) label.current = moreText(pages);
  return (
    <button
      ref={button}
      type="button"
      class="more"
      aria-disabled={isLoading}
      onClick={() => {
        if (isLoading) return;
        setKnown(hits().length);
        more();
      }}
    >
      {label.current}
    </button>
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
  const { total, editions, results } = first;
  const { length: count } = editions;
  const similar = similarCount(first);
  const parts = [
    total === 0 && (similar || results.length > 0 || first.passage) ? '' : versesText(total),
    total > 0 && similar ? `+ ${searchText('similar', { count: similar })}` : '',
    total === 0 && similar ? searchText('similar', { count: similar }) : '',
    count > 1 && searchText('inTranslations', { count }),
    filter && withinText(filter, books),
    as && searchText('as', { words: as }),
  ];
  return parts.filter(Boolean).join(' ');
}

function versesText(total: number): string {
  return total === 0 ? searchText('noVerse') : searchText('verses', { count: total });
}

function isEmpty(pages: readonly SearchAnswer[]): boolean {
  return pages.every(({ results, reference }) => results.length === 0 && reference === null);
}

function withinText(filter: string, books: readonly TranslationBook[]): string {
  if (filter === 'OT') return searchText('inOldTestament');
  if (filter === 'NT') return searchText('inNewTestament');
  if (filter === 'DC') return searchText('inOtherBooks');
  return searchText('inBook', { book: books.find(({ id }) => id === filter)?.name ?? filter });
}

function searchedIn(pages: readonly SearchAnswer[], translations: readonly Translation[]) {
  const editions = new Map(pages.flatMap((page) => page.editions).map((each) => [each.translation, each]));
  return Array.from(editions.values(), ({ translation, alignment }) => ({
    name: translationName(translation, translations),
    alignment,
  }));
}

function translationName(id: string, translations: readonly Translation[]): string {
  return translations.find((each) => each.id === id)?.shortName || id;
}

function translationNames(ids: ReadonlySet<string>, translations: readonly Translation[]): string {
  const names = Array.from(ids, (id) => translationName(id, translations));
  const more = names.length > 5 ? [searchText('andMore', { number: names.length - 5 })] : [];
  return formatList([...names.slice(0, 5), ...more]);
}

function moreText(pages: readonly SearchAnswer[]): string {
  const page = pages.at(-1)!;
  const offset = Number(new URLSearchParams(page.next ?? '').get('offset') ?? 0);
  if (offset === 0) return searchText('searchMore', { count: page.unsearched });
  const similar = similarCount(page);
  const left = similar === undefined ? 0 : page.total + similar - offset;
  return left > 0 ? searchText('more', { number: left }) : searchText('moreResults');
}

/**
 * Keeps the results open when a link in the page is followed, unless they cover the text. The links
 * themselves do not contain the search.
 */
function useKeptSearch(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!isPlainClick(event)) return;
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const to = routeAddress.parse(link?.getAttribute('href') ?? '');
      if (!to || isSheet()) return;
      event.preventDefault();
      goTo(to);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
