import { expect, test } from 'bun:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { newFolder } from '../../../test/new-folder.ts';
import { publishablePath } from '../../release/release.ts';
import { caddyConfig } from './caddy-config.ts';
import { headersFile } from './headers-file.ts';
import { readerFiles } from './host-files.ts';
import { hostSettings } from './host-settings.ts';
import { nginxConfig } from './nginx-config.ts';

const library = { get: () => undefined };

const made = {
  'index.html': '<p>Reader',
  'docs.html': '<p>Docs',
  'fonts/greek.woff2': 'a font',
  'scripts/search-1a2b.js': 'search()',
  'pages/reader-1a2b.css': 'p {}',
  'pages/chapter-page-1a2b.mjs': 'module',
  'index.html.17.part': '<p>Rea',
  'fonts/greek.woff2.17.part': 'a',
};

test('The pages, scripts and fonts are published as they were made, the front page last', async () => {
  const files = readerFiles(newFolder(made), { library, isStore: false });
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
  const files = readerFiles(newFolder(made), { library, isStore: true });
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

test('The installed reader has a manifest with the name of the operator, and its worker unless that is switched off', async () => {
  const withWorker = {
    ...made,
    'icons/icon.svg': '<svg/>',
    'icons/icon-192.png': 'a picture',
    'offline/service-worker.js': 'keeps()',
    'offline/removing-worker.js': 'removes()',
  };
  const textsOf = async (site?: object) => {
    const get = (path: string) =>
      site && path === '/api/x/site.json' ? { gzip: gzipSync(JSON.stringify(site)) } : undefined;
    const files = readerFiles(newFolder(withWorker), { library: { get }, isStore: false });
    const texts = files.map(async ({ path, contentType, load }) => {
      return [path, [contentType, gunzipSync((await load()).gzip).toString()]] as const;
    });
    return new Map(await Promise.all(texts));
  };
  const usual = await textsOf();
  expect([...usual.keys()].slice(0, 4)).toEqual([
    '/icons/icon.svg',
    '/icons/icon-192.png',
    '/manifest.webmanifest',
    '/service-worker.js',
  ]);
  expect(usual.get('/service-worker.js')).toEqual(['text/javascript; charset=utf-8', 'keeps()']);
  const [type, text] = usual.get('/manifest.webmanifest')!;
  expect(type).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text!)).toMatchObject({ name: 'Scriptorium', start_url: './', display: 'standalone' });
  const own = await textsOf({
    name: 'Readings of the Riverside Parish',
    colours: { paper: { light: '#ffffee', dark: '#000000' } },
    parts: { offline: false },
  });
  expect(JSON.parse(own.get('/manifest.webmanifest')![1]!)).toMatchObject({
    name: 'Readings of the Riverside Parish',
    short_name: 'Readings of the',
    background_color: '#ffffee',
  });
  expect(own.get('/service-worker.js')![1]).toBe('removes()');
});

test('An incomplete reader is not published', () => {
  const { 'index.html': _, ...unfinished } = made;
  expect(readerFiles(newFolder(unfinished), { library, isStore: true })).toEqual([]);
  expect(readerFiles('/no/such/folder', { library, isStore: true })).toEqual([]);
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
  expect(nginxConfig(settings)).toMatch(
    /location = \/docs \{[^}]+\}\n +default_type "text\/html; charset=utf-8";\n/,
  );
  expect(() => hostSettings({ ...options, frameAncestors: 'https://a.example.org"; evil' })).toThrow(
    /cannot be written/,
  );
  expect(hostSettings({ ...options, hasReader: false }).everywhere.flat()).not.toContain(
    'Content-Security-Policy',
  );
});
