import { type BookSummary, translationBook } from './translation-book.ts';
import type { TranslationBooks } from './translation-books-schema.ts';
import type { Translation } from './translation-schema.ts';

/** `books.json`: `{translation, books}`, books in canonical order. */
export function translationBooks(translation: Translation, books: readonly BookSummary[]): string {
  return JSON.stringify({
    translation,
    books: books.map((book) => translationBook(translation.id, book)),
  } satisfies TranslationBooks);
}
