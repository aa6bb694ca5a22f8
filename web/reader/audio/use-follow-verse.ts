import { useEffect, useRef } from 'preact/hooks';

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
    if (!at || isInView(at)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    at.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }, [verse, isPlaying]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // A verse longer than the window is followed by its beginning
  return top > 100 && Math.min(bottom, top + innerHeight / 2) < innerHeight - 100;
}
