const old =
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL';
const recent =
  'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV';
const partOf = new Map([
  ...old.split(' ').map((id) => [id, 'Old Testament'] as const),
  ...recent.split(' ').map((id) => [id, 'New Testament'] as const),
]);

interface CanonPart<Book> {
  readonly name: string;
  readonly books: readonly Book[];
}

/** The books in the order of their translation, cut where another part of the canon begins. */
export function canonParts<Book extends { readonly id: string }>(books: readonly Book[]): CanonPart<Book>[] {
  const parts: { name: string; books: Book[] }[] = [];
  for (const book of books) {
    const name = partOf.get(book.id) ?? 'Other books';
    if (parts.at(-1)?.name !== name) parts.push({ name, books: [] });
    parts.at(-1)!.books.push(book);
  }
  return parts;
}
