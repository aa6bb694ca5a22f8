import { useEffect } from 'preact/hooks';
import { pageText } from '../../strings/texts.ts';
import { isSheet, laterPanel } from '../panels.tsx';
import { currentRoute, goTo, isPlainClick, type Route, routeAddress } from '../route.ts';
import { rememberSearch } from './asked-search.ts';

/** Searches for words, or `strong:G26` for all occurrences of a word. */
export function openSearch(query: string): void {
  const route = currentRoute();
  const q = query.trim();
  if (!route || q === '') return;
  rememberSearch(q);
  const { scope, sort } = route.search ?? {};
  goTo({ ...route, search: { q, scope, sort } });
}

export function closeSearch(): void {
  const route = currentRoute();
  if (route?.search) goTo({ ...route, search: undefined });
}

export const SearchResults = laterPanel(
  () => pageText('searchResults'),
  async () => (await import('./search-panel.tsx')).SearchPanel,
);

/**
 * Keeps the results open when a link in the page is followed, unless they cover the text. The links
 * themselves do not contain the search.
 */
export function useKeptSearch(route: Route | undefined): void {
  const isOpen = route?.search !== undefined;
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen]);
}
