import { describe, expect, test } from 'bun:test';
import { findUsfmBooks } from './read-usfm-book.ts';

const codes = (usfm: string) => findUsfmBooks(usfm, () => {}).map(({ code, at }) => `${code}@${at}`);

test('finds the book of a file, also after an empty line', () => {
  expect(codes('\\id GEN A\n\\c 1')).toEqual(['GEN@0']);
  expect(codes('\n\\id GEN')).toEqual(['GEN@1']);
});

test('finds several books in one file', () => {
  expect(codes('\\id GEN\n\\c 1\n\\id EXO\n\\c 1')).toEqual(['GEN@0', 'EXO@13']);
});

test('finds a book without a code', () => {
  expect(codes('\\c 1\n\\p')).toEqual(['@0']);
  expect(codes('\\id\n\\c 1')).toEqual(['@0']);
  expect(codes('\\ide UTF-8\n\\id GEN')).toEqual(['GEN@11']);
});

test('joins the parts of a book that begins twice, and reports faults at their places', () => {
  const reported: string[] = [];
  const usfm =
    '\\id RUT\n\\mt1 Ruth\n\\c 1\n\\p \\v 1 a\n\\id GEN\n\\c 1\n\\p \\v 1 b\n\\id rut again\n\\mt1 Ruth\n\\c 2\n\\p \\v 1 c \\x';
  const books = findUsfmBooks(usfm, (code, at) => reported.push(`${code}@${at}`)).map((book) => book.read());
  expect(
    books.map(({ id, title, chapters }) => [
      id,
      title,
      chapters.map(({ number, blocks }) => [number, blocks.length]),
    ]),
  ).toEqual([
    [
      'RUT',
      'Ruth',
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['GEN', null, [[1, 1]]],
  ]);
  expect(reported).toContain(`unclosed-note@${usfm.indexOf('\\x')}`);
});

test('joins a chapter that a file has twice, and reports the second one', () => {
  const reported: string[] = [];
  const usfm = '\\id RUT\n\\c 1\n\\p \\v 1 a\n\\id RUT\n\\c 1\n\\p \\v 2 b';
  const [book] = findUsfmBooks(usfm, (code, at) => reported.push(`${code}@${at}`)).map((each) => each.read());
  expect(book!.chapters.map(({ blocks }) => blocks.length)).toEqual([3]);
  expect(reported).toEqual([`duplicate-chapter@${usfm.lastIndexOf('\\c')}`]);
});

test('gives the diagnostics of a later book their place in the whole file', () => {
  const reported: string[] = [];
  const usfm = '\\id GEN\n\\c 1\n\\p \\v 1 a\n\\id EXO\n\\c 0';
  const books = findUsfmBooks(usfm, (code, at) => reported.push(`${code}@${at}`));
  const read = books.map((book) => book.read());
  expect(read.map(({ id, chapters }) => [id, chapters.length])).toEqual([
    ['GEN', 1],
    ['EXO', 1],
  ]);
  expect(reported).toEqual([`bad-chapter-number@${usfm.indexOf('\\c 0')}`]);
});

describe('files joined without a line break between them', () => {
  const joined = (second: string) => {
    const usfm = `\\id RUT\n\\c 4\n\\p\n\\v 22 David.${second}\n\\c 1\n\\p\n\\v 1 Now.`;
    const reported: string[] = [];
    const books = findUsfmBooks(usfm, (code, at) => {
      if (code === 'guessed-book-id') reported.push(usfm.slice(at, at + 7));
    });
    const verses = books.map((book) => {
      const { id, chapters } = book.read();
      const words = chapters.flatMap(({ blocks }) => JSON.stringify(blocks).match(/David|Now/g) ?? []);
      return `${id.toUpperCase()} ${words}`;
    });
    return { verses, reported };
  };

  test.each(['\\id JON', ' \\id JON - Jonah', '\\id jon', '\\id Jonah'])('%s begins a book', (id) => {
    expect(joined(id)).toEqual({
      verses: ['RUT David', 'JON Now'],
      reported: [id.trim().slice(0, 7)],
    });
  });

  test.each(['\\id', '\\id XYZ', '\\ide JON'])('%s does not begin a book', (id) => {
    expect(joined(id).verses).toEqual(['RUT Now,David']);
  });

  test('the same book continues', () => {
    expect(joined('\\id RUT').verses).toEqual(['RUT Now,David']);
  });

  test('white space and a byte-order mark before \\id are not text', () => {
    for (const id of ['\n \\id JON', '\n\uFEFF\\id JON'])
      expect(joined(id)).toEqual({ verses: ['RUT David', 'JON Now'], reported: [] });
  });

  test('a remark in the head of a book may mention \\id', () => {
    expect(codes('\\id RUT\n\\rem see \\id JON\n\\c 1')).toEqual(['RUT@0']);
  });
});
