import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256Of } from '../../src/lib/sha256.ts';
import type { Library } from '../../src/library/library.ts';
import { type RawAnswer, rawRequest } from '../../src/server/raw-request.fixture.ts';
import { type RunningServer, startServer } from '../../src/server/start-server.ts';
import { cacheControlOf, defaultCacheControl } from '../../src/site/fields.ts';
import { compiledSmallBrotli } from '../compiled.ts';
import type { ListeningProgram } from '../listening-program.ts';
import { newFolder } from '../new-folder.ts';
import { publishedFolder } from './static-host/published-folder.ts';
import { startStaticHost } from './static-host/start-static-host.ts';
import { staticHosts } from './static-host/static-hosts.ts';

setDefaultTimeout(600_000);

const fonts = ['/fonts/greek.woff2', '/fonts/greek-ext-400.woff2'];
const guide = '/docs/getting-started';
const script = '/scripts/search-1a2b3c4d.js';
const libraries = ['/client.js', '/components.js', '/embed.js'];
const installed = [
  '/service-worker.js',
  '/manifest.webmanifest',
  '/icons/icon.svg',
  '/icons/icon-192.png',
  '/favicon.ico',
];
const chapterFiles = ['/pages/reader-1a2b3c4d.js', '/pages/reader-5e6f7a8b.css'];
const chapter = '/read/SMALL/MAT/5';
const publicUrl = 'https://bible.example.org';
const lists = ['/read', '/read/SMALL', '/read/SMALL/MAT'];
const maps = ['/robots.txt', '/sitemap.xml', '/sitemaps/SMALL.xml'];
const page = (name: string) => `<!doctype html><title>${name}</title><p>${'In the beginning. '.repeat(500)}`;
const pages = newFolder({
  'index.html': page('reader'),
  'docs.html': page('docs'),
  'docs/getting-started.html': page('guide'),
  'fonts/greek.woff2': 'g'.repeat(3000),
  'fonts/greek-ext-400.woff2': 'e'.repeat(2000),
  'offline/service-worker.js': `keep(); // ${'In the beginning. '.repeat(500)}`,
  'offline/removing-worker.js': 'remove();',
  'icons/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(500)}</svg>`,
  'icons/icon-192.png': 'p'.repeat(2000),
  ...Object.fromEntries(
    chapterFiles.map((path) => [path.slice(1), `/* ${'In the beginning. '.repeat(500)} */`]),
  ),
  'pages/page.cjs': `exports.chapterPage = ({ chapter, books }) => '<!doctype html>' + JSON.stringify([chapter, books]);`,
  'pages/pages.json': { module: 'pages/page.cjs', script: 's', style: 's', look: 's' },
  ...Object.fromEntries(
    libraries.map((path) => [path.slice(1), `export {}; // ${'In the beginning. '.repeat(500)}`]),
  ),
  [script.slice(1)]: `search(); // ${'In the beginning. '.repeat(500)}`,
});

let library: Library;
let server: RunningServer;
beforeAll(async () => {
  ({ library } = await compiledSmallBrotli());
  server = await startServer({ library, port: 0, pagesFolder: pages, publicUrl });
});
afterAll(() => server.stop());

/**
 * All headers except connection headers and the host's own tag. Brotli differs: publishing compresses it
 * again, to a smaller size.
 */
const compared = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'accept-ranges',
  'access-control-allow-origin',
  'x-content-type-options',
  'last-modified',
];

function decoded({ body, headers }: RawAnswer): Buffer {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body);
  return coding === 'gzip' ? gunzipSync(body) : body;
}

