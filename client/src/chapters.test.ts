import { expect, test } from 'bun:test';
import { chaptersOfBook } from './chapters.ts';
import type { TranslationBook } from './documents.ts';
import { createSource } from './http/create-source.ts';
import { ScriptoriumError } from './http/scriptorium-error.ts';

const fetch = async (url: string) => {
  const number = Number(/(\d+)(?:\.simple)?\.json$/.exec(url)?.[1]);
  return [2, 3, 5].includes(number) ? Response.json(number) : new Response('', { status: 404 });
};
const source = createSource({ baseUrl: 'https://example.org', fetch });
const book = {
  id: 'ESG',
  firstChapterNumber: 2,
  lastChapterNumber: 5,
  numberOfChapters: 3,
} as TranslationBook;

async function chapters(of: TranslationBook, from?: number, to?: number): Promise<unknown[]> {
  const tasks = [...chaptersOfBook(source, 'ANY', of, 'simple', from, to)];
  return Promise.all(tasks.map((task) => task(new AbortController().signal)));
}

test('a number that a book with gaps does not have gives null', async () => {
  expect(await chapters(book)).toEqual([2, 3, null, 5]);
});

test('a chapter that is missing from a book without gaps is an error', async () => {
  const whole = { ...book, numberOfChapters: 4 };
  expect(await chapters(whole).catch((error) => error)).toBeInstanceOf(ScriptoriumError);
});

test('only chapters of the book are requested', async () => {
  expect(await chapters(book, 1, 2)).toEqual([2]);
  expect(await chapters(book, 5, 99)).toEqual([5]);
  expect(await chapters(book, 6, 99)).toEqual([]);
});
