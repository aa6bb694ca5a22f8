import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { allBooks } from './books.ts';
import { packedBook, packedChapter, packVerse, unpackVerse } from './packed-verse.ts';

setDefaultTimeout(600_000);

const books = allBooks().filter(({ order }) => order > 0);
const anyVerse = fc.record({
  book: fc.constantFrom(...books.map(({ id }) => id)),
  chapter: fc.integer({ min: 1, max: 999 }),
  verse: fc.integer({ min: 1, max: 999 }),
});

test('a packed verse is unpacked to the same verse, and fits 32 bits', () => {
  fc.assert(
    fc.property(anyVerse, (verse) => {
      expect(unpackVerse(packVerse(verse))).toEqual(verse);
      expect(packVerse(verse) | 0).toBe(packVerse(verse));
    }),
  );
});

test('numerical order is canonical order', () => {
  const order = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) => [
    books.findIndex(({ id }) => id === book),
    chapter,
    verse,
  ];
  const compare = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sign, part, index) => sign || Math.sign(part - b[index]!), 0);
  fc.assert(
    fc.property(anyVerse, anyVerse, (a, b) => {
      expect(Math.sign(packVerse(a) - packVerse(b))).toBe(compare(order(a), order(b)));
    }),
  );
});

test('verses of one chapter share the chapter, verses of one book the book', () => {
  const [first, second] = [1, 999].map((verse) => packVerse({ book: 'PSA', chapter: 119, verse }));
  const other = packVerse({ book: 'PSA', chapter: 120, verse: 1 });
  const otherBook = packVerse({ book: 'PRO', chapter: 119, verse: 1 });
  expect(packedChapter(first!)).toBe(packedChapter(second!));
  expect(packedChapter(first!)).not.toBe(packedChapter(other));
  expect(packedChapter(first!)).not.toBe(packedChapter(otherBook));
  expect(packedBook(first!)).toBe(packedBook(other));
  expect(packedBook(first!)).not.toBe(packedBook(otherBook));
});
