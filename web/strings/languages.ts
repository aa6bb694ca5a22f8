import { shortestTag } from '../../src/model/shortest-tag.ts';
import type { Part } from './strings.ts';
import type * as english from './strings-en.ts';

/** The languages of the interface; `load-language.ts` has their names. */
const codes = ['en', 'ar', 'es', 'fr', 'he', 'hi', 'id', 'pt', 'sw', 'zh'] as const;

export type LanguageCode = (typeof codes)[number];

/** What somebody has chosen: a language, or that of the browser. */
export type LanguageChoice = LanguageCode | 'auto';

/**
 * The language for a choice and the languages that a browser prefers (`pt-BR`), with the region for numbers and dates; English where
 * the interface speaks none of them.
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

/** The language whose texts a script has, by its path; undefined for the others, which the reader has in every language. */
export function languageOfScript(path: string): string | undefined {
  return /(?:^|\/)scripts\/strings-([a-z]+)-[^/]+$/.exec(path)?.[1];
}

/** The characters of the interface are the simplified ones, wherever somebody lives. */
function localeOf(code: LanguageCode, locale: string): string {
  return code === 'zh' ? 'zh-Hans' : locale;
}

type English = typeof english;
type InLanguage<Texts, Category extends string> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Readonly<Record<Category, string>>;
};

/** What a language has to give: every text of every part, with the plural categories of the language. */
export type Translation<Category extends Intl.LDMLPluralRule> = {
  /** Whether somebody who speaks the language has read all of it; the reader says where that is not so. */
  readonly isReviewed: boolean;
  /** Said in the settings until then, and the words of a link to how somebody can correct it. */
  readonly unreviewed: string;
  readonly how: string;
} & {
  readonly [Export in keyof English as English[Export] extends Part<infer Name, infer _>
    ? Name
    : never]: English[Export] extends Part<string, infer Texts> ? InLanguage<Texts, Category> : never;
};
