import { bookInfo } from '../model/books.ts';
import { bookAt } from './book-at.ts';
import type { BookNameLookup, NamedBook } from './book-names.ts';
import { hanNumber, hebrewNumber } from './letter-numbers.ts';
import { nameKey } from './name-key.ts';

/** `name` is a full name, also with an ending: `Revelations`. An `abbreviation` may also be a word of the text: `song`, `man`. */
type BookAlone = 'name' | 'abbreviation';

/** Two letters with a vowel are the beginning of a word: `am`, `is`, `so`. */
const wordBeginning = /^(?=.*[aeiouy])[a-z]{2}$/;

/** Finds the book that a text without a chapter names: undefined for the beginning of a name. */
export function bookAlone(
  text: string,
  books: readonly NamedBook[],
  names: Pick<BookNameLookup, 'find'>,
): BookAlone | undefined {
  const id = names.find(text);
  if (id === undefined) return undefined;
  const key = nameKey(text);
  const { name, commonName, title } = books.find((book) => book.id === id) ?? {};
  const full = [name, commonName, title, bookInfo(id)?.commonName];
  if (/\p{L}\s+\p{L}/u.test(text.trim()) || full.some((each) => each && key.startsWith(nameKey(each))))
    return 'name';
  return wordBeginning.test(key) ? undefined : 'abbreviation';
}

/**
 * True if a text is a passage to open, not words to search for: it has a number, or it is the name of a book, or an
 * abbreviation that is not a word of the translation.
 * @param isWord true if the translation contains the text as a word.
 */
export function isPassage(
  text: string,
  books: readonly NamedBook[],
  names: Pick<BookNameLookup, 'find'>,
  isWord: () => boolean,
): boolean {
  if (hasNumber(text, names)) return true;
  const alone = bookAlone(text, books, names);
  return alone === 'name' || (alone === 'abbreviation' && !isWord());
}

/** True for a digit, and for a name with a number in Hebrew or Chinese letters: `תהלים כג`, `诗篇二十三篇`. */
export function hasNumber(text: string, names: Pick<BookNameLookup, 'find'>): boolean {
  if (/\p{Nd}/u.test(text)) return true;
  const { end = 0 } = bookAt(text.trim(), 0, names) ?? {};
  const number = text
    .trim()
    .slice(end)
    .replace(/^[\s第]+/, '');
  return end > 0 && (hanNumber(number, 0) ?? hebrewNumber(number, 0)) !== undefined;
}
