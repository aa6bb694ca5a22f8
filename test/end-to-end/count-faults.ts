import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import type {
  SimpleTranslationComplete,
  TranslationComplete,
} from '../../src/documents/translation/complete-schema.ts';
import type { Translation, TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';

export function countFaults(library: Library, id: string): string[] {
  const catalogue = readDocument<{ translations: Translation[] }>(
    library,
    '/api/available_translations.json',
  );
  const { translation, books } = readDocument<TranslationBooks>(library, `/api/${id}/books.json`);
  const complete = readDocument<TranslationComplete>(library, translation.completeTranslationApiLink);
  const simple = readDocument<SimpleTranslationComplete>(
    library,
    translation.simpleCompleteTranslationApiLink,
  );
  const faults: string[] = [];
  const expectEqual = (what: string, actual: unknown, expected: unknown) => {
    if (!isDeepStrictEqual(actual, expected))
      faults.push(`${id} ${what}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };

  const entry = catalogue.translations.find((it) => it.id === id);
  const sha256 = createHash('sha256').update(sortedJson(complete.books)).digest('hex');
  for (const [where, stated] of Object.entries({
    catalogue: entry,
    complete: complete.translation,
    simple: simple.translation,
  })) {
    expectEqual(`translation in ${where}`, stated, { ...translation, sha256 });
  }
  expectEqual('sha256 in the list of books', translation.sha256, undefined);

  const of = (apocryphal: boolean) => books.filter((book) => Boolean(book.isApocryphal) === apocryphal);
  const sum = (list: TranslationBooks['books'], key: 'numberOfChapters' | 'totalNumberOfVerses') =>
    list.reduce((total, book) => total + book[key], 0);
  expectEqual('numberOfBooks', translation.numberOfBooks, of(false).length);
  expectEqual('totalNumberOfChapters', translation.totalNumberOfChapters, sum(of(false), 'numberOfChapters'));
  expectEqual('totalNumberOfVerses', translation.totalNumberOfVerses, sum(of(false), 'totalNumberOfVerses'));
  expectEqual('numberOfApocryphalBooks', translation.numberOfApocryphalBooks ?? 0, of(true).length);
  expectEqual(
    'books in order',
    books,
    books.toSorted((a, b) => a.order - b.order),
  );

  for (const download of [complete, simple]) {
    expectEqual(
      'books of a download',
      download.books.map((book) => book.id),
      books.map((book) => book.id),
    );
  }
  for (const [index, book] of books.entries()) {
    const chapters = complete.books[index]?.chapters ?? [];
    const simpleChapters = simple.books[index]?.chapters ?? [];
    const numbers = chapters.map(({ chapter }) => chapter.number);
    const verses = chapters.reduce((total, chapter) => total + chapter.numberOfVerses, 0);
    expectEqual(`${book.id} numberOfChapters`, book.numberOfChapters, chapters.length);
    expectEqual(`${book.id} totalNumberOfVerses`, book.totalNumberOfVerses, verses);
    expectEqual(`${book.id} firstChapterNumber`, book.firstChapterNumber, numbers[0]);
    expectEqual(`${book.id} lastChapterNumber`, book.lastChapterNumber, numbers.at(-1));
    const { translationId, chapter } = { translationId: id, chapter: book.firstChapterNumber };
    expectEqual(`${book.id} first reference`, book.firstChapterReference, {
      translationId,
      book: book.id,
      chapter,
    });
    expectEqual(
      `${book.id} first link`,
      book.firstChapterApiLink,
      `/api/${id}/${book.id}/${book.firstChapterNumber}.json`,
    );
    expectEqual(
      `${book.id} last link`,
      book.lastChapterApiLink,
      `/api/${id}/${book.id}/${book.lastChapterNumber}.json`,
    );
    for (const [at, number] of numbers.entries()) {
      const path = `/api/${id}/${book.id}/${number}`;
      const same = isDeepStrictEqual(
        chapters[at]?.chapter,
        readDocument<TranslationBookChapter>(library, `${path}.json`).chapter,
      );
      if (!same) faults.push(`${path}.json differs from complete.json`);
      const sameSimple = isDeepStrictEqual(
        simpleChapters[at]?.chapter,
        readDocument<SimpleTranslationBookChapter>(library, `${path}.simple.json`).chapter,
      );
      if (!sameSimple) faults.push(`${path}.simple.json differs from complete.simple.json`);
    }
  }
  return faults;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, it) =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  );
}
