/** Lists, dates and names of languages as the language of the interface writes them, for scripts that are loaded later. */
import { spokenLanguage } from './strings.ts';

/** With the region that somebody prefers. */
export function spokenLocale(): string {
  return spokenLanguage().locale;
}

/** `Ruth, Naomi and Boaz`, or with `or` for a disjunction. */
export function formatList(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return new Intl.ListFormat(spokenLocale(), { type }).format(items);
}

/** A date of the usual calendar, with the digits that the texts have for their verses. */
export function formatDate(time: number, options: Intl.DateTimeFormatOptions): string {
  const usual = { calendar: 'gregory', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(spokenLocale(), { ...usual, ...options }).format(time);
}

/** `40 days`. */
export function formatDuration(
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year',
): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(spokenLocale(), options).format(count);
}

/** `10.3 MB`. */
export function formatSize(bytes: number): string {
  const [unit, value] =
    bytes >= 999.5e6
      ? (['gigabyte', bytes / 1e9] as const)
      : bytes >= 99_500
        ? (['megabyte', bytes / 1e6] as const)
        : (['kilobyte', Math.max(1, bytes / 1000)] as const);
  const maximumFractionDigits = value < 9.95 && unit !== 'kilobyte' ? 1 : 0;
  const options = { style: 'unit', unit, maximumFractionDigits, numberingSystem: 'latn' } as const;
  // A line never breaks within it
  return new Intl.NumberFormat(spokenLocale(), options).format(value).replaceAll(' ', '\u00a0');
}

interface NamedLanguage {
  /** ISO 639-3 code. */
  readonly language: string;
  readonly languageName?: string | undefined;
  readonly languageEnglishName?: string | undefined;
}

/** The name of the language of an edition: in that of the interface where it has one, else in English, else its own. */
export function languageNameOf({ language, languageName, languageEnglishName }: NamedLanguage): string {
  const own = languageEnglishName ?? languageName ?? language;
  if (spokenLocale().startsWith('en')) return own;
  try {
    return new Intl.DisplayNames(spokenLocale(), { type: 'language', fallback: 'none' }).of(language) ?? own;
  } catch {
    return own;
  }
}
