import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { FreeUseBibleApi } from 'free-use-bible-api';
import type { Library } from '../../src/library/library.ts';
import { rawExchange, rawRequest } from '../../src/server/raw-request.fixture.ts';
import { smallDatasetRuns } from '../compatibility/small-content/small-dataset-runs.ts';
import { smallReadingRuns } from '../compatibility/small-content/small-reading-runs.ts';
import { smallTextRuns } from '../compatibility/small-content/small-text-runs.ts';
import { smallWalkRuns } from '../compatibility/small-content/small-walk-runs.ts';
import { compiledSmallContent } from '../compiled.ts';
import type { ListeningProgram } from '../listening-program.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { publishedFolder } from './static-host/published-folder.ts';
import { startStaticHost } from './static-host/start-static-host.ts';
import { staticHosts } from './static-host/static-hosts.ts';

setDefaultTimeout(600_000);

let library: Library;
let server: ServedLibrary;
beforeAll(async () => {
  ({ library } = await compiledSmallContent());
  server = await serveLibrary(library);
}, 600_000);
afterAll(() => server.stop());

const portOf = ({ url }: ServedLibrary) => Number(new URL(url).port);
const ofHashes = (path: string) => path.startsWith('/api/x/manifests/');
const runs = Object.entries({
  ...smallReadingRuns,
  ...smallDatasetRuns,
  ...smallWalkRuns,
  ...smallTextRuns,
});

const compared = [
  'content-type',
  'content-length',
  'content-encoding',
  'vary',
  'x-content-type-options',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'content-security-policy',
  'last-modified',
];

