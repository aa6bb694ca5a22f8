import type { Translation } from '../../../client/src/documents.ts';

export interface LanguageGroup {
  /** As English has it, with the language's own name. */
  readonly name: string;
  readonly translations: readonly Translation[];
}

/** Translations that have every word of `text` in one of their names or of their language's, by language. */
export function searchTranslations(translations: readonly Translation[], text: string): LanguageGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = translations.filter((translation) => {
    const names = plain(namesOf(translation).join(' '));
    return words.every((word) => names.includes(word));
  });
  return [...Map.groupBy(found, languageOf)]
    .map(([name, group]) => ({ name, translations: group }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function namesOf({
  id,
  name,
  englishName,
  shortName,
  language,
  languageName,
  languageEnglishName,
}: Translation) {
  return [id, name, englishName, shortName, language, languageName ?? '', languageEnglishName ?? ''];
}

function languageOf({ language, languageName, languageEnglishName }: Translation): string {
  const english = languageEnglishName ?? language;
  return languageName && languageName !== english ? `${english} · ${languageName}` : english;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
