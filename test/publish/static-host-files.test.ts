import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import type { EditionRecord } from '../../src/library/edition-record.ts';
import type { Library } from '../../src/library/library.ts';
import { staticHostFiles } from '../../src/publish/hosts/host-files.ts';
import { publishablePath } from '../../src/release/release.ts';
import { ReleaseError } from '../../src/release/release-error.ts';
import { compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { hostDifferences } from './static-host/host-differences.ts';

setDefaultTimeout(600_000);

const usual = { cacheControl: 'public, max-age=60', corsOrigin: '*' };

let library: Library;
beforeAll(async () => {
  ({ library } = await compiledSmallContent());
}, 600_000);

async function textsOf(options: Partial<Parameters<typeof staticHostFiles>[0]> = {}) {
  const files = staticHostFiles({ library, ...usual, ...options });
  const texts = files.map(async ({ path, load }) => {
    const { gzip } = await load();
    return [path, new TextDecoder().decode(Bun.gunzipSync(gzip))] as const;
  });
  return new Map(await Promise.all(texts));
}

test('can be published, and are the same for the same library', async () => {
  const files = staticHostFiles({ library, ...usual });
  expect(files.map(({ path }) => publishablePath(path))).toEqual([
    '/404.html',
    '/404.json',
    '/Caddyfile',
    '/_headers',
    '/index.html',
    '/language-tables.json',
    '/nginx.conf',
    '/openapi.json',
  ]);
  const again = staticHostFiles({ library, ...usual });
  expect(again.map(({ sha256 }) => sha256)).toEqual(files.map(({ sha256 }) => sha256));
});

test('have the description of the service that is in the library, which may be older', async () => {
  const older = '{"openapi":"3.1.0"}';
  const get = (path: string) =>
    path === links.openApi ? { ...library.get(path)!, gzip: Bun.gzipSync(older) } : library.get(path);
  const texts = await textsOf({ library: { editions: () => library.editions(), get } });
  expect(texts.get('/openapi.json')).toBe(older);
});

test('leave the front page to the reader if it is published', async () => {
  const texts = await textsOf({ hasReader: true });
  expect([...texts.keys()]).toEqual([
    '/404.html',
    '/404.json',
    '/Caddyfile',
    '/_headers',
    '/language-tables.json',
    '/nginx.conf',
    '/openapi.json',
  ]);
  texts.delete('/404.html');
  for (const text of texts.values()) expect(text).not.toContain("default-src 'none'");
});

test('the answer to a wrong address is an error as the server writes them', async () => {
  const { error } = JSON.parse((await textsOf()).get('/404.json')!);
  expect(Object.keys(error)).toEqual(['code', 'message', 'hint']);
  expect(library.get(/\S+\.json/.exec(error.hint)![0])).toBeDefined();
});

describe('_headers', () => {
  interface Rule {
    readonly pattern: string;
    readonly fields: readonly string[];
  }
  const rulesOf = (text: string): Rule[] =>
    text
      .trimEnd()
      .split('\n\n')
      .map((block) => block.split('\n'))
      .map(([pattern = '', ...fields]) => ({ pattern, fields: fields.map((field) => field.trim()) }));
  const matches = ({ pattern }: Rule, path: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  const cachingOf = (rules: readonly Rule[], path: string) =>
    rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ fields }) => fields.filter((f) => /^cache-control/i.test(f)));
  const translations = (count: number): EditionRecord[] =>
    Array.from({ length: count }, (_, i) => ({ ...library.edition('SMALL')!, id: `T${i}` }));
  const withTranslations = (count: number, options: { hasReader?: boolean } = {}) => {
    const many = { editions: () => translations(count), get: (path: string) => library.get(path) };
    return textsOf({ library: many, ...options });
  };

  test('give documents one Cache-Control, and files with a hash in their name another', async () => {
    const rules = rulesOf((await textsOf()).get('/_headers')!);
    for (const path of [...library.paths('/api/'), '/api/x/releases.json']) {
      const caching = path.startsWith('/api/x/manifests/')
        ? 'Cache-Control: public, max-age=31536000, immutable'
        : 'Cache-Control: public, max-age=60';
      expect([path, ...cachingOf(rules, path)]).toEqual([path, caching]);
    }
    expect(cachingOf(rules, '/api/x/publishing.json')).toEqual(['Cache-Control: no-cache']);
    expect(cachingOf(rules, '/')).toEqual(['Cache-Control: no-cache']);
    expect(rules[0]!.fields).toContain('Access-Control-Allow-Origin: *');
  });

  test('stay within what hosts take, however many translations there are', async () => {
    const most = 100 - rulesOf((await withTranslations(0)).get('/_headers')!).length;
    for (const count of [0, 1, most, most + 1, 500]) {
      const text = (await withTranslations(count)).get('/_headers')!;
      const rules = rulesOf(text);
      expect(rules.length).toBeLessThanOrEqual(100);
      expect(text.split('\n').every((line) => line.length <= 2000)).toBe(true);
      for (const path of count === 0
        ? ['/api/x/manifest.json']
        : ['/api/T0/books.json', '/api/x/manifest.json'])
        expect(cachingOf(rules, path)).toEqual(['Cache-Control: public, max-age=60']);
    }
    expect(rulesOf((await withTranslations(most)).get('/_headers')!)).toHaveLength(100);
    expect(rulesOf((await withTranslations(most + 1)).get('/_headers')!).length).toBeLessThan(10);
  });

  test('have one rule per translation for as many as docs/static-hosts.md says', async () => {
    const guide = readFileSync(join(import.meta.dir, '../../docs/static-hosts.md'), 'utf8');
    const [most, mostWithout] = await Promise.all(
      [true, false].map(async (hasReader) => {
        const rules = rulesOf((await withTranslations(0, { hasReader })).get('/_headers')!);
        return 100 - rules.length;
      }),
    );
    expect(/with\s+more\s+than\s+(\d+)\s+of\s+them\s+\((\d+)\s+without/.exec(guide)?.slice(1)).toEqual([
      String(most),
      String(mostWithout),
    ]);
  });

  test('have the pages of the reader asked for each time, and its fonts never again', async () => {
    for (const count of [1, 500]) {
      const rules = rulesOf((await withTranslations(count, { hasReader: true })).get('/_headers')!);
      for (const page of ['/', '/docs', '/read/SMALL/MAT/5'])
        expect([page, ...cachingOf(rules, page)]).toEqual([page, 'Cache-Control: no-cache']);
      expect(cachingOf(rules, '/fonts/a.woff2')).toEqual([
        'Cache-Control: public, max-age=31536000, immutable',
      ]);
    }
  });
});