describe.each(staticHosts)('$name', (host) => {
  const when = test.skipIf(!host.isInstalled);
  let root: string;
  let running: ListeningProgram;
  beforeAll(async () => {
    if (!host.isInstalled) return;
    root = await publishedFolder(library);
    running = await startStaticHost(host, root);
  }, 600_000);
  afterAll(() => running?.stop());
  const get = (path: string, fields: Record<string, string> = {}) =>
    rawRequest(running.port, 'GET', path, fields);

  when.each(['identity', 'gzip'])(
    'sends every document and its fields as the server does, in %s',
    async (coding) => {
      const fields = { 'Accept-Encoding': coding };
      const paths = library.paths('/api/');
      expect(paths.length).toBeGreaterThan(50);
      for (const path of paths) {
        const [ours, theirs] = await Promise.all([
          rawRequest(portOf(server), 'GET', path, fields),
          get(path, fields),
        ]);
        expect([path, theirs.status]).toEqual([path, ours.status]);
        expect(theirs.body.equals(ours.body)).toBe(true);
        const json = coding === 'gzip' ? gunzipSync(theirs.body) : theirs.body;
        expect(json.equals(gunzipSync(library.get(path)!.gzip))).toBe(true);
        for (const name of compared)
          expect([path, name, theirs.headers[name]]).toEqual([path, name, ours.headers[name]]);
        const cacheControl = ofHashes(path)
          ? 'public, max-age=31536000, immutable'
          : ours.headers['cache-control'];
        expect(theirs.headers['cache-control']).toBe(cacheControl!);
      }
    },
  );

  when('has the front page of the server', async () => {
    const [ours, theirs] = await Promise.all([rawRequest(portOf(server), 'GET', '/'), get('/')]);
    expect(theirs.body.toString()).toBe(ours.body.toString());
    for (const name of [...compared, 'cache-control', 'etag'])
      expect([name, theirs.headers[name]]).toEqual([name, ours.headers[name]]);
  });

  describe('is enough for the public client, which has', () => {
    when.each(runs)('%s', async (_, run) => {
      await run(new FreeUseBibleApi({ endpoint: `http://127.0.0.1:${running.port}/` }));
    });
  });

  when(
    'sends the same tags from another place, as replicas do',
    async () => {
      const other = await startStaticHost(host, await publishedFolder(library));
      try {
        for (const coding of ['identity', 'gzip']) {
          for (const path of library.paths('/api/SMALL/GEN/')) {
            const fields = { 'Accept-Encoding': coding };
            const answers = [await get(path, fields), await rawRequest(other.port, 'GET', path, fields)];
            const [tag, otherTag] = answers.map(({ headers }) => headers.etag);
            expect(tag).toMatch(/^"[^"]+"$/);
            expect(otherTag).toBe(tag!);
          }
        }
      } finally {
        await other.stop();
      }
    },
    600_000,
  );

  when('gives away nothing that is not a document', async () => {
    for (const hidden of ['.publishing', 'api/.secret']) {
      mkdirSync(join(root, hidden), { recursive: true });
      writeFileSync(join(root, hidden, 'a.json'), '{}');
    }
    writeFileSync(join(root, 'api/.b.json'), '{}');
    writeFileSync(join(root, 'api/note.txt'), 'text');
    const paths = [
      '/nginx.conf',
      '/Caddyfile',
      '/_headers',
      '/index.html',
      '/404.json',
      '/404.html',
      '/.publishing/a.json',
      '/.publishing/',
      '/api/.secret/a.json',
      '/api/.b.json',
      '/api/%2eb.json',
      '/api/note.txt',
      '/api',
      '/api/',
      '/api/SMALL',
      '/api/SMALL/',
      '/api/SMALL/GEN/1.json.gz',
      '/api/SMALL/GEN/1.json.br',
      '/api/x/manifests/',
      '/.error/400',
    ];
    for (const path of paths) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(JSON.parse(body.toString()).error.code).toBe('path_not_found');
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  when('says nowhere when a file was written, and what version it is', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/api/SMALL/GEN/1.json',
      '/api/SMALL/complete.json',
      '/api/x/releases.json',
    ]) {
      const { headers } = await get(path);
      expect(headers['last-modified']).toBeUndefined();
      expect(headers.server ?? '').not.toMatch(/\d/);
    }
  });

  when('lets a publication be seen, and its manifests be kept', async () => {
    const { headers, body } = await get('/api/x/releases.json');
    expect(headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    const [{ sha256 }] = JSON.parse(body.toString()).releases;
    const release = await get(`/api/x/manifests/${sha256}.json`);
    expect(release.headers['cache-control']).toContain('immutable');
    expect(release.body.equals((await get('/api/x/manifest.json')).body)).toBe(true);

    writeFileSync(join(root, 'api/x/publishing.json'), '{}');
    expect((await get('/api/x/publishing.json')).headers['cache-control']).toBe('no-cache');
    writeFileSync(join(root, `api/x/manifests/${sha256}.sig`), 'c2ln');
    const signature = await get(`/api/x/manifests/${sha256}.sig`, { 'Accept-Encoding': 'gzip' });
    expect([signature.status, signature.body.toString()]).toEqual([200, 'c2ln']);
    expect(signature.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(signature.headers['cache-control']).toContain('immutable');
    const missing = await get(`/api/x/manifests/${'0'.repeat(64)}.json`);
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  when('refuses a range and a condition that fail, and says so to pages of other origins', async () => {
    const download = '/api/SMALL/complete.json';
    const failing = [
      [412, { 'If-Match': '"x"' }],
      [416, { Range: 'bytes=99999999-' }],
    ] as const;
    for (const [expected, fields] of failing) {
      const { status, headers } = await get(download, fields);
      expect(status).toBe(expected);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});

// Go rejects these before Caddy sees them
describe.skipIf(!staticHosts[0]!.isInstalled)('nginx refuses as JSON, for any origin,', () => {
  let running: ListeningProgram;
  beforeAll(async () => {
    running = await startStaticHost(staticHosts[0]!, await publishedFolder(library));
  }, 600_000);
  afterAll(() => running?.stop());

  const long = 'x'.repeat(20_000);
  test.each([
    [400, 'bad_request', 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'bad_request', 'garbage\r\n\r\n'],
    [400, 'bad_request', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n'],
    [414, 'uri_too_long', `GET /${long} HTTP/1.1\r\nHost: a\r\n\r\n`],
    [431, 'headers_too_large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${long}\r\n\r\n`],
    [505, 'version_not_supported', 'GET / HTTP/3.0\r\nHost: a\r\n\r\n'],
  ])('%d %s', async (status, code, request) => {
    const [head = '', body = ''] = (await rawExchange(running.port, request)).toString().split('\r\n\r\n');
    expect(head).toStartWith(`HTTP/1.1 ${status} `);
    expect(head).toContain('Access-Control-Allow-Origin: *');
    expect(head).toContain('Content-Type: application/json; charset=utf-8');
    expect(JSON.parse(body).error.code).toBe(code);
  });
});
