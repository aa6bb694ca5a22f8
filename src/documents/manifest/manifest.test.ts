import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { links } from '../links.ts';
import { editionManifest, rootManifest } from './manifest.ts';
import type { ManifestEdition } from './manifest-schema.ts';
import { editionManifestSchema, type ManifestEntry, manifestSchema } from './manifest-schema.ts';

const entry = (path: string, size = 1): ManifestEntry => ({ path, sha256: 'ab'.repeat(32), size });
const listed = (id: string, documents: number, size: number): ManifestEdition => {
  return { id, kind: 'translation', documents, size, manifest: entry(links.editionManifest(id, 'ab')) };
};
const entries = fc
  .uniqueArray(fc.string({ unit: 'grapheme-ascii' }), { minLength: 2 })
  .map((names) => names.map((name, index) => entry(`/api/${name}`, index)));

test('an edition is listed by the paths of its documents, sorted', () => {
  const documents = [entry('/api/B/b.json'), entry('/api/B/B.json'), entry('/api/B/a/1.json')];
  const manifest = editionManifestSchema.parse(
    JSON.parse(editionManifest({ id: 'B', kind: 'dataset' }, documents)),
  );
  expect(manifest).toMatchObject({ edition: 'B', kind: 'dataset' });
  expect(manifest.documents.map(({ path }) => path)).toEqual([
    '/api/B/B.json',
    '/api/B/a/1.json',
    '/api/B/b.json',
  ]);
});

test('a release lists its editions, sorted by id, and shared documents', () => {
  const shared = [entry('/api/b.json', 10), entry('/api/a.json', 20)];
  const editions = [listed('b', 3, 300), listed('B', 4, 4000)];
  const manifest = manifestSchema.parse(JSON.parse(String(rootManifest(shared, editions))));
  expect(manifest).toMatchObject({ documents: 9, size: 4330 });
  expect(manifest.shared.map(({ path }) => path)).toEqual(['/api/a.json', '/api/b.json']);
  expect(manifest.editions).toEqual([listed('B', 4, 4000), listed('b', 3, 300)]);
});

test('a release of nothing is a manifest too', () => {
  const nothing = { format: 1 as const, documents: 0, size: 0, shared: [], editions: [] };
  expect(manifestSchema.parse(JSON.parse(String(rootManifest([], []))))).toEqual(nothing);
});

test('the same documents produce the same text in any order', () => {
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat()), (documents, ranks) => {
      const ranked = documents.map((document) => ({ document, rank: ranks.next().value }));
      const shuffled = ranked
        .sort((a, b) => a.rank - b.rank)
        .map(({ document: { path, sha256, size } }) => ({ size, sha256, path }));
      const edition = { id: 'B', kind: 'translation' } as const;
      expect(editionManifest(edition, shuffled)).toBe(editionManifest(edition, documents));
      expect(String(rootManifest(shuffled, []))).toBe(String(rootManifest(documents, [])));
    }),
  );
});

test('a manifest of other documents is another text', () => {
  const one = entry('/api/B/1.json');
  const others = [entry('/api/B/2.json'), { ...one, size: 2 }, { ...one, sha256: 'cd'.repeat(32) }];
  const texts = [one, ...others].map((document) => editionManifest({ id: 'B', kind: 'dataset' }, [document]));
  expect(new Set(texts).size).toBe(4);
});
