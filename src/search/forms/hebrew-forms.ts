import { rangeFrom, type TermRange } from '../matchers.ts';

/**
 * The article, "and", prepositions and "that", which are written as a part of the word; the most frequent ones
 * first, by the number of letters that a word needs for them. Before shorter words they are too often letters of
 * other words.
 */
const prefixes = [
  { minLetters: 2, prefixes: ['ה', 'ו', 'וה'] },
  { minLetters: 3, prefixes: ['ב', 'ל', 'כ', 'וב', 'ול', 'וכ'] },
  { minLetters: 4, prefixes: ['מ', 'ש', 'ומ', 'שה', 'כש'] },
];
/** Prefixes of a query word that are removed to find its other forms. Other letters are too often part of the word. */
const removedPrefix = /^(?:ו?ה|ו)(?=...)/;

/** Plurals, possessive endings and endings of verbs, folded. Others are too often the endings of other words. */
const endings = [
  ...['ימ', 'ות', 'י', 'ת', 'ו', 'כ', 'נו', 'כמ', 'תי', 'תמ', 'ני', 'יו', 'יכ', 'ינו', 'יכמ', 'יהמ'],
];
/** Endings that replace a final ה. */
const endingsOfHe = [
  'ת',
  'ות',
  'ימ',
  'י',
  'ו',
  'תי',
  'תו',
  'תכ',
  'תה',
  'תמ',
  'תנו',
  'ית',
  'יתי',
  'ינו',
  'ותי',
  'ותיו',
];
/** Shorter words with an ending are too often other words. */
const minLettersBeforeEnding = 3;

/** Forms of a Hebrew word without points: with prefixes and endings. They are spelled by rule, without a dictionary. */
export class HebrewForms {
  readonly ranges: readonly TermRange[];
  readonly #word: string;
  readonly #spellings: ReadonlySet<string>;

  constructor(word: string) {
    const base = word.replace(removedPrefix, '');
    const bases = [base, ...withEndings(base)];
    const root = hasReplacedHe(base) ? base.slice(0, -1) : base;
    this.#word = word;
    const before = ['', ...prefixesOf(base)];
    this.#spellings = new Set(before.flatMap((prefix) => bases.map((each) => prefix + each)));
    this.ranges = before.map((prefix) => rangeFrom(prefix + root));
  }

  has(term: string): boolean {
    return term !== this.#word && this.#spellings.has(term);
  }
}

function prefixesOf(word: string): string[] {
  return prefixes.flatMap((group) => (word.length >= group.minLetters ? group.prefixes : []));
}

function withEndings(word: string): string[] {
  if (word.length < minLettersBeforeEnding) return [];
  const others = hasReplacedHe(word) ? endingsOfHe.map((ending) => word.slice(0, -1) + ending) : [];
  return [...endings.map((ending) => word + ending), ...others];
}

function hasReplacedHe(word: string): boolean {
  return word.endsWith('ה') && word.length > minLettersBeforeEnding;
}
