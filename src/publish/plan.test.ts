import { describe, expect, test } from 'bun:test';
import { links } from '../documents/links.ts';
import { editionManifest, rootManifest } from '../documents/manifest/manifest.ts';
import { sha256Of } from '../lib/sha256.ts';
import { Release } from '../release/release.ts';
import { documentChanges } from './plan.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function releaseOf(names: readonly string[], version = ''): Release {
  const documents = names.map((name) => {
    const path = `/api/AAA/${name}.json`;
    return { path, sha256: sha256Of(utf8(path + version)), size: 1 };
  });
  const bytes = utf8(editionManifest({ id: 'AAA', kind: 'translation' }, documents));
  const sha256 = sha256Of(bytes);
  const manifest = { path: links.editionManifest('AAA', sha256), sha256, size: bytes.length };
  const listed = {
    id: 'AAA',
    kind: 'translation',
    documents: names.length,
    size: names.length,
    manifest,
  } as const;
  const root = utf8(String(rootManifest([], names.length > 0 ? [listed] : [])));
  return new Release(root, async () => bytes, { name: 'a test', advice: '' });
}

async function phasesOf(to: Release, before: readonly Release[]) {
  const { puts } = await documentChanges(to, before, { isRepair: false });
  return new Map(
    puts.map(({ entry, phase }) => [entry.path.slice('/api/AAA/'.length, -'.json'.length), phase]),
  );
}

describe('a list is uploaded after its documents', () => {
  const old = ['books', 'GEN/1'];
  const now = ['books', 'GEN/1', 'GEN/2'];

  test('where it has changed', async () => {
    const phases = await phasesOf(releaseOf(now, 'b'), [releaseOf(old)]);
    expect(phases.get('books')).toBeGreaterThan(phases.get('GEN/2')!);
  });

  test('where an interrupted publication may not have removed it yet', async () => {
    const phases = await phasesOf(releaseOf(now, 'b'), [releaseOf(old), releaseOf([])]);
    expect(phases.get('books')).toBeGreaterThan(phases.get('GEN/2')!);
  });
});

test('a manifest at the destination that lists documents of others is refused, and nothing is removed', async () => {
  const documents = [{ path: '/api/BBB/GEN/1.json', sha256: '0'.repeat(64), size: 1 }];
  const bytes = utf8(editionManifest({ id: 'AAA', kind: 'translation' }, documents));
  const sha256 = sha256Of(bytes);
  const manifest = { path: links.editionManifest('AAA', sha256), sha256, size: bytes.length };
  const root = String(
    rootManifest([], [{ id: 'AAA', kind: 'translation', documents: 1, size: 1, manifest }]),
  );
  const there = new Release(utf8(root), async () => bytes, { name: 'the site', advice: 'Try again.' });
  const changes = documentChanges(releaseOf(['books']), [there], { isRepair: false });
  await expect(changes).rejects.toThrow(
    `${manifest.path} of the site lists "/api/BBB/GEN/1.json", which is not a document of AAA. Try again.`,
  );
});