describe.each(staticHosts)('$name', (host) => {
  const when = test.skipIf(!host.isInstalled);
  let running: ListeningProgram;
  beforeAll(async () => {
    if (!host.isInstalled) return;
    running = await startStaticHost(host, await publishedFolder(library, pages, publicUrl));
  });
  afterAll(() => running?.stop());

  const both = (path: string, fields: Record<string, string> = {}, method = 'GET') =>
    Promise.all([server.port, running.port].map((port) => rawRequest(port, method, path, fields))) as Promise<
      [RawAnswer, RawAnswer]
    >;

  when('sends downloads with their types, and parts of them', async () => {
    const get = (path: string, fields = {}) => rawRequest(running.port, 'GET', path, fields);
    const { downloads } = JSON.parse(String((await get('/api/x/downloads.json')).body));
    expect(downloads.length).toBeGreaterThan(1);
    for (const { link, mediaType, sha256 } of downloads) {
      const answer = await get(link, { 'Accept-Encoding': 'gzip, br' });
      expect([answer.status, sha256Of(answer.body)]).toEqual([200, sha256]);
      expect(answer.headers).toMatchObject({ 'content-type': mediaType, 'cache-control': 'no-cache' });
      expect(answer.headers['content-encoding']).toBeUndefined();
      const part = await get(link, { Range: 'bytes=2-5' });
      expect([part.status, part.body]).toEqual([206, answer.body.subarray(2, 6)]);
    }
    expect((await get('/downloads/SMALL.pdf')).status).toBe(404);
    expect((await get('/downloads/')).status).toBe(404);
  });

  when.each(['identity', 'gzip', 'br', 'gzip, br', 'gzip, deflate, br, zstd'])(
    'sends the reader, the explorer, scripts, fonts and what installs it as the server does, to who reads %s',
    async (codings) => {
      const others = [
        '/',
        '/?x=1',
        '/docs',
        '/docs?x',
        guide,
        `${guide}?x`,
        ...fonts,
        script,
        ...libraries,
        ...installed,
      ];
      const chapters = [...chapterFiles, chapter, `${chapter}?with=SMALL`, `${chapter}:2`];
      for (const path of [...others, ...chapters, ...lists, ...maps]) {
        const [ours, theirs] = await both(path, { 'Accept-Encoding': codings });
        expect([path, theirs.status, ours.status]).toEqual([path, 200, 200]);
        // The server has less time to compress the page of a chapter, and never uses brotli for it
        const isPage = path.startsWith('/read') || maps.includes(path);
        const differs = isPage || ours.headers['content-encoding'] === 'br';
        const [our, their] = [ours, theirs].map((answer) => (differs ? decoded(answer) : answer.body));
        expect(their!.equals(our!)).toBe(true);
        const names = isPage ? compared.filter((name) => name !== 'content-encoding') : compared;
        for (const name of differs ? names : [...names, 'content-length'])
          expect([path, name, theirs.headers[name]]).toEqual([path, name, ours.headers[name]]);
        expect(theirs.headers.etag).toMatch(/^"[^"]+"$/);
      }
    },
  );

  when('says who may show the reader in a frame', async () => {
    for (const path of ['/', '/docs', guide, chapter]) {
      const { headers } = await rawRequest(running.port, 'GET', path);
      expect([path, headers['content-security-policy']]).toEqual([path, "frame-ancestors 'self'"]);
    }
  });

  when('has a page asked for by its tag, and sends no part of it', async () => {
    for (const path of ['/', '/docs', guide, fonts[0]!, script, chapter, chapterFiles[1]!, ...installed]) {
      const { headers } = await rawRequest(running.port, 'GET', path);
      const kept = await rawRequest(running.port, 'GET', path, { 'If-None-Match': headers.etag! });
      expect([path, kept.status, kept.body.length]).toEqual([path, 304, 0]);
      expect(kept.headers['cache-control']).toBe(headers['cache-control']!);
      const part = await rawRequest(running.port, 'GET', path, { Range: 'bytes=0-9' });
      expect([path, part.status]).toEqual([path, 200]);
      const [ours, theirs] = await both(path, {}, 'HEAD');
      expect([path, theirs.status, theirs.body.length]).toEqual([path, 200, 0]);
      expect(theirs.headers['content-length']).toBe(ours.headers['content-length']!);
    }
  });

  when('answers a browser at a wrong address with a page for people, and a program with JSON', async () => {
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    for (const path of ['/nope', '/api/NONE/JHN/3.json', '/read/NONE/JHN/3', '/scripts/none.js']) {
      const [ours, theirs] = await both(path, { Accept: browser });
      for (const { status, headers, body } of [ours, theirs]) {
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
        expect(body.toString()).toContain('There is nothing at this address');
      }
      expect(theirs.headers['cache-control']).toBe('no-cache');
      expect(theirs.headers.etag).toBeUndefined();
      for (const accept of ['application/json', '*/*', 'text/html;q=0, */*', '']) {
        const answer = await rawRequest(running.port, 'GET', path, { Accept: accept });
        expect([path, accept, answer.status, JSON.parse(answer.body.toString()).error.code]).toEqual([
          path,
          accept,
          404,
          'path_not_found',
        ]);
      }
    }
  });

  /** One file of each folder, with its published name if that differs from its address. */
  const published = () => {
    const manifest = library.paths('/api/x/manifests/')[0]!;
    return [
      ['/', '/index.html'],
      ...['/docs', guide, chapter].map((path) => [path, `${path}.html`] as const),
      ...[...fonts, script, ...libraries, ...chapterFiles, ...installed, '/openapi.json'].map(
        (path) => [path, path] as const,
      ),
      ...['/api/SMALL/GEN/1.json', '/api/SMALL/complete.json', '/api/x/manifest.json', manifest].map(
        (path) => [path, path] as const,
      ),
    ] as const;
  };

  when(
    'sends every file with the Cache-Control and the Vary of its kind, whole, in part and unchanged',
    async () => {
      for (const [path, file] of published()) {
        const expected = [cacheControlOf(file, defaultCacheControl), 'Accept-Encoding'];
        for (const coding of ['identity', 'gzip', 'br']) {
          const whole = await rawRequest(running.port, 'GET', path, { 'Accept-Encoding': coding });
          const fields = { 'Accept-Encoding': coding, 'If-None-Match': whole.headers.etag! };
          const answers = [
            [200, whole],
            [304, await rawRequest(running.port, 'GET', path, fields)],
            [200, await rawRequest(running.port, 'HEAD', path, { 'Accept-Encoding': coding })],
            ...(path.includes('complete') && coding === 'identity'
              ? ([[206, await rawRequest(running.port, 'GET', path, { Range: 'bytes=0-9' })]] as const)
              : []),
          ] as const;
          for (const [status, answer] of answers) {
            const { 'cache-control': caching, vary } = answer.headers;
            expect([path, coding, answer.status, caching, vary]).toEqual([path, coding, status, ...expected]);
          }
        }
      }
    },
  );

  when('sends no error that a cache may keep, wherever it happens', async () => {
    for (const [path] of published()) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const missing = path === '/' ? '/missing' : path.replace(/[^/.]+(\.[^/]+)?$/, 'missing$1');
      const errors = [
        [404, await rawRequest(running.port, 'GET', missing)],
        [404, await rawRequest(running.port, 'GET', missing, { 'Accept-Encoding': 'gzip, br' })],
        [404, await rawRequest(running.port, 'HEAD', missing)],
        [404, await rawRequest(running.port, 'GET', missing, { Accept: 'text/html' })],
        [404, await rawRequest(running.port, 'GET', `${folder}.hidden`)],
        [405, await rawRequest(running.port, 'DELETE', path)],
        [412, await rawRequest(running.port, 'GET', path, { 'If-Match': '"another"' })],
        [
          412,
          await rawRequest(running.port, 'GET', path, { 'If-Match': '"another"', 'Accept-Encoding': 'gzip' }),
        ],
        ...(path.includes('complete')
          ? ([[416, await rawRequest(running.port, 'GET', path, { Range: 'bytes=99999999-' })]] as const)
          : []),
      ] as const;
      for (const [status, answer] of errors) {
        const { 'cache-control': caching, etag } = answer.headers;
        expect([path, missing, answer.status]).toEqual([path, missing, status]);
        // nginx has already set the document's header when the range fails, so the last one counts
        expect([path, status, caching?.split(', ').at(-1)]).toEqual([path, status, 'no-cache']);
        if (status !== 416) expect([path, status, caching]).toEqual([path, status, 'no-cache']);
        if (status === 404) expect(etag).toBeUndefined();
      }
    }
  });

  when('redirects a page with a slash at the end to its address, as the server', async () => {
    for (const path of ['/docs', guide, '/read', '/read/SMALL', chapter, `${chapter}:3`]) {
      for (const query of ['', '?x=1&y']) {
        for (const { status, headers } of await both(`${path}/${query}`, {})) {
          const to = new URL(headers.location!, `http://a.org${path}/`);
          expect([status, to.pathname + to.search]).toEqual([308, path + query]);
          expect(headers['cache-control']).toBe('no-cache');
        }
      }
    }
  });

  when('has nothing at any other spelling of their addresses, as the server', async () => {
    const paths = [
      '/index.html',
      '/index.html.gz',
      '/docs.html',
      '/docs.html.br',
      '/docs//',
      '/docs/none',
      `${guide}.html`,
      '//docs',
      '/./docs',
      '/%64ocs',
      '/Docs',
      '/fonts',
      '/fonts/',
      '/fonts/none.woff2',
      `${fonts[0]}/`,
      `${fonts[0]}.gz`,
      '/scripts/',
      '/scripts/none.js',
      `${script}.gz`,
      '/offline/service-worker.js',
      '/service-worker.js/',
      '/service-worker.js.gz',
      '/manifest.webmanifest.gz',
      '/icons/',
      '/icons/none.png',
      '/pages/none.css',
      '/pages/pages.json',
      '/read.html',
      '/read/pages.json',
      '/read/NONE',
      '/sitemaps/NONE.xml',
      '/sitemap.xml.gz',
      `${chapter}.html`,
      '/read/SMALL/MAT/99',
      '/read/NONE/MAT/5',
      `/read/SMALL/../SMALL/MAT/5`,
      `/fonts/../fonts${fonts[0]!.slice('/fonts'.length)}`,
      fonts[0]!.replace('.woff2', '%2ewoff2'),
    ];
    for (const path of paths) {
      const [ours, theirs] = await both(path, { 'Accept-Encoding': 'gzip, br' });
      expect([path, theirs.status, ours.status]).toEqual([path, 404, 404]);
      expect(theirs.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(theirs.headers['cache-control']).toBe('no-cache');
    }
  });
});
