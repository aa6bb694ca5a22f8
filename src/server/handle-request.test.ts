import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { newFolder } from '../../test/new-folder.ts';
import { openLibrary } from '../library/library.ts';
import { sampleDocument } from '../library/sample-edition.fixture.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { sampleBody, sampleLibrary } from './sample-library.fixture.ts';
import { type RunningServer, startServer } from './start-server.ts';

const CHAPTER = '/api/BSB/GEN/1.json';
const DOWNLOAD = '/api/BSB/complete.json';
let directory: string;
let server: RunningServer;

beforeAll(async () => {
  directory = await sampleLibrary();
  server = await startServer({ library: directory, port: 0 });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

const get = (target: string, headers = {}) => rawRequest(server.port, 'GET', target, headers);
const etagOf = async (target: string, coding: string) =>
  (await get(target, { 'Accept-Encoding': coding })).headers.etag!;

describe('a document', () => {
  test('is answered with the headers of section 7 of the design', async () => {
    const { status, headers, body } = await get(CHAPTER, { 'Accept-Encoding': 'gzip' });
    expect(status).toBe(200);
    expect(JSON.parse(String(gunzipSync(body)))).toEqual(sampleBody(CHAPTER));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toMatch(/^"[\w-]{22}-gzip"$/);
  });

  test('has the same headers and no body for HEAD (RFC 9110, 9.3.2)', async () => {
    for (const coding of ['gzip', 'identity']) {
      const whole = await get(CHAPTER, { 'Accept-Encoding': coding });
      const head = await rawRequest(server.port, 'HEAD', CHAPTER, { 'Accept-Encoding': coding });
      expect(head.body.length).toBe(0);
      const { date: _, ...headers } = whole.headers;
      expect(head.headers).toMatchObject(headers);
    }
  });

  test('is found with any query string', async () => {
    for (const query of ['?', '?a=b', '?/x', '?a?b']) expect((await get(CHAPTER + query)).status).toBe(200);
  });
});

describe('content negotiation (RFC 9110, 12.5.3)', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'gzip'],
    ['identity', 'identity'],
    ['br', 'identity'],
    ['*', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
  ])('Accept-Encoding %p gives %s', async (value, coding) => {
    const { headers, body } = await get(CHAPTER, value === undefined ? {} : { 'Accept-Encoding': value });
    expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    expect(JSON.parse(String(coding === 'gzip' ? gunzipSync(body) : body))).toEqual(sampleBody(CHAPTER));
  });

  test('refusing both codings is 406', async () => {
    const answer = await get(CHAPTER, { 'Accept-Encoding': '*;q=0' });
    expect(answer.status).toBe(406);
    expect(JSON.parse(String(answer.body)).error.code).toBe('not_acceptable');
  });

  test('gives each coding its own strong tag (8.8.3.3)', async () => {
    expect(await etagOf(CHAPTER, 'gzip')).not.toBe(await etagOf(CHAPTER, 'identity'));
  });
});

