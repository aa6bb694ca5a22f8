import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { readSourceFile } from './read-source-file.ts';
import { isSqlite } from './sqlite-source.ts';

function module(...statements: string[]): Uint8Array {
  const database = new Database();
  for (const statement of statements) database.run(statement);
  return database.serialize();
}

function read(bytes: Uint8Array) {
  const found: string[] = [];
  const { diagnostics } = readSourceFile({ file: 'a.SQLite3', bytes }, {}, ({ id, chapters }) => {
    for (const { number, blocks } of chapters) {
      for (const block of blocks) {
        if (block.type === 'verse') found.push(`${id} ${number}:${block.number} ${block.content.text}`);
      }
    }
  });
  return { found, diagnostics: diagnostics.map(({ code, message }) => `${code}: ${message}`) };
}

const myBible = [
  'CREATE TABLE books (book_number NUMERIC, short_name TEXT, long_name TEXT)',
  'CREATE TABLE verses (book_number NUMERIC, chapter NUMERIC, verse NUMERIC, text TEXT)',
];

describe('a Bible module in SQLite', () => {
  test('of MyBible has books by its own numbers', () => {
    const bytes = module(
      ...myBible,
      "INSERT INTO verses VALUES (10, 1, 1, '<pb/>In the \"beginning\"<S>7225</S>'), (470, 1, 1, 'The\nbook'), (165, 1, 1, 'And Josiah')",
    );
    expect(isSqlite(new TextDecoder('latin1').decode(bytes))).toBe(true);
    expect(read(bytes)).toEqual({
      found: ['GEN 1:1 In the "beginning"', 'MAT 1:1 The book', '1ES 1:1 And Josiah'],
      diagnostics: [],
    });
  });

  test('of MyBible names books with other numbers', () => {
    const bytes = module(
      ...myBible,
      "INSERT INTO books VALUES (999, 'Tob', 'Tobit'), (998, 'X', 'Nowhere')",
      "INSERT INTO verses VALUES (999, 1, 1, 'a'), (998, 1, 1, 'b')",
    );
    const { found, diagnostics } = read(bytes);
    expect(found).toEqual(['TOB 1:1 a']);
    expect(diagnostics).toEqual([expect.stringContaining('unknown-book-id: "Nowhere" is not a known book')]);
  });

  test('of MySword or e-Sword has books from 1 to 66', () => {
    const bytes = module(
      'CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)',
      "INSERT INTO Bible VALUES (1, 1, 1, 'In the beginning <FI>was<Fi>'), (66, 1, 1, '<FR>The<Fr> Revelation')",
    );
    expect(read(bytes).found).toEqual(['GEN 1:1 In the beginning was', 'REV 1:1 The Revelation']);
  });

  test.each([
    ['CREATE TABLE commentaries (a)', 'a commentary module'],
    ['CREATE TABLE dictionary (a)', 'a dictionary module'],
    ['CREATE TABLE other (a)', 'an SQLite database with other tables'],
    ['CREATE VIEW verses AS SELECT 1', 'an SQLite database with other tables'],
  ])('is refused by its name if it is something else: %s', (statement, name) => {
    expect(read(module(statement)).diagnostics).toEqual(
      [
        `unread-file: This is ${name}, not a Bible, and is not read. Export the text as USFM, OSIS or CSV.`,
        expect.stringContaining('no-book-id'),
      ].slice(0, 1),
    );
  });

  test('with RTF, without the expected columns, or damaged is refused', () => {
    const rtf = module(
      'CREATE TABLE Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)',
      "INSERT INTO Bible VALUES (1, 1, 1, '{\\rtf1 a}')",
    );
    expect(read(rtf).diagnostics[0]).toContain('e-Sword module with RTF text, which is not read. Export');
    expect(read(module('CREATE TABLE verses (a)')).diagnostics[0]).toContain(
      'unread-file: This SQLite database',
    );
    const bytes = module(...myBible, "INSERT INTO verses VALUES (10, 1, 1, 'a')");
    for (const length of [100, 600, bytes.length - 100]) {
      const cut = bytes.slice(0, length);
      expect(() => read(cut)).not.toThrow();
    }
    const noise = bytes.slice();
    noise.fill(0xff, 100, 2000);
    expect(read(noise).found).toEqual([]);
  });
});
