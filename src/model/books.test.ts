import { expect, test } from 'bun:test';
import { allBooks, bookInfo } from './books.ts';

test('has the 66 books in canonical order, from 1 to 66', () => {
  const canonical = allBooks().filter((book) => book.canon === 'canonical');
  expect(canonical.map((book) => book.order)).toEqual(Array.from({ length: 66 }, (_, index) => index + 1));
  expect(canonical.map((book) => book.id)).toEqual(expect.arrayContaining(['GEN', 'MAL', 'MAT', 'REV']));
  expect([bookInfo('MAL')?.order, bookInfo('MAT')?.order, bookInfo('REV')?.order]).toEqual([39, 40, 66]);
});

test('orders deuterocanonical books from 67 on, and other books as 0', () => {
  expect(bookInfo('TOB')).toEqual({ id: 'TOB', commonName: 'Tobit', canon: 'deuterocanonical', order: 67 });
  expect(bookInfo('FRT')).toMatchObject({ canon: 'peripheral', order: 0 });
  const orders = allBooks()
    .filter((book) => book.canon === 'deuterocanonical')
    .map((book) => book.order);
  expect(new Set(orders).size).toBe(orders.length);
});

test('knows ids in their one spelling only', () => {
  expect(bookInfo('gen')).toBeUndefined();
  expect(bookInfo('')).toBeUndefined();
});
