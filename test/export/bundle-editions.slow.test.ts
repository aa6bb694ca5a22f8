import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeEditions } from '../../src/export/write-bundle.ts';
import type { Library } from '../../src/library/library.ts';
import { compiledSmallContent } from '../compiled.ts';
import { exampleContent } from '../docs/example-content.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { bundledEdition } from './bundled-edition.ts';

setDefaultTimeout(600_000);

beforeAll(() => compiledSmallContent(), 600_000);

type Row = Readonly<Record<string, unknown>>;

async function bundleOf(library: Library, ids: readonly string[] = [], withSearch = true) {
  const file = join(newFolder(), 'editions.sqlite');
  const { sha256 } = await writeEditions({ library, ids, file, withSearch });
  const db = new Database(file, { readonly: true, strict: true });
  return { db, file, sha256, rows: (sql: string) => db.query<Row, []>(sql).all() };
}

/** The tables of the public API's database with their columns, except its bookkeeping of sources. */
const publicTables: Readonly<Record<string, string>> = {
  Translation:
    'id name website licenseUrl licenseNotes licenseNotice shortName englishName language textDirection sha256 license',
  Commentary:
    'id name website licenseUrl licenseNotes licenseNotice englishName language textDirection sha256',
  Book: 'id translationId name commonName title order numberOfChapters isApocryphal sha256',
  CommentaryBook:
    'id commentaryId name commonName introduction introductionSummary order numberOfChapters sha256',
  CommentaryProfile:
    'id commentaryId subject content referenceBook referenceChapter referenceVerse referenceEndChapter referenceEndVerse json sha256',
  Chapter: 'number bookId translationId json sha256',
  CommentaryChapter: 'number bookId commentaryId introduction json sha256',
  ChapterAudioUrl: 'number bookId translationId reader url',
  ChapterAudioTiming: 'number bookId translationId reader timingsJson',
  ChapterVerse: 'number chapterNumber bookId translationId text contentJson sha256',
  CommentaryChapterVerse: 'number chapterNumber bookId commentaryId text contentJson sha256',
  ChapterFootnote: 'id chapterNumber bookId translationId text sha256 verseNumber',
  Dataset: 'id name website licenseUrl licenseNotes englishName language textDirection sha256',
  DatasetBook: 'id datasetId order numberOfChapters sha256',
  DatasetChapter: 'number bookId datasetId json sha256',
  DatasetChapterVerse: 'number chapterNumber bookId datasetId contentJson sha256',
  DatasetReference:
    'id datasetId bookId chapterNumber verseNumber referenceBookId referenceChapter referenceVerse endVerseNumber score',
};