describe('conditional requests', () => {
  const decorations: [string, (etag: string) => string][] = [
    ['the tag', (etag) => etag],
    ['the tag marked weak', (etag) => `W/${etag}`],
    ['a list with the tag', (etag) => `"x", ${etag} , W/"y"`],
    ['*', () => '*'],
  ];
  test.each(decorations)('If-None-Match with %s gives 304 (RFC 9110, 13.1.2)', async (_, decorate) => {
    const etag = await etagOf(CHAPTER, 'gzip');
    const answer = await get(CHAPTER, { 'Accept-Encoding': 'gzip', 'If-None-Match': decorate(etag) });
    expect(answer.status).toBe(304);
    expect(answer.body.length).toBe(0);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers['cache-control']).toContain('max-age');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test.each(['"other"', 'nonsense', '', '"unclosed'])('If-None-Match %p gives 200', async (value) => {
    expect((await get(CHAPTER, { 'If-None-Match': value })).status).toBe(200);
  });

  test('the tag of one coding does not match the other', async () => {
    const etag = await etagOf(CHAPTER, 'gzip');
    expect((await get(CHAPTER, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('If-Match with another tag, or a weak one, gives 412 (13.1.1)', async () => {
    const etag = await etagOf(CHAPTER, 'identity');
    expect((await get(CHAPTER, { 'If-Match': etag })).status).toBe(200);
    expect((await get(CHAPTER, { 'If-Match': '"x"' })).status).toBe(412);
    expect((await get(CHAPTER, { 'If-Match': `W/${etag}` })).status).toBe(412);
  });
});

describe('byte ranges (RFC 9110, 14)', () => {
  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=0-999999', 0, undefined],
  ])('%s of a download gives 206', async (range, start, end) => {
    for (const coding of ['gzip', 'identity']) {
      const whole = await get(DOWNLOAD, { 'Accept-Encoding': coding });
      const part = await get(DOWNLOAD, { 'Accept-Encoding': coding, Range: range });
      expect(part.status).toBe(206);
      expect(part.body).toEqual(whole.body.subarray(start, end));
      expect(part.headers.etag).toBe(whole.headers.etag!);
      const first = start < 0 ? whole.body.length + start : start;
      const last = first + part.body.length - 1;
      expect(part.headers['content-range']).toBe(`bytes ${first}-${last}/${whole.body.length}`);
    }
  });

  test('one past the end gives 416 with the size (15.5.17)', async () => {
    const size = (await get(DOWNLOAD)).body.length;
    const answer = await get(DOWNLOAD, { Range: `bytes=${size}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${size}`);
  });

  test.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=', 'bytes=-', 'x'])(
    '%p is ignored',
    async (range) => {
      expect((await get(DOWNLOAD, { Range: range })).status).toBe(200);
    },
  );

  test('apply only while If-Range names this version and coding (13.1.5)', async () => {
    const etag = await etagOf(DOWNLOAD, 'identity');
    const status = async (ifRange: string) =>
      (await get(DOWNLOAD, { Range: 'bytes=0-1', 'If-Range': ifRange })).status;
    expect(await status(etag)).toBe(206);
    expect(await status(`W/${etag}`)).toBe(200);
    expect(await status(await etagOf(DOWNLOAD, 'gzip'))).toBe(200);
    expect(await status('Fri, 20 Nov 2026 00:00:00 GMT')).toBe(200);
  });

  test('of a chapter, or with HEAD, are ignored (14.2)', async () => {
    expect((await get(CHAPTER, { Range: 'bytes=0-1' })).status).toBe(200);
    expect((await rawRequest(server.port, 'HEAD', DOWNLOAD, { Range: 'bytes=0-1' })).status).toBe(200);
    expect((await get(DOWNLOAD)).headers['accept-ranges']).toBe('bytes');
    expect((await get(CHAPTER)).headers['accept-ranges']).toBeUndefined();
  });
});

describe('methods', () => {
  test('OPTIONS answers the preflight with 204 and no body', async () => {
    const answer = await rawRequest(server.port, 'OPTIONS', CHAPTER, { Origin: 'http://a.example' });
    expect(answer.status).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toContain('GET');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])(
    '%s gives 405 with Allow (RFC 9110, 15.5.6)',
    async (method) => {
      const answer = await rawRequest(server.port, method, CHAPTER, { 'Content-Length': '0' });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    },
  );
});

describe('another spelling of a path is not found, and never a redirect', () => {
  test.each([
    '/api/BSB/GEN/1.json/',
    '/api//BSB/GEN/1.json',
    '//api/BSB/GEN/1.json',
    '/api/BSB/GEN/01.json',
    '/api/BSB/gen/1.json',
    '/api/bsb/GEN/1.json',
    '/API/BSB/GEN/1.json',
    '/api/BSB/%47EN/1.json',
    '/api/BSB/GEN%2F1.json',
    '/api/BSB/GEN/1.JSON',
    '/api/BSB/GEN/1.json#x',
    '/api/BSB/GEN/1.json%00',
    '/api/BSB/GEN/1%2Ejson',
    '/%2e%2e/%2e%2e/etc/passwd',
    `/${'%C3%A9'.repeat(300)}`,
    `/api/${'x'.repeat(5000)}/books.json`,
    '/#format',
    '/%',
  ])('%s', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(String(answer.body)).error.code).toMatch(/_not_found$/);
  });
});

describe('a request that refuses every coding', () => {
  const refusing = { 'Accept-Encoding': '*;q=0' };
  let mounted: RunningServer;
  beforeAll(async () => {
    const pagesFolder = newFolder({
      'index.html': 'reader',
      'docs.html': 'explorer',
      'fonts/a.woff2': 'font',
    });
    const reportsFolder = newFolder({ 'index.html': 'report' });
    mounted = await startServer({ library: directory, port: 0, pagesFolder, reportsFolder });
  });
  afterAll(() => mounted.stop());

  test.each([
    CHAPTER,
    '/openapi.json',
    '/',
    '/docs',
    '/fonts/a.woff2',
    '/health',
    '/ready',
    '/check/',
    '/api/x/passage?ref=GEN+1&in=BSB',
    '/api/x/search?q=light&in=BSB',
    '/api/x/word?number=G26',
    '/api/x/random?in=BSB',
  ])('gets 406 for %s', async (target) => {
    const { status, headers, body } = await rawRequest(mounted.port, 'GET', target, refusing);
    expect([status, headers.vary]).toEqual([406, 'Accept-Encoding']);
    expect(JSON.parse(String(body)).error.code).toBe('not_acceptable');
    // The sample library has no documents that answer questions
    if (target.startsWith('/api/x/')) return;
    const accepted = await rawRequest(mounted.port, 'GET', target, { 'Accept-Encoding': 'br;q=0' });
    expect(accepted.status).toBe(200);
  });

  test('gets the error of an address that does not exist', async () => {
    for (const path of ['/api/BSB/GEN/99.json', '/nowhere', '/read/BSB/GEN/99']) {
      expect((await rawRequest(mounted.port, 'GET', path, refusing)).status).toBe(404);
    }
  });

  test('gets brotli of a web file if it accepts that', async () => {
    const onlyBrotli = { 'Accept-Encoding': 'br, *;q=0' };
    const { status, headers } = await rawRequest(mounted.port, 'GET', '/docs', onlyBrotli);
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect((await rawRequest(mounted.port, 'GET', '/fonts/a.woff2', onlyBrotli)).status).toBe(406);
  });
});

test('a document named by its hash is immutable, in a 304 too', async () => {
  const { body, headers } = await get('/api/x/manifest.json', { 'Accept-Encoding': 'identity' });
  expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
  const sha256 = new Bun.CryptoHasher('sha256').update(body).digest('hex');
  const path = `/api/x/manifests/${sha256}.json`;
  const { status, headers: named } = await get(path, { 'Accept-Encoding': 'gzip' });
  expect([status, named['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  const again = await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': named.etag! });
  expect([again.status, again.headers['cache-control']]).toEqual([304, named['cache-control']!]);
  expect((await get(`/api/x/manifests/${'0'.repeat(64)}.json`)).headers['cache-control']).toBe('no-cache');
});

describe('below a base path', () => {
  let below: RunningServer;
  beforeAll(async () => {
    below = await startServer({ library: directory, port: 0, basePath: '/a/bible' });
  });
  afterAll(() => below.stop());
  const ask = (target: string, method = 'GET') => rawRequest(below.port, method, target, {});

  test('the address without a slash redirects to the front page, and no other does', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask('/a/bible?x=1', method);
      expect([status, headers.location, body.length]).toEqual([308, 'bible/?x=1', 0]);
      const to = new URL(headers.location!, 'http://a.org/a/bible');
      expect((await ask(to.pathname)).status).toBe(200);
    }
    expect((await ask('/a/bible', 'POST')).status).toBe(405);
    for (const path of ['/', '/a', '/a/', '/a/bible/docs/x', '/a/biblex', '/a/bible//', '/a/bible/health/']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });

  test.each(['passage?ref=GEN+1&in=NONE', 'search?q=a&in=', 'word?number=G99999'])(
    'the error of %s names paths as clients request them',
    async (question) => {
      const { hint } = JSON.parse(String((await ask(`/a/bible/api/x/${question}`)).body)).error;
      expect(hint).toContain('/a/bible/api/');
      expect(hint).not.toMatch(/(?<!\/a\/bible)\/api\//);
    },
  );
});

describe('a download below a base path', () => {
  const chapters = Array.from({ length: 500 }, (_, number) => ({
    nextChapterLink: `/api/BSB/GEN/${number}.json`,
    text: crypto.getRandomValues(Buffer.alloc(6000)).toString('base64'),
  }));
  let folder: string;
  let below: RunningServer;
  beforeAll(async () => {
    folder = await sampleLibrary();
    const library = openLibrary(folder);
    library.update((update) => update.putDocument(DOWNLOAD, sampleDocument({ chapters })));
    await library.close();
    below = await startServer({ library: folder, port: 0, basePath: '/bible' });
  });
  afterAll(async () => {
    await below.stop();
    rmSync(folder, { recursive: true });
  });
  const ask = (headers = {}, target = `/bible${DOWNLOAD}`) => rawRequest(below.port, 'GET', target, headers);

  test('lets later requests pass while it is prepared', async () => {
    const order: string[] = [];
    const whole = ask({ 'Accept-Encoding': 'gzip' }).finally(() => order.push('download'));
    const health = ask({}, '/bible/health').finally(() => order.push('health'));
    const { body } = await whole;
    await health;
    expect(order).toEqual(['health', 'download']);
    const expected = JSON.stringify({ chapters }).replaceAll('"/api/', '"/bible/api/');
    expect(String(gunzipSync(body)) === expected).toBe(true);
  });

  test('has ranges, conditions and refusals like any document', async () => {
    const { headers, body } = await ask({ 'Accept-Encoding': 'gzip' });
    const range = { 'Accept-Encoding': 'gzip', Range: 'bytes=1000-1999', 'If-Range': headers.etag! };
    const part = await ask(range);
    expect([part.status, part.body.equals(body.subarray(1000, 2000))]).toEqual([206, true]);
    expect((await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag! })).status).toBe(304);
    expect((await ask({ 'Accept-Encoding': '*;q=0' })).status).toBe(406);
  });

  test('is sent to all clients that wait for it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    for (const { status, body } of answers)
      expect([status, body.equals(answers[0]!.body)]).toEqual([200, true]);
  });
});

