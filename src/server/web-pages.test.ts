import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { commonFields } from '../site/fields.ts';
import type { PreparedDocument } from './documents/prepare.ts';
import { WebPages } from './web-pages.ts';

async function pagesOf(files: Record<string, string>, publicUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const [name, text] of Object.entries(files)) await Bun.write(join(folder, name), text);
  const pages = new WebPages(folder, commonFields('*', 'public'), { get: () => undefined }, { publicUrl });
  return { folder, pages, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
const body = ({ response }: PreparedDocument) => response.bytes.subarray(response.bodyStart);
const head = ({ response }: PreparedDocument) =>
  new TextDecoder().decode(response.bytes.subarray(0, response.bodyStart));

test.each([undefined, 'https://bible.example.org/b'])(
  'links to the reader have a preview at %s',
  async (publicUrl) => {
    using made = await pagesOf({ 'index.html': '<head></head>' }, publicUrl);
    const page = new TextDecoder().decode(body(made.pages.find('/', 'identity')!));
    const found = [...page.matchAll(/(?:canonical|og:\w+)" (?:href|content)="([^"]+)/g)].map(
      ([, value]) => value,
    );
    const expected = ['/', 'website', 'Scriptorium', '/', '/icons/preview.png'];
    const absolute = expected.map((value) => (value.startsWith('/') ? publicUrl + value : value));
    expect(found).toEqual(publicUrl ? absolute : []);
  },
);

test('a page has its path, its type and each coding, with a tag for each', async () => {
  using made = await pagesOf({ 'index.html': 'reader', 'docs.html': 'explorer', 'fonts/a.woff2': 'font' });
  const { pages } = made;
  const [identity, gzip, br] = (['identity', 'gzip', 'br'] as const).map(
    (coding) => pages.find('/docs', coding)!,
  );
  expect(new TextDecoder().decode(body(identity!))).toBe('explorer');
  expect(gunzipSync(body(gzip!)).toString()).toBe('explorer');
  expect(brotliDecompressSync(body(br!)).toString()).toBe('explorer');
  expect(new Set([identity, gzip, br].map((page) => page!.etag)).size).toBe(3);
  expect(head(gzip!)).toContain('Content-Type: text/html; charset=utf-8\r\n');
  expect(head(gzip!)).toContain('Cache-Control: no-cache\r\n');
});

test('the policy of a page is a header too, with who may frame it', async () => {
  const policy = "default-src 'none'; script-src 'sha256-abc='";
  const page = `<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head>`;
  using made = await pagesOf({ 'index.html': page, 'docs.html': page });
  for (const path of ['/', '/docs']) {
    const header = `Content-Security-Policy: ${policy}; frame-ancestors 'self'\r\n`;
    expect(head(made.pages.find(path, 'gzip')!)).toContain(header);
  }
});

test('a font is sent unchanged and can be cached', async () => {
  using made = await pagesOf({ 'index.html': 'reader', 'fonts/a.woff2': 'font' });
  const font = made.pages.find('/fonts/a.woff2', 'br')!;
  expect(new TextDecoder().decode(body(font))).toBe('font');
  expect(head(font)).toContain('Content-Type: font/woff2\r\n');
  expect(head(font)).toContain('immutable');
  expect(head(font)).not.toContain('Content-Encoding');
});

test('a script is compressed, and may be kept', async () => {
  using made = await pagesOf({ 'index.html': 'reader', 'scripts/search-1a2b.js': 'search()' });
  const script = made.pages.find('/scripts/search-1a2b.js', 'gzip')!;
  expect(gunzipSync(body(script)).toString()).toBe('search()');
  expect(head(script)).toContain('Content-Type: text/javascript; charset=utf-8\r\n');
  expect(head(script)).toContain('Content-Encoding: gzip\r\n');
  expect(head(script)).toContain('immutable');
});

test.each(['/index.html', '/docs.html', '/../docs', '/fonts', '/other'])(
  'there is no page at %s',
  async (path) => {
    using made = await pagesOf({ 'index.html': 'reader', 'docs.html': 'explorer' });
    expect(made.pages.find('/', 'identity')).toBeDefined();
    expect(made.pages.find(path, 'identity')).toBeUndefined();
  },
);

test('pages that are built or rebuilt while the server runs are served', async () => {
  using made = await pagesOf({});
  const text = () => {
    const page = made.pages.find('/', 'identity');
    return page && new TextDecoder().decode(body(page));
  };
  expect(text()).toBeUndefined();
  const write = async (content: string, seconds: number) => {
    await Bun.write(join(made.folder, 'index.html'), content);
    utimesSync(join(made.folder, 'index.html'), seconds, seconds);
    await Bun.sleep(1100);
  };
  await write('first', 1000);
  expect(text()).toBe('first');
  await write('second', 2000);
  expect(text()).toBe('second');
});
