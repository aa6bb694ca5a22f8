import { forLanguage } from '../../model/macrolanguages.ts';
import { rangeFrom, type TermRange } from '../matchers.ts';
import { HebrewForms } from './hebrew-forms.ts';

/** Reduces a folded word to a stem that its forms share: `loved` and `loving` to `love`. */
export type Stem = (word: string) => string;

/** The terms of an index that are forms of one word. */
export interface WordForms {
  /** Ranges of terms with its other forms, the most useful ones first. */
  readonly ranges: readonly TermRange[];
  /** False for the word itself. */
  has(term: string): boolean;
}

/**
 * Undefined if nothing is known about the forms of the language.
 * @param word folded. @param language ISO 639-3 code. @param stem undefined if the language has no stemmer.
 */
export function formsOf(word: string, language: string, stem: Stem | undefined): WordForms | undefined {
  if (hebrew.has(language)) return new HebrewForms(word);
  return (
    stem &&
    new StemForms(
      word,
      stem,
      forLanguage(language, (code) => prefixes[code]),
    )
  );
}

const hebrew: ReadonlySet<string> = new Set(['heb', 'hbo']);

/** Prefixes that are written as a part of the word and that stems do not have, the most frequent ones first. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  ara: ['ال', 'و', 'وال', 'لل', 'ب', 'بال', 'ل', 'ف'],
};

/** Shorter words are too often equal by chance after their endings are removed. */
const minLetters = 3;
/** With prefixes, most words have other forms even if they are short. */
const minLettersAfterPrefix = 2;

/** The forms that have the same stem. */
class StemForms implements WordForms {
  readonly ranges: readonly TermRange[];
  readonly #word: string;
  readonly #stem: Stem;
  readonly #own: string;

  /** @param before prefixes that the stem does not have. */
  constructor(word: string, stem: Stem, before: readonly string[] = []) {
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
