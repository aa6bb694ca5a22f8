import { useEffect, useRef } from 'preact/hooks';

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