describe('A bundle of several editions', () => {
  test('has every row of the bundles of each, with the id of its edition', async () => {
    const compiled = await compiledSmallContent();
    const { rows } = await bundleOf(compiled.library);
    let compared = 0;
    for (const { id } of compiled.library.editions()) {
      const { db } = await bundledEdition(compiled, id);
      const names = db
        .query<{ name: string }, []>(
          `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE '%search%'`,
        )
        .all();
      for (const { name } of names.filter(({ name }) => name !== 'meta' && name !== 'edition')) {
        const columns = db
          .query<{ name: string }, []>(`PRAGMA table_info(${name})`)
          .all()
          .map((column) => column.name)
          // Row numbers differ; their targets are compared through verse_words and chapter_content
          .filter((column) => column !== 'id' && !/^(?:verse|heading|annotation)_id$/.test(column));
        const select = (where: string) => `SELECT ${columns.join(', ')} FROM ${name} ${where}`;
        const own = db
          .query<Row, []>(select(''))
          .all()
          .map((row) => JSON.stringify(row));
        const here = rows(select(`WHERE edition_id = '${id}'`)).map((row) => JSON.stringify(row));
        expect([id, name, here.sort()]).toEqual([id, name, own.sort()]);
        compared += own.length;
      }
    }
    expect(compared).toBeGreaterThan(80);
  });

  test('links words and notes to the verses of their own edition', async () => {
    const { library } = await exampleContent();
    const { rows } = await bundleOf(library, ['OSHB', 'KJV'], false);
    expect(rows('SELECT id FROM edition ORDER BY id')).toEqual([{ id: 'KJV' }, { id: 'OSHB' }]);
    const words = rows(`SELECT text, strongs FROM verse_words
      WHERE edition_id = 'OSHB' AND book_id = 'GEN' AND chapter = 1 AND verse = 1 ORDER BY position`);
    expect(words.map(({ strongs }) => strongs).slice(0, 3)).toEqual(['H7225', 'H1254a', 'H430']);
    expect(
      rows(`SELECT count(*) AS n FROM words w LEFT JOIN verses v ON v.id = w.verse_id WHERE v.id IS NULL`),
    ).toEqual([{ n: 0 }]);
    const wrong = rows(`SELECT count(*) AS n FROM footnotes f JOIN verses v ON v.id = f.verse_id
      WHERE f.edition_id <> v.edition_id`);
    expect(wrong).toEqual([{ n: 0 }]);
    const names = rows(`SELECT name FROM sqlite_schema WHERE name LIKE '%search%'`);
    expect(names).toEqual([]);
  });

  test('has the same bytes for any order of the ids', async () => {
    const { library } = await compiledSmallContent();
    const one = await bundleOf(library, ['SMALL', 'SMALLREFS', 'SMALLNOTES', 'SMALLWORLD']);
    const other = await bundleOf(library);
    expect(other.sha256).toBe(one.sha256);
    expect(readdirSync(join(one.file, '..')).sort()).toEqual(['editions.sqlite', 'editions.sqlite.sha256']);
  });

  test('finds words in all of them', async () => {
    const { library } = await compiledSmallContent();
    const { rows } = await bundleOf(library);
    const found =
      rows(`SELECT v.edition_id, v.book_id, v.verse FROM verse_search s JOIN verses v ON v.id = s.rowid
      WHERE verse_search MATCH 'heavens' ORDER BY v.id`);
    expect(found).toEqual([
      { edition_id: 'SMALL', book_id: 'GEN', verse: 1 },
      { edition_id: 'SMALL', book_id: 'GEN', verse: 1 },
    ]);
    expect(rows(`SELECT count(*) AS n FROM note_search WHERE note_search MATCH 'light'`)).toEqual([{ n: 1 }]);
  });
});

