import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { BookBuilder } from '../../formats/builder/book-builder.ts';
import { readBook } from '../../formats/builder/read-books.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { usfmLike } from '../../formats/usfm/usfm-like.fixture.ts';
import type { BookText } from '../../model/book-text.ts';
import { chapterData } from '../translation/chapter-data.ts';
import { simpleChapterData } from '../translation/simple-chapter-data.ts';
import { bookConservation } from './conservation-of-book.fixture.ts';

const prove = (book: BookText) =>
  bookConservation(book, book.chapters.map(chapterData), book.chapters.map(simpleChapterData));

const sample = readBook(
  readUsfm,
  [
    '\\id GEN a draft\n\\h Genesis\n\\toc1 The Book of Genesis\n\\h Again\n\\mt1 Genesis\n\\c 1\n\\s1 A heading',
    '\\r (John 1:1)\n\\q1 \\v 1 Salt Sea \\f + \\fr 1:1 \\ft A note\\f*). \\nd Lord\\nd*’s\n\\s2 In a verse\n\\q2 on.',
    '\\v 2 \\wj One,\\wj* two\\x - \\xo 1:2 \\xt Gen 2\\x*\n',
  ].join('\n'),
  () => {},
);

test('the text read is the text of the documents and what rules dropped, to the word', () => {
  const proof = prove(sample);
  expect(proof).toEqual({
    read: { characters: 106, words: 28 },
    verses: { characters: 25, words: 6 },
    titles: { characters: 30, words: 6 },
    headings: { characters: 16, words: 5 },
    notes: { characters: 5, words: 2 },
    dropped: {
      'cross-reference-note': { characters: 7, words: 3 },
      identification: { characters: 6, words: 2 },
      'note-origin': { characters: 3, words: 1 },
      'parallel-passage': { characters: 9, words: 2 },
      'repeated-name': { characters: 5, words: 1 },
    },
    lost: 0,
    invented: 0,
    glued: 0,
    split: 0,
  });
});

test('no word of any text is lost, invented, joined or split', () => {
  fc.assert(
    fc.property(usfmLike, (usfm) => {
      const book = readBook(readUsfm, usfm, () => {});
      const { read, verses, titles, headings, notes, dropped, ...faults } = prove(book);
      expect(faults).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
      const written = [verses, titles, headings, notes, ...Object.values(dropped)];
      expect(written.reduce((sum, { characters }) => sum + characters, 0)).toBe(read.characters);
      expect(written.reduce((sum, { words }) => sum + words, 0)).toBe(read.words);
    }),
    { numRuns: runs(3000) },
  );
});

test('text that a reader throws away is lost', () => {
  const builder = new BookBuilder(() => {});
  builder.book('GEN', 0);
  builder.chapter(1, 0);
  builder.paraStart('p', 0);
  builder.verse('1', 0);
  builder.text('One ', 0);
  builder.leaveOut('two three', undefined, 0);
  builder.text('four', 0);
  builder.leaveOut('five', 'figure', 0);
  builder.paraEnd(0);
  const proof = prove(builder.finish());
  expect(proof).toMatchObject({
    read: { characters: 19, words: 5 },
    verses: { characters: 7, words: 2 },
    dropped: { figure: { characters: 4, words: 1 } },
    lost: 8,
    invented: 0,
  });
});

test('a text that a document lacks, has too much of or has wrong is seen', () => {
  const { chapters } = sample;
  const data = chapters.map(chapterData);
  const simple = chapters.map(simpleChapterData);
  const changed = (from: string, to: string) =>
    simple.map((chapter) => JSON.parse(JSON.stringify(chapter).replace(from, to)) as typeof chapter);
  expect(bookConservation(sample, data, changed('Salt', ''))).toMatchObject({ lost: 4, invented: 0 });
  expect(bookConservation(sample, data, changed('Salt', 'Salted'))).toMatchObject({ lost: 0, invented: 2 });
  expect(bookConservation(sample, data, changed('Salt', 'Silt'))).toMatchObject({ lost: 1, invented: 1 });
  expect(bookConservation(sample, data, changed('A note', 'no'))).toMatchObject({ lost: 3, invented: 0 });
  expect(bookConservation(sample, data, changed('Salt Sea', 'SaltSea'))).toMatchObject({ lost: 0, glued: 1 });
  expect(bookConservation(sample, data, changed('Salt', 'S alt'))).toMatchObject({ invented: 0, split: 1 });
  expect(bookConservation(sample, [], simple).lost).toBeGreaterThan(40);
});
