import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { chapterKey, currentRoute, goTo, type Route } from '../route.ts';
import { elementOfVerse } from './bridges.ts';

interface KeptPlace {
  readonly chapter: string;
  /** The first visible verse; 0 at the top of the page. */
  readonly verse: number;
  /** Index of the part of the verse; in poetry, each line is a part. */
  readonly part: number;
  /** Distance in pixels from the top of the window to the top of the part, and the height of the part. */
  readonly top: number;
  readonly height: number;
}

const top = { verse: 0, part: 0, top: 0, height: 0 };

export function placeInView(): KeptPlace | undefined {
  const articles = [...document.querySelectorAll<HTMLElement>('article[data-chapter]')];
  const article =
    articles.findLast((each) => each.getBoundingClientRect().top < innerHeight * 0.4) ?? articles[0];
  const chapter = article?.dataset.chapter;
  if (!chapter) return undefined;
  if (scrollY < 1) return { chapter, ...top };
  const line = coveredHeight();
  for (const run of article.querySelectorAll<HTMLElement>('[data-verse]')) {
    const { bottom, top, height } = run.getBoundingClientRect();
    if (bottom < line + 4 || height === 0) continue;
    const verse = Number(run.dataset.verse);
    return { chapter, verse, part: verseElements(article, verse).indexOf(run), top, height };
  }
  return undefined;
}

function coveredHeight(): number {
  const toolbar = document.querySelector('.toolbar');
  return Math.max(0, toolbar?.getBoundingClientRect().bottom ?? 0);
}

function articleOf(chapter: string): HTMLElement | null {
  return document.querySelector(`article[data-chapter="${chapter}"]`);
}

function verseElements(article: Element, verse: number): Element[] {
  return [...article.querySelectorAll(`[data-verse="${verse}"]`)];
}

/** The scroll offset at which the page returned to a place; -1 after the user has scrolled. */
let returned = -1;

function returnTo({ chapter, verse, part, top, height }: KeptPlace): void {
  const article = articleOf(chapter);
  if (!article) return;
  if (verse === 0) return scrollTo({ top: 0 });
  const numbers = [...article.querySelectorAll<HTMLElement>('[data-verse]')].map((run) =>
    Number(run.dataset.verse),
  );
  // Another translation may lack the verse
  const nearest = Math.max(...numbers.filter((number) => number <= verse));
  const parts = verseElements(article, nearest);
  const at = (parts[part] ?? parts[0])?.getBoundingClientRect();
  if (!at) return;
  // If a verse begins above the window, the same share stays above it
  const wanted = top < 0 && height > 0 ? (top / height) * at.height : top;
  if (Math.abs(at.top - wanted) >= 1) scrollBy({ top: at.top - wanted, behavior: 'instant' });
  returned = scrollY;
}

/** Milliseconds after the last scroll until the history entry is updated. */
const rest = 150;

interface KeptState {
  readonly place?: KeptPlace;
}

export function keptPlace(chapter: string): KeptPlace | undefined {
  const { place } = (history.state ?? {}) as KeptState;
  return place?.chapter === chapter ? place : undefined;
}

/** The focus stays in these elements: the user is typing, choosing or listening. */
const busy = 'input, select, textarea, .popover, .player, .search-panel, .verse-actions';

interface Arrival {
  readonly route: Route | undefined;
  readonly shown: unknown;
  readonly isShown: boolean;
  readonly hasFailed: boolean;
  readonly follows: boolean;
}

/**
 * Keeps the reading position. A new chapter starts at its top or at its selected verse. The back button and a
 * reload return to the verse that was at the top of the window, and that verse stays in place when the text
 * around it changes its size or lines. After a turn, the focus moves to the selected verse or the title of
 * the chapter. When the page opens, the focus is left alone, because the browser starts there anyway.
 */
export function useKeptPlace(arrival: Arrival): void {
  const place = useRef<KeptPlace | undefined>(undefined);
  useSavedPlace(place, arrival.follows);
  useArrivedPlace(place, arrival);
  useArrivedFocus(arrival);
}

