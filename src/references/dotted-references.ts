// Not in `write-references.ts`: the code that loads first in a page needs no table of books
import { osisBookId } from './osis-books.ts';
import { isSamePlace, type Place, type Reference } from './reference.ts';

export function osisReference({ from, to }: Reference): string {
  const start = dotted(from, osisBookId);
  return isSamePlace(from, to) ? start : `${start}-${dotted(to, osisBookId)}`;
}

export function dottedReference({ from, to }: Reference): string {
  const start = dotted(from, (book) => book);
  return isSamePlace(from, to) ? start : `${start}-${dotted(to, (book) => book)}`;
}

function dotted({ book, chapter, verse }: Place, idOf: (book: string) => string): string {
  return [idOf(book), chapter, verse].filter((part) => part !== undefined).join('.');
}
