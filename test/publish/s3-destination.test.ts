import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { forEachInFlight } from '../../src/lib/for-each-in-flight.ts';
import type { LiveDestination } from '../../src/publish/destination.ts';
import type { PublishedObject } from '../../src/publish/published-object.ts';
import { openS3Destination, type S3Options } from '../../src/publish/s3-destination.ts';
import { isLong } from '../long-tests.ts';
import { s3Chapters, s3Object } from '../object-store/s3-object.ts';
import { type ProxyOptions, type S3Proxy, startS3Proxy } from '../object-store/s3-proxy.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';

setDefaultTimeout(600_000);

let server: S3Server;
const opened: { close(): unknown }[] = [];
let prefixes = 0;

beforeAll(async () => {
  useS3Environment();
  server = await startS3Server();
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

async function proxied(options: Omit<ProxyOptions, 'target'> = {}): Promise<S3Proxy> {
  const proxy = await startS3Proxy({ target: server.endpoint, ...options });
  opened.push(proxy);
  return proxy;
}

async function open(url: string, options: Partial<S3Options> = {}): Promise<LiveDestination> {
  const cacheControl = (path: string) =>
    path.endsWith('manifest.json') ? 'no-cache' : 'public, max-age=300';
  const all = {
    endpoint: server.endpoint,
    encoding: 'gzip',
    cacheControl,
    concurrency: 8,
    ...options,
  } as const;
  const destination = await openS3Destination(url, all);
  opened.push(destination);
  return destination;
}

const newPrefix = () => `test-${++prefixes}`;

const putAll = (destination: LiveDestination, objects: readonly PublishedObject[]) =>
  forEachInFlight(objects, 8, async (object) => void (await destination.put(object)));

describe('an uploaded object', () => {
  test('is below the prefix, gzip-coded, with its type, its cache time and its hash', async () => {
    const destination = await open('s3://books/v1/texts/');
    const object = s3Object('/api/BSB/GEN/1.json', '{"verse":"In the beginning"}');
    const sent = await destination.put(object);
    const { body, headers } = (await server.get('v1/texts/api/BSB/GEN/1.json'))!;
    expect(destination.name).toBe('s3://books/v1/texts');
    expect(sent).toBe(body.length);
    expect(gunzipSync(body).toString()).toBe('{"verse":"In the beginning"}');
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('x-amz-meta-sha256')).toBe(object.sha256);
    expect(headers.get('etag')).toBe(`"${createHash('md5').update(body).digest('hex')}"`);
  });

  test('has the cache time of its path', async () => {
    const prefix = newPrefix();
    await (await open(`s3://books/${prefix}`)).put(s3Object('/api/x/manifest.json', '{}'));
    expect((await server.get(`${prefix}/api/x/manifest.json`))!.headers.get('cache-control')).toBe(
      'no-cache',
    );
  });

  test('can be at the root of the bucket', async () => {
    await (await open('s3://books')).put(s3Object('/index.html', '<p>'));
    expect([...(await server.list('')).keys()]).toContain('index.html');
  });

  test.each([true, false])('is brotli on request (in the library: %p)', async (hasBrotli) => {
    const prefix = newPrefix();
    const destination = await open(`s3://books/${prefix}`, { encoding: 'br' });
    const text = '{"verse":"In the beginning"}';
    await destination.put(s3Object('/api/a.json', text, { hasBrotli }));
    const { body, headers } = (await server.get(`${prefix}/api/a.json`))!;
    expect(headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(text);
    expect(new TextDecoder().decode(await destination.read('/api/a.json'))).toBe(text);
  });

  test('is plain JSON without Content-Encoding if no coding is requested', async () => {
    const prefix = newPrefix();
    const destination = await open(`s3://books/${prefix}`, { encoding: 'identity' });
    await destination.put(s3Object('/api/a.json', '{"a":1}'));
    const { body, headers } = (await server.get(`${prefix}/api/a.json`))!;
    expect(headers.get('content-encoding')).toBeNull();
    expect(body.toString()).toBe('{"a":1}');
    expect((await destination.present([s3Object('/api/a.json', '{"a":1}')])).size).toBe(1);
  });

  test('has no coding if its format is already compressed', async () => {
    const prefix = newPrefix();
    const destination = await open(`s3://books/${prefix}`);
    const font = {
      ...s3Object('/fonts/a.woff2', 'letters'),
      contentType: 'font/woff2',
      isIncompressible: true,
    };
    expect(await destination.put(font)).toBe('letters'.length);
    const { body, headers } = (await server.get(`${prefix}/fonts/a.woff2`))!;
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([null, 'font/woff2']);
    expect(body.toString()).toBe('letters');
    expect((await destination.present([font])).size).toBe(1);
    expect((await destination.present([{ ...font, isIncompressible: false }])).size).toBe(0);
  });

  test('is sent with Content-MD5, unchunked, without a checksum that only Amazon knows', async () => {
    const proxy = await proxied();
    const destination = await open(`s3://books/${newPrefix()}`, { endpoint: proxy.endpoint });
    await destination.put(s3Object('/api/a.json', '{}'));
    await destination.remove(['/api/a.json']);
    const sent = proxy.requests.filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'POST']);
    for (const { headers, body } of sent) {
      expect(headers['content-md5']).toMatch(/^[\w+/]{22}==$/);
      expect(headers['content-length']).toBe(String(body.length));
      expect(Object.keys(headers).filter((name) => /checksum|trailer|expect|decoded/.test(name))).toEqual([]);
      expect(headers['content-encoding'] ?? '').not.toContain('aws-chunked');
    }
  });

  test('of many megabytes is uploaded in one request', async () => {
    const prefix = newPrefix();
    const destination = await open(`s3://books/${prefix}`);
    const text = randomBytes(8_000_000).toString('base64');
    const sent = await destination.put(s3Object('/api/BSB/complete.json', text));
    expect(sent).toBeGreaterThan(7_000_000);
    expect(new TextDecoder().decode(await destination.read('/api/BSB/complete.json'))).toBe(text);
  });
});

