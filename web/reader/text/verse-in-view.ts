import { useEffect, useRef } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { Place } from '../place.ts';

/** Where the focus is of use to somebody: they type, choose, or listen. */
const busy = 'input, select, textarea, .popover, .player';

/**
 * Leads the eye and the focus to a new place when its text is there: to the verse that was asked for, or the head of the
 * chapter. The place that the page opens at gets no focus, for the browser begins there.
 */
export function useArrival(
  place: Place | undefined,
  shown: SimpleTranslationBookChapter | undefined,
  hasFailed: boolean,
): void {
  const { book, chapter, verse } = place ?? {};
  const isShown = hasFailed || (shown?.book.id === book && shown?.chapter.number === chapter);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!book || !isShown) return;
    const at = verse ? document.querySelector(`main [data-verse="${verse}"]`) : null;
    if (!at) scrollTo({ top: 0 });
    else if (!isInView(at)) at.scrollIntoView({ block: 'center' });

    const here = `${book} ${chapter}${hasFailed ? ' is not there' : ''}`;
    const isFirst = before.current === undefined;
    const isSameChapter = before.current === here;
    before.current = here;
    const { activeElement } = document;
    if (isFirst || activeElement?.closest(busy)) return;
    // A link to a verse of the same chapter stays where it is
    if (isSameChapter && (verse === undefined || activeElement?.closest('main, .panel'))) return;
    const head = document.querySelector<HTMLElement>('main h1');
    (at?.querySelector<HTMLElement>('.number') ?? head)?.focus({ preventScroll: true });
  }, [book, chapter, verse, isShown, hasFailed]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 80 && bottom < innerHeight - 80;
}

/** Milliseconds for which the page stays where somebody has scrolled it to. */
const patience = 5000;
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps the verse that is heard in view, unless the person has just scrolled. */
export function useFollowVerse(verse: number | undefined, isPlaying: boolean): void {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      // Who presses something in the player does not read elsewhere
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
  // A verse longer than the window is followed by its beginning
  return top > 100 && Math.min(bottom, top + innerHeight / 2) < innerHeight - 100;
}
