import { bookInfo } from '../../model/books.ts';
import type { VersePlace } from '../../model/entities.ts';

/** Canonical order. */
export function compareVerses(a: VersePlace, b: VersePlace): number {
  if (a.book !== b.book) return bookInfo(a.book)!.order - bookInfo(b.book)!.order;
  return a.chapter - b.chapter || a.verse - b.verse;
}
