import { afterEach, expect, test } from 'bun:test';
import { newFolder } from '../../test/new-folder.ts';
import { links } from '../documents/links.ts';
import { type Library, openLibrary } from './library.ts';
import { sampleChapters, sampleDocument, sampleRecord } from './sample-edition.fixture.ts';
import { openStore, type Store, storeKeys } from './store.ts';
import { gzipDocument, type StoredDocument, storedValue } from './stored-document.ts';
import { storedValues } from './stored-values.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

type Json = Record<string, never> & {
  documents: Record<string, unknown>[];
  editions: Record<string, unknown>[];
};

const catalogue = '/api/available_translations.json';

async function problemsAfter(change: (store: Store, library: Library) => void): Promise<string[]> {
  const directory = newFolder();
  const library = openLibrary(directory);
  opened.push(library);
  library.update((update) => {
    update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 2));
    update.putEdition(sampleRecord('mh', 'commentary'), [['/api/c/mh/books.json', sampleDocument('mh')]]);
    update.putDocument(catalogue, sampleDocument([]));
  });
  const store = openStore(directory, false).store;
  opened.push(store);
  const shard = library.manifest()!.editions[0]!.manifest.path;
  store.transactionSync(() => change(store, library));
  await Bun.sleep(1);
  return [...library.verify()].map(({ path, problem }) => `${path.replace(shard, 'SHARD')}: ${problem}`);
}

function put(store: Store, path: string, { hash, gzip }: StoredDocument): void {
  storedValues.put(store, path, storedValue.encode({ hash, body: gzip }));
}

function rewrite(store: Store, path: string, change: (manifest: Json) => void): void {
  const gzip = storedValue.decode(storedValues.read(store, path)!).body as Uint8Array<ArrayBuffer>;
  const manifest: Json = JSON.parse(new TextDecoder().decode(Bun.gunzipSync(gzip)));
  change(manifest);
  put(store, path, gzipDocument(new TextEncoder().encode(JSON.stringify(manifest))));
}

const shardOf = (library: Library) => library.manifest()!.editions[0]!.manifest.path;

test('a document that went, came or changed without the manifest is named', async () => {
  expect(await problemsAfter((store) => store.remove('/api/BSB/GEN/1.json'))).toEqual([
    '/api/BSB/GEN/1.json: is in the manifest, but not in the library',
  ]);
  expect(await problemsAfter((store) => put(store, '/api/BSB/GEN/9.json', sampleDocument(1)))).toEqual([
    '/api/BSB/GEN/9.json: is not in the manifest',
  ]);
  expect(await problemsAfter((store) => put(store, '/api/c/mh/books.json', sampleDocument(1)))).toEqual([
    '/api/c/mh/books.json: has another hash in the manifest',
  ]);
  expect(await problemsAfter((store) => put(store, links.report('BSB'), sampleDocument(1)))).toEqual([
    `${links.report('BSB')}: is not in the manifest`,
  ]);
  expect(await problemsAfter((store) => store.remove(catalogue))).toEqual([
    `${catalogue}: is in the manifest, but not in the library`,
  ]);
});

test('a wrong size in a manifest is found', async () => {
  const problems = await problemsAfter((store, library) =>
    rewrite(store, shardOf(library), ({ documents }) => {
      documents[1]!.size = 7;
    }),
  );
  expect(problems).toEqual(['/api/BSB/GEN/2.json: has another size in the manifest']);
});

test('a manifest that is missing is named, of the root and of an edition', async () => {
  expect(await problemsAfter((store) => store.remove(links.manifest))).toEqual([
    `${links.manifest}: is missing, damaged or older than the documents`,
  ]);
  expect(await problemsAfter((store, library) => store.remove(shardOf(library)))).toEqual([
    'SHARD: is missing',
  ]);
});

test('a manifest that is not a manifest any more is named', async () => {
  const other = sampleDocument({ format: 2 });
  expect(await problemsAfter((store) => put(store, links.manifest, other))).toEqual([
    `${links.manifest}: is missing, damaged or older than the documents`,
  ]);
  expect(await problemsAfter((store, library) => put(store, shardOf(library), other))).toEqual([
    'SHARD: does not match the documents',
  ]);
});

test('a manifest whose body is damaged is named once for its body', async () => {
  const problems = await problemsAfter((store, library) => {
    const { hash, body } = storedValue.decode(storedValues.read(store, shardOf(library))!);
    storedValues.put(store, shardOf(library), storedValue.encode({ hash, body: body.subarray(0, 40) }));
  });
  expect(problems).toEqual([expect.stringMatching(/^SHARD: does not decompress/)]);
});

test.each<[string, (store: Store, library: Library) => void]>([
  [
    'a root manifest that is damaged',
    (store) => {
      const { hash, body } = storedValue.decode(storedValues.read(store, links.manifest)!);
      storedValues.put(store, links.manifest, storedValue.encode({ hash, body: body.subarray(0, 40) }));
    },
  ],
  ['a root manifest that is gone', (store) => store.remove(links.manifest)],
  ['the manifest of an edition that is gone', (store, library) => store.remove(shardOf(library))],
])('%s is there again after the next update of anything', async (_, change) => {
  let damaged: Library | undefined;
  const problems = await problemsAfter((store, library) => {
    damaged = library;
    change(store, library);
  });
  expect(problems).not.toEqual([]);
  damaged!.update(() => {});
  expect([...damaged!.verify()]).toEqual([]);
});

test('a root manifest with a wrong sum, or the copy of it gone, is found', async () => {
  const release = (store: Store) => [...store.getKeys(storeKeys.range(storeKeys.manifests))][0]!;
  const sums = await problemsAfter((store) => {
    rewrite(store, links.manifest, ({ editions }) => {
      editions[0]!.documents = 99;
    });
  });
  expect(sums).toHaveLength(1);
  expect(sums[0]).toMatch(/: is not listed in any manifest$/);
  expect(await problemsAfter((store) => store.remove(release(store)))).toEqual([
    expect.stringMatching(/manifests\/[0-9a-f]{64}\.json: is missing$/),
  ]);
});

test('a root manifest that leaves an edition out, or invents one, is found', async () => {
  const out = await problemsAfter((store) =>
    rewrite(store, links.manifest, ({ editions }) => editions.pop()),
  );
  expect(out.join('\n')).toContain('is not listed in any manifest');
  const invented = await problemsAfter((store) =>
    rewrite(store, links.manifest, ({ editions }) => editions.push({ ...editions[0], id: 'KJV' })),
  );
  expect(invented).not.toEqual([]);
});

test('a manifest that no manifest names is found', async () => {
  const stray = links.editionManifest('KJV', '0'.repeat(64));
  expect(await problemsAfter((store) => put(store, stray, sampleDocument(1)))).toEqual([
    `${stray}: is not listed in any manifest`,
  ]);
});
