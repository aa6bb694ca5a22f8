import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { compiledSmallContent } from '../../test/compiled.ts';
import { newFolder } from '../../test/new-folder.ts';
import type { Library } from '../library/library.ts';
import { rawRequest } from './raw-request.fixture.ts';
import { type RunningServer, startServer } from './start-server.ts';

setDefaultTimeout(600_000);

const policy = "default-src 'none'; script-src 'self'";
/** Replaces the output of web/build.ts: the page names the chapter and verses it was rendered from. */
const module = `export const chapterPage = ({ chapter, verses }) =>
  ${JSON.stringify(`<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)} + chapter.book.id + ' ' + JSON.stringify(verses);`;
const files = {
  'index.html': 'the reader',
  'pages/pages.json': JSON.stringify({ module: 'pages/m.mjs', script: 's.js', style: 's.css', look: 'l.js' }),
  'pages/m.mjs': module,
  'pages/reader-1a2b.css': 'p { color: red }',
};

let server: RunningServer;
let below: RunningServer;
let library: Library;
let pagesFolder: string;
let id: string;
let book: string;

beforeAll(async () => {
  ({ library } = await compiledSmallContent());
  const translation = library.editions().find(({ kind }) => kind === 'translation')!;
  id = translation.id;
  book = translation.bookIds[0]!;
  pagesFolder = newFolder(files);
  server = await startServer({ library, port: 0, pagesFolder });
  below = await startServer({ library, port: 0, pagesFolder, basePath: '/bible' });
});
afterAll(async () => {
  await server.stop();
  await below.stop();
});

const get = (target: string, headers = {}, of = server) => rawRequest(of.port, 'GET', target, headers);

describe('the page of a chapter', () => {
  test('is HTML with a policy, which caches ask about each time', async () => {
    const { status, headers, body } = await get(`/read/${id}/${book}/1:2-3`);
    expect(status).toBe(200);
    expect(String(body)).toContain(`${book} {"first":2,"last":3}`);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `${policy}; frame-ancestors 'self'`,
      vary: 'Accept-Encoding',
    });
  });

  test('has a tag in each coding, and answers 304 to it', async () => {
    const path = `/read/${id}/${book}/1`;
    const [identity, gzip, both] = await Promise.all(
      ['identity', 'gzip', 'br, gzip'].map((coding) => get(path, { 'Accept-Encoding': coding })),
    );
    expect(String(gunzipSync(gzip!.body))).toBe(String(identity!.body));
    // Compressing with brotli would take longer than it saves in transfer
    expect(both!.headers).toMatchObject({ 'content-encoding': 'gzip', etag: gzip!.headers.etag });
    const tags = [identity, gzip].map((each) => each!.headers.etag!);
    expect(new Set(tags).size).toBe(2);
    const again = await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': tags[1] });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test('has the same fields and no body for HEAD', async () => {
    const path = `/read/${id}/${book}/1`;
    const { headers } = await get(path);
    const head = await rawRequest(server.port, 'HEAD', path, {});
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.headers.etag).toBe(headers.etag);
    expect(head.body.length).toBe(0);
  });

  test('is the same below a base path, as its links are relative', async () => {
    const [root, mounted] = [
      await get(`/read/${id}/${book}/1`),
      await get(`/bible/read/${id}/${book}/1`, {}, below),
    ];
    expect(String(mounted.body)).toBe(String(root.body));
    expect(mounted.headers.etag).toBe(root.headers.etag);
    expect((await get(`/read/${id}/${book}/1`, {}, below)).status).toBe(404);
  });

  test('has the files that it names, for good', async () => {
    const style = await get('/pages/reader-1a2b.css');
    expect(style.headers).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
    expect(style.headers['cache-control']).toContain('immutable');
    for (const name of ['m.mjs', 'pages.json']) expect((await get(`/pages/${name}`)).status).toBe(404);
  });
});

describe('pages for search engines', () => {
  test('list books and chapters, with a tag and compressed', async () => {
    for (const path of ['/read', `/read/${id}`, `/read/${id}/${book}`]) {
      const { status, headers, body } = await get(path, { 'Accept-Encoding': 'gzip' });
      expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'gzip']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(String(gunzipSync(body))).toContain('<main>');
      expect((await get(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': headers.etag })).status).toBe(
        304,
      );
    }
  });

  test('have one address each: a slash at the end is removed', async () => {
    for (const page of [
      'read',
      `read/${id}`,
      `read/${id}/${book}/1`,
      `read/${id}/${book}/1:2`,
      'docs',
      'docs/guides',
    ]) {
      const { status, headers } = await get(`/bible/${page}/?a=1`, {}, below);
      expect([page, status]).toEqual([page, 308]);
      const { pathname, search } = new URL(headers.location!, `http://x/bible/${page}/`);
      expect(pathname + search).toBe(`/bible/${page}?a=1`);
    }
    for (const path of ['/docs//', `/read/${id}/${book}/1/2/`, `/api/${id}/books.json/`])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('are named by robots.txt and the sitemap with the public address', async () => {
    expect(String((await get('/robots.txt')).body)).toBe('User-agent: *\nAllow: /\n');
    const refused = await get('/sitemap.xml');
    expect(refused.status).toBe(404);
    expect(String(refused.body)).toContain('--public-url');
    const publicUrl = 'https://bible.example.org';
    const known = await startServer({ library, port: 0, pagesFolder, publicUrl });
    try {
      expect(String((await get('/robots.txt', {}, known)).body)).toContain(
        `Sitemap: ${publicUrl}/sitemap.xml`,
      );
      const map = await get(`/sitemaps/${id}.xml`, {}, known);
      expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(String(map.body)).toContain(`<loc>${publicUrl}/read/${id}/${book}/1</loc>`);
      expect((await get('/sitemaps/NONE.xml', {}, known)).status).toBe(404);
    } finally {
      await known.stop();
    }
  });

  test('of an unknown translation or book say which one is unknown', async () => {
    expect(String((await get('/read/NONE')).body)).toContain('There is no translation');
    expect(String((await get(`/read/${id}/XXX`)).body)).toContain('is not a book id');
  });
});

