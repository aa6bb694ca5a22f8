import { pageText } from '../../strings/texts.ts';
import { laterPanel } from '../panels.tsx';
import { currentRoute, goTo } from '../route.ts';
import { rememberSearch } from './asked-search.ts';

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
