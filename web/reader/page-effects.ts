import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
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

/** True if something has been awaited for some milliseconds. `awaited` identifies it; undefined waits for nothing. */
export function useOverdue(awaited: string | undefined, ms: number): boolean {
  const [overdue, set] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(() => set(awaited), ms);
    return () => clearTimeout(timer);
  }, [awaited]);
  return awaited !== undefined && overdue === awaited;
}

/** Becomes true with the first input, because the user may need the lists. */
export function useHasActed(): boolean {
  const [hasActed, set] = useState(false);
  useEffect(() => {
    if (hasActed) return;
    const act = () => set(true);
    const events = ['pointerdown', 'keydown', 'focusin'] as const;
    for (const event of events) addEventListener(event, act, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, act);
    };
  }, [hasActed]);
  return hasActed;
}

export function useTitle(
  route: Route | undefined,
  book: string | undefined,
  translation: string | undefined,
) {
  useEffect(() => {
    if (!route) return;
    const { chapter, verse } = route;
    const verses = verse ? `:${versesText(route)}` : '';
    document.title = `${book ?? route.book} ${chapter}${verses} · ${translation ?? route.translation}`;
  }, [route, book, translation]);
}