describe('the options', () => {
  test.each(['a$b', 'a"b', 'a{b}', 'a`b', 'a\nb', 'a\\b', "a'b", 'é'])('%j are refused in words', (value) => {
    expect(() => staticHostFiles({ library, ...usual, cacheControl: value })).toThrow(ReleaseError);
    expect(() => staticHostFiles({ library, ...usual, corsOrigin: value })).toThrow(/cannot be written/);
  });

  test('without CORS nothing is said of origins', async () => {
    for (const [, text] of await textsOf({ corsOrigin: '' })) expect(text).not.toContain('Access-Control');
  });

  test('a single allowed origin replaces "any"', async () => {
    const texts = await textsOf({ corsOrigin: 'https://app.example.org:8443' });
    for (const path of ['/nginx.conf', '/Caddyfile', '/_headers'])
      expect(texts.get(path)).toMatch(/Access-Control-Allow-Origin:? "?https:\/\/app\.example\.org:8443"?/);
  });
});

const cases = ['', '*', 'https://app.example.org'].flatMap((corsOrigin) =>
  [false, true].map((hasReader) => ({ corsOrigin, hasReader })),
);

describe.each(cases)('with the origin "$corsOrigin" and the reader: $hasReader', (options) => {
  test.skipIf(!Bun.which('nginx'))('nginx understands its configuration', async () => {
    const folder = newFolder();
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    const text = (await textsOf(options)).get('/nginx.conf')!.replace('http {', `http { ${temporary}`);
    writeFileSync(join(folder, 'nginx.conf'), text);
    const settings = `pid ${folder}/pid; error_log stderr;`;
    const { exitCode, stderr } = Bun.spawnSync([
      'nginx',
      '-t',
      '-c',
      join(folder, 'nginx.conf'),
      '-g',
      settings,
    ]);
    expect([exitCode, stderr.toString()]).toEqual([0, expect.not.stringMatching(/warn|emerg/)]);
  });

  test.skipIf(!Bun.which('caddy'))('Caddy understands its configuration, and would write it so', async () => {
    const folder = newFolder();
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, (await textsOf(options)).get('/Caddyfile')!);
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { exitCode, stderr } = Bun.spawnSync(
      ['caddy', 'validate', '--config', file, '--adapter', 'caddyfile'],
      {
        env,
      },
    );
    expect([exitCode, stderr.toString()]).toEqual([0, expect.not.stringContaining('not formatted')]);
  });
});

describe('docs/static-hosts.md', () => {
  const text = readFileSync(join(import.meta.dir, '../../docs/static-hosts.md'), 'utf8');

  test('describes every difference from the server', () => {
    const told = [...text.matchAll(/^\| (nginx|Caddy|both) \| (.*) \|$/gm)].map(([, hosts, reason]) => [
      hosts,
      reason,
    ]);
    const known = hostDifferences.map(({ hosts, reason }) => [
      hosts.length === 2 ? 'both' : hosts[0],
      reason,
    ]);
    expect(told).toEqual(known as typeof told);
  });
});
