import { describe, expect, test } from 'bun:test';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { sha256Of } from '../lib/sha256.ts';
import { editionManifestOf, publishablePath, readRelease } from './release.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseSource } from './release-source.ts';

const hash = 'a'.repeat(64);
const document = { path: '/api/BSB/GEN/1.json', sha256: hash, size: 10 };
const edition = {
  id: 'BSB',
  kind: 'translation',
  documents: 1,
  size: 10,
  manifest: { path: `/api/x/manifests/BSB/${hash}.json`, sha256: hash, size: 100 },
};
const shared = { path: '/api/available_translations.json', sha256: hash, size: 5 };
const root = { format: 1, documents: 2, size: 15, shared: [shared], editions: [edition] };

function sourceOf(text: string): ReleaseSource {
  return {
    name: 'place',
    manifestPath: '/api/x/manifest.json',
    hasDocuments: true,
    read: async () => ({ bytes: new TextEncoder().encode(text) }),
    close: async () => undefined,
  };
}

const readText = (text: string) => readRelease(sourceOf(text));
const refusal = (value: unknown) =>
  readText(typeof value === 'string' ? value : JSON.stringify(value)).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  );

test('accepts a valid manifest, with the hash of its bytes', async () => {
  const text = JSON.stringify(root);
  const release = await readText(text);
  expect(release.manifest.documents).toBe(2);
  expect(release.sha256).toBe(sha256Of(new TextEncoder().encode(text)));
});

describe('an invalid manifest is rejected with a reason', () => {
  test.each([
    ['<!doctype html>', 'is a web page, not JSON'],
    ['', 'is not JSON'],
    ['\xff\xfe', 'is not valid|is not JSON'],
    ['[]', 'is not valid'],
    ['['.repeat(100_000), 'is not JSON'],
    [{ ...root, format: 2 }, 'at format'],
    [{ ...root, documents: -1 }, 'at documents'],
    [{ ...root, documents: 1e300 }, 'at documents'],
    [{ ...root, documents: '2' }, 'at documents'],
    [{ ...root, more: true }, 'is not valid'],
    [{ ...root, documents: 3 }, 'has counts that do not match the documents it lists'],
    [{ ...root, size: 16 }, 'has counts that do not match the documents it lists'],
    [{ ...root, shared: [{ ...shared, sha256: 'A'.repeat(64) }] }, 'at shared.0.sha256'],
    [{ ...root, shared: [{ ...shared, path: 'https://evil.example/x.json' }] }, 'at shared.0.path'],
    [{ ...root, shared: [{ ...shared, path: '/api/../../etc/passwd' }] }, 'which is not a shared document'],
    [{ ...root, shared: [{ ...shared, path: '/api//x.json' }] }, 'which is not a shared document'],
    [{ ...root, shared: [{ ...shared, path: '/api/x/manifest.json' }] }, 'which is not a shared document'],
    [{ ...root, editions: [{ ...edition, id: '../..' }] }, 'cannot be the manifest of'],
    [{ ...root, editions: [{ ...edition, id: 'c' }] }, 'cannot be the manifest of'],
    [{ ...root, editions: [{ ...edition, id: 'a\x1b[2J' }] }, 'cannot be the manifest of'],
    [
      { ...root, editions: [{ ...edition, manifest: { ...edition.manifest, path: '/api/BSB/GEN/1.json' } }] },
      'cannot be the manifest of',
    ],
    [{ ...root, documents: 3, size: 25, editions: [edition, edition] }, 'lists the edition "BSB" twice'],
  ])('%j', async (value, reason) => {
    const message = await refusal(value);
    expect(message).toMatch(new RegExp(`^ReleaseError: The manifest of place .*(?:${reason})`));
    expect(message).not.toMatch(/[\x00-\x1f]/);
  });

  test('if it does not exist', async () => {
    const source = { ...sourceOf(''), read: async () => undefined };
    await expect(readRelease(source)).rejects.toThrow('place has no manifest');
  });

  test('when its name has another hash', async () => {
    const path = `/api/x/manifests/${hash}.json`;
    await expect(readRelease(sourceOf(JSON.stringify(root)), path)).rejects.toThrow(
      'does not match its name',
    );
  });

  test('or accepted, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        expect(await refusal(text)).toStartWith('ReleaseError: ');
      }),
    );
  });

  test('or accepted, for another value of any member', async () => {
    const paths = [
      ['documents'],
      ['size'],
      ['shared'],
      ['editions'],
      ['shared', '0', 'path'],
      ['editions', '0', 'id'],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, value) => {
        const changed = structuredClone(root) as Record<string, unknown>;
        let holder = changed;
        for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
        holder[path.at(-1)!] = value;
        expect(await refusal(changed)).toMatch(/^(taken$|ReleaseError: )/);
      }),
    );
  });
});

