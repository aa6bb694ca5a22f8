import type { TranslationBook } from '../../../client/src/documents.ts';
import { referenceOptionsFor } from '../../../client/src/references.ts';

type NamedBook = Pick<TranslationBook, 'id' | 'name' | 'commonName' | 'title'>;

interface FoundBooks<Book> {
  readonly books: readonly Book[];
  readonly first: Book | undefined;
  readonly chapter?: number | undefined;
}

/** Finds books by their names and abbreviations, as in the search box, and by the beginning of a word in a name. */
export function findBooks<Book extends NamedBook>(books: readonly Book[], text: string): FoundBooks<Book> {
  const [, written = '', chapter] = /^(\s*\p{Nd}?\P{Nd}*)(\p{Nd}*)/u.exec(text) ?? [];
  const typed = plain(written);
  if (typed === '') return { books, first: undefined };
  const id = /\p{L}/u.test(typed) ? referenceOptionsFor({ books }).names.find(written) : undefined;
  const found = books.filter((book) => book.id === id || isBeginning(book, typed));
  const first = found.find((book) => book.id === id) ?? found[0];
  return { books: found, first, ...(chapter && { chapter: Number(chapter) }) };
}

function isBeginning({ id, name, commonName, title }: NamedBook, typed: string): boolean {
  return [id, name, commonName, title ?? ''].some((each) => {
    const names = plain(each);
    return (
      names.startsWith(typed) || names.includes(` ${typed}`) || names.replace(/\s/g, '').startsWith(typed)
    );
  });
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

interface CanonPart<Book> {
  readonly name: PartName;
  readonly books: readonly Book[];
}

type PartName = 'oldTestament' | 'newTestament' | 'deuterocanon' | 'otherBooks';

export function canonParts<Book extends { readonly id: string; readonly isApocryphal?: boolean }>(
  books: readonly Book[],
): CanonPart<Book>[] {
  const parts: { name: PartName; books: Book[] }[] = [];
  for (const book of books) {
    const name = partOf.get(book.id) ?? (book.isApocryphal ? 'deuterocanon' : 'otherBooks');
    if (parts.at(-1)?.name !== name) parts.push({ name, books: [] });
    parts.at(-1)!.books.push(book);
  }
  return parts;
}

const oldTestament =
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL';
const newTestament =
  'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV';
const partOf = new Map<string, PartName>([
  ...oldTestament.split(' ').map((id) => [id, 'oldTestament'] as const),
  ...newTestament.split(' ').map((id) => [id, 'newTestament'] as const),
]);
