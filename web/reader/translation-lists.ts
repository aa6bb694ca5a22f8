import type { AvailableTranslations } from '../../client/src/documents.ts';
import { type Loading, service, useDocument } from './service.ts';
import { site } from './site.ts';

/** Whether translations are loaded language by language, as the catalogue would take too long. */
export const isDivided = site.hasManyTranslations === true;

/**
 * The translations of the library. Of a large one, those in the language that is read, or without a place to read only the most
 * complete one of each language.
 * @param hasPlace whether the address names a passage that may exist.
 * @param hasTime whether there is time for what is not read at first.
 * @param language ISO 639-3 code, if more translations are needed than those that are read.
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
