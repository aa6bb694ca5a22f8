import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { groupBy } from '../../lib/group-by.ts';
import { bookInfo } from '../../model/books.ts';
import { schemeNames } from '../../references/reference.ts';
import { type BookVerses, lastVerseOf, totalVerses } from '../../references/versification/find-scheme.ts';
import { Versification } from '../../references/versification/versification.ts';

export interface BookCandidate {
  readonly file: string;
  readonly verses: BookVerses;
  readonly isGuessed: boolean;
}

interface ChosenBooks<Book> {
  readonly books: readonly Book[];
  readonly duplicates: readonly Diagnostic[];
}

/**
 * Chooses one of the files with the same book. In order of priority: a declared id, numbers that do not
 * contradict the book, more verses, the shorter file extension, the first in order.
 */
export function chooseBooks<Book>(
  books: readonly Book[],
  candidateOf: (book: Book) => BookCandidate,
): ChosenBooks<Book> {
  const byId = groupBy(books, (book) => candidateOf(book).verses.id);
  const duplicates: Diagnostic[] = [];
  const chosen = [...byId.values()].map((alike) => {
    if (alike.length === 1) return alike[0]!;
    const [best, ...others] = alike.map(ranked(candidateOf)).sort(byRank);
    duplicates.push(...others.map((other) => duplicateBook(other, best!)));
    return best!.book;
  });
  return { books: chosen, duplicates };
}

interface RankedBook<Book> extends BookCandidate {
  readonly book: Book;
  readonly count: number;
  readonly contradicts: boolean;
  readonly otherBook: string | undefined;
}

function ranked<Book>(candidateOf: (book: Book) => BookCandidate): (book: Book) => RankedBook<Book> {
  return (book) => {
    const candidate = candidateOf(book);
    const { verses } = candidate;
    const otherBook = bookOfNumbers(
      verses.id,
      verses.chapters.map(({ number, covered }) => [number, lastVerseOf(covered)]),
    );
    const contradicts = otherBook !== undefined || isMostlyBeyond(verses);
    return { ...candidate, book, count: countVerses(verses), contradicts, otherBook };
  };
}

function byRank(a: RankedBook<unknown>, b: RankedBook<unknown>): number {
  return (
    Number(a.isGuessed) - Number(b.isGuessed) ||
    Number(a.contradicts) - Number(b.contradicts) ||
    b.count - a.count ||
    Number(hasDoubleExtension(a.file)) - Number(hasDoubleExtension(b.file))
  );
}

function hasDoubleExtension(file: string): boolean {
  return /\.(?:usfm|sfm|ptx|usx|usj|osis|usfx|codex)\.[^./]+$/i.test(file);
}

function countVerses({ chapters }: BookVerses): number {
  return chapters.reduce((sum, { covered }) => sum + totalVerses(covered), 0);
}

const maxShareBeyond = 0.05;

function isMostlyBeyond(book: BookVerses): boolean {
  const known = schemeNames
    .map((name) => Versification.standard(name))
    .filter((scheme) => scheme.chapters(book.id) !== undefined);
  if (known.length === 0) return false;
  let beyond = 0;
  for (const { number, covered } of book.chapters) {
    const last = Math.max(...known.map((scheme) => scheme.verseCount(book.id, number)));
    for (const [first, end] of covered) beyond += Math.max(0, end - Math.max(first - 1, last));
  }
  return beyond > countVerses(book) * maxShareBeyond;
}

function duplicateBook(left: RankedBook<unknown>, best: RankedBook<unknown>): Diagnostic {
  const { id } = best.verses;
  const chapters = new Set(best.verses.chapters.map(({ number }) => number));
  const advice = left.verses.chapters.some(({ number }) => chapters.has(number))
    ? 'Remove one of the files, correct an id, or select the right file in "sources" of edition.json.'
    : 'The files have different chapters: join them into one, in the order of the chapters, or correct an id.';
  const message = `${id} is also in ${best.file}, and this file was left out: ${reason(left, best)}. ${advice}`;
  return { ...fileDiagnostic('duplicate-book', left.file, message), line: 1, column: 1 };
}

function reason(left: RankedBook<unknown>, best: RankedBook<unknown>): string {
  if (left.isGuessed !== best.isGuessed) return 'it does not declare the id of its book';
  if (left.contradicts !== best.contradicts) {
    const other = left.otherBook === undefined ? '' : ` but as in ${left.otherBook}`;
    return `its chapters and verses are not numbered as in ${best.verses.id}${other}`;
  }
  const shorter = `it has ${count(left.count, 'verse')} and the other ${best.count.toLocaleString('en')}`;
  return left.count < best.count ? shorter : 'the name of the other file sorts first';
}

type LastVerse = readonly [chapter: number, verse: number];

/** Finds another book whose chapters all end with these verses, if almost no chapter of `id` does. */
export function bookOfNumbers(id: string, chapters: readonly LastVerse[]): string | undefined {
  if (chapters.length < 2 || bookInfo(id)?.canon !== 'canonical') return undefined;
  const fits = (book: string) =>
    Math.max(
      ...schemeNames.map((name) => {
        const scheme = Versification.standard(name);
        return chapters.filter(([chapter, last]) => scheme.verseCount(book, chapter) === last).length;
      }),
    );
  if (fits(id) > chapters.length / 4) return undefined;
  const scheme = Versification.standard('org');
  const others = [...scheme.books].filter(
    (book) =>
      bookInfo(book)?.canon === 'canonical' &&
      scheme.chapters(book)!.length === chapters.length &&
      fits(book) === chapters.length,
  );
  return others.length === 1 ? others[0] : undefined;
}
