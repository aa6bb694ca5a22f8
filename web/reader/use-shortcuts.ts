import { useEffect } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../client/src/documents.ts';
import type { Place } from './place/place.ts';
import { goTo } from './place/use-place.ts';

/** The arrows to the sides turn the page, and `/` leads to the box for references. */
export function useShortcuts(
  place: Place | undefined,
  chapter: SimpleTranslationBookChapter | undefined,
): void {
  useEffect(() => {
    if (!place) return;
    const { translation, beside } = place;
    const follow = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById('reference')?.focus();
        return;
      }
      if (!chapter) return;
      const isForward =
        event.key === (chapter.translation.textDirection === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      if (!isForward && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const to = isForward ? chapter.nextChapterReference : chapter.previousChapterReference;
      if (to) goTo({ translation, beside, book: to.book, chapter: to.chapter });
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [place, chapter]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    // What has a tabindex of its own scrolls to the sides
    (target.matches('[tabindex="0"]') ||
      target.closest('input, textarea, select, [popover], .player, .tab-panel') !== null)
  );
}
