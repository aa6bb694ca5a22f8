import type { AvailableTranslations, Translation } from '../../client/src/documents.ts';
import { type Loading, service, useDocument } from './service.ts';
import { site } from './site.ts';

/** Whether translations are loaded language by language, as the catalogue would take too long. */
export const isDivided = site.hasManyTranslations === true;

export interface Catalogue extends AvailableTranslations {
  /** Those to choose the first one from. */
  readonly firsts: readonly Pick<Translation, 'id' | 'language' | 'totalNumberOfVerses'>[];
}

interface Wanted {
  /** Whether an address names a passage that may exist. */
  readonly hasPlace: boolean;
  /** Whether there is time for what is not read at first. */
  readonly hasTime: boolean;
  /** Whether something that is shown needs more translations than those that are read. */
  readonly isNeeded: boolean;
  /** ISO 639-3 code of the language that is read. */
  readonly language: string | undefined;
}

/** The translations of the library. Of a large one only those in the language that is read, and only if they are needed. */
export function useCatalogue({ hasPlace, hasTime, isNeeded, language = '' }: Wanted): Loading<Catalogue> {
  const whole = !hasPlace || hasTime ? 'all' : undefined;
  const part = !hasPlace ? 'languages' : isNeeded && language ? language : undefined;
  return useDocument(isDivided ? part : whole, async (signal) => {
    if (isDivided) return (await import('./divided-catalogue.ts')).loadPart(hasPlace ? language : undefined);
    const { translations } = await service.translations({ signal });
    return { translations, firsts: translations };
  });
}
