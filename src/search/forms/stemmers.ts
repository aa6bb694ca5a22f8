import { forLanguage } from '../../model/macrolanguages.ts';
import type { Stem } from './word-forms.ts';

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

/**
 * Preparations of a folded word for a stemmer: endings that it does not know, and letters that folding changed.
 * Undefined for a word that is its own stem.
 */
const preparations: Readonly<Partial<Record<StemmerName, (word: string) => string | undefined>>> = {
  // The article after a preposition or conjunction, but not in forms of "god"
  arabic: (word) => word.replace(/^(?:[وفبك]?ال(?!ل?ه.{0,2}$|د.?$)|لل)(?=..)/, ''),
  // loveth, lovest, lovedst
  english: (word) => word.replace(/(..[^aeiou])(?:eth|est|edst)$/, '$1e'),
  // The stemmer is for modern Greek, which lacks the dative, the infinitive and the final ν
  greek: (word) =>
    word.length < 4
      ? undefined
      : word
          .replace(/(..)(?:[οωυ]?μεν|[ει]?τε|[οωυ]*σιν?|ειν?|εισ|ομαι|εται|ονται|εσθαι)$/, '$1ω')
          .replace(/(..)(?:οισ|ουσ|ον|ων|οι|ου|ω)$/, '$1οσ')
          .replace(/(..)(?:αισ|αν|ασ|αι)$/, '$1α')
          .replace(/(..)(?:ην|ησ)$/, '$1η'),
  // Folding removes the breve of й
  russian: (word) => word.replace(/([аеиоуыэюя])и$/, '$1й'),
};

/** About the words of one translation. */
const maxKeptStems = 20_000;
const maxKeptLetters = 40;
const keptStems: Partial<Record<StemmerName, Map<string, string>>> = {};

/** Keeps the stems of words: a search compares the same words of an index again and again. */
export function foldedStemmer(name: StemmerName, stemmer: Stem): Stem {
  const prepare = preparations[name] ?? ((word) => word);
  keptStems[name] ??= new Map();
  const kept = keptStems[name];
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const prepared = prepare(word);
    const stem = (prepared && stemOf(prepared, stemmer)) ?? word;
    if (kept.size === maxKeptStems) kept.clear();
    if (word.length <= maxKeptLetters) kept.set(word, stem);
    return stem;
  };
}

function stemOf(word: string, stemmer: Stem): string | undefined {
  try {
    return stemmer(word);
  } catch {
    // The Bulgarian one assigns to a letter of a string, such as in "земен"
    return undefined;
  }
}
