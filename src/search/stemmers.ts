import { forLanguage } from '../model/macrolanguages.ts';
import type { Stem } from './word-forms.ts';

/** Modules of `@orama/stemmers` by ISO 639-3 code. */
const modules = {
  ara: 'arabic',
  bul: 'bulgarian',
  dan: 'danish',
  deu: 'german',
  ell: 'greek',
  eng: 'english',
  fin: 'finnish',
  fra: 'french',
  gle: 'irish',
  hin: 'indian',
  hun: 'hungarian',
  hye: 'armenian',
  ind: 'indonesian',
  ita: 'italian',
  lit: 'lithuanian',
  nep: 'nepali',
  nld: 'dutch',
  nor: 'norwegian',
  por: 'portuguese',
  ron: 'romanian',
  rus: 'russian',
  san: 'sanskrit',
  spa: 'spanish',
  srp: 'serbian',
  swe: 'swedish',
  tam: 'tamil',
  tur: 'turkish',
  ukr: 'ukrainian',
} as const;

export type StemmerName = (typeof modules)[keyof typeof modules];

export const stemmerNames: readonly StemmerName[] = Object.values(modules);

/** The stemmer of a language or of a related one, such as `arb` and `ara`. @param language ISO 639-3 code. */
export function stemmerNameFor(language: string): StemmerName | undefined {
  return forLanguage(language, (code) => (modules as Readonly<Record<string, StemmerName>>)[code]);
}

/** Preparations of a folded word for a stemmer: endings that it does not know, and letters that folding changed. */
const preparations: Readonly<Partial<Record<StemmerName, (word: string) => string>>> = {
  // loveth, lovest, lovedst
  english: (word) => word.replace(/(..[^aeiou])(?:eth|est|edst)$/, '$1e'),
  // Folding removes the breve of й
  russian: (word) => word.replace(/([аеиоуыэюя])и$/, '$1й'),
};

/** Reduces folded words to their stems. @param stemmer function of the module. */
export function foldedStemmer(name: StemmerName, stemmer: Stem): Stem {
  const prepare = preparations[name] ?? ((word) => word);
  return (word) => {
    try {
      return stemmer(prepare(word));
    } catch {
      // The Bulgarian one assigns to a letter of a string, such as in "земен"
      return word;
    }
  };
}
