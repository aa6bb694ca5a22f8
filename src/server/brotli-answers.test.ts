import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openLibrary } from '../library/library.ts';
import { sampleBrotliDocument, sampleDocument, sampleRecord } from '../library/sample-edition.fixture.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { sampleBody, sampleLibrary } from './sample-library.fixture.ts';
import { type RunningServer, startServer } from './start-server.ts';

const CHAPTER = '/api/BSB/GEN/1.json';
const DOWNLOAD = '/api/BSB/complete.json';
const COMMENTARY = '/api/c/mh/GEN/1.json';
const BROWSER = 'gzip, deflate, br, zstd';

let directory: string;
let server: RunningServer;
beforeAll(async () => {
  directory = await sampleLibrary(sampleBrotliDocument);
  server = await startServer({ library: directory, port: 0 });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

const ask = (method: string, target: string, accept: string, headers = {}) =>
  rawRequest(server.port, method, target, { 'Accept-Encoding': accept, ...headers });
const get = (target: string, accept: string, headers = {}) => ask('GET', target, accept, headers);

type Answer = Awaited<ReturnType<typeof rawRequest>>;

function jsonOf({ headers, body }: Answer): unknown {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  const coding = (headers['content-encoding'] ?? 'identity') as keyof typeof decoders;
  return JSON.parse(String(decoders[coding](body)));
}

describe('a document that is stored in brotli', () => {
  test.each([
    [BROWSER, 'br'],
    ['br', 'br'],
    ['*', 'br'],
    ['br;q=0.5, gzip;q=0.4', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.4, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['*;q=0, br', 'br'],
  ])('is answered to "%s" in %p, and again when it is kept', async (accept, coding) => {
    for (let times = 0; times < 3; times++) {
      const answer = await get(CHAPTER, accept);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBe(coding as never);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(jsonOf(answer)).toEqual(sampleBody(CHAPTER));
    }
  });

  test('has the same headers and no body for HEAD', async () => {
    const { date: _, ...headers } = (await get(CHAPTER, BROWSER)).headers;
    const head = await ask('HEAD', CHAPTER, BROWSER);
    expect(head.body.length).toBe(0);
    expect(headers['content-encoding']).toBe('br');
    expect(head.headers).toMatchObject(headers);
  });

  test('has a tag for each coding, and If-None-Match applies to only one', async () => {
    const codings = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(codings.map((coding) => get(CHAPTER, coding)));
    const tags = answers.map(({ headers }) => headers.etag!);
    expect(tags[0]).toMatch(/^"[\w-]{22}-br"$/);
    expect(new Set(tags).size).toBe(3);
    for (const coding of codings) {
      const statuses = await Promise.all(
        tags.map(async (tag) => (await get(CHAPTER, coding, { 'If-None-Match': tag })).status),
      );
      expect(statuses).toEqual(codings.map((other) => (other === coding ? 304 : 200)));
    }
  });

  test('names no coding in a 304', async () => {
    const { headers } = await get(CHAPTER, 'br', { 'If-None-Match': '*' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('is sent in ranges of its brotli body when it is a download', async () => {
    const whole = await get(DOWNLOAD, BROWSER);
    const size = whole.body.length;
    const part = await get(DOWNLOAD, BROWSER, { Range: 'bytes=3-9', 'If-Range': whole.headers.etag! });
    expect(part.status).toBe(206);
    expect(part.body).toEqual(whole.body.subarray(3, 10));
    expect(part.headers).toMatchObject({
      'content-encoding': 'br',
      'content-range': `bytes 3-9/${size}`,
      etag: whole.headers.etag!,
    });
    expect((await get(DOWNLOAD, BROWSER, { Range: `bytes=${size}-` })).status).toBe(416);
    expect(
      (await get(DOWNLOAD, 'gzip', { Range: 'bytes=3-9', 'If-Range': whole.headers.etag! })).status,
    ).toBe(200);
  });

  test('is refused when every coding of it is', async () => {
    const answer = await get(CHAPTER, '*;q=0');
    expect(answer.status).toBe(406);
    expect(answer.headers.vary).toBe('Accept-Encoding');
  });

  test('is answered in gzip below a base path, since its links change', async () => {
    const mounted = await startServer({ library: directory, port: 0, basePath: '/bible' });
    try {
      const answer = await rawRequest(mounted.port, 'GET', `/bible${CHAPTER}`, {
        'Accept-Encoding': BROWSER,
      });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(jsonOf(answer)).toEqual(sampleBody(CHAPTER));
    } finally {
      await mounted.stop();
    }
  });
});

describe('a document that is not, in the same library', () => {
  test.each([
    [BROWSER, 'gzip'],
    ['*', 'gzip'],
    ['br', undefined],
  ])('is answered to "%s" in %p', async (accept, coding) => {
    for (let times = 0; times < 3; times++) {
      const answer = await get(COMMENTARY, accept);
      expect(answer.headers['content-encoding']).toBe(coding as never);
      expect(jsonOf(answer)).toEqual(sampleBody(COMMENTARY));
    }
  });

  test('is refused to a client that accepts only brotli', async () => {
    expect((await get(COMMENTARY, '*;q=0, br')).status).toBe(406);
  });

  test('is not found either', async () => {
    for (const target of ['/api/BSB/GEN/99.json', `/api/${'x'.repeat(500)}`, '/#br/api/BSB/GEN/1.json'])
      expect((await get(target, BROWSER)).status).toBe(404);
  });
});

test('a running server sees brotli that a build adds, changes or removes', async () => {
  const folder = await sampleLibrary();
  const library = openLibrary(folder);
  const served = await startServer({ library, port: 0 });
  const answer = async () => {
    await Bun.sleep(3);
    const found = await rawRequest(served.port, 'GET', CHAPTER, { 'Accept-Encoding': BROWSER });
    return [found.headers['content-encoding'], jsonOf(found)];
  };
  const write = (version: number, make: typeof sampleDocument) =>
    library.update((update) => update.putEdition(sampleRecord('BSB'), [[CHAPTER, make({ version })]]));
  try {
    expect(await answer()).toEqual(['gzip', sampleBody(CHAPTER)]);
    for (const version of [1, 2]) {
      write(version, sampleBrotliDocument);
      for (let times = 0; times < 3; times++) expect(await answer()).toEqual(['br', { version }]);
    }
    write(2, sampleDocument);
    expect(await answer()).toEqual(['gzip', { version: 2 }]);
  } finally {
    await served.stop();
    await library.close();
    rmSync(folder, { recursive: true });
  }
});