type CurrentPlace = { current: KeptPlace | undefined };

function useSavedPlace(place: CurrentPlace, follows: boolean): void {
  const mayFollow = useRef(follows);
  mayFollow.current = follows;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer = 0;
    const keep = () => {
      clearTimeout(timer);
      if (place.current) savePlace(place.current, mayFollow.current);
    };
    const text = document.getElementById('text')!;
    let height = text.offsetHeight;
    const onScroll = () => {
      // Shortening the page may have scrolled it; the observer below corrects that
      if (text.offsetHeight < height) return;
      // The page may still be too short to return to the place, which the player below it then permits
      if (scrollY === returned) return;
      returned = -1;
      place.current = placeInView() ?? place.current;
      clearTimeout(timer);
      timer = setTimeout(keep, rest) as unknown as number;
    };
    const names = ['click', 'keydown', 'pagehide'] as const;
    addEventListener('scroll', onScroll, { passive: true });
    for (const name of names) addEventListener(name, keep, true);
    const resized = new ResizeObserver(() => {
      height = text.offsetHeight;
      if (place.current) returnTo(place.current);
    });
    resized.observe(text);
    resized.observe(document.body);
    return () => {
      removeEventListener('scroll', onScroll);
      for (const name of names) removeEventListener(name, keep, true);
      resized.disconnect();
    };
  }, []);
}

function savePlace(place: KeptPlace, mayFollow: boolean): void {
  const now = currentRoute();
  if (!now) return;
  const state = { ...history.state, place } satisfies KeptState;
  const address = chapterKey(now);
  if (place.chapter === address) history.replaceState(state, '');
  // Not while the chapter of the address is loading
  else if (mayFollow && articleOf(address)) {
    const [book, number] = place.chapter.split(' ');
    const { translation, parallels } = now;
    goTo({ translation, parallels, book: book!, chapter: Number(number) }, { replace: true, state });
  }
}

function useArrivedPlace(place: CurrentPlace, { route, shown, isShown, hasFailed }: Arrival): void {
  const { translation, book = '', chapter = 0, verse } = route ?? {};
  const previous = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    if (!book || !isShown) return;
    const here = chapterKey({ book, chapter });
    const now = `${translation} ${here}:${verse}`;
    const isSame = previous.current === now;
    previous.current = now;
    const shownPlace = place.current?.chapter === here ? place.current : undefined;
    const from = (isSame && shownPlace) || (keptPlace(here) ?? (verse ? undefined : shownPlace));
    const article = articleOf(here);
    const at = verse && article ? elementOfVerse(article, verse) : undefined;
    if (from) returnTo(from);
    else if (at && !isInView(at)) at.scrollIntoView({ block: 'center', behavior: 'instant' });
    else if (!at) scrollTo({ top: 0, behavior: 'instant' });
    place.current = from ?? placeInView();
  }, [book, chapter, verse, isShown, hasFailed, shown]);
}

function useArrivedFocus({ route, isShown, hasFailed }: Arrival): void {
  const { book = '', chapter = 0, verse } = route ?? {};
  const previous = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!book || !isShown) return;
    const here = chapterKey({ book, chapter });
    const arrived = `${here}${hasFailed ? ' is missing' : ''}`;
    const isFirst = previous.current === undefined;
    const isSameChapter = previous.current === arrived;
    previous.current = arrived;
    const { activeElement } = document;
    if (isFirst || activeElement?.closest(busy)) return;
    // A link to a verse of the same chapter keeps the focus
    if (isSameChapter && (verse === undefined || activeElement?.closest('main, .panel'))) return;
    const isReadingOn = document.querySelectorAll('article').length > 1 && keptPlace(here);
    if (isReadingOn) return;
    const article = articleOf(here) ?? document;
    const at = verse && elementOfVerse(article, verse)?.querySelector<HTMLElement>('.number');
    (at || article.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  }, [book, chapter, verse, isShown, hasFailed]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 80 && bottom < innerHeight - 80;
}
