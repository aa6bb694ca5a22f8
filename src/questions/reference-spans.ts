import { links } from '../documents/links.ts';
import { type Reference, type SchemeName, versesIn } from '../references/reference.ts';
import { formatReference } from '../references/write-references.ts';
import { bookOf, type Edition, type NumberingKnowledge } from './edition.ts';
import { QuestionError } from './question.ts';

/** A chapter of a reference and the verses in it that belong to the reference; `last` may be Infinity. */
export interface ChapterSpan {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

/** @throws QuestionError for a book or a first chapter that the edition does not have. */
export function spansOf(edition: Edition, reference: Reference): ChapterSpan[] {
  const { from, to } = reference;
  const books = booksBetween(edition, reference);
  const [firstBook, lastBook] = [books[0]!, books.at(-1)!];
  const start = from.chapter ?? firstBook.firstChapterNumber;
  if (start > firstBook.lastChapterNumber) throw chapterMissing(edition, firstBook, start);
  return books.flatMap((book) => {
    const chapters: ChapterSpan[] = [];
    const begin = book === firstBook ? start : book.firstChapterNumber;
    const end = book === lastBook ? (to.chapter ?? book.lastChapterNumber) : book.lastChapterNumber;
    for (let chapter = begin; chapter <= Math.min(end, book.lastChapterNumber); chapter++) {
      chapters.push({ book: book.id, chapter, ...versesIn(reference, book.id, chapter) });
    }
    return chapters;
  });
}

/** The books of a reference, in the order of the edition. @throws QuestionError for one that it does not have. */
function booksBetween(edition: Edition, reference: Reference): Edition['books'] {
  const { books, translation } = edition;
  const [first, last] = [reference.from.book, reference.to.book].map((id) => {
    const book = bookOf(edition, id);
    if (book) return books.indexOf(book);
    const message = `${translation.id} has no ${id}.`;
    const hint = `Its books are listed in ${links.books(translation.id)}.`;
    throw new QuestionError({ code: 'book_not_found', message, hint, parameter: 'ref' });
  }) as [number, number];
  if (first <= last) return books.slice(first, last + 1);
  const { from, to } = reference;
  const message = `${formatReference(reference)} ends before it begins: ${translation.id} has ${to.book} before ${from.book}.`;
  throw new QuestionError({ code: 'bad_reference', message, parameter: 'ref' });
}

function chapterMissing(
  { translation }: Edition,
  book: Edition['books'][number],
  chapter: number,
): QuestionError {
  const { name, firstChapterNumber: first, lastChapterNumber: last, numberOfChapters: count } = book;
  const chapters = `${count} chapter${count === 1 ? '' : 's'}`;
  const hint = first === 1 ? `${name} has ${chapters}.` : `${name} has ${chapters}: ${first} to ${last}.`;
  return new QuestionError({
    code: 'chapter_not_found',
    message: `${translation.id} has no ${book.id} ${chapter}.`,
    hint,
    parameter: 'ref',
  });
}

/** The chapters of a reference that a scheme has, in books of the edition. */
export function spansInScheme(
  scheme: SchemeName,
  numbering: NumberingKnowledge,
  edition: Edition,
  reference: Reference,
): ChapterSpan[] {
  const { from, to } = reference;
  return booksBetween(edition, reference).flatMap(({ id: book }) => {
    const counts = numbering.lastVerses(scheme, book);
    const begin = book === from.book ? (from.chapter ?? 1) : 1;
    const end = book === to.book ? (to.chapter ?? counts.length) : counts.length;
    const spans: ChapterSpan[] = [];
    for (let chapter = begin; chapter <= Math.min(end, counts.length); chapter++) {
      const { first, last } = versesIn(reference, book, chapter);
      spans.push({ book, chapter, first, last: Math.min(last, counts[chapter - 1]!) });
    }
    return spans;
  });
}
