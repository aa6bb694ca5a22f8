import { useEffect, useRef } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { Route } from '../route.ts';

/** Where the focus stays, because somebody is typing, choosing or listening. */
const busy = 'input, select, textarea, .popover, .player, .search-panel';

/**
 * When the text of a new route is there, scrolls to it and moves the focus: to the selected verse, or to the title of the
 * chapter. The route that the page opens at gets no focus, as the browser starts there anyway.
 */
export function useArrival(
  route: Route | undefined,
  shown: SimpleTranslationBookChapter | undefined,
  hasFailed: boolean,
): void {
  const { book, chapter, verse } = route ?? {};
  const isShown = hasFailed || (shown?.book.id === book && shown?.chapter.number === chapter);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!book || !isShown) return;
    const at = verse ? document.querySelector(`main [data-verse="${verse}"]`) : null;
    if (!at) scrollTo({ top: 0 });
    else if (!isInView(at)) at.scrollIntoView({ block: 'center' });

    const here = `${book} ${chapter}${hasFailed ? ' is missing' : ''}`;
    const isFirst = before.current === undefined;
    const isSameChapter = before.current === here;
    before.current = here;
    const { activeElement } = document;
    if (isFirst || activeElement?.closest(busy)) return;
    // A link to a verse of the same chapter keeps the focus
    if (isSameChapter && (verse === undefined || activeElement?.closest('main, .panel'))) return;
    const head = document.querySelector<HTMLElement>('main h1');
    (at?.querySelector<HTMLElement>('.number') ?? head)?.focus({ preventScroll: true });
  }, [book, chapter, verse, isShown, hasFailed]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 80 && bottom < innerHeight - 80;
}

/** Milliseconds for which the page does not scroll by itself after somebody has scrolled it. */
const patience = 5000;
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the verse that is playing in view, unless the reader has just scrolled. */
export function useFollowVerse(verse: number | undefined, isPlaying: boolean): void {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      // Pressing something in the player is not scrolling
      const isPress = type === 'keydown' || type === 'pointerdown';
      const isPlayer = target instanceof Element && target.closest('.player');
      if (!isPress || !isPlayer) touched.current = performance.now();
    };
    for (const name of scrolling) addEventListener(name, note, { passive: true });
    return () => {
      for (const name of scrolling) removeEventListener(name, note);
    };
  }, []);
  useEffect(() => {
    if (!isPlaying || verse === undefined || performance.now() - touched.current < patience) return;
    const at = document.querySelector(`[data-verse="${verse}"]`);
    if (!at || isFollowed(at)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    at.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [verse, isPlaying]);
}

function isFollowed(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // Of a verse taller than the window, its beginning counts
  return top > 100 && Math.min(bottom, top + innerHeight / 2) < innerHeight - 100;
}
