import type { Translation } from './translation.ts';
import { type BookSummary, translationBook } from './translation-book.ts';

/** `books.json`: `{translation, books}`, books in canonical order. */
export function translationBooks(translation: Translation, books: readonly BookSummary[]): string {
  return JSON.stringify({ translation, books: books.map((book) => translationBook(translation.id, book)) });
}
