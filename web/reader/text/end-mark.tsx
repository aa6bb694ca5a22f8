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
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        keepFocus(mark.current!.closest('article')!);
        onNear(here, next);
      },
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
    // The Tab key scrolls to the links below this, which stay until the user scrolls
    const onFocus = ({ target }: Event) => {
      if ((target as Element).closest(ends)) watcher.disconnect();
    };
    for (const name of scrolling) addEventListener(name, watch, { passive: true });
    addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      for (const name of scrolling) removeEventListener(name, watch);
      removeEventListener('focusin', onFocus);
    };
  }, [book.id, here.chapter, next?.chapter, onNear]);
  return <div ref={mark} class="end-mark" />;
}

const ends = '.chapter-ends';

/** The next chapter replaces the links at the end. */
function keepFocus(article: Element): void {
  if (!document.activeElement?.closest(ends)) return;
  const stops = article.querySelectorAll<HTMLElement>('h1, .number[href]');
  [...stops].at(-1)?.focus({ preventScroll: true });
}
