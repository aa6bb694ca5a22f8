import { allBooks, bookInfo } from './books.ts';

/** A verse as one integer. Numerical order is canonical order; 0 is not a verse. */
export type PackedVerse = number;

interface UnpackedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

const perChapter = 1000;
const perBook = perChapter * 1000;
const bookIds = new Map(allBooks().map(({ order, id }) => [order, id]));

/** `book` must be the id of a book of scripture; chapter and verse must be below 1000. */
export function packVerse({ book, chapter, verse }: UnpackedVerse): PackedVerse {
  return bookInfo(book)!.order * perBook + chapter * perChapter + verse;
}

export function unpackVerse(packed: PackedVerse): UnpackedVerse {
  return {
    book: bookIds.get(Math.floor(packed / perBook))!,
    chapter: Math.floor(packed / perChapter) % 1000,
    verse: packed % perChapter,
  };
}

export function packedChapter(packed: PackedVerse): number {
  return Math.floor(packed / perChapter);
}

export function packedBook(packed: PackedVerse): number {
  return Math.floor(packed / perBook);
}
