import { createContext } from 'preact';
import type { TranslationBook } from '../../../client/src/documents.ts';
import type { Place } from '../place/place.ts';

/** What is read beside the panel. */
export interface ReadingBeside {
  readonly place: Place;
  /** Of the translation that is read. */
  readonly books: readonly TranslationBook[];
}

export const Reading = createContext<ReadingBeside>({
  place: { translation: '', book: '', chapter: 1, beside: [] },
  books: [],
});
