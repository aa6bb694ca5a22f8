import { Database } from 'bun:sqlite';
import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { links } from '../../src/documents/links.ts';
import type { SimpleTranslationBookChapter } from '../../src/documents/translation/chapter-schema.ts';
import { writeDataPackage } from '../../src/export/data-package.ts';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';

setDefaultTimeout(600_000);

const lines = (text: string) => text.split('\n').slice(0, -1);
const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

async function exported(library: Library, id: string, format: 'vref' | 'mybible') {
  const folder = newFolder();
  const summary = await exportScripture({ library, id, format, folder });
  return { folder, summary, text: (name: string) => readFileSync(join(folder, name), 'utf8') };
}

function simpleVerses(library: Library, id: string, book: string, chapter: number) {
  const path = links.simpleChapter(id, book, chapter);
  return readDocument<SimpleTranslationBookChapter>(library, path).chapter.content;
}

describe('Parallel lines', () => {
  test('have the same verse on the same line, whatever its number is in the edition', async () => {
    const { library } = await compiledStarterChapters();
    const english = await exported(library, 'KJV', 'vref');
    const hebrew = await exported(library, 'OSHB', 'vref');
    const references = lines(english.text('vref.txt'));
    expect(lines(hebrew.text('vref.txt'))).toEqual(references);
    const at = (place: string) => {
      const index = references.indexOf(place);
      return [lines(english.text('KJV.txt'))[index], lines(hebrew.text('OSHB.txt'))[index]];
    };
    const [first, same] = at('RUT 1:1');
    expect([first, same]).toEqual([expect.stringContaining('famine'), expect.stringContaining('רָעָ֖ב')]);
    // PSA 3:1 of the KJV is PSA 3:2 of the Hebrew, after the title
    const [psalm, hebrewPsalm] = at('PSA 3:2');
    expect(psalm).toStartWith('LORD, how are they increased');
    expect(hebrewPsalm).toStartWith('יְ֭הוָה');
    expect([english.summary.leftOut, hebrew.summary.leftOut]).toEqual([[], []]);
  });

  test('contain every word of an edition, or its place is reported', async () => {
    const { library } = await compiledSmallContent();
    for (const { id, kind } of library.editions()) {
      if (kind !== 'translation') continue;
      const { text, summary } = await exported(library, id, 'vref');
      const plain = newFolder();
      await exportScripture({ library, id, format: 'text', folder: plain });
      const rows = lines(readFileSync(join(plain, `${id}.txt`), 'utf8')).map((line) => line.split('\t'));
      const leftOut = new Set(summary.leftOut);
      const kept = rows.filter(([book, chapter, verse]) => !leftOut.has(`${book} ${chapter}:${verse}`));
      const written = lines(text(`${id}.txt`)).filter((line) => line !== '<range>');
      expect(written.flatMap(words).sort()).toEqual(kept.flatMap(([, , , verse]) => words(verse!)).sort());
      expect(written.length).toBeGreaterThan(30_000);
    }
  });
});

describe('A module for MyBible', () => {
  test('has the verses, the titles before verse 1, headings and Strong’s numbers', async () => {
    const { library } = await compiledStarterChapters();
    const { folder } = await exported(library, 'OSHB', 'mybible');
    using db = new Database(join(folder, 'OSHB.SQLite3'), { readonly: true });
    const text = (book: number, chapter: number, verse: number) =>
      db
        .query<{ text: string }, number[]>(
          'SELECT text FROM verses WHERE book_number = ? AND chapter = ? AND verse = ?',
        )
        .get(book, chapter, verse)!.text;
    const [verse] = simpleVerses(library, 'OSHB', 'RUT', 1).filter((item) => item.type === 'verse');
    expect(text(80, 1, 1).replace(/<S>\d+<\/S>/g, '')).toBe(verse!.text);
    expect(text(80, 1, 1)).toContain('רָעָ֖ב<S>7458</S>');
    const info = db.query<{ name: string; value: string }, []>('SELECT * FROM info').all();
    expect(Object.fromEntries(info.map(({ name, value }) => [name, value]))).toMatchObject({
      language: 'hbo',
      right_to_left: 'true',
      strong_numbers: 'true',
    });
    expect(db.query('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  });

  test('keeps a title in its first verse', async () => {
    const { library } = await compiledStarterChapters();
    const { folder } = await exported(library, 'KJV', 'mybible');
    using db = new Database(join(folder, 'KJV.SQLite3'), { readonly: true });
    const row = db.query<{ text: string }, []>(
      'SELECT text FROM verses WHERE book_number = 230 AND chapter = 3 AND verse = 1',
    );
    expect(row.get()!.text).toStartWith('<i>A Psalm of David');
  });

  test('contains every word of the books that it can number', async () => {
    const { library } = await compiledSmallContent();
    for (const { id, kind } of library.editions()) {
      if (kind !== 'translation') continue;
      const { folder, summary } = await exported(library, id, 'mybible');
      const plain = newFolder();
      await exportScripture({ library, id, format: 'text', folder: plain });
      const rows = lines(readFileSync(join(plain, `${id}.txt`), 'utf8')).map((line) => line.split('\t'));
      const kept = rows.filter(([book]) => !summary.leftOut.includes(book!));
      using db = new Database(join(folder, `${id}.SQLite3`), { readonly: true });
      const texts = db.query<{ text: string }, []>('SELECT text FROM verses').all();
      const written = texts.flatMap(({ text }) =>
        words(
          text
            .replace(/<n>.*?<\/n>|<S>.*?<\/S>/g, '')
            .replace(/<[^>]*>/g, ' ')
            .replace(/&(lt|gt|amp);/g, ' '),
        ),
      );
      expect(written.sort()).toEqual(kept.flatMap(([, , , verse]) => words(verse!)).sort());
    }
  });
});

describe('Tables as Parquet', () => {
  test('have the rows of the tables as lines of JSON, with types', async () => {
    const { library } = await compiledStarterChapters();
    const [parquet, json] = [newFolder(), newFolder()];
    const counts = writeDataPackage({ library, ids: [], folder: parquet, format: 'parquet' });
    writeDataPackage({ library, ids: [], folder: json, format: 'ndjson' });
    for (const [name, count] of Object.entries(counts)) {
      const file = await asyncBufferFromFile(join(parquet, `${name}.parquet`));
      const rows = await parquetReadObjects({ file });
      expect(rows).toHaveLength(count);
      const written = lines(readFileSync(join(json, `${name}.ndjson`), 'utf8')).map((line) =>
        JSON.parse(line),
      );
      expect(rows).toEqual(written);
    }
  });

  test('are equal for equal editions, and exist without a row', async () => {
    const { library } = await compiledSmallContent();
    const [first, again] = [newFolder(), newFolder()];
    for (const folder of [first, again]) writeDataPackage({ library, ids: [], folder, format: 'parquet' });
    for (const name of readdirSync(first))
      expect(readFileSync(join(first, name)).equals(readFileSync(join(again, name)))).toBe(true);
    const without = library.editions().find(({ kind }) => kind === 'translation')!.id;
    const folder = newFolder();
    writeDataPackage({ library, ids: [without], folder, format: 'parquet' });
    const file = await asyncBufferFromFile(join(folder, 'alignments.parquet'));
    expect(await parquetReadObjects({ file })).toBeArray();
  });
});
