import type {
  AvailableTranslations,
  LanguageTranslations,
  Translation,
  TranslationLanguages,
} from '../../client/src/documents.ts';
import { isMissing, loadOnce } from '../service/loading.ts';
import { service } from '../service/service.ts';

const once = loadOnce();

export function translationLanguages(): Promise<TranslationLanguages> {
  return once('languages', () => service.get<TranslationLanguages>('/api/x/translations/index.json'));
}

/** @param language ISO 639-3 code; the result is empty if it has no translations. */
export function translationsIn(language: string): Promise<LanguageTranslations> {
  return once(`in ${language}`, async () => {
    try {
      return await service.get<LanguageTranslations>(`/api/x/translations/${language}.json`);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { translations: [], features: [] };
    }
  });
}

/**
 * @param language ISO 639-3 code; '' for the most complete translation of each language, with only the fields
 * needed for a first choice.
 */
export async function loadPart(language: string): Promise<AvailableTranslations> {
  if (language) return translationsIn(language);
  const { languages } = await translationLanguages();
  const firsts = languages.map(({ first: id, code }) => {
    return { id, name: id, shortName: id, language: code, totalNumberOfVerses: 0 } as Translation;
  });
  return { translations: firsts };
}
