import { isSameGroup } from '../../model/macrolanguages.ts';
import { rangeFrom, type TermRange } from '../matchers.ts';

/** Reduces a folded word to a stem that its forms share: `loved` and `loving` to `love`. */
export type Stem = (word: string) => string;

export interface WordForms {
  /** Ranges of terms with its other forms, the most useful ones first. */
  readonly ranges: readonly TermRange[];
  has(term: string): boolean;
}

/**
 * Undefined if nothing is known about the forms of the language.
 * @param word folded. @param language ISO 639-3 code. @param stem undefined if the language has no stemmer.
 */
export function formsOf(word: string, language: string, stem: Stem | undefined): WordForms | undefined {
  if (hebrew.has(language)) return new HebrewForms(word);
  return stem && new StemForms(word, stem, isSameGroup(language, 'ara') ? arabicPrefixes : []);
}

const hebrew: ReadonlySet<string> = new Set(['heb', 'hbo']);

/** Prefixes that are written as a part of the word and that stems do not have, the most frequent ones first. */
const arabicPrefixes = ['ال', 'و', 'وال', 'لل', 'ب', 'بال', 'ل', 'ف'];

/** Shorter words are too often equal by chance after their endings are removed. */
const minLetters = 3;
/** With prefixes, most words have other forms even if they are short. */
const minLettersAfterPrefix = 2;

class StemForms implements WordForms {
  readonly ranges: readonly TermRange[];
  readonly #word: string;
  readonly #stem: Stem;
  readonly #own: string;

  constructor(word: string, stem: Stem, before: readonly string[]) {
    this.#word = word;
    this.#stem = stem;
    this.#own = stem(word);
    const start = Math.max(0, word.indexOf(this.#own.slice(0, minLettersAfterPrefix)));
    const beginning = commonPrefix(word.slice(start), this.#own);
    const min = before.length > 0 ? minLettersAfterPrefix : minLetters;
    this.ranges =
      beginning.length < min ? [] : ['', ...before].map((prefix) => rangeFrom(prefix + beginning));
  }

  has(term: string): boolean {
    return term !== this.#word && this.#stem(term) === this.#own;
  }
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}

/**
 * The article, "and", prepositions and "that", which are written as a part of the word; the most frequent ones
 * first, by the number of letters that a word needs for them. Before shorter words they are too often letters of
 * other words.
 */
const hebrewPrefixes = [
  { min: 2, prefixes: ['ה', 'ו', 'וה'] },
  { min: 3, prefixes: ['ב', 'ל', 'כ', 'וב', 'ול', 'וכ'] },
  { min: 4, prefixes: ['מ', 'ש', 'ומ', 'שה', 'כש'] },
];
/** Prefixes of a query word that are removed to find its other forms. Other letters are too often part of the word. */
const removedPrefix = /^(?:ו?ה|ו)(?=...)/;

/** Plurals, possessive endings and endings of verbs, folded. Others are too often the endings of other words. */
const endings = [
  ...['ימ', 'ות', 'י', 'ת', 'ו', 'כ', 'נו', 'כמ', 'תי', 'תמ', 'ני', 'יו', 'יכ', 'ינו', 'יכמ', 'יהמ'],
];
const endingsOfHe = 'ת ות ימ י ו תי תו תכ תה תמ תנו ית יתי ינו ותי ותיו'.split(' ');
const minLettersBeforeEnding = 3;

/** Forms of a Hebrew word without points: with prefixes and endings. They are spelled by rule, without a dictionary. */
class HebrewForms implements WordForms {
  readonly ranges: readonly TermRange[];
  readonly #word: string;
  readonly #prefixes: readonly string[];
  readonly #bases: ReadonlySet<string>;

  constructor(word: string) {
    const base = word.replace(removedPrefix, '');
    const root = hasReplacedHe(base) ? base.slice(0, -1) : base;
    this.#word = word;
    this.#prefixes = ['', ...prefixesOf(base)];
    this.#bases = new Set([base, ...withEndings(base)]);
    this.ranges = this.#prefixes.map((prefix) => rangeFrom(prefix + root));
  }

  has(term: string): boolean {
    if (term === this.#word) return false;
    return this.#prefixes.some(
      (prefix) => term.startsWith(prefix) && this.#bases.has(term.slice(prefix.length)),
    );
  }
}

function prefixesOf(word: string): string[] {
  return hebrewPrefixes.flatMap((group) => (word.length >= group.min ? group.prefixes : []));
}

function withEndings(word: string): string[] {
  if (word.length < minLettersBeforeEnding) return [];
  const others = hasReplacedHe(word) ? endingsOfHe.map((ending) => word.slice(0, -1) + ending) : [];
  return [...endings.map((ending) => word + ending), ...others];
}

function hasReplacedHe(word: string): boolean {
  return word.endsWith('ה') && word.length > minLettersBeforeEnding;
}