describe('the manifest of an edition is refused', () => {
  const manifest = { format: 1, edition: 'BSB', kind: 'translation', documents: [document] };
  const read = (value: unknown, listed = {}) => {
    const text = JSON.stringify(value);
    const sha256 = sha256Of(new TextEncoder().encode(text));
    const entry = { path: `/api/x/manifests/BSB/${sha256}.json`, sha256, size: text.length };
    const from = { ...edition, kind: 'translation', manifest: entry, ...listed } as const;
    return editionManifestOf(sourceOf(text), from).then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };

  test('never when it is sound', async () => {
    expect(await read(manifest)).toBe('taken');
  });

  test.each([
    [{ ...manifest, edition: 'WEB' }, 'of another edition'],
    [{ ...manifest, kind: 'dataset' }, 'of another edition'],
    [{ ...manifest, documents: [] }, 'does not list the documents that'],
    [{ ...manifest, documents: [{ ...document, size: 11 }] }, 'does not list the documents that'],
    [{ ...manifest, documents: [{ ...document, size: 2 ** 60 }] }, 'at documents.0.size'],
    [{ ...manifest, documents: [{ ...document, path: '/api/WEB/GEN/1.json' }] }, 'not a document of BSB'],
    [{ ...manifest, documents: [{ ...document, path: '/api/BSB/../WEB/1.json' }] }, 'not a document of BSB'],
    [{ ...manifest, documents: [{ ...document, path: '/api/BSB/GEN/1.json?x' }] }, 'not a document of BSB'],
    [{ ...manifest, documents: [{ ...document, path: '/api/BSB/a\\..\\b' }] }, 'not a document of BSB'],
    [{ ...manifest, documents: [{ ...document, path: '/api/x/releases.json' }] }, 'not a document of BSB'],
  ])('when it is %j', async (value, reason) => {
    expect(await read(value)).toMatch(new RegExp(`^CorruptObjectError: .*${reason}`));
  });

  test('when it lists a document twice', async () => {
    const twice = { ...manifest, documents: [document, document] };
    expect(await read(twice, { documents: 2, size: 20 })).toContain('lists a document twice');
  });

  test('if its bytes do not match its name', async () => {
    expect(await read(manifest, { manifest: edition.manifest })).toContain(
      'does not match the hash in its name',
    );
  });
});

describe('a path that can be published', () => {
  const good = [
    '/api/BSB/GEN/1.json',
    '/_headers',
    '/404.html',
    '/api/d/x/people/saul-is-converted_326.json',
  ];
  test.each(good)('stays unchanged: %s', (path) => {
    expect(publishablePath(path)).toBe(path);
  });

  const bad = [
    '',
    '/',
    'api/x.json',
    '//etc/passwd',
    '/api/../../etc/passwd',
    '/api/./x.json',
    '/api//x.json',
    '/api/x/',
    '/.publishing/moves.json',
    '/api/.git/config',
    '/api\\..\\x',
    '/api/a\0b',
    '/api/a\nb',
    '/api/%2e%2e/x',
    'C:/x',
    '/C:/x',
    `/${'a'.repeat(300)}`,
    '/api/é.json',
  ];
  test.each(bad)('is not: %j', (path) => {
    expect(() => publishablePath(path)).toThrow(ReleaseError);
  });

  test('never points outside the folder that it is joined to', () => {
    const part = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '\0', ' ', '~', '$', '.x');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = `/${parts.join('')}`;
        try {
          publishablePath(path);
        } catch {
          return;
        }
        expect(resolve('/root/site', `.${path}`)).toBe(`/root/site${path}`);
      }),
    );
  });
});
