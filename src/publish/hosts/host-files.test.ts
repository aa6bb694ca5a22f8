import { expect, test } from 'bun:test';
import { gunzipSync } from 'node:zlib';
import { newFolder } from '../../../test/new-folder.ts';
import { publishablePath } from '../../release/release.ts';
import { caddyConfig } from './caddy-config.ts';
import { headersFile } from './headers-file.ts';
import { readerFiles } from './host-files.ts';
import { hostSettings } from './host-settings.ts';
import { nginxConfig } from './nginx-config.ts';

const made = {
  'index.html': '<p>Reader',
  'docs.html': '<p>Docs',
  'fonts/greek.woff2': 'a font',
  'scripts/search-1a2b.js': 'search()',
  // For pages of chapters, which a server makes
  'pages/reader-1a2b.css': 'p {}',
  'pages/chapter-page-1a2b.mjs': 'module',
  // Left behind by one that was killed
  'index.html.17.part': '<p>Rea',
  'fonts/greek.woff2.17.part': 'a',
};

test('The pages, scripts and fonts are published as they were made, the front page last', async () => {
  const files = readerFiles(newFolder(made), { isStore: false });
  expect(files.map(({ path, contentType }) => [publishablePath(path), contentType])).toEqual([
    ['/fonts/greek.woff2', 'font/woff2'],
    ['/scripts/search-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/docs.html', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
  ]);
  for (const { path, load } of files) {
    expect(gunzipSync((await load()).gzip).toString()).toBe(made[path.slice(1) as keyof typeof made]);
  }
  expect(files.map(({ isIncompressible }) => isIncompressible)).toEqual([true, false, false, false]);
});

test('A store has the explorer under its address too', () => {
  const files = readerFiles(newFolder(made), { isStore: true });
  expect(files.map(({ path }) => path)).toEqual([
    '/fonts/greek.woff2',
    '/scripts/search-1a2b.js',
    '/docs',
    '/docs.html',
    '/index.html',
  ]);
  const [, , atAddress, asFile] = files;
  expect(atAddress).toMatchObject({ contentType: asFile!.contentType, sha256: asFile!.sha256 });
});

test('Nothing is published of a reader that is not all there', () => {
  const { 'index.html': _, ...unfinished } = made;
  expect(readerFiles(newFolder(unfinished), { isStore: true })).toEqual([]);
  expect(readerFiles('/no/such/folder', { isStore: true })).toEqual([]);
});

test('Configurations for hosts say who may show the reader in a frame', () => {
  const options = { cacheControl: 'no-cache', corsOrigin: '*', hasReader: true };
  const framing = (frameAncestors?: string) =>
    new Map(hostSettings({ ...options, ...(frameAncestors && { frameAncestors }) }).everywhere).get(
      'Content-Security-Policy',
    );
  expect(framing()).toBe("frame-ancestors 'self'");
  expect(framing("'self' https://app.example.org:8443")).toBe(
    "frame-ancestors 'self' https://app.example.org:8443",
  );
  const settings = hostSettings(options);
  for (const text of [nginxConfig(settings), caddyConfig(settings), headersFile([], settings)]) {
    expect(text).toContain("frame-ancestors 'self'");
    expect(text).toMatch(/client\S*\.js/);
  }
  expect(() => hostSettings({ ...options, frameAncestors: 'https://a.example.org"; evil' })).toThrow(
    /cannot be written/,
  );
  expect(hostSettings({ ...options, hasReader: false }).everywhere.flat()).not.toContain(
    'Content-Security-Policy',
  );
});
