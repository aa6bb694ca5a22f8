import { useEffect } from 'preact/hooks';
import type { Translation } from '../../client/src/documents.ts';
import { goTo, lastPlace, type Place } from './place.ts';
import { service, useDocument } from './service.ts';

/**
 * Where an address without a place leads: where one read last, or the first chapter of a translation one may know.
 * Nowhere in a library that has no text.
 */
export function useFirstPlace(place: Place | undefined, translations: readonly Translation[] | undefined) {
  const key = !place && translations ? 'first' : undefined;
  const first = useDocument(key, async () => ({ place: await firstPlace(translations!) }));
  const found = first.document?.place;
  useEffect(() => {
    if (found) goTo(found, { replace: true });
  }, [found]);
  return first;
}

async function firstPlace(translations: readonly Translation[]): Promise<Place | undefined> {
  const last = lastPlace();
  if (last && translations.some(({ id }) => id === last.translation)) return last;
  const [own] = navigator.language.split('-');
  const isOwn = ({ language }: Translation) => shortest(language) === own;
  const translation = translations.find(isOwn) ?? translations[0];
  if (!translation) return undefined;
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return undefined;
  return { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, beside: [] };
}

/** `en` for `eng`. */
function shortest(language: string): string {
  try {
    return new Intl.Locale(language).language;
  } catch {
    return language;
  }
}
