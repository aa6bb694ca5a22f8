import { useEffect } from 'preact/hooks';
import type { SuggestedTerm } from '../../../src/questions/suggest-terms.ts';
import { pageText, readingText } from '../../strings/strings-en.ts';
import { isSheet, laterPanel, loadCode } from '../panels.tsx';
import { currentRoute, goTo, isPlainClick, type Route, routeAddress } from '../route.ts';
import { useDocument } from '../service.ts';
import { rememberSearch } from './asked-search.ts';

/** The code of searches: a separate file, loaded when somebody searches first. */
const loadSearch = () => import('./search-panel.tsx');

/** Shows the places of a query beside the text: words, or `strong:G26` for every place of a word. */
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

interface FindWordProps {
  /** Strong's numbers of the word: `G26`. */
  readonly strongs: readonly string[];
  readonly lemma?: string | undefined;
  /** Called when the search opens. */
  readonly onFind?: () => void;
}

/** Buttons that show every place of a word, by its Strong's numbers, else by its lemma. */
export function FindWord({ strongs, lemma, onFind }: FindWordProps) {
  const byLemma = strongs.length === 0 && lemma ? [[`lemma:"${lemma}"`, lemma]] : [];
  const queries = [...strongs.map((number) => [`strong:${number}`, number]), ...byLemma];
  return (
    <p class="find-word">
      {queries.map(([query, of]) => (
        <button
          key={query}
          type="button"
          class="chip"
          onClick={() => {
            onFind?.();
            openSearch(query!);
          }}
        >
          {queries.length > 1
            ? readingText('findEveryPlaceOf', { word: of! })
            : readingText('findEveryPlace')}
        </button>
      ))}
    </p>
  );
}

/** The results of the search in the address, beside the text, or over it on narrow screens. */
export const SearchResults = laterPanel(
  () => pageText('searchResults'),
  async () => (await loadSearch()).SearchPanel,
);

/** Milliseconds without a key, so that not every letter is looked up. */
const pause = 150;

/** Words of the translation that begin as what is typed ends; empty where it has no search index. */
export function useSuggestedTerms(text: string, translation: string): readonly SuggestedTerm[] {
  const key = /[\p{L}\p{M}\p{Nd}]{2}$/u.test(text) ? `${translation} ${text}` : undefined;
  const { document = noTerms } = useDocument(key, async (signal) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
    const { suggestedWords } = await loadCode(loadSearch);
    return (await suggestedWords(text, translation, signal)) ?? noTerms;
  });
  // Those of what was typed before stay as long as they fit
  return key ? document.filter(({ query }) => query.toLowerCase().startsWith(text.toLowerCase())) : noTerms;
}

const noTerms: readonly SuggestedTerm[] = [];

/** Links in the page keep the results open where these do not cover the text, without being written in every link. */
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
