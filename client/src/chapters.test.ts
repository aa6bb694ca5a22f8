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

async function chapters(of: TranslationBook): Promise<unknown[]> {
  const tasks = [...chaptersOfBook(source, 'ANY', of, 'simple')];
  return Promise.all(tasks.map((task) => task(new AbortController().signal)));
}

test('a number that a book with gaps does not have gives undefined', async () => {
  expect(await chapters(book)).toEqual([2, 3, undefined, 5]);
});

test('a chapter that is missing from a book without gaps is an error', async () => {
  const whole = { ...book, numberOfChapters: 4 };
  expect(await chapters(whole).catch((error) => error)).toBeInstanceOf(ScriptoriumError);
});
