import { afterAll, type TermRange } from './matchers.ts';

/** Reduces a folded word to a stem that its forms share: `loved` and `loving` to `love`. */
export type Stem = (word: string) => string;

/** Shorter words are too often equal by chance after their endings are removed. */
const minLetters = 3;

/** The terms of an index that are forms of one word: those with the same stem. */
export class WordForms {
  readonly range: TermRange | undefined;
  readonly #word: string;
  readonly #stem: Stem;
  readonly #own: string;

  constructor(word: string, stem: Stem) {
    this.#word = word;
    this.#stem = stem;
    this.#own = stem(word);
    const prefix = commonPrefix(word, this.#own);
    this.range =
      prefix.length < minLetters ? undefined : { field: 'word', from: prefix, to: prefix + afterAll };
  }

  /** False for the word itself. */
  has(term: string): boolean {
    return term !== this.#word && this.#stem(term) === this.#own;
  }
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return a.slice(0, length);
}
