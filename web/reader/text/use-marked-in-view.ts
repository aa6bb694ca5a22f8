import { useEffect } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents/index.ts';
import type { Place } from '../place/place.ts';

/** Brings the verse that was asked for into view, and a new chapter to its top. */
export function useMarkedInView(
  { verse, book, chapter }: Place,
  shown: SimpleTranslationBookChapter | undefined,
): void {
  const isShown = shown?.book.id === book && shown.chapter.number === chapter;
  useEffect(() => {
    if (!isShown) return;
    const at = verse && document.getElementById(`v${verse}`);
    if (!at) scrollTo({ top: 0 });
    else if (!isInView(at)) at.scrollIntoView({ block: 'center' });
  }, [book, chapter, verse, isShown]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 80 && bottom < innerHeight - 80;
}
