import { afterEach, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { newFolder } from '../../test/new-folder.ts';
import { links } from '../documents/links.ts';
import { isManifestPath } from './edition-record.ts';
import { type Library, openLibrary } from './library.ts';
import { listedDocuments } from './listed-documents.fixture.ts';
import {
  sampleBrotliDocument,
  sampleChapters,
  sampleDocument,
  sampleRecord,
} from './sample-edition.fixture.ts';
import { openStore, type Store, storeKeys } from './store.ts';
import { storedNumber } from './stored-document.ts';
import { storedValues } from './stored-values.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function newLibrary(directory = newFolder()): Library {
  const library = openLibrary(directory);
  opened.push(library);
  return library;
}

const catalogue = '/api/available_translations.json';
const body = (library: Library, path: string) => gunzipSync(library.get(path)!.gzip);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const manifests = (library: Library) => library.paths().filter(isManifestPath);

function sampleLibrary(directory?: string): Library {
  const library = newLibrary(directory);
  library.update((update) => {
    update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 3));
    update.putEdition(sampleRecord('xref', 'dataset'), [['/api/d/xref/books.json', sampleDocument('é')]]);
    update.putDocument(links.report('BSB'), sampleDocument({ a: 'report' }));
    update.putDocument(catalogue, sampleDocument(['BSB', 'xref']));
  });
  return library;
}

function described(library: Library, path: string) {
  const bytes = body(library, path);
  return { path, sha256: hash(bytes), size: bytes.length };
}

describe('the manifest of a library', () => {
  test('lists every document once, with the hash and size of its body', () => {
    const library = sampleLibrary();
    const { shared, editions, documents, size } = library.manifest()!;
    const listed = [
      ...shared,
      ...editions.flatMap(({ id }) => listedDocuments(library, library.manifest(), id)!),
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
    const paths = library.paths().filter((path) => !isManifestPath(path));
    expect(listed).toEqual(paths.map((path) => described(library, path)));
    expect(documents).toBe(6);
    expect(size).toBe(listed.reduce((sum, { size }) => sum + size, 0));
    expect(shared.map(({ path }) => path)).toEqual([catalogue]);
    expect(editions.map(({ id, kind, documents }) => [id, kind, documents])).toEqual([
      ['BSB', 'translation', 4],
      ['xref', 'dataset', 1],
    ]);
    expect([...library.verify()]).toEqual([]);
  });

  test('lists the search index of a lexicon once', () => {
    const library = newLibrary();
    const paths = [links.lexiconEntry('words', 'H1'), links.searchRoot('words/lexicon')];
    library.update((update) =>
      update.putEdition(
        sampleRecord('words', 'lexicon'),
        paths.map((path) => [path, sampleDocument(path)]),
      ),
    );
    expect(listedDocuments(library, library.manifest(), 'words')!.map(({ path }) => path)).toEqual(paths);
  });

  test('is also stored under its hash, like those of editions', () => {
    const library = sampleLibrary();
    const root = body(library, links.manifest);
    expect(body(library, links.release(hash(root)))).toEqual(root);
    for (const { id, manifest } of library.manifest()!.editions) {
      expect(manifest).toEqual(described(library, links.editionManifest(id, manifest.sha256)));
    }
    expect(manifests(library)).toHaveLength(4);
  });

  test('changes with the edition that changes; the manifests of others stay, stale ones go', () => {
    const library = sampleLibrary();
    const [before, untouched] = library.manifest()!.editions;
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 2, 2)));
    const [after, same] = library.manifest()!.editions;
    expect(same).toEqual(untouched!);
    expect(after!.manifest.sha256).not.toBe(before!.manifest.sha256);
    expect(listedDocuments(library, library.manifest(), 'BSB')!.map(({ path }) => path)).toEqual([
      '/api/BSB/GEN/1.json',
      '/api/BSB/GEN/2.json',
      links.report('BSB'),
    ]);
    expect(library.get(before!.manifest.path)).toBeUndefined();
    expect(manifests(library)).toHaveLength(4);
    expect([...library.verify()]).toEqual([]);
  });

  test.each<[string, (library: Library) => void]>([
    ['its report is rewritten', (it) => put(it, links.report('BSB'), 'new')],
    ['its report goes', (it) => it.update((update) => update.deleteDocument(links.report('BSB')))],
    ['one document is rewritten', (it) => put(it, '/api/BSB/GEN/2.json', 'new')],
    ['one document goes', (it) => it.update((update) => update.deleteDocument('/api/BSB/GEN/2.json'))],
    ['one document is added', (it) => put(it, '/api/BSB/EXO/1.json', 'new')],
    ['it goes', (it) => removeEdition(it, 'BSB')],
    [
      'it becomes another kind',
      (it) => it.update((update) => update.putEdition(sampleRecord('BSB', 'dataset'), [])),
    ],
    [
      'it is put, and one of its documents rewritten, in one update',
      (it) =>
        it.update((update) => {
          update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 2, 3));
          update.putDocument('/api/BSB/GEN/1.json', sampleDocument('new'));
        }),
    ],
    [
      'it is put, and one of its documents removed, in one update',
      (it) =>
        it.update((update) => {
          update.putDocument(links.report('BSB'), sampleDocument('new'));
          update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 3));
          update.deleteDocument('/api/BSB/GEN/1.json');
        }),
    ],
    [
      'it is removed and put again in one update',
      (it) =>
        it.update((update) => {
          update.removeEdition('BSB');
          update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 1));
        }),
    ],
    [
      'it is put and removed in one update',
      (it) =>
        it.update((update) => {
          update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 2, 3));
          update.removeEdition('BSB');
          update.deleteDocument(links.report('BSB'));
        }),
    ],
    [
      'it is given one path twice',
      (it) =>
        it.update((update) =>
          update.putEdition(sampleRecord('BSB'), [
            ...sampleChapters('BSB', 1, 2),
            ...sampleChapters('BSB', 2, 1),
          ]),
        ),
    ],
    ['a catalogue changes', (it) => put(it, catalogue, 'new')],
    ['a catalogue goes', (it) => it.update((update) => update.deleteDocument(catalogue))],
    ['a catalogue is added', (it) => put(it, '/api/zzz.json', 'new')],
    [
      'an edition "x" comes',
      (it) => it.update((update) => update.putEdition(sampleRecord('x'), sampleChapters('x', 1, 1))),
    ],
  ])('lists what is there after %s', (_, change) => {
    const library = sampleLibrary();
    const before = described(library, links.manifest).sha256;
    change(library);
    expect(described(library, links.manifest).sha256).not.toBe(before);
    expect([...library.verify()]).toEqual([]);
  });

  test('is the same for the same documents in another order or also in brotli', () => {
    const library = sampleLibrary();
    const before = manifests(library);
    library.update((update) => {
      update.putEdition(
        sampleRecord('BSB', 'translation', 'other'),
        sampleChapters('BSB', 1, 3).toReversed(),
      );
      update.putDocument(catalogue, sampleBrotliDocument(['BSB', 'xref']));
    });
    library.update(() => {});
    expect(manifests(library)).toEqual(before);
    expect(library.manifest()).toBeDefined();
    expect([...library.verify()]).toEqual([]);
  });

  test('is the same for any order of editions', () => {
    const texts = [
      ['A', 'B'],
      ['B', 'A'],
    ].map((ids) => {
      const library = newLibrary();
      for (const id of ids) {
        library.update((update) => update.putEdition(sampleRecord(id), sampleChapters(id, 1, 2)));
      }
      return String(body(library, links.manifest));
    });
    expect(texts[0]).toBe(texts[1]!);
  });

  test('stays unchanged if an update throws', () => {
    const library = sampleLibrary();
    const before = library.manifest()!;
    const change = () =>
      library.update((update) => {
        update.removeEdition('BSB');
        throw new Error('on purpose');
      });
    expect(change).toThrow('on purpose');
    expect(library.manifest()).toEqual(before);
  });

  test('does not list documents without an edition', () => {
    const library = sampleLibrary();
    put(library, '/api/KJV/books.json', 'stray');
    put(library, links.report('KJV'), 'stray');
    expect(library.manifest()!.documents).toBe(6);
    expect([...library.verify()].map(({ problem }) => problem)).toEqual(
      Array(2).fill('does not belong to any edition'),
    );
  });

  test('cannot be replaced by a document', () => {
    const library = sampleLibrary();
    const before = manifests(library);
    put(library, links.manifest, 'forged');
    put(library, links.release('0'.repeat(64)), 'forged');
    expect(manifests(library)).toEqual(before);
    expect([...library.verify()]).toEqual([]);
  });

  test('exists for a library without an edition, after its first update', () => {
    const library = newLibrary();
    expect(library.manifest()).toBeUndefined();
    library.update(() => {});
    expect(library.manifest()).toEqual({ format: 1, documents: 0, size: 0, shared: [], editions: [] });
    expect(listedDocuments(library, library.manifest(), 'BSB')).toBeUndefined();
  });
});

