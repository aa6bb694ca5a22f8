import '../../location.fixture.ts';
import { afterEach, expect, test } from 'bun:test';
import { chapterOf, keptChapter, replaceChapter } from './chapter-columns.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const answer = (document: unknown) => {
  globalThis.fetch = (async () => Response.json(document)) as unknown as typeof globalThis.fetch;
};

test.each([
  [1, {}],
  [2, []],
  [3, null],
  [4, { chapter: {} }],
])('the wrong answer %#, %j, is not kept as a chapter', async (number, other) => {
  const at = { book: 'RUT', chapter: number };
  answer(other);
  await expect(chapterOf('ONE', at)).rejects.toMatchObject({ code: 'invalid_answer' });
  const chapter = { chapter: { number, content: [] } };
  answer(chapter);
  expect<unknown>(await chapterOf('ONE', at)).toEqual(chapter);
  replaceChapter({ path: `/api/ONE/RUT/${number}.simple.json`, json: JSON.stringify(other) });
  expect<unknown>(keptChapter('ONE', at)).toEqual(chapter);
});
