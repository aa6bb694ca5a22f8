import type { Translation } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { languageNameOf, ownLanguageName, spokenLocale } from '../../strings/formats.ts';
import { preferredLanguages } from '../text/script-of.ts';
import { plain } from './find-books.ts';

export type NamedTranslation = Pick<
  Translation,
  'id' | 'name' | 'englishName' | 'shortName' | 'language' | 'languageName' | 'languageEnglishName'
>;

export interface LanguageGroup {
  /** In the interface language if it has a name for it, followed by the language's own name. */
  readonly name: string;
  readonly language: string;
  readonly translations: readonly NamedTranslation[];
  readonly count?: number;
  readonly isOwn?: boolean;
}

export function ownLanguagesFirst(
  groups: readonly LanguageGroup[],
  own = preferredLanguages(),
): LanguageGroup[] {
  const rank = ({ language }: LanguageGroup) => own.indexOf(shortestTag(language).split('-')[0]!);
  const known = groups
    .filter((group) => rank(group) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .map((group) => ({ ...group, isOwn: true }));
  return [...known, ...groups.filter((group) => rank(group) < 0)];
}

export function firstRows(groups: readonly LanguageGroup[], max: number): LanguageGroup[] {
  let left = max;
  return groups.flatMap((group) => {
    const translations = group.translations.slice(0, Math.max(0, left));
    left -= translations.length;
    return translations.length > 0 ? [{ ...group, translations }] : [];
  });
}

/** Ancient languages are also found by the names and codes of the modern ones. */
const modernOf: Readonly<Record<string, readonly string[]>> = { hbo: ['heb'], grc: ['ell'] };

/**
 * Returns a function that finds the translations with every word of a text in their own names or in the
 * language's names or codes, grouped by language: languages of that code come first, then names that begin like
 * the text. Names are normalized only once.
 */
export function searchableTranslations(
  translations: readonly NamedTranslation[],
): (text: string) => LanguageGroup[] {
  const compare = new Intl.Collator(spokenLocale()).compare;
  const all = translations
    .map((translation) => {
      const group = languageGroupName(translation);
      const languages = [translation.language, ...(modernOf[translation.language] ?? [])];
      const codes = languages.flatMap((language) => [language, shortestTag(language)]);
      const own = languages.map((language) => ownLanguageName(language) ?? '').join(' ');
      return {
        translation,
        group,
        codes,
        names: plain([group, own, ...codes, ...searchedNames(translation)].join(' ')),
      };
    })
    .sort((a, b) => compare(a.group, b.group));
  return (text) => {
    const words = plain(text).split(/\s+/).filter(Boolean);
    const whole = words.join(' ');
    const rank = ({ codes, names }: (typeof all)[number]) => {
      if (codes.includes(whole)) return 0;
      return ` ${names}`.includes(` ${whole}`) ? 1 : 2;
    };
    const found = all
      .filter(({ names }) => words.every((word) => names.includes(word)))
      .sort((a, b) => rank(a) - rank(b));
    return [...Map.groupBy(found, ({ group }) => group)].map(([name, group]) => ({
      name,
      language: group[0]!.translation.language,
      translations: group.map(({ translation }) => translation),
    }));
  };
}

function searchedNames({
  id,
  name,
  englishName,
  shortName,
  language,
  languageName,
  languageEnglishName,
}: NamedTranslation) {
  return [id, name, englishName, shortName, language, languageName ?? '', languageEnglishName ?? ''];
}

export function languageGroupName(
  names: Pick<NamedTranslation, 'language' | 'languageName' | 'languageEnglishName'>,
): string {
  const [own, name] = [names.languageName || ownLanguageName(names.language), languageNameOf(names)];
  return own && own !== name ? `${name} · ${own}` : name;
}
