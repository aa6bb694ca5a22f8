import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../src/library/library.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { conservedEditions } from './conserved-editions.ts';
import { type ChapterDocument, simplifiedWords, standardWords } from './document-words.ts';
import { firstDifference, words } from './first-difference.ts';
import type { StrippedBook, StrippedChapter } from './stripped-book.ts';

setDefaultTimeout(600_000);

interface BookList {
  readonly books: readonly { id: string; title: string | null; numberOfChapters: number }[];
}

const characters = (text: string): string[] => [...text.replace(/\s+/g, '')];

describe.each([...conservedEditions])('of $folder', (edition) => {
  const { folder, id, skip, compiled } = edition;
  let library: Library;
  let sources: readonly StrippedBook[] = [];
  let books: readonly StrippedBook[] = [];

  beforeAll(async () => {
    if (skip) return;
    const { content, library: opened } = await compiled();
    library = opened;
    const directory = join(content, 'translations', folder);
    sources = readdirSync(directory)
      .filter((name) => name.endsWith(edition.extension))
      .map((name) => edition.strip(readFileSync(join(directory, name), 'utf8')));
    books = sources.filter((book) => book.chapters.size > 0);
  });

  /** Compares all chapters, or outside of the long run every fourth one of each book, starting with the first. */
  function compare(
    suffix: string,
    difference: (source: StrippedChapter, document: ChapterDocument) => string | undefined,
  ): string[] {
    return books.flatMap((book) =>
      [...book.chapters].flatMap(([number, chapter], index) => {
        if (!isLong && index % 4 > 0) return [];
        const document = readDocument<ChapterDocument>(library, `/api/${id}/${book.id}/${number}${suffix}`);
        const found = difference(chapter, document);
        return found ? [`${book.id} ${number}: ${found}`] : [];
      }),
    );
  }

  test.skipIf(skip)('the documents have the books, chapters and titles of the sources', () => {
    const list = readDocument<BookList>(library, `/api/${id}/books.json`).books;
    const found = list.map((book) => [book.id, book.numberOfChapters, book.title ?? '']);
    expect(found.toSorted()).toEqual(
      books.map((book) => [book.id, book.chapters.size, book.title]).toSorted(),
    );
  });

  test.skipIf(skip)('every word is in the simplified chapters, once and in order, and no other is', () => {
    const differences = compare('.simple.json', (source, document) =>
      firstDifference(words(source.body), words(simplifiedWords(document).body)),
    );
    expect(differences).toEqual([]);
  });

  test.skipIf(skip)('every character is in the standard chapters, once and in order, and no other is', () => {
    const differences = compare('.json', (source, document) =>
      firstDifference(characters(source.body), characters(standardWords(document).body)),
    );
    expect(differences).toEqual([]);
  });

  test.skipIf(skip)('every footnote is in both formats, word for word and in order', () => {
    const notesOf = (notes: readonly string[]) => notes.map((note) => words(note).join(' '));
    const standard = compare('.json', (source, document) =>
      firstDifference(notesOf(source.notes), notesOf(standardWords(document).notes)),
    );
    const simplified = compare('.simple.json', (source, document) =>
      firstDifference(notesOf(source.notes), notesOf(simplifiedWords(document).notes)),
    );
    expect([...standard, ...simplified]).toEqual([]);
  });

  test.skipIf(skip)('words are left out by the known rules only', () => {
    const rules = new Set(sources.flatMap((book) => Object.keys(book.dropped)));
    expect([...rules].toSorted()).toEqual([...edition.droppedBy]);
  });
});
