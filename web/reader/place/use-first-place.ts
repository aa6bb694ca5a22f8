import { useEffect } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents/index.ts';
import { service } from '../service/service.ts';
import type { Place } from './place.ts';
import { goTo, lastPlace } from './use-place.ts';

/** Where an address without a place leads: where one read last, or the first chapter of a translation one may know. */
export function useFirstPlace(
  place: Place | undefined,
  translations: readonly Translation[] | undefined,
): void {
  useEffect(() => {
    if (place || !translations) return;
    const last = lastPlace();
    if (last && translations.some(({ id }) => id === last.translation)) goTo(last, { replace: true });
    else void goToFirstChapter(translations);
  }, [place, translations]);
}

async function goToFirstChapter(translations: readonly Translation[]): Promise<void> {
  const language = new Intl.Locale(navigator.language).maximize().language;
  const isOwn = (translation: Translation) => new Intl.Locale(translation.language).language === language;
  const translation = translations.find(isOwn) ?? translations[0];
  if (!translation) return;
  const { books } = await service.books(translation.id);
  const book = books.find(({ id }) => id === 'JHN') ?? books[0];
  if (!book) return;
  goTo(
    { translation: translation.id, book: book.id, chapter: book.firstChapterNumber, beside: [] },
    { replace: true },
  );
}
