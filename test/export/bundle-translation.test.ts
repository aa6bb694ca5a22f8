import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import type { TranslationBookChapterAudioTimings } from '../../src/documents/translation/audio-timings-schema.ts';
import type {
  SimpleTranslationBookChapter,
  TranslationBookChapter,
} from '../../src/documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import type {
  SimpleTranslationBookChapterWords,
  TranslationBookChapterWords,
} from '../../src/documents/translation/words-schema.ts';
import {
  type CompiledContent,
  compiledOtherEditions,
  compiledSharedData,
  compiledSharedEverything,
  compiledSmallContent,
  compiledStarter,
} from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { bundledChapters } from './bundled-chapters.ts';
import { bundledEdition } from './bundled-edition.ts';
import { wordReader } from './bundled-words.ts';

setDefaultTimeout(600_000);

const minute = 60_000;

async function comparison(compiled: CompiledContent, id: string) {
  const { library } = compiled;
  const { db } = await bundledEdition(compiled, id);
  const words = wordReader(db);
  const different: string[] = [];
  const counts = { chapters: 0, wordChapters: 0, words: 0, footnotes: 0, verses: 0 };
  for (const { bookId, number, standard, simple } of bundledChapters(db)) {
    const link = links.chapter(id, bookId, number);
    const simpleLink = links.simpleChapter(id, bookId, number);
    const chapter = readDocument<TranslationBookChapter>(library, link);
    if (!Bun.deepEquals(chapter.chapter, standard)) different.push(link);
    const simpleChapter = readDocument<SimpleTranslationBookChapter>(library, simpleLink);
    if (!Bun.deepEquals(simpleChapter.chapter, simple)) different.push(simpleLink);
    counts.chapters++;
    counts.verses += standard.content.filter(({ type }) => type === 'verse').length;
    counts.footnotes += chapter.chapter.footnotes.length;
    const bundled = words(bookId, number);
    expect(bundled.wrong).toEqual([]);
    const link2 = links.words(id, bookId, number);
    if (!library.get(link2)) {
      expect(bundled.simple).toEqual({});
      continue;
    }
    counts.wordChapters++;
    const { verses } = readDocument<TranslationBookChapterWords>(library, link2);
    counts.words += Object.values(verses).flat().length;
    if (!Bun.deepEquals(verses, bundled.standard)) different.push(link2);
    const link3 = links.simpleWords(id, bookId, number);
    const simpleWords = readDocument<SimpleTranslationBookChapterWords>(library, link3);
    if (!Bun.deepEquals(simpleWords.verses, bundled.simple)) different.push(link3);
  }
  const rows = (table: string) => db.query<{ n: number }, []>(`SELECT count(*) AS n FROM ${table}`).get()!.n;
  const rowCounts = {
    chapters: rows('chapters'),
    wordChapters: library.paths(`/api/${id}/`).filter((path) => path.endsWith('.words.json')).length,
    words: rows('words'),
    footnotes: rows('footnotes'),
    verses: rows('verses'),
  };
  const paths = library.paths(`/api/${id}/`).filter((path) => /\/\d+\.json$/.test(path));
  return { different, counts, rowCounts, chapterDocuments: paths.length };
}

async function expectSame(compiled: CompiledContent, id: string) {
  const { different, counts, rowCounts, chapterDocuments } = await comparison(compiled, id);
  expect(different).toEqual([]);
  expect(counts).toEqual(rowCounts);
  expect(counts.chapters).toBe(chapterDocuments);
  expect(counts.verses).toBeGreaterThan(0);
  return counts;
}