test('oEmbed describes a passage, if the public address is known', async () => {
  const publicUrl = 'https://bible.example.org/b';
  const known = await startServer({ library, port: 0, pagesFolder, publicUrl, basePath: '/b' });
  const ask = (address: string, of = known, path = '/b/oembed') =>
    get(`${path}?url=${encodeURIComponent(publicUrl + address)}`, { 'Accept-Encoding': 'identity' }, of);
  try {
    const { status, headers, body } = await ask(`/read/${id}/${book}/1?v=2`);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers['access-control-allow-origin']).toBe('*');
    const { title, html } = JSON.parse(String(body));
    expect(title).toStartWith('Genesis 1:2');
    expect(html).toContain(`<a href="${publicUrl}/read/${id}/${book}/1:2`);
    expect((await ask(`/read/${id}/${book}/1?v=2`)).headers.etag).toBe(headers.etag);
    for (const missing of [
      '/read/NONE/GEN/1',
      `/read/${id}/${book}/150`,
      `/read/${id}/${book}/1:999`,
      '/x',
    ]) {
      expect([missing, (await ask(missing)).status]).toEqual([missing, 404]);
    }
    expect((await get('/b/oembed', {}, known)).status).toBe(400);
    const refused = await ask(`/read/${id}/${book}/1`, server, '/oembed');
    expect(refused.status).toBe(404);
    expect(String(refused.body)).toContain('--public-url');
  } finally {
    await known.stop();
  }
});

test('the OpenAPI document names the service with its base path', async () => {
  const serversOf = async (of: RunningServer, path: string) =>
    JSON.parse(String((await get(path, { 'Accept-Encoding': 'identity' }, of)).body)).servers;
  expect(await serversOf(below, '/bible/openapi.json')).toMatchObject([{ url: '/bible' }]);
  expect(await serversOf(below, '/bible/api/openapi.json')).toMatchObject([{ url: '/bible' }]);
  expect(await serversOf(server, '/openapi.json')).toMatchObject([{ url: '/' }]);
});

describe('an address without a page', () => {
  test.each([
    [() => `/read/NONE/${book}/1`, 'There is no translation'],
    [() => `/read/${id}/XYZ/1`, 'XYZ'],
    [() => `/read/${id}/${book}/150:3`, 'Genesis has no chapter 150 in Small Bible.'],
    [() => `/read/${id}/${book}/1.3`, '&#34;1.3&#34; is not a chapter and verse of Genesis.'],
    [() => `/read/${id}/${book}/1,%201-2`, '/1:1-2</a>?'],
    [() => `/read/${id}/${book}/1:100001`, 'Small Bible has no Genesis 1:100001.'],
    [() => `/read/${id}/${book}/1:2-99`, 'The chapter ends with verse'],
    [() => `/read/${id}/${book}/1:%22%3E`, 'Genesis 1:%22%3E.'],
    [() => `/read/${id}/${book}/01`, 'another address'],
  ])('is answered with a page that says why', async (path, reason) => {
    const { status, headers, body } = await get(path());
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(String(body)).toContain(reason);
  });

  test('suggests the chapter of verses that do not exist', async () => {
    const { body } = await get(`/bible/read/${id}/${book}/1:999`, {}, below);
    expect(String(body)).toContain(`href="/bible/read/${id}/${book}/1"`);
  });

  test('suggests the page that was meant', async () => {
    const wrong = `${id}/${book.toLowerCase()}/1:4`;
    const link = (base: string) => `href="${base}/read/${id}/${book}/1"`;
    expect(String((await get(`/read/${wrong}`)).body)).toContain(link(''));
    expect(String((await get(`/bible/read/${wrong}`, {}, below)).body)).toContain(link('/bible'));
  });

  test('is what all are until the pages are made', async () => {
    const unfinished = await startServer({ library, port: 0, pagesFolder: newFolder({}) });
    try {
      const { status, body } = await get(`/read/${id}/${book}/1`, {}, unfinished);
      expect(status).toBe(404);
      expect(String(body)).toContain('in a moment');
    } finally {
      await unfinished.stop();
    }
  });
});
