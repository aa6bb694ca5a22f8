import type { SimpleTranslationBookChapter } from '../../../client/src/documents/index.ts';
import type { Place } from '../place/place.ts';
import { service } from '../service/service.ts';
import { useDocument } from '../service/use-document.ts';

export interface ChapterColumn {
  readonly translation: string;
  readonly chapter?: SimpleTranslationBookChapter;
  /** Why it is not there. */
  readonly error?: Error;
}

/** The chapter of a place in each of its translations, the first one first. What one lacks keeps the others from nothing. */
export function useChapters(place: Place | undefined) {
  const ids = place ? [place.translation, ...place.beside] : [];
  const key = place && `${ids.join()}/${place.book}/${place.chapter}`;
  return useDocument(key, (signal) => Promise.all(ids.map((id) => column(id, place!, signal))));
}

async function column(translation: string, place: Place, signal: AbortSignal): Promise<ChapterColumn> {
  try {
    const chapter = await service.simpleChapter(translation, place.book, place.chapter, { signal });
    return { translation, chapter };
  } catch (error) {
    return { translation, error: error as Error };
  }
}
