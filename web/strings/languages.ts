import { shortestTag } from '../../src/model/shortest-tag.ts';

const codes = ['en', 'ar', 'es', 'fr', 'he', 'hi', 'id', 'pt', 'sw', 'zh'] as const;

export type LanguageCode = (typeof codes)[number];

export type LanguageChoice = LanguageCode | 'auto';

/**
 * The language for a choice and the languages that a browser prefers (`pt-BR`), with the region for numbers
 * and dates. English if none of them is supported.
 */
export function chosenLanguage(
  choice: LanguageChoice | undefined,
  preferred: readonly string[],
): { readonly code: LanguageCode; readonly locale: string } {
  const known = preferred.flatMap((tag) => {
    const [language = ''] = tag.split('-');
    const code = codes.find((each) => each === shortestTag(language));
    return code ? [{ code, locale: localeOf(code, language === code ? tag : code) }] : [];
  });
  const chosen = codes.find((each) => each === choice);
  if (!chosen) return known[0] ?? { code: 'en', locale: 'en' };
  return known.find(({ code }) => code === chosen) ?? { code: chosen, locale: localeOf(chosen, chosen) };
}

export function languageOfScript(path: string): string | undefined {
  return /(?:^|\/)scripts\/strings-([a-z]+)-[^/]+$/.exec(path)?.[1];
}

function localeOf(code: LanguageCode, locale: string): string {
  return code === 'zh' ? 'zh-Hans' : locale;
}

/** The texts of a language by part, next to these members. Texts that it lacks appear in English. */
export interface Translation {
  /** True if a speaker of the language has read all texts. Otherwise the settings say so. */
  readonly isReviewed: boolean;
  /** The notice shown in the settings until then, and the text of the link that explains how to correct it. */
  readonly unreviewed: string;
  readonly how: string;
}
