import { afterAll, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { type Library, openLibrary } from '../../library/library.ts';
import { sampleDocument } from '../../library/sample-edition.fixture.ts';
import { byteSpan } from '../http/response.ts';
import { sampleLibrary } from '../sample-library.fixture.ts';
import type { PreparedDocument } from './prepare.ts';
import { ResponseCache } from './response-cache.ts';

let directory: string;
let library: Library;

beforeAll(async () => {
  directory = await sampleLibrary();
  library = openLibrary(directory);
  library.update((update) => {
    update.putDocument(long, sampleDocument({ text: longText }));
    for (const path of others) update.putDocument(path, sampleDocument({ path }));
  });
});

afterAll(async () => {
  await library.close();
  rmSync(directory, { recursive: true });
});

const chapter = '/api/BSB/GEN/1.json';
const long = '/api/other/long.json';
const longText = Buffer.from(crypto.getRandomValues(new Uint8Array(60_000)))
  .toString('base64')
  .repeat(2);
const others = Array.from({ length: 100 }, (_, number) => `/api/other/${number}.json`);
const documents = (maxBytes = 1_000_000, basePath = '') =>
  new ResponseCache(library, { fields: {}, maxBytes, basePath });

function prepared(cache: ResponseCache, path: string, coding: 'gzip' | 'identity'): PreparedDocument {
  const found = cache.get(path, coding, false);
  if (!found || found === 'in-steps') throw new Error(`${path} is not prepared: ${found}`);
  return found;
}

function bodyOf({ response }: PreparedDocument): Uint8Array<ArrayBuffer> {
  return byteSpan.view({ ...response, start: response.bodyStart });
}

function parts(cache: ResponseCache, coding: 'gzip' | 'identity', path = chapter) {
  const {
    etag,
    coding: codingOfAnswer,
    isDownload,
    isImmutable = false,
    response,
  } = prepared(cache, path, coding);
  const { start, bodyStart, dateStart } = response;
  const bytes = Buffer.from(byteSpan.view(response));
  bytes.fill('-', dateStart - start, dateStart - start + 29);
  const text = bytes.toString('latin1');
  return { etag, codingOfAnswer, isDownload, isImmutable, bodyStart: bodyStart - start, text };
}

test.each([
  ['', 'gzip'],
  ['', 'identity'],
  ['/bible', 'gzip'],
  ['/bible', 'identity'],
] as const)(
  'below "%s", a response in the coding %s is the same from the library and from memory',
  (basePath, coding) => {
    const cache = documents(1_000_000, basePath);
    const first = parts(cache, coding);
    expect(parts(cache, coding)).toEqual(first);
    expect(first.etag).toEndWith(coding === 'gzip' ? '-gzip"' : '"');
    expect(first.text).toContain(`ETag: ${first.etag}\r\n`);
  },
);

test('a document that is requested again is not read from the library again', () => {
  const cache = documents();
  cache.get(chapter, 'gzip', false);
  const read = spyOn(library, 'peek');
  cache.get(chapter, 'gzip', false);
  expect(read).not.toHaveBeenCalled();
  cache.get(chapter, 'identity', false);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test.each(['gzip', 'identity'] as const)('readers of a long response share it (%s)', (coding) => {
  const cache = documents();
  const first = prepared(cache, long, coding).response;
  cache.get(chapter, coding, false);
  const second = prepared(cache, long, coding);
  expect(second.response).toBe(first);
  expect(second.response.isTransient).toBeFalsy();
  const json = coding === 'gzip' ? Bun.gunzipSync(bodyOf(second)) : bodyOf(second);
  expect(JSON.parse(new TextDecoder().decode(json))).toEqual({ text: longText });
  expect(byteSpan.view(second.response).length).toBeGreaterThan(65_536);
});

describe('below a base path, a long document', () => {
  const links = '/api/other/links.json';
  const document = {
    chapters: Array.from({ length: 4 }, () => ({ nextChapterLink: chapter, text: longText })),
  };
  beforeAll(() => library.update((update) => update.putDocument(links, sampleDocument(document))));

  function run(steps: ReturnType<ResponseCache['getInSteps']>) {
    for (let taken = 0; ; taken++) {
      const { done, value } = steps.next();
      if (done) return { taken, document: value };
    }
  }

  test.each(['gzip', 'identity'] as const)(
    'is prepared in short steps, once for all readers (%s)',
    (coding) => {
      const cache = documents(1_000_000, '/bible');
      expect(cache.get(links, coding, false)).toBe('in-steps');
      const { taken, document: first } = run(cache.getInSteps(links, coding));
      expect(taken).toBeGreaterThanOrEqual(2);
      const json = coding === 'gzip' ? Bun.gunzipSync(bodyOf(first!)) : bodyOf(first!);
      expect(new TextDecoder().decode(json)).toBe(
        JSON.stringify(document).replaceAll('"/api/', '"/bible/api/'),
      );
      expect(run(cache.getInSteps(links, coding))).toMatchObject({
        taken: 0,
        document: { etag: first!.etag },
      });
      expect(prepared(cache, links, coding).response).toBe(first!.response);
    },
  );

  test('is not prepared if it has been deleted meanwhile', () => {
    const cache = documents(1_000_000, '/bible');
    expect(run(cache.getInSteps('/api/other/none.json', 'gzip'))).toEqual({ taken: 0, document: undefined });
  });
});

test('with too little memory for all documents, each response is still right', () => {
  const cache = documents(30_000);
  const expected = others.map((path) => parts(documents(), 'gzip', path));
  for (let round = 0; round < 3; round++)
    expect(others.map((path) => parts(cache, 'gzip', path))).toEqual(expected);
});

test('drops cached documents when the library changes', async () => {
  const cache = documents();
  for (let time = 0; time < 5; time++) cache.get('/api/available_datasets.json', 'identity', false);
  library.update((update) => update.putDocument('/api/available_datasets.json', sampleDocument({ new: 1 })));
  await Bun.sleep(5);
  const document = prepared(cache, '/api/available_datasets.json', 'identity');
  expect(String(Buffer.from(bodyOf(document)))).toBe('{"new":1}');
});
