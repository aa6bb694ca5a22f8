import type { BookText, ChapterText, VerseBlock } from '../../model/book-text.ts';
import { allBooks } from '../../model/books.ts';
import type { SchemeName } from '../../references/reference.ts';
import type { EditionNumbering } from '../../references/versification/edition-numbering.ts';
import {
  type ChapterFit,
  fitOf,
  totalVerses,
  type VerseRange,
} from '../../references/versification/find-scheme.ts';
import type { Versification } from '../../references/versification/versification.ts';

export interface VersePlaces {
  readonly verses: number;
  readonly places: readonly string[];
}

export interface EditionCensus {
  readonly versification: SchemeName;
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
  readonly missingBooks: readonly string[];
  readonly missingChapters: readonly string[];
  readonly missing: VersePlaces;
  readonly extra: VersePlaces;
  readonly merged: VersePlaces;
  readonly duplicated: VersePlaces;
  readonly empty: VersePlaces;
  readonly outOfOrder: VersePlaces;
}

export function editionCensus(
  books: readonly BookCensus[],
  { scheme, expected }: Pick<EditionNumbering, 'scheme' | 'expected'>,
): EditionCensus {
  const fitted = books.flatMap((book) =>
    book.chapters.map((chapter) => ({ book, chapter, fit: fitOf(expected, book.id, chapter) })),
  );
  const places = (
    ranges: (chapter: ChapterCensus, fit: ChapterFit) => readonly VerseRange[],
  ): VersePlaces => {
    const found = fitted.flatMap(({ book, chapter, fit }) =>
      ranges(chapter, fit).map((range) => ({ range, place: place(book, chapter, range) })),
    );
    return { verses: totalVerses(found.map(({ range }) => range)), places: found.map(({ place }) => place) };
  };
  const single = (verses: readonly number[]) => verses.map((verse) => [verse, verse] as const);
  return {
    versification: scheme,
    books: books.length,
    chapters: fitted.length,
    verses: fitted.reduce((sum, { chapter }) => sum + chapter.verses, 0),
    missingBooks: missingBooks(expected, books),
    missingChapters: books.flatMap((book) => missingChapters(expected, book)),
    missing: places((_, { missing }) => missing),
    extra: places((_, { extra }) => extra),
    merged: places(({ merged }) => merged),
    duplicated: places(({ duplicated }) => single(duplicated)),
    empty: places(({ empty }) => single(empty)),
    outOfOrder: places(({ outOfOrder }) => single(outOfOrder)),
  };
}

function missingBooks(expected: Versification, books: readonly BookCensus[]): string[] {
  const present = new Set(books.map(({ id }) => id));
  return allBooks().flatMap(({ id, canon }) => {
    const isMissing = canon === 'canonical' && expected.chapters(id) && !present.has(id);
    return isMissing ? [id] : [];
  });
}

function missingChapters(expected: Versification, { id, chapters }: BookCensus): string[] {
  const present = new Set(chapters.map(({ number }) => number));
  const counts = expected.chapters(id) ?? [];
  return counts.flatMap((count, index) =>
    count === 0 || present.has(index + 1) ? [] : [`${id} ${index + 1}`],
  );
}

function place({ id }: BookCensus, { number }: ChapterCensus, [first, last]: VerseRange): string {
  return `${id} ${number}:${first}${last > first ? `-${last}` : ''}`;
}

export interface BookCensus {
  readonly id: string;
  readonly file: string;
  readonly chapters: readonly ChapterCensus[];
}

export interface ChapterCensus {
  readonly number: number;
  readonly verses: number;
  readonly covered: readonly VerseRange[];
  readonly merged: readonly VerseRange[];
  readonly duplicated: readonly number[];
  readonly outOfOrder: readonly number[];
  /** Verses with a number but no text; a note may say why. */
  readonly empty: readonly number[];
}

export function bookCensus(file: string, { id, chapters }: BookText): BookCensus {
  return { id, file, chapters: chapters.map(chapterCensus) };
}

function chapterCensus({ number, blocks }: ChapterText): ChapterCensus {
  const verses = blocks.filter((block) => block.type === 'verse');
  const merged: VerseRange[] = [];
  const duplicated: number[] = [];
  const outOfOrder: number[] = [];
  const empty: number[] = [];
  for (const verse of verses) {
    if (verse.lastNumber !== undefined) merged.push([verse.number, verse.lastNumber]);
    if (verse.isRepeated) duplicated.push(verse.number);
    if (verse.isOutOfOrder) outOfOrder.push(verse.number);
    if (verse.content.text === '') empty.push(verse.number);
  }
  return { number, verses: verses.length, covered: runsOf(verses), merged, duplicated, outOfOrder, empty };
}

function runsOf(verses: readonly VerseBlock[]): VerseRange[] {
  const runs: [number, number][] = [];
  for (const { number, lastNumber = number } of verses.toSorted((a, b) => a.number - b.number)) {
    const run = runs.at(-1);
    if (run && number <= run[1] + 1) run[1] = Math.max(run[1], lastNumber);
    else runs.push([number, lastNumber]);
  }
  return runs;
}
