import { useEffect, useRef } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { ChapterPlace } from '../route.ts';

export interface EndMarkProps {
  readonly chapter: SimpleTranslationBookChapter;
  readonly onNear: (after: ChapterPlace, next: ChapterPlace) => void;
}

const nearness = '150%';

const scrolling = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;
const scrollKeys = new Set([' ', 'PageDown', 'ArrowDown', 'End']);

export function EndMark({ chapter, onNear }: EndMarkProps) {
  const { book, thisChapterReference: here, nextChapterReference } = chapter;
  const next = nextChapterReference?.book === book.id ? nextChapterReference : undefined;
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!next) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(here, next),
      { rootMargin: `0px 0px ${nearness}` },
    );
    const watch = ({ type, target, key }: Event & { readonly key?: string }) => {
      const isScrolling =
        type === 'keydown'
          ? scrollKeys.has(key!) && !(target instanceof HTMLInputElement)
          : // The window's scroll bar belongs to the root element
            type !== 'mousedown' || target === document.documentElement;
      if (isScrolling && mark.current) watcher.observe(mark.current);
    };
    for (const name of scrolling) addEventListener(name, watch, { passive: true });
    return () => {
      watcher.disconnect();
      for (const name of scrolling) removeEventListener(name, watch);
    };
  }, [book.id, here.chapter, next?.chapter, onNear]);
  return <div ref={mark} class="end-mark" />;
}
