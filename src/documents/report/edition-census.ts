import { allBooks } from '../../model/books.ts';
import { type VersificationName, versifications } from '../../model/versification.ts';
import type { BookCensus, ChapterCensus } from './book-census.ts';
import { type ChapterFit, chapterFit } from './chapter-fit.ts';
import { type VerseRange, versesIn } from './verse-range.ts';

/** Places such as `GEN 1:3` or `GEN 1:3-5`, and how many verses they are. */
export interface VersePlaces {
  readonly verses: number;
  readonly places: readonly string[];
}

/** What an edition has, measured against the versification that fits it best. */
export interface EditionCensus {
  readonly versification: VersificationName;
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  /** Canonical books that the edition does not have. */
  readonly missingBooks: readonly string[];
  /** Chapters missing in the books it has, such as `GEN 3`. */
  readonly missingChapters: readonly string[];
  /** Verses missing in the chapters it has. */
  readonly missing: VersePlaces;
  readonly extra: VersePlaces;
  readonly merged: VersePlaces;
  readonly duplicated: VersePlaces;
  readonly empty: VersePlaces;
  readonly outOfOrder: VersePlaces;
}

export function editionCensus(books: readonly BookCensus[]): EditionCensus {
  const versification = bestVersification(books);
  const fitted = books.flatMap((book) =>
    book.chapters.map((chapter) => ({ book, chapter, fit: fitOf(versification, book, chapter) })),
  );
  const places = (
    ranges: (chapter: ChapterCensus, fit: ChapterFit) => readonly VerseRange[],
  ): VersePlaces => {
    const found = fitted.flatMap(({ book, chapter, fit }) =>
      ranges(chapter, fit).map((range) => ({ range, place: place(book, chapter, range) })),
    );
    return {
      verses: versesIn(found.map(({ range }) => range)),
      places: found.map(({ place }) => place),
    };
  };
  const single = (verses: readonly number[]) => verses.map((verse) => [verse, verse] as const);
  return {
    versification,
    books: books.length,
    chapters: fitted.length,
    verses: fitted.reduce((sum, { chapter }) => sum + chapter.verses, 0),
    missingBooks: missingBooks(books),
    missingChapters: books.flatMap((book) => missingChapters(versification, book)),
    missing: places((_, { missing }) => missing),
    extra: places((_, { extra }) => extra),
    merged: places(({ merged }) => merged),
    duplicated: places(({ duplicated }) => single(duplicated)),
    empty: places(({ empty }) => single(empty)),
    outOfOrder: places(({ outOfOrder }) => single(outOfOrder)),
  };
}

/** How the verses of a chapter fit a versification; everything fits where that does not have the book. */
export function fitOf(
  name: VersificationName,
  { id }: BookCensus,
  { number, covered }: ChapterCensus,
): ChapterFit {
  const chapters = versifications[name].get(id);
  return chapters ? chapterFit(covered, chapters[number - 1] ?? 0) : { missing: [], extra: [] };
}

function bestVersification(books: readonly BookCensus[]): VersificationName {
  const misfit = (name: VersificationName) =>
    versesIn(
      books
        .flatMap((book) => book.chapters.map((chapter) => fitOf(name, book, chapter)))
        .flatMap(({ missing, extra }) => [...missing, ...extra]),
    );
  return misfit('org') < misfit('eng') ? 'org' : 'eng';
}

function missingBooks(books: readonly BookCensus[]): string[] {
  const present = new Set(books.map(({ id }) => id));
  return allBooks().flatMap(({ id, canon }) => (canon === 'canonical' && !present.has(id) ? [id] : []));
}

function missingChapters(name: VersificationName, { id, chapters }: BookCensus): string[] {
  const present = new Set(chapters.map(({ number }) => number));
  const expected = versifications[name].get(id) ?? [];
  return expected.flatMap((_, index) => (present.has(index + 1) ? [] : [`${id} ${index + 1}`]));
}

function place({ id }: BookCensus, { number }: ChapterCensus, [first, last]: VerseRange): string {
  return `${id} ${number}:${first}${last > first ? `-${last}` : ''}`;
}