describe('a path that is read', () => {
  test('returns undefined for a missing object, also with an empty prefix', async () => {
    const destination = await open(`s3://books/${newPrefix()}`);
    expect(await destination.read('/api/x/manifest.json')).toBeUndefined();
  });

  test('is read again when its body breaks off', async () => {
    const prefix = newPrefix();
    await (await open(`s3://books/${prefix}`)).put(s3Object('/api/a.json', '{"a":1}'));
    let broken = 0;
    const answer: ProxyOptions['answer'] = ({ key }) => {
      if (key === '' || ++broken > 2) return undefined;
      return { status: 200, headers: { 'content-length': '1000', connection: 'close' }, body: 'cut' };
    };
    const proxy = await proxied({ answer });
    const destination = await open(`s3://books/${prefix}`, { endpoint: proxy.endpoint });
    expect(new TextDecoder().decode(await destination.read('/api/a.json'))).toBe('{"a":1}');
    expect(broken).toBe(3);
  });

  test('that is not what its coding says is named', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const body = Buffer.from('\x1f\x8bnonsense', 'latin1');
    const answer: ProxyOptions['answer'] = ({ key }) =>
      key === '' ? undefined : { status: 200, headers, body };
    const proxy = await proxied({ answer });
    const destination = await open(`s3://books/${newPrefix()}`, { endpoint: proxy.endpoint });
    await expect(destination.read('/api/a.json')).rejects.toThrow(
      '/api/a.json does not match its Content-Encoding (gzip)',
    );
  });
});

describe('existing objects', () => {
  test('are those that would be uploaded unchanged', async () => {
    const destination = await open(`s3://books/${newPrefix()}`);
    const chapters = s3Chapters('BSB', 30);
    await putAll(destination, chapters.slice(0, 20));
    const changed = s3Object(chapters[3]!.path, '{"edition":"BSB","chapter":"another"}');
    const sameLength = s3Object(chapters[4]!.path, '{"edition":"BSB","chapter":6}');
    const wanted = chapters.with(3, changed).with(4, sameLength);
    const expected = chapters.slice(0, 20).filter((_, at) => at !== 3 && at !== 4);
    expect([...(await destination.present(wanted))].sort()).toEqual(expected.map(({ path }) => path).sort());
  });

  test('is nothing where objects are in another coding', async () => {
    const url = `s3://books/${newPrefix()}`;
    const chapters = s3Chapters('BSB', 3);
    await putAll(await open(url), chapters);
    expect((await (await open(url, { encoding: 'br' })).present(chapters)).size).toBe(0);
  });

  test('is recognized by the hash stored with it where the ETag is not an MD5', async () => {
    const chapters = s3Chapters('BSB', 4);
    const url = `s3://books/${newPrefix()}`;
    await putAll(await open(url), chapters);
    const listing = (
      await (await fetch(`${server.endpoint}/books?list-type=2&prefix=${url.slice(11)}/`)).text()
    )
      // An encrypted bucket has such ETags: as long as an MD5, but not one
      .replaceAll(/[0-9a-f]{32}/g, '0123456789abcdef0123456789abcdef');
    const proxy = await proxied({
      answer: ({ key }) => (key === '' ? { status: 200, body: listing } : undefined),
    });
    const destination = await open(url, { endpoint: proxy.endpoint });
    const wanted = chapters.with(0, s3Object(chapters[0]!.path, '{"edition":"BSB","chapter":9}'));
    const present = await destination.present(wanted);
    expect([...present].sort()).toEqual(chapters.slice(1).map(({ path }) => path));
    expect(proxy.requests.filter(({ method }) => method === 'HEAD')).toHaveLength(4);
  });
});

