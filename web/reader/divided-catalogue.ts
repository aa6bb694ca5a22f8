import type { LanguageTranslations, TranslationLanguages } from '../../client/src/documents.ts';
import { isMissing, service } from './service.ts';
import type { Catalogue } from './translation-lists.ts';

const loaded = new Map<string, Promise<unknown>>();

/** Loads a document once. One that failed is loaded again when it is next needed. */
function once<Document>(key: string, load: () => Promise<Document>): Promise<Document> {
  const known = loaded.get(key) as Promise<Document> | undefined;
  if (known) return known;
  const loading = load();
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

export function translationLanguages(): Promise<TranslationLanguages> {
  return once('languages', () => service.translationLanguages());
}

/** @param language ISO 639-3 code; the result is empty if no translation is in it. */
export function translationsIn(language: string): Promise<LanguageTranslations> {
  return once(`in ${language}`, async () => {
    try {
      return await service.translationsIn(language);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { translations: [], features: [] };
    }
  });
}

/** The translations in a language. Without one, only those to begin with: the most complete one of each language. */
export async function loadPart(language: string | undefined): Promise<Catalogue> {
  if (language !== undefined) {
    const { translations } = await translationsIn(language);
    return { translations, firsts: translations };
  }
  const { languages } = await translationLanguages();
  const firsts = languages.map(({ first, code }) => ({ id: first, language: code, totalNumberOfVerses: 0 }));
  return { translations: [], firsts };
}
