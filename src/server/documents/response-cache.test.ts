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
  library.update((update) => {
    for (const path of others) update.putDocument(path, sampleDocument({ path }));
  });
});

afterAll(async () => {
  await library.close();
  rmSync(directory, { recursive: true });
});

const chapter = '/api/BSB/GEN/1.json';
const others = Array.from({ length: 100 }, (_, number) => `/api/other/${number}.json`);
const documents = (maxBytes = 1_000_000) =>
  new ResponseCache(library, { fields: {}, maxBytes, maxPlainBytes: 1_000_000, basePath: '' });
const isCached = (cache: ResponseCache, path: string) => {
  const { response } = cache.get(path, 'gzip', false)!;
  return cache.get(path, 'gzip', false)!.response === response;
};

function withoutRoom(): ResponseCache {
  const cache = documents(30_000);
  for (const path of others) cache.get(path, 'gzip', false);
  return cache;
}

test('caches every document as long as there is room', () => {
  const cache = documents();
  expect(isCached(cache, chapter)).toBe(true);
  expect(cache.get(chapter, 'identity', false)!.response).not.toBe(
    cache.get(chapter, 'gzip', false)!.response,
  );
});

test('without room, caches a document when it is requested the fourth time', () => {
  const cache = withoutRoom();
  const isTransient = () => cache.get(chapter, 'gzip', false)!.response.isTransient;
  expect(Array.from({ length: 5 }, isTransient)).toEqual([true, true, true, false, false]);
});

test('the response is the same whether it is cached or not', () => {
  for (const [cache, coding] of [
    [withoutRoom(), 'gzip'],
    [withoutRoom(), 'identity'],
    [documents(), 'gzip'],
  ] as const) {
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

test('drops cached documents when the library changes', async () => {
  const cache = documents();
  for (let time = 0; time < 5; time++) cache.get('/api/available_datasets.json', 'identity', false);
  library.update((update) => update.putDocument('/api/available_datasets.json', sampleDocument({ new: 1 })));
  await Bun.sleep(5);
  const { response } = cache.get('/api/available_datasets.json', 'identity', false)!;
  expect(Buffer.from(byteSpan.view(response)).toString()).toEndWith('{"new":1}');
});