describe('The rows of a SQLite bundle give back every chapter and every word, in both formats,', () => {
  test('of a small translation with one of every thing', async () => {
    const counts = await expectSame(await compiledSmallContent(), 'SMALL');
    expect(counts.words).toBe(3);
    expect(counts.footnotes).toBe(4);
  });

  test(
    'of the starter Bible',
    async () => {
      expect((await expectSame(await compiledStarter(), 'KJV')).verses).toBeGreaterThan(31_000);
    },
    2 * minute,
  );

  test.skipIf(!sharedData).each(['BSB', 'HBOMAS', ...(isLong ? ['ENGWEBP'] : [])])(
    'of the Bible %s',
    async (id) => {
      expect((await expectSame(await compiledSharedData(), id)).verses).toBeGreaterThan(23_000);
    },
    3 * minute,
  );

  test.skipIf(!sharedData).each(['AAB', 'WEBPUSX', 'ULT', 'UST', 'UGNT', 'UHB'])(
    'of %s, in other formats and with lemmas, morphology and places in the source',
    async (id) => {
      await expectSame(await compiledOtherEditions(), id);
    },
    3 * minute,
  );
});

test('The books of a bundle match the list of books', async () => {
  const compiled = await compiledSmallContent();
  const { db } = await bundledEdition(compiled, 'SMALL');
  const { books } = readDocument<TranslationBooks>(compiled.library, links.books('SMALL'));
  const expected = books.map((book) => ({
    id: book.id,
    position: book.order,
    name: book.name,
    common_name: book.commonName,
    title: book.title,
    is_apocryphal: book.isApocryphal ? 1 : 0,
    number_of_chapters: book.numberOfChapters,
    number_of_verses: book.totalNumberOfVerses,
  }));
  expect(expected.map(({ is_apocryphal }) => is_apocryphal)).toEqual([0, 0, 0, 1]);
  expect(db.query('SELECT * FROM books ORDER BY position').all()).toEqual(expected);
});

interface TimingRow {
  readonly url: string;
  readonly start_seconds: number;
}

async function expectSameAudio(compiled: CompiledContent, id: string) {
  const { db } = await bundledEdition(compiled, id);
  const { library } = compiled;
  const timings = db.query<TimingRow, [string, number, string]>(
    `SELECT a.url, t.start_seconds FROM audio_timings t JOIN audio_links a USING (book_id, chapter, reader)
     WHERE t.book_id = ? AND t.chapter = ? AND t.reader = ? ORDER BY t.verse`,
  );
  const linkRows = db.query<{ reader: string; url: string }, [string, number]>(
    'SELECT reader, url FROM audio_links WHERE book_id = ? AND chapter = ?',
  );
  let starts = 0;
  let recordings = 0;
  for (const path of library.paths(`/api/${id}/`).filter((path) => /\/\d+\.json$/.test(path))) {
    const { book, chapter, thisChapterAudioLinks } = readDocument<TranslationBookChapter>(library, path);
    const rows = linkRows.all(book.id, chapter.number);
    expect(Object.fromEntries(rows.map(({ reader, url }) => [reader, url]))).toEqual(thisChapterAudioLinks);
    recordings += rows.length;
  }
  for (const path of library.paths(`/api/${id}/`).filter((path) => path.endsWith('.audioTimings.json'))) {
    const file = readDocument<TranslationBookChapterAudioTimings>(library, path);
    const rows = timings.all(file.bookId, file.chapterNumber, file.reader);
    expect(rows.map(({ start_seconds }) => start_seconds)).toEqual(file.verses);
    expect(new Set(rows.map(({ url }) => url))).toEqual(new Set([file.audioLink]));
    starts += rows.length;
  }
  expect(db.query<{ n: number }, []>('SELECT count(*) AS n FROM audio_timings').get()!.n).toBe(starts);
  return { starts, recordings };
}

describe('The audio of a bundle, links and timings, matches the documents,', () => {
  test('for readers of some chapters', async () => {
    expect(await expectSameAudio(await compiledSmallContent(), 'SMALL')).toEqual({
      starts: 6,
      recordings: 5,
    });
  });

  test.skipIf(!sharedData)(
    'for a whole Bible',
    async () => {
      const { starts } = await expectSameAudio(await compiledSharedEverything(), 'BSB');
      expect(starts).toBeGreaterThan(31_000);
    },
    3 * minute,
  );
});