describe('paths that are removed', () => {
  test('are gone; missing ones are ignored', async () => {
    const prefix = newPrefix();
    const destination = await open(`s3://books/${prefix}`);
    const chapters = s3Chapters('BSB', 3);
    await putAll(destination, chapters);
    await destination.remove([...chapters.slice(1).map(({ path }) => path), '/api/none.json']);
    expect([...(await server.list(`${prefix}/`)).keys()]).toEqual([`${prefix}/api/BSB/GEN/1.json`]);
    await destination.remove([]);
  });

  test('are removed a thousand at a time', async () => {
    const proxy = await proxied();
    const destination = await open(`s3://books/${newPrefix()}`, { endpoint: proxy.endpoint });
    proxy.requests.length = 0;
    await destination.remove(s3Chapters('BSB', 1100).map(({ path }) => path));
    expect(proxy.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  const failing = (code: string, times: number) => {
    let asked = 0;
    const error = `<Error><Key>p/api/a.json</Key><Code>${code}</Code><Message>no</Message></Error>`;
    const answer: ProxyOptions['answer'] = ({ method }) =>
      method === 'POST'
        ? { status: 200, body: `<DeleteResult>${++asked <= times ? error : ''}</DeleteResult>` }
        : undefined;
    return { answer, asked: () => asked };
  };

  test('are tried again one by one where the store failed for a moment', async () => {
    const { answer, asked } = failing('InternalError', 1);
    const destination = await open('s3://books/p', { endpoint: (await proxied({ answer })).endpoint });
    await destination.remove(['/api/a.json', '/api/b.json']);
    expect(asked()).toBe(2);
  });

  test('and stay are named, with what to do', async () => {
    const { answer } = failing('AccessDenied', 9);
    const destination = await open('s3://books/p', { endpoint: (await proxied({ answer })).endpoint });
    await expect(destination.remove(['/api/a.json', '/api/b.json'])).rejects.toThrow(
      's3://books/p: 1 object could not be removed (p/api/a.json: AccessDenied no). Allow s3:DeleteObject on the bucket, then publish again.',
    );
  });
});

// Pagination has a unit test; this one uses the store's real page size of a thousand
test.if(isLong)('Thousands of objects are listed and removed a thousand at a time', async () => {
  const prefix = newPrefix();
  const chapters = s3Chapters('BSB', 1100);
  await putAll(await open(`s3://books/${prefix}`), [...chapters, ...s3Chapters('WEB', 3)]);
  const proxy = await proxied();
  const destination = await open(`s3://books/${prefix}`, { endpoint: proxy.endpoint });
  proxy.requests.length = 0;
  expect((await destination.present(chapters)).size).toBe(1100);
  expect(proxy.requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  for (const { query } of proxy.requests) {
    expect(new URLSearchParams(query).get('prefix')).toBe(`${prefix}/api/BSB/GEN/`);
  }
  await destination.remove(chapters.map(({ path }) => path));
  expect(proxy.requests.map(({ method }) => method).slice(2)).toEqual(['POST', 'POST']);
  expect((await server.list(`${prefix}/`)).size).toBe(3);
});

describe('a server that fails one request in ten', () => {
  test.each(isLong ? [1, 2, 3] : [1])('gets everything nevertheless (seed %p)', async (seed) => {
    const prefix = newPrefix();
    const proxy = await proxied({ faults: { seed, share: 0.1 } });
    const destination = await open(`s3://books/${prefix}`, { endpoint: proxy.endpoint, attempts: 8 });
    const chapters = s3Chapters('BSB', isLong ? 200 : 100);
    await putAll(destination, chapters);
    expect((await destination.present(chapters)).size).toBe(chapters.length);
    const fates = new Set(proxy.requests.map(({ fate }) => fate));
    expect([...fates].sort()).toEqual(['busy', 'lost', 'passed', 'reset']);
    await destination.remove(chapters.map(({ path }) => path));
    expect((await server.list(`${prefix}/`)).size).toBe(0);
  });

  test('and then all of them ends the attempts with an error that may be tried again', async () => {
    let isDown = false;
    const body = '<Error><Code>ServiceUnavailable</Code></Error>';
    const proxy = await proxied({ answer: () => (isDown ? { status: 503, body } : undefined) });
    const destination = await open('s3://books/p', { endpoint: proxy.endpoint, attempts: 2 });
    isDown = true;
    const error = await destination.put(s3Object('/api/a.json', '{}')).catch((thrown) => thrown);
    expect(error.message).toContain('answers 503 ServiceUnavailable after 2 attempts. Publish again');
    expect(error.isRetryable).toBe(true);
  });
});

describe('connections', () => {
  test('are kept for further requests', async () => {
    const proxy = await proxied();
    const destination = await open(`s3://books/${newPrefix()}`, { endpoint: proxy.endpoint });
    const chapters = s3Chapters('BSB', 100);
    await forEachInFlight(chapters, 4, async (object) => void (await destination.put(object)));
    expect(proxy.requests.length).toBe(101);
    expect(proxy.connections()).toBeLessThanOrEqual(4);
  });

  test('to a server that says nothing are given up', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    opened.push(silent);
    const { port } = silent.address() as AddressInfo;
    for (const scheme of ['http', 'https']) {
      const opening = open('s3://books', { endpoint: `${scheme}://127.0.0.1:${port}`, idleSeconds: 0.2 });
      const error = await opening.catch((thrown) => thrown);
      expect(error.message).toContain(`127.0.0.1:${port} cannot be reached after 3 attempts`);
    }
  });
});
