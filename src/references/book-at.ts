import type { BookNameLookup } from './book-names.ts';
import { endsWithBookNumber, isCommonWord, titleAtEnd } from './name-key.ts';

export interface FoundBook {
  readonly id: string;
  readonly end: number;
}

type Names = Pick<BookNameLookup, 'find'>;

/** Maximum length of a recognized name in UTF-16 code units. */
export const maxNameLength = 60;
/** Letters of scripts written without spaces: a name may begin and end anywhere. */
export const wordless =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Brackets, quotation marks and words that introduce a reference: `《约翰福音》3:16`, `(cf. John 3:16)`. */
export const opening =
  /[ ]*(?:(?:["'”»\p{Ps}\p{Pi}]+|(?:cfr?|cp|see|vgl|siehe|zie|voir|см|ср)(?: also| auch| ook)?(?:\.|(?= ))|[参參][见見])[ ]*)+/iuy;
export const afterName = /[. ]*["'״׳\p{Pe}\p{Pf}]*[. ]*/uy;

/**
 * The longest book name that begins at `at` and ends at a word or number boundary. In scripts
 * without spaces it may end anywhere.
 */
export function bookAt(text: string, at: number, names: Names): FoundBook | undefined {
  if (!/[\p{L}1-9]/u.test(text[at] ?? '')) return undefined;
  const slice = text.slice(at, at + maxNameLength);
  for (let end = nameEnd(slice); end > 0; end--) {
    if (!mayEndAt(slice, end) || isInWord(text, at, at + end)) continue;
    const id = names.find(slice.slice(0, end));
    if (id) return { id, end: at + end };
  }
  return undefined;
}

const letterInWord = /[\p{sc=Han}\p{sc=Hang}]{2}(?<![见見参參看和].)$/u;

/** A single letter after another one is part of a word: `约翰福音书 3:16` is not Joshua, which is `书`. */
export function isInWord(text: string, start: number, end: number): boolean {
  return end - start === 1 && letterInWord.test(text.slice(start - 1, end));
}

export function bookNamed(name: string, names: Names): string | undefined {
  return nameEnd(name) === name.length && mayEndAt(name, name.length) ? names.find(name) : undefined;
}

/**
 * Detection requires a capitalized first or last word in scripts with capitals: `dan 18:5` is Indonesian for
 * "and 18:5". After a number, a long word is also a name: `1. korinterbrev`.
 */
export function isWrittenAsName(name: string): boolean {
  const [number = ''] = /^\W*\d(?:[.-]?\p{L}{1,3}(?=[ .]))?/u.exec(name) ?? [];
  const words = name.slice(number.length).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const last = words.at(-1) ?? '';
  const isCapital = (word = '') => !/^\p{Ll}/u.test(word);
  if (isCapital(words[0]) || (last.length > 2 && isCapital(last))) return true;
  return number !== '' && words.some((word) => word.length > minLettersOfNumbered);
}

const minLettersOfNumbered = 4;

/**
 * Detects names that lack the number of their book. After a number, as in `1ste John`, the name alone would
 * be another book, and `Samuel 3:10` may be in either book. So would the name in `Acts of John`.
 * @param before the text before the name, without the previous reference.
 */
export function lacksNumber(before: string, name: string, names: Names): boolean {
  if (/^\d/.test(name)) return false;
  // "Vangelo secondo Giovanni" is not 2 John
  if (/vang\p{L}* se[cg][ou]ndo \p{L}+$/iu.test(before + name)) return true;
  const book = names.find(name) ?? '';
  const numbered = ['1', '2', '3'].map((number) => names.find(`${number} ${name}`));
  if (/^\d/.test(book) && numbered.some((id) => id !== undefined && id !== book)) return true;
  const title = titleAtEnd.exec(before)?.[1] ?? '';
  if (names.find(title) !== undefined && !isCommonWord(title)) return true;
  if (!endsWithBookNumber(before)) return false;
  // These can have other names with a number
  return /^(?:JHN|EZR|BAR|ENO)/.test(book) || numbered.some((id) => id !== undefined);
}

function nameEnd(slice: string): number {
  // The number in "1:2-3) John 1:4" belongs to a verse
  const found = slice.search(/[;:,[\]|]| \.(?!\p{L})|(?<=^\d)(?: ?[()&/]| - )/u);
  return found === -1 ? slice.length : found;
}

/** A chapter of John, in contrast to `约一4:8` in 1 John, and `约三1:4` and `约三 4` in 3 John. */
const johnChapter = /^[约約](?:[一二](?! ?\d+:|$)|三(?=\d+(?![\d:])|:))/;

function mayEndAt(text: string, end: number): boolean {
  if (end === 2 && johnChapter.test(text)) return false;
  const before = text[end - 1]!;
  const after = text[end] ?? '';
  if (before === ')') return text.slice(0, end).includes('(');
  if (!/[\p{L}\p{M}\p{N}]/u.test(before)) return false;
  if (/\p{M}/u.test(after)) return false;
  if (wordless.test(before)) return true;
  if (/\d/.test(before)) return !/[\p{L}\d]/u.test(after);
  return !/\p{L}/u.test(after);
}
