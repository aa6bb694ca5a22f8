import { useEffect } from 'preact/hooks';
import type { Place } from './place.ts';

/** The page is called as the place is: `John 3:16 · KJV`. */
export function useTitle(
  place: Place | undefined,
  book: string | undefined,
  translation: string | undefined,
) {
  useEffect(() => {
    if (!place) return;
    const { chapter, verse, endVerse } = place;
    const verses = verse ? `:${verse}${endVerse ? `–${endVerse}` : ''}` : '';
    document.title = `${book ?? place.book} ${chapter}${verses} · ${translation ?? place.translation}`;
  }, [place, book, translation]);
}