describe('an address at which nothing is', () => {
  const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  test.each(['/read/BSB', '/favicon', '/api/BSB/GEN/99.json', '/api/BSB/<script>/1.json'])(
    '%s gives a browser a page with a way on',
    async (path) => {
      const { status, headers, body } = await get(path, browser);
      const page = String(body);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(page).toContain('<a href="/">the front page</a>');
      expect(page).not.toContain('<script');
    },
  );

  test('is explained on that page, with links to existing documents', async () => {
    const page = String((await get('/api/BSB/gen/1.json', browser)).body);
    expect(page).toContain('Did you mean <a href="/api/BSB/GEN/1.json">/api/BSB/GEN/1.json</a>?');
  });

  test.each([{}, { Accept: '*/*' }, { Accept: 'application/json' }, { Accept: 'text/html;q=0, */*' }])(
    'gives a program that sends %j an error as JSON',
    async (headers) => {
      const answer = await get('/read/BSB', headers);
      expect([answer.status, answer.headers['content-type']]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  test('is the same to a browser for an existing document', async () => {
    expect((await get(CHAPTER, browser)).headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

test('the description of the service is at both of its addresses', async () => {
  const pagesFolder = newFolder({ 'index.html': 'reader', 'docs.html': 'explorer' });
  const other = await startServer({ library: directory, port: 0, basePath: '/bible', pagesFolder });
  try {
    const first = await rawRequest(other.port, 'GET', '/bible/openapi.json', {});
    const second = await rawRequest(other.port, 'GET', '/bible/api/openapi.json', {});
    expect([first.status, first.headers.etag]).toEqual([200, second.headers.etag]);
    expect(first.body.equals(second.body)).toBe(true);
    const page = await rawRequest(other.port, 'GET', '/elsewhere', { Accept: 'text/html' });
    expect(String(page.body)).toContain('<a href="/bible/">the front page</a>');
  } finally {
    await other.stop();
  }
});
