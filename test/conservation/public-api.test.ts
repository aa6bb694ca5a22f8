import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookConservation } from '../../src/documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../src/documents/translation/chapter-data.ts';
import type { ChapterData } from '../../src/documents/translation/chapter-schema.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { findSourceBooks } from '../../src/formats/find-source-books.ts';
import type { BookText } from '../../src/model/book-text.ts';
import { compiledSharedData } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

interface Download {
  readonly books: readonly {
    readonly id: string;
    readonly name: string;
    readonly title: string | null;
    readonly chapters: readonly { readonly chapter: ChapterData }[];
  }[];
}

interface ReadBack {
  readonly books: BookText[];
  readonly codes: string[];
}

function readBack(download: unknown): ReadBack {
  const codes: string[] = [];
  const sources = findSourceBooks(JSON.stringify(download), (code) => codes.push(code));
  return { books: sources.map((source) => source.read()), codes };
}

function withoutBreaks({ content, footnotes }: ChapterData) {
  const blocks = content.filter(({ type }) => type !== 'line_break');
  return {
    content: blocks.map((block) =>
      block.type === 'verse'
        ? {
            ...block,
            content: block.content.filter((item) => !(typeof item === 'object' && 'lineBreak' in item)),
          }
        : block,
    ),
    footnotes,
  };
}

const faultsOf = (book: BookText) => {
  const { lost, invented, glued, split } = bookConservation(
    book,
    book.chapters.map(chapterData),
    book.chapters.map(simpleChapterData),
  );
  return { lost, invented, glued, split };
};

describe.skipIf(!sharedData)('a translation from the public generator', () => {
  const path = () => join(sharedData!, 'public-api/api/BSBFOUR/complete.json');
  const download = (): Download => JSON.parse(readFileSync(path(), 'utf8'));

  test('is read back letter for letter: texts, notes, words of Jesus, poetry and headings', () => {
    const { books } = readBack(download());
    expect(books.map(({ id }) => id)).toEqual(download().books.map(({ id }) => id));
    for (const [index, { name, title, chapters }] of download().books.entries()) {
      const book = books[index]!;
      expect([book.names.header, book.title]).toEqual([name, title]);
      expect(book.chapters.map(chapterData).map(withoutBreaks)).toEqual(
        chapters.map(({ chapter }) => withoutBreaks(chapter)),
      );
      expect(faultsOf(book)).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
    }
  });

  test('breaks between verses keep their position', () => {
    const blocks = (chapter: ChapterData) => chapter.content.map(({ type }) => type).join(' ');
    const { books } = readBack(download());
    const differences = books.flatMap((book, index) =>
      book.chapters.flatMap((chapter, at) => {
        const [ours, theirs] = [
          blocks(chapterData(chapter)),
          blocks(download().books[index]!.chapters[at]!.chapter),
        ];
        return ours === theirs ? [] : [`${book.id} ${chapter.number}: ${ours} / ${theirs}`];
      }),
    );
    expect(differences).toEqual([]);
  });

  test('is said to be compiled, once', () => {
    expect(readBack(download()).codes.filter((code) => code === 'compiled-source')).toHaveLength(1);
  });
});

describe.skipIf(!sharedData)('a translation that is compiled and read back', () => {
  test.each([
    ['ENGWEBP', 'PSA'],
    ['ENGWEBP', 'JHN'],
    ['ENGWEBP', 'ISA'],
    ['BSB', 'SNG'],
    ['HBOMAS', 'PSA'],
  ])('is equal in both formats: %s %s', async (id, bookId) => {
    const { library } = await compiledSharedData();
    const { translation, books } = readDocument<Download & { translation: unknown }>(
      library,
      `/api/${id}/complete.json`,
    );
    const own = books.find((book) => book.id === bookId)!;
    const simple = readDocument<{ books: { id: string; chapters: { chapter: unknown }[] }[] }>(
      library,
      `/api/${id}/complete.simple.json`,
    ).books.find((book) => book.id === bookId)!;
    const [book] = readBack({ translation, books: [own] }).books;
    expect(book!.chapters.map(chapterData)).toEqual(own.chapters.map(({ chapter }) => chapter));
    expect<unknown>(book!.chapters.map(simpleChapterData)).toEqual(
      simple.chapters.map(({ chapter }) => chapter),
    );
    expect(faultsOf(book!)).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
  });
});
