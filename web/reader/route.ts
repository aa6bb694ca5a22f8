import { createContext } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TranslationBook } from '../../client/src/documents.ts';
import type { Reference } from '../../src/references/reference.ts';
import { replaceLocationHash } from '../browser/location-hash.ts';
import { remember, remembered } from '../browser/remembered.ts';
import { pagePattern, serviceRoot } from '../service/service-root.ts';
import { site } from '../service/site.ts';
import { type AskedSearch, readAskedSearch, writeAskedSearch } from './search/asked-search.ts';

export interface Route {
  readonly translation: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
  /** The last verse of a selected passage; Infinity for the end of the chapter. */
  readonly endVerse?: number;
  /** More verses of the chapter: `31` of `28,31`. */
  readonly also?: readonly Pick<Route, 'verse' | 'endVerse'>[];
  readonly parallels: readonly string[];
  readonly search?: AskedSearch | undefined;
}

type ChosenVerses = { readonly [Name in 'verse' | 'endVerse' | 'also']?: Route[Name] | undefined };

export type ChapterPlace = Pick<Route, 'book' | 'chapter'>;

/** People may type small letters, leave out the chapter, add verses, or join translations with `+`. */
const hashPattern = /^#\/([\w+-]+)\/([^/?]+)(?:\/(\w+)(?:(?:%3a|[^\w?])([^/?]+))?)?\/?(?:\?(.*))?$/i;

function isOnPage(): boolean {
  return pagePattern.test(globalThis.location?.pathname ?? '');
}

/**
 * The `embed` parameter: the origin of the embedding page, or '' for the origin of the service. Undefined if
 * the page is not embedded.
 */
export const embeddedBy = new URLSearchParams(globalThis.location?.search).get('embed') ?? undefined;

/**
 * Converts routes to and from addresses: `#/BSB/JHN/3?v=16-18&with=KJV,OSHB&search=living+water`, or on a
 * chapter page `/read/BSB/JHN/3:16-18?with=KJV,OSHB&search=living+water`.
 */
export const routeAddress = {
  parse(address: string): Route | undefined {
    const found = pagePattern.exec(address)?.slice(1) ?? hashPattern.exec(address) ?? [];
    const [, translation, book, chapter, written, query] = found;
    if (!translation || !book) return undefined;
    const members = new URLSearchParams(query);
    const [verses, ...also] = [written, members.get('v')].join().split(',').flatMap(readRange);
    const search = readAskedSearch(members);
    const parallels = (members.get('with') ?? '').split(',').filter((id) => /^[\w-]+$/.test(id));
    return {
      translation,
      book: book.toUpperCase(),
      // No text has chapter 0
      chapter: Number(chapter ?? 1) || 0,
      ...verses,
      ...(also[0] && { also }),
      parallels: parallels.slice(0, 3),
      ...(search && { search }),
    };
  },

  format(route: Route): string {
    return isOnPage() ? readPath(route) : hashOf(route);
  },
};

function readRange(text: string): Pick<Route, 'verse' | 'endVerse'> | [] {
  const numbers = text.split('-').map((each) => (each === 'end' ? Number.POSITIVE_INFINITY : Number(each)));
  const [verse = 0, endVerse = 0] = numbers.filter(Boolean).sort((a, b) => a - b);
  return verse && Number.isFinite(verse) ? { verse, ...(endVerse > verse && { endVerse }) } : [];
}

function hashOf(route: Route): string {
  return `#/${chapterOf(route)}${queryOf(route, versesQuery(route))}`;
}

/** Published files have no pages of verses. */
function readPath(route: Route): string {
  const hasVerses = site.pages !== 'chapters';
  // The address of a page has one range of verses
  const { also, ...first } = route;
  const verses = hasVerses && route.verse ? `:${versesText(first, '-')}` : '';
  const embedded = embeddedBy === undefined ? [] : [`embed=${encodeURIComponent(embeddedBy)}`];
  const query = [...versesQuery(hasVerses ? { also } : route), ...embedded];
  return `${serviceRoot()}read/${chapterOf(route)}${verses}${queryOf(route, query)}`;
}

function chapterOf({ translation, book, chapter }: Route): string {
  return `${translation}/${book}/${chapter}`;
}

function versesQuery(route: ChosenVerses): string[] {
  const verses = versesText(route, '-');
  return verses ? [`v=${verses}`] : [];
}

