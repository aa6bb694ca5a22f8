import { shortestTag } from '../../src/model/shortest-tag.ts';
import { spokenLanguage } from './strings.ts';
import { languageText } from './texts.ts';

export function spokenLocale(): string {
  return spokenLanguage().locale;
}

/** `Ruth, Naomi and Boaz`, or with `or` for a disjunction. */
export function formatList(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(spokenLocale(), { type }).format(items);
}

export function formatDate(time: number, options: Intl.DateTimeFormatOptions): string {
  const usual = { calendar: 'gregory', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(spokenLocale(), { ...usual, ...options }).format(time);
}

export function formatDuration(
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year',
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(spokenLocale(), options).format(count);
}

export function formatSize(bytes: number): string {
  const [unit, value] =
    bytes >= 999.5e6
      ? (['gigabyte', bytes / 1e9] as const)
      : bytes >= 99_500
        ? (['megabyte', bytes / 1e6] as const)
        : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  const maximumFractionDigits = value < 9.95 && unit !== 'kilobyte' ? 1 : 0;
  const options = { style: 'unit', unit, maximumFractionDigits, numberingSystem: 'latn' } as const;
  // Prevents line breaks within it
  return new Intl.NumberFormat(spokenLocale(), options).format(value).replaceAll(' ', '\u00a0');
}

interface NamedLanguage {
  readonly language: string;
  readonly languageName?: string | undefined;
  readonly languageEnglishName?: string | undefined;
}

/** The name of an edition's language: in the language of the interface if known, otherwise in English or in itself. */
export function languageNameOf({ language, languageName, languageEnglishName }: NamedLanguage): string {
  const own = languageEnglishName ?? languageName ?? language;
  if (spokenLocale().startsWith('en')) return own;
  if (language === 'hbo' || language === 'grc') return languageText(language);
  try {
    return new Intl.DisplayNames(spokenLocale(), { type: 'language', fallback: 'none' }).of(language) ?? own;
  } catch {
    return own;
  }
}

/** The name of a language in that language, if the browser knows it: `español`. @param code ISO 639-3. */
export function ownLanguageName(code: string): string | undefined {
  const tag = shortestTag(code);
  // Without data for the language, browsers answer in another one
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  return new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
}
