import { afterAll, beforeAll, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { type Library, openLibrary } from '../../library/library.ts';
import { sampleDocument } from '../../library/sample-edition.fixture.ts';
import { byteSpan } from '../http/response.ts';
import { sampleLibrary } from '../sample-library.fixture.ts';
import { ResponseCache } from './response-cache.ts';

let directory: string;
let library: Library;

beforeAll(async () => {
  directory = await sampleLibrary();
  library = openLibrary(directory);
});

afterAll(async () => {
  await library.close();
  rmSync(directory, { recursive: true });
});

const chapter = '/api/BSB/GEN/1.json';
const documents = () =>
  new ResponseCache(library, { fields: {}, maxBytes: 1_000_000, maxPlainBytes: 1_000_000, basePath: '' });
const isKept = (cache: ResponseCache, path: string, coding: 'gzip' | 'identity') =>
  cache.get(path, coding, false)!.response.isTransient === false;

test('a document that is asked for again and again is made once', () => {
  const cache = documents();
  expect(Array.from({ length: 5 }, () => isKept(cache, chapter, 'gzip'))).toEqual([
    ...[false, false, false, true, true],
  ]);
  expect(cache.get(chapter, 'gzip', false)).toBe(cache.get(chapter, 'gzip', false)!);
  expect(isKept(cache, chapter, 'identity')).toBe(false);
});

test('it is the same answer, kept or not', () => {
  const cache = documents();
  for (const coding of ['gzip', 'identity'] as const) {
    const answers = Array.from({ length: 6 }, () => {
      const { etag, response } = cache.get(chapter, coding, false)!;
      const { start, bodyStart, dateStart } = response;
      const bytes = Buffer.from(byteSpan.view(response));
      bytes.fill('-', dateStart - start, dateStart - start + 29);
      return { etag, bodyStart: bodyStart - start, text: bytes.toString('latin1') };
    });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  }
});

test('what was kept goes with the state of the library that it is of', async () => {
  const cache = documents();
  for (let time = 0; time < 5; time++) cache.get('/api/available_datasets.json', 'identity', false);
  library.update((update) => update.putDocument('/api/available_datasets.json', sampleDocument({ new: 1 })));
  await Bun.sleep(5);
  const { response } = cache.get('/api/available_datasets.json', 'identity', false)!;
  expect(Buffer.from(byteSpan.view(response)).toString()).toEndWith('{"new":1}');
});