describe("The views named as the tables of the public API's database", () => {
  test('have their columns, and only those', async () => {
    const { library } = await compiledSmallContent();
    const { rows } = await bundleOf(library);
    const views = rows(`SELECT name FROM sqlite_schema WHERE type = 'view' AND name GLOB '[A-Z]*'`);
    expect(views.map(({ name }) => name as string).sort()).toEqual(Object.keys(publicTables).sort());
    for (const [view, columns] of Object.entries(publicTables)) {
      const found = rows(`PRAGMA table_info(${view})`).map(({ name }) => name as string);
      expect([view, ...found.sort()]).toEqual([view, ...columns.split(' ').sort()]);
      expect(rows(`SELECT * FROM ${view}`).length).toBeGreaterThan(0);
    }
  });

  test('have the chapters of the documents', async () => {
    const { library } = await compiledSmallContent();
    const { rows } = await bundleOf(library);
    const chapterOf = (path: string) => readDocument<{ chapter: unknown }>(library, path).chapter;
    const compare = (view: string, pathOf: (row: Row) => string) => {
      const found = rows(`SELECT * FROM ${view}`);
      for (const row of found) expect(JSON.parse(row.json as string)).toEqual(chapterOf(pathOf(row)));
      return found.length;
    };
    expect(compare('Chapter', (row) => `/api/${row.translationId}/${row.bookId}/${row.number}.json`)).toBe(5);
    expect(
      compare('CommentaryChapter', (row) => `/api/c/${row.commentaryId}/${row.bookId}/${row.number}.json`),
    ).toBe(2);
    expect(
      compare('DatasetChapter', (row) => `/api/d/${row.datasetId}/${row.bookId}/${row.number}.json`),
    ).toBe(3);
  });

  test('have verses, notes, recordings, profiles and references as those documents have them', async () => {
    const { library } = await compiledSmallContent();
    const { rows } = await bundleOf(library);
    expect(
      rows(`SELECT text, contentJson FROM ChapterVerse WHERE bookId = 'GEN' AND chapterNumber = 2`),
    ).toEqual([{ text: 'So the heavens were finished.', contentJson: '["So the heavens were finished."]' }]);
    expect(rows(`SELECT bookId, verseNumber, text FROM ChapterFootnote WHERE bookId = 'PSA'`)).toEqual([
      { bookId: 'PSA', verseNumber: null, text: 'When he fled' },
    ]);
    expect(rows(`SELECT timingsJson FROM ChapterAudioTiming WHERE bookId = 'GEN' AND number = 1`)).toEqual([
      { timingsJson: '[1.5,6.25,12.0]' },
    ]);
    const [profile] = rows(`SELECT content, json FROM CommentaryProfile WHERE id = 'adam'`);
    expect(profile!.content).toBe('The first man.\nHe named the animals (2:19).');
    expect(JSON.parse(profile!.json as string)).toEqual({
      id: 'adam',
      subject: 'Adam',
      reference: { book: 'GEN', chapter: 2, verse: 7, endVerse: 8 },
      content: ['The first man.', 'He named the animals (2:19).'],
    });
    expect(rows(`SELECT license IS NOT NULL AS has, sha256 IS NOT NULL AS hash FROM Translation`)).toEqual([
      { has: 1, hash: 1 },
    ]);
    expect(
      rows(`SELECT referenceBookId, referenceVerse, endVerseNumber, score FROM DatasetReference
        WHERE bookId = 'GEN' AND chapterNumber = 1 ORDER BY score DESC LIMIT 1`),
    ).toEqual([{ referenceBookId: 'PSA', referenceVerse: 1, endVerseNumber: 2, score: 58 }]);
  });

  test('are quick: a verse and a chapter are looked up, not searched for', async () => {
    const { library } = await compiledSmallContent();
    const { rows } = await bundleOf(library);
    const place = `translationId = 'SMALL' AND bookId = 'GEN'`;
    for (const query of [
      `SELECT text FROM ChapterVerse WHERE ${place} AND chapterNumber = 1 AND number = 1`,
      `SELECT json FROM Chapter WHERE ${place} AND number = 1`,
    ]) {
      const plan = rows(`EXPLAIN QUERY PLAN ${query}`).map(({ detail }) => detail as string);
      expect(
        plan.filter((step) => /^SCAN (?!\(subquery)(?:v|c|verses|chapters|footnotes|headings)\b/.test(step)),
      ).toEqual([]);
      expect(plan.some((step) => step.startsWith('SEARCH'))).toBe(true);
    }
  });
});

describe('scriptorium bundle with several editions', () => {
  test('writes one database', async () => {
    const { directory } = await compiledSmallContent();
    const file = join(newFolder(), 'all.sqlite');
    const { exitCode, stdout, stderr } = await runCommand('bundle', directory, '--all', '--out', file);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/all\.sqlite: 4 editions, \d+\.\d kB, \d+\.\d\d s\nsha256 [0-9a-f]{64}\n$/);
    expect(existsSync(`${file}.sha256`)).toBe(true);
  });

  test.each([
    ['ids and --all', ['SMALL', '--all'], 2, 'give the ids of editions, or --all'],
    ['neither', [], 2, 'give the ids of editions, or --all'],
    ['several in a zip', ['SMALL', 'SMALLNOTES', '--format', 'zip'], 2, 'a zip contains one edition'],
    ['an id that is not there', ['SMALL', 'SMALLNOTE'], 1, 'Did you mean SMALLNOTES?'],
  ])('refuses %s', async (_, words, exitCode, message) => {
    const { directory } = await compiledSmallContent();
    const finished = await runCommand('bundle', directory, ...words);
    expect([finished.exitCode, finished.stdout]).toEqual([exitCode, '']);
    expect(finished.stderr).toContain(message);
  });
});
