import { type JsonPieces, jsonPieces } from '../../lib/json-text.ts';
import { findLanguage } from '../../model/language.ts';
import { links } from '../links.ts';
import { type SiteEdition, translationFeatures } from '../site/site.ts';
import type { LanguageTranslations, TranslationLanguages, TranslationNames } from './languages-schema.ts';

type Entry = LanguageTranslations['translations'][number];

/**
 * Splits the catalogue of translations for clients that cannot load it whole: the languages, the translations
 * of each language, and all names. The output is deterministic.
 */
export function* translationLists(
  editions: readonly SiteEdition[],
): Iterable<readonly [path: string, json: string | JsonPieces]> {
  const translations = editions
    .filter(({ kind }) => kind === 'translation')
    .map((edition) => ({ edition, entry: edition.catalogueEntry as Entry }))
    .sort((a, b) => (a.entry.id < b.entry.id ? -1 : 1));
  const byLanguage = Map.groupBy(translations, ({ entry }) => entry.language);
  const entries = translations.map(({ entry }) => entry);
  yield [links.translationLanguages, JSON.stringify(languagesOf(entries))];
  const names = jsonPieces<TranslationNames>({ translations: () => entries.values().map(namedTranslation) });
  yield [links.translationNames, names];
  for (const [code, own] of byLanguage) {
    const list = jsonPieces<LanguageTranslations>({
      translations: () => own.values().map(({ entry }) => entry),
      features: () => own.values().map(({ edition }) => translationFeatures(edition)),
    });
    yield [links.translationsOfLanguage(code), list];
  }
}

function languagesOf(entries: readonly Entry[]): TranslationLanguages {
  const byLanguage = [...Map.groupBy(entries, ({ language }) => language)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const languages = byLanguage.map(([code, own]) => {
    const { name = null, englishName = null } = findLanguage(code) ?? {};
    const first = own.reduce((most, each) =>
      each.totalNumberOfVerses > most.totalNumberOfVerses ? each : most,
    );
    return { code, name, englishName, translations: own.length, first: first.id };
  });
  return { translations: entries.length, languages };
}

function namedTranslation({
  id,
  language,
  name,
  englishName,
  shortName,
}: Entry): TranslationNames['translations'][number] {
  return { id, language, name, englishName, shortName };
}