function queryOf(
  { parallels, search }: Pick<Route, 'parallels' | 'search'>,
  more: readonly string[] = [],
): string {
  const others = parallels.length > 0 ? [`with=${parallels.join(',')}`] : [];
  const query = [...more, ...others, ...(search ? [writeAskedSearch(search)] : [])].join('&');
  return query && `?${query}`;
}

/** `16`, `16-18`, `16-end`, `16,18-20`; '' for a whole chapter. */
export function versesText({ verse, endVerse, also = [] }: ChosenVerses, sign: '-' | '–' = '–'): string {
  const end = endVerse === undefined ? '' : sign + (Number.isFinite(endVerse) ? endVerse : 'end');
  return [verse ? verse + end : [], also.map((each) => versesText(each, sign))].flat().join();
}

export function placeOfReference(
  { from, to }: Reference,
  { id, firstChapterNumber }: Pick<TranslationBook, 'id' | 'firstChapterNumber'>,
): Pick<Route, 'book' | 'chapter' | 'verse' | 'endVerse'> {
  const { chapter = firstChapterNumber, verse } = from;
  if (verse === undefined) return { book: id, chapter };
  const isWithin = to.book === from.book && to.chapter === chapter;
  const endVerse = (isWithin ? to.verse : undefined) ?? Number.POSITIVE_INFINITY;
  return { book: id, chapter, verse, ...(endVerse > verse ? { endVerse } : {}) };
}

interface CurrentPassage {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly language?: string | undefined;
}

export const PassageContext = createContext<CurrentPassage>({
  route: { translation: '', book: '', chapter: 1, parallels: [] },
  books: [],
});

const name = 'place';

/**
 * The route in the address. The address is the only copy, so that the back button works and every passage can
 * be linked.
 */
export function useRoute(): Route | undefined {
  const [route, setRoute] = useState(currentRoute);
  useEffect(() => {
    const follow = () => setRoute(currentRoute());
    const event = changeEvent();
    addEventListener(event, follow);
    // After all other listeners, because some of them handle links
    if (isOnPage()) addEventListener('click', followLink);
    return () => {
      removeEventListener(event, follow);
      removeEventListener('click', followLink);
    };
  }, []);
  return route;
}

function changeEvent(): 'popstate' | 'hashchange' {
  return isOnPage() ? 'popstate' : 'hashchange';
}

function followLink(event: MouseEvent): void {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${serviceRoot()}read/`)) return;
  const to = routeAddress.parse(link.pathname + link.search);
  if (!to) return;
  event.preventDefault();
  goTo({ search: undefined, ...to });
}

export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/**
 * Goes to a route. With `replace`, the current history entry is replaced and gets `state`. An open search is
 * kept unless the route has the property `search`, even if it is undefined.
 */
export function goTo(route: Route, { replace = false, state = null as unknown } = {}): void {
  const { search } = 'search' in route ? route : (currentRoute() ?? {});
  const address = routeAddress.format({ ...route, search });
  if (!isOnPage()) {
    if (replace) replaceLocationHash(address, state);
    else location.hash = address;
    return;
  }
  const isSame = address === location.pathname + location.search;
  if (replace || isSame) history.replaceState(replace ? state : history.state, '', address);
  else history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function currentRoute(): Route | undefined {
  return routeAddress.parse(isOnPage() ? location.pathname + location.search : location.hash);
}

export function chapterKey({ book, chapter }: ChapterPlace): string {
  return `${book} ${chapter}`;
}

/** The absolute address of a passage without parallel translations, for sharing: its page if the service has pages. */
export function addressOf(passage: Omit<Route, 'parallels'>): string {
  const route = { ...passage, parallels: [], search: undefined };
  return new URL(isOnPage() || site.pages ? readPath(route) : hashOf(route), location.href).href;
}

export function rememberRoute(route: Route): void {
  remember(name, hashOf({ ...route, search: undefined }));
}

export function lastRoute(): Route | undefined {
  return routeAddress.parse(remembered(name) ?? '');
}

export function chosenStart(): Route | undefined {
  const { translation, book, chapter, with: parallels = [] } = site.start ?? {};
  if (!translation || !book || !chapter) return undefined;
  return { translation, book, chapter, parallels };
}