describe('a library that an older version', () => {
  function older(directory: string, change: (store: Store) => void): void {
    const store = openStore(directory, false).store;
    opened.push(store);
    store.transactionSync(() => {
      change(store);
      const generation = storedNumber.decode(storedValues.read(store, storeKeys.generation)!);
      storedValues.put(store, storeKeys.generation, storedNumber.encode(generation + 1));
    });
  }

  test('made is sound without a manifest, and gets all with the next update of anything', async () => {
    const directory = newFolder();
    const library = sampleLibrary(directory);
    const before = manifests(library);
    older(directory, (store) => {
      for (const path of [...before, storeKeys.manifest]) store.remove(path);
    });
    await Bun.sleep(1);
    expect(library.manifest()).toBeUndefined();
    expect(listedDocuments(library, library.manifest(), 'BSB')).toBeUndefined();
    expect(library.get('/api/BSB/GEN/1.json')).toBeDefined();
    expect([...library.verify()]).toEqual([]);
    library.update((update) => update.putDocument(catalogue, sampleDocument(['BSB', 'xref'])));
    expect(manifests(library)).toEqual(before);
    expect([...library.verify()]).toEqual([]);
  });

  test('changed has no manifest of its state, says so, and gets it with the next update of anything', async () => {
    const directory = newFolder();
    const library = sampleLibrary(directory);
    older(directory, (store) => store.remove('/api/BSB/GEN/2.json'));
    await Bun.sleep(1);
    expect(library.manifest()).toBeUndefined();
    expect([...library.verify()]).toEqual([
      { path: links.manifest, problem: expect.stringContaining('older than the documents') },
    ]);
    library.update(() => {});
    expect(listedDocuments(library, library.manifest(), 'BSB')!).toHaveLength(3);
    expect([...library.verify()]).toEqual([]);
  });
});

function put(library: Library, path: string, text: string): void {
  library.update((update) => update.putDocument(path, sampleDocument(text)));
}

function removeEdition(library: Library, id: string): void {
  library.update((update) => {
    update.removeEdition(id);
    update.deleteDocument(links.report(id));
  });
}
