import { afterEach, describe, expect, test } from 'bun:test';
import { brotliDecompressSync } from 'node:zlib';
import { newFolder } from '../../test/new-folder.ts';
import { type Library, openLibrary } from './library.ts';
import { sampleBrotliDocument, sampleDocument, sampleRecord } from './sample-edition.fixture.ts';
import { openStore, storeKeys } from './store.ts';
import { withoutManifests } from './without-manifests.fixture.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

function newLibrary(directory = newFolder()): Library {
  const library = openLibrary(directory);
  opened.push(library);
  return library;
}

const CHAPTER = '/api/BSB/GEN/1.json';
const CATALOGUE = '/api/available_translations.json';

const brotliJson = (library: Library, path: string) => {
  const stored = library.peekBrotli(path);
  return stored && JSON.parse(String(brotliDecompressSync(stored.body)));
};

const edition = (version: number, make: typeof sampleDocument) =>
  [1, 2, 3].map((chapter) => [`/api/BSB/GEN/${chapter}.json`, make({ version, chapter })] as const);

describe('a document with a brotli body', () => {
  test('has both bodies, under one hash', () => {
    const library = newLibrary();
    const document = sampleBrotliDocument({ version: 1 });
    library.update((update) => update.putDocument(CATALOGUE, document));
    expect(brotliJson(library, CATALOGUE)).toEqual({ version: 1 });
    expect(Buffer.from(library.peekBrotli(CATALOGUE)!.hash)).toEqual(Buffer.from(document.hash));
    expect(Buffer.from(library.get(CATALOGUE)!.gzip)).toEqual(Buffer.from(document.gzip));
  });

  test('is one document among the paths', () => {
    const library = newLibrary();
    library.update((update) => update.putEdition(sampleRecord('BSB'), edition(1, sampleBrotliDocument)));
    expect(withoutManifests(library.paths())).toEqual(edition(1, sampleDocument).map(([path]) => path));
    expect(library.editions().map(({ id }) => id)).toEqual(['BSB']);
  });

  test('has both replaced', () => {
    const library = newLibrary();
    for (const version of [1, 2]) {
      library.update((update) => {
        update.putEdition(sampleRecord('BSB'), edition(version, sampleBrotliDocument));
        update.putDocument(CATALOGUE, sampleBrotliDocument({ version }));
      });
    }
    expect(brotliJson(library, CHAPTER)).toEqual({ version: 2, chapter: 1 });
    expect(brotliJson(library, CATALOGUE)).toEqual({ version: 2 });
    expect([...library.verify()]).toEqual([]);
  });

  test('loses it when it is written without, be the text another or the same', () => {
    for (const version of [1, 2]) {
      const library = newLibrary();
      library.update((update) => {
        update.putEdition(sampleRecord('BSB'), edition(1, sampleBrotliDocument));
        update.putDocument(CATALOGUE, sampleBrotliDocument({ version: 1 }));
      });
      library.update((update) => {
        update.putEdition(sampleRecord('BSB'), edition(version, sampleDocument));
        update.putDocument(CATALOGUE, sampleDocument({ version }));
      });
      expect(library.hasBrotli()).toBe(false);
      expect([...library.verify()]).toEqual([]);
    }
  });

  test('gains it when the same text is written with it', () => {
    const library = newLibrary();
    library.update((update) => update.putEdition(sampleRecord('BSB'), edition(1, sampleDocument)));
    expect(library.hasBrotli()).toBe(false);
    expect(library.peekBrotli(CHAPTER)).toBeUndefined();
    library.update((update) => update.putEdition(sampleRecord('BSB'), edition(1, sampleBrotliDocument)));
    expect(library.hasBrotli()).toBe(true);
    expect(brotliJson(library, CHAPTER)).toEqual({ version: 1, chapter: 1 });
  });

  test('is deleted with its document, alone or with the edition', () => {
    const library = newLibrary();
    library.update((update) => {
      update.putEdition(sampleRecord('BSB'), edition(1, sampleBrotliDocument));
      update.putEdition(sampleRecord('BSB2'), [['/api/BSB2/books.json', sampleBrotliDocument(1)]]);
      update.putDocument(CATALOGUE, sampleBrotliDocument(1));
    });
    library.update((update) => {
      update.putEdition(sampleRecord('BSB'), edition(1, sampleBrotliDocument).slice(0, 1));
      update.deleteDocument(CATALOGUE);
    });
    expect(library.peekBrotli('/api/BSB/GEN/2.json')).toBeUndefined();
    expect(library.peekBrotli(CATALOGUE)).toBeUndefined();
    library.update((update) => update.removeEdition('BSB'));
    expect(library.peekBrotli(CHAPTER)).toBeUndefined();
    expect(library.peekBrotli('/api/BSB2/books.json')).toBeDefined();
    library.update((update) => update.removeEdition('BSB2'));
    expect(library.hasBrotli()).toBe(false);
  });

  test('may have the longest path there is', () => {
    const library = newLibrary();
    const path = `/${'x'.repeat(399)}`;
    library.update((update) => update.putDocument(path, sampleBrotliDocument(1)));
    expect(brotliJson(library, path)).toBe(1);
    expect(library.peekBrotli(`${path}x`)).toBeUndefined();
  });
});

describe('verify', () => {
  test('reports a brotli body that is cut off, that has another text, or that is not brotli', () => {
    const library = newLibrary();
    const { hash, gzip, brotli } = sampleBrotliDocument({ text: 'In the beginning '.repeat(50) });
    const other = sampleBrotliDocument(2).brotli;
    const bodies = [brotli.subarray(0, -3), other, Buffer.from('nonsense'), brotli];
    library.update((update) => {
      for (const [index, body] of bodies.entries())
        update.putDocument(`/api/${index}.json`, { hash, gzip, brotli: body });
    });
    const problems = [...library.verify()];
    expect(problems.map(({ path }) => path)).toEqual(['/api/0.json', '/api/1.json', '/api/2.json']);
    expect(problems[0]?.problem).toMatch(/^in brotli does not decompress/);
    expect(problems[1]?.problem).toMatch(/^in brotli has hash/);
  });

  test('names one that was left behind when its document was rewritten or removed without it', async () => {
    const directory = newFolder();
    const library = newLibrary(directory);
    library.update((update) => {
      for (const name of ['changed', 'removed', 'sound'])
        update.putDocument(`/api/${name}.json`, sampleBrotliDocument(name));
      update.putDocument('/api/later.json', sampleDocument('later'));
    });
    const store = openStore(directory, false).store;
    opened.push(store);
    const later = store.getBinary('/api/later.json')!;
    store.transactionSync(() => {
      store.put('/api/changed.json', later);
      store.remove('/api/removed.json');
    });
    expect(store.getBinary(storeKeys.brotli('/api/removed.json'))).toBeDefined();
    const problems = [...library.verify()].filter(({ problem }) => problem.startsWith('in brotli'));
    expect(problems).toEqual([
      { path: '/api/changed.json', problem: 'in brotli is of another version of the document' },
      { path: '/api/removed.json', problem: 'in brotli has no document' },
    ]);
  });
});
