import type { AvailableTranslations, TranslationBook } from '../../client/src/documents.ts';
import { type Loading, service, useDocument } from '../service/service.ts';
import { site } from '../service/site.ts';
import type { Route } from './route.ts';

/** True if translations are loaded language by language, because the full catalogue would be too large. */
export const isDivided = site.hasManyTranslations === true;

/**
 * The translations of the library. In a large library, only those in the current language, or without a
 * passage only the most complete one of each language.
 * @param hasPlace the address names a passage that may exist.
 * @param hasTime data that is not needed for reading may load.
 * @param language ISO 639-3 code, if more translations are needed than the displayed ones.
 */
export function useCatalogue(
  hasPlace: boolean,
  hasTime: boolean,
  language: string | undefined,
): Loading<AvailableTranslations> {
  const isWanted = !hasPlace || (isDivided ? language : hasTime);
  const part = (hasPlace && language) || '';
  return useDocument(isWanted ? part : undefined, (signal) =>
    isDivided
      ? import('./divided-catalogue.ts').then(({ loadPart }) => loadPart(part))
      : service.translations({ signal }),
  );
}

/** The translation that has these books. While another one loads, it is still the previous one. */
export function translationOfBooks(books: readonly TranslationBook[], { translation }: Route): string {
  return books[0]?.translationId ?? translation;
}
