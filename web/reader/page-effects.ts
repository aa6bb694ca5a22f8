import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Route, versesText } from './route.ts';

/** Removes the static text of a chapter page only when the reader has the chapter, to prevent flicker. */
export function useTakeover(isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById('finished')?.remove();
  }, [isReady]);
}

/** Delays the change to true by some milliseconds, so that something else is rendered first. */
export function useDelayed(value: boolean, ms: number): boolean {
  const [delayed, set] = useState(false);
  useEffect(() => {
    if (!value || delayed) return;
    const timer = setTimeout(() => set(true), ms);
    return () => clearTimeout(timer);
  }, [value, delayed]);
  return delayed;
}

/** Becomes true with the first input, because the user may need the lists. */
export function useHasActed(): boolean {
  const [hasActed, set] = useState(false);
  useEffect(() => {
    const act = () => set(true);
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(event, act, { passive: true, once: true });
  }, []);
  return hasActed;
}

/** Milliseconds for which the previous title stays while the names for the next one load. */
const titleGrace = 300;

/** The title of the tab. While a chapter loads, it is already its title; without names, it has the ids. */
export function useTitle(
  route: Route | undefined,
  isReady: boolean,
  { book, translation }: { readonly book: string | undefined; readonly translation: string | undefined },
): void {
  const isOwn = useRef(false);
  useEffect(() => {
    // The page opens with a title
    if (!route || !(isReady || isOwn.current)) return;
    const { chapter, verse } = route;
    const verses = verse ? `:${versesText(route)}` : '';
    const set = () => {
      isOwn.current = true;
      document.title = `${book ?? route.book} ${chapter}${verses} · ${translation ?? route.translation}`;
    };
    if (isReady || (book !== undefined && translation !== undefined)) {
      set();
      return;
    }
    const timer = setTimeout(set, titleGrace);
    return () => clearTimeout(timer);
  }, [route, isReady, book, translation]);
}
