import { createContext } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TranslationBook } from '../../client/src/documents.ts';
import type { Reference } from '../../src/references/reference.ts';
import { replaceLocationHash, useLocationHash } from '../location-hash.ts';
import { remember, remembered } from './remembered.ts';
import { type AskedSearch, readAskedSearch, writeAskedSearch } from './search/asked-search.ts';

/** The passage that the address names. */
export interface Route {
  readonly translation: string;
  /** Book id of the USFM standard. */
  readonly book: string;
  readonly chapter: number;
  /** The selected verse, or the first of a selected passage. */
  readonly verse?: number;
  /** The last verse of a selected passage; Infinity for the end of the chapter. */
  readonly endVerse?: number;
  /** Ids of the translations to compare with, in the order of their columns. */
  readonly beside: readonly string[];
  /** The search whose results are shown with the text. */
  readonly search?: AskedSearch | undefined;
}

const pattern = /^#?\/([A-Za-z0-9_-]+)\/([A-Z0-9]{3})\/(\d{1,3})(?:\?(.*))?$/;

/** Routes as the fragment of an address: `#/BSB/JHN/3?v=16-18&with=KJV,OSHB&search=living+water`. */
export const routeHash = {
  /** Undefined for a fragment that is not a route. */
  parse(hash: string): Route | undefined {
    const match = pattern.exec(hash);
    if (!match) return undefined;
    const [, translation, book, chapter, query] = match as unknown as [
      string,
      string,
      string,
      string,
      string?,
    ];
    const members = new URLSearchParams(query ?? '');
    const [first = '', last] = (members.get('v') ?? '').split('-');
    const verse = Number(first);
    const endVerse = last === 'end' ? Number.POSITIVE_INFINITY : Number(last);
    const search = readAskedSearch(members);
    const beside = (members.get('with') ?? '').split(',').filter((id) => /^[A-Za-z0-9_-]+$/.test(id));
    return {
      translation,
      book,
      chapter: Number(chapter),
      ...(verse ? { verse } : {}),
      ...(verse && endVerse && endVerse > verse ? { endVerse } : {}),
      beside: beside.slice(0, 3),
      ...(search ? { search } : {}),
    };
  },

  format(route: Route): string {
    const { translation, book, chapter, beside, search } = route;
    const verses = route.verse ? [`v=${versesText(route, '-')}`] : [];
    const others = beside.length > 0 ? [`with=${beside.join(',')}`] : [];
    const query = [...verses, ...others, ...(search ? [writeAskedSearch(search)] : [])].join('&');
    return `#/${translation}/${book}/${chapter}${query && `?${query}`}`;
  },
};

/** `16`, `16-18`, `16-end`; '' for a whole chapter. */
export function versesText(
  { verse, endVerse }: Pick<Route, 'verse' | 'endVerse'>,
  sign: '-' | '–' = '–',
): string {
  if (verse === undefined) return '';
  if (endVerse === undefined) return String(verse);
  return `${verse}${sign}${Number.isFinite(endVerse) ? endVerse : 'end'}`;
}

/** Where a reference that begins in this book leads: to its first chapter, with those of its verses that are there. */
export function placeOf(
  { from, to }: Reference,
  { id, firstChapterNumber }: Pick<TranslationBook, 'id' | 'firstChapterNumber'>,
): Pick<Route, 'book' | 'chapter' | 'verse' | 'endVerse'> {
  const { chapter = firstChapterNumber, verse } = from;
  if (verse === undefined) return { book: id, chapter };
  const isWithin = to.book === from.book && to.chapter === chapter;
  const endVerse = (isWithin ? to.verse : undefined) ?? Number.POSITIVE_INFINITY;
  return { book: id, chapter, verse, ...(endVerse > verse ? { endVerse } : {}) };
}

/** The passage that is being read. */
interface CurrentPassage {
  readonly route: Route;
  /** The books of the current translation. */
  readonly books: readonly TranslationBook[];
  /** That of the translation; ISO 639-3 code. */
  readonly language?: string | undefined;
}

export const PassageContext = createContext<CurrentPassage>({
  route: { translation: '', book: '', chapter: 1, beside: [] },
  books: [],
});

/** The name under which the last route is remembered. */
const name = 'place';

/** The route in the address, which is the only copy: the back button works, and any passage can be linked to. */
export function useRoute(): Route | undefined {
  const route = useLocationHash(routeHash.parse);
  useEffect(() => {
    if (route) remember(name, routeHash.format({ ...route, search: undefined }));
  }, [route]);
  return route;
}

/**
 * Goes to a route; with `replace`, without an entry in the history. The results of a search stay open, unless `search` of the route
 * is there and says otherwise.
 */
export function goTo(route: Route, { replace = false } = {}): void {
  const { search } = 'search' in route ? route : (routeHash.parse(location.hash) ?? {});
  const hash = routeHash.format({ ...route, search });
  if (replace) replaceLocationHash(hash);
  else location.hash = hash;
}

/** The last route on this device. */
export function lastRoute(): Route | undefined {
  return routeHash.parse(remembered(name) ?? '');
}
