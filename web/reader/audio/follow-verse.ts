import { useEffect, useRef } from 'preact/hooks';
import { elementOfVerse } from '../text/bridges.ts';

/** Milliseconds without automatic scrolling after the user has scrolled. */
const patience = 5000;
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface FollowedVerse {
  /** In the format of `chapterKey`. */
  readonly chapter: string;
  readonly verse: number;
}

export function useFollowVerse(playing: FollowedVerse | undefined, isPlaying: boolean): () => void {
  const touched = useRef(Number.NEGATIVE_INFINITY);
  const followed = useRef<Element>(undefined);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      const isPress = type === 'keydown' || type === 'pointerdown';
      const isPlayer = target instanceof Element && target.closest('.player');
      if (!isPress || !isPlayer) touched.current = performance.now();
    };
    for (const name of scrolling) addEventListener(name, note, { passive: true });
    return () => {
      for (const name of scrolling) removeEventListener(name, note);
    };
  }, []);
  const { chapter, verse } = playing ?? {};
  useEffect(() => {
    const before = followed.current;
    const at = elementOf(playing);
    followed.current = at;
    if (!isPlaying || !at || isInView(at)) return;
    const isRecent = performance.now() - touched.current < patience;
    const isLeft = touched.current > 0 && before?.isConnected && !isOnScreen(before);
    if (!isRecent && !isLeft) scrollTo(at);
  }, [chapter, verse, isPlaying]);
  return () => {
    touched.current = Number.NEGATIVE_INFINITY;
    followed.current = elementOf(playing);
    if (followed.current) scrollTo(followed.current);
  };
}

function elementOf(playing: FollowedVerse | undefined): Element | undefined {
  const article = playing && document.querySelector(`article[data-chapter="${playing.chapter}"]`);
  return article ? elementOfVerse(article, playing.verse) : undefined;
}

function scrollTo(element: Element): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  // For a verse taller than the window, only its beginning counts
  return top > 100 && Math.min(bottom, top + innerHeight / 2) < innerHeight - 100;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
