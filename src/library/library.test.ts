import { afterEach, describe, expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverLibrary } from './deliver-library.ts';
import { isLibrary, type Library, openLibrary } from './library.ts';
import { sampleChapters, sampleDocument, sampleRecord } from './sample-edition.fixture.ts';
import { storeFile } from './store.ts';
import { withoutManifests } from './without-manifests.fixture.ts';

const directories: string[] = [];
const libraries: Library[] = [];

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'library-'));
  directories.push(directory);
  return directory;
}

function newLibrary(directory = newDirectory(), options = {}): Library {
  const library = openLibrary(directory, options);
  libraries.push(library);
  return library;
}

afterEach(async () => {
  for (const library of libraries.splice(0)) await library.close();
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

test.each(['translations', 'datasets', 'api/x/manifest.json'])(
  'a library is not written into a folder that contains %s, unless it already has one',
  async (name) => {
    const [directory, other] = [newDirectory(), newDirectory()];
    newLibrary(other).update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 1)));
    mkdirSync(join(directory, name), { recursive: true });
    const message = `${directory} is not the folder of a library: it contains ${name}. Give another folder.`;
    expect(() => newLibrary(directory)).toThrow(message);
    await expect(deliverLibrary(other, directory)).rejects.toThrow(message);
    expect(isLibrary(directory)).toBe(false);
    mkdirSync(join(other, name), { recursive: true });
    expect(newLibrary(other).edition('BSB')).toBeDefined();
  },
);

describe('an edition', () => {
  test('is read document by document after it was written', () => {
    const library = newLibrary();
    const documents = sampleChapters('BSB', 1, 3);
    library.update((update) => update.putEdition(sampleRecord('BSB'), documents));
    for (const [path, document] of documents) {
      expect(Buffer.from(library.get(path)!.hash)).toEqual(Buffer.from(document.hash));
      expect(Buffer.from(library.get(path)!.gzip)).toEqual(Buffer.from(document.gzip));
    }
    expect(library.edition('BSB')).toEqual(sampleRecord('BSB'));
  });

  test('with the id "x" neither replaces nor removes the extensions of other editions', () => {
    const library = newLibrary();
    const report = '/api/x/report/BSB.json';
    library.update((update) => {
      update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 1));
      update.putDocument(report, sampleDocument({}));
      update.putEdition(sampleRecord('x'), sampleChapters('x', 1, 2));
    });
    library.update((update) => update.putEdition(sampleRecord('x'), sampleChapters('x', 2, 1)));
    expect(withoutManifests(library.paths('/api/x/'))).toEqual(['/api/x/GEN/1.json', report]);
    library.update((update) => update.removeEdition('x'));
    expect(withoutManifests(library.paths('/api/x/'))).toEqual([report]);
    expect([...library.verify()]).toEqual([]);
    library.update((update) => update.removeEdition('BSB'));
    expect([...library.verify()]).toEqual([{ path: report, problem: 'does not belong to any edition' }]);
  });

  test('loses the documents that its replacement does not have', () => {
    const library = newLibrary();
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 3)));
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 2, 2)));
    expect(withoutManifests(library.paths())).toEqual(['/api/BSB/GEN/1.json', '/api/BSB/GEN/2.json']);
  });

  test('does not affect editions whose ids share a prefix', () => {
    const library = newLibrary();
    const ids = ['BSB', 'BSB-2', 'BSB0', 'BSBX', 'BS', 'bsb'];
    for (const id of ids) {
      library.update((update) => update.putEdition(sampleRecord(id), sampleChapters(id, 1, 1)));
    }
    library.update((update) => update.removeEdition('BSB'));
    expect(library.editions().map(({ id }) => id)).toEqual(['BS', 'BSB-2', 'BSB0', 'BSBX', 'bsb']);
    expect(withoutManifests(library.paths()).length).toBe(5);
    expect([...library.verify()]).toEqual([]);
  });

  test('is under a path of its kind', () => {
    const library = newLibrary();
    library.update((update) => {
      update.putEdition(sampleRecord('x', 'commentary'), [['/api/c/x/books.json', sampleDocument(1)]]);
      update.putEdition(sampleRecord('y', 'dataset'), [['/api/d/y/books.json', sampleDocument(2)]]);
    });
    expect(library.paths('/api/c/')).toEqual(['/api/c/x/books.json']);
    expect([...library.verify()]).toEqual([]);
  });

  test('that becomes another kind leaves nothing under its old path', () => {
    const library = newLibrary();
    library.update((update) => update.putEdition(sampleRecord('x'), sampleChapters('x', 1, 2)));
    library.update((update) => {
      update.putEdition(sampleRecord('x', 'dataset'), [['/api/d/x/books.json', sampleDocument(2)]]);
    });
    expect(withoutManifests(library.paths())).toEqual(['/api/d/x/books.json']);
  });

  test.each(['c', 'd', 'C', 'D', '', 'a/b', '../x', 'ü'])('cannot have the id "%s"', (id) => {
    const library = newLibrary();
    expect(() => library.update((update) => update.putEdition(sampleRecord(id), []))).toThrow('id');
  });

  test('may have an id of 300 letters, and no longer one', () => {
    const library = newLibrary();
    const putId = (id: string) =>
      library.update((update) => update.putEdition(sampleRecord(id), sampleChapters(id, 1, 1)));
    putId('x'.repeat(300));
    expect([...library.verify()]).toEqual([]);
    expect(() => putId('x'.repeat(301))).toThrow('too long');
  });

  test('cannot contain a document of another edition', () => {
    const library = newLibrary();
    const change = () =>
      library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('KJV', 1, 1)));
    expect(change).toThrow('/api/KJV/GEN/1.json cannot belong to BSB');
    expect(withoutManifests(library.paths())).toEqual([]);
  });
});

describe('an update', () => {
  test('that throws changes nothing', () => {
    const library = newLibrary();
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 3)));
    const before = library.generation();
    const change = () =>
      library.update((update) => {
        update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 2, 9));
        update.deleteDocument('/api/BSB/GEN/1.json');
        throw new Error('on purpose');
      });
    expect(change).toThrow('on purpose');
    expect(library.generation()).toBe(before);
    expect(withoutManifests(library.paths()).length).toBe(3);
  });

  test('records the time of its commit, which a delivered copy keeps', async () => {
    const library = newLibrary();
    expect(library.committedAt()).toBeUndefined();
    const before = Date.now();
    library.update(() => {});
    const committedAt = library.committedAt()!;
    expect(committedAt).toBeGreaterThanOrEqual(before);
    expect(committedAt).toBeLessThanOrEqual(Date.now());
    const copy = newDirectory();
    await library.copyTo(join(copy, 'library.mdb'));
    expect(newLibrary(copy, { readOnly: true }).committedAt()).toBe(committedAt);
  });

  test('that is asynchronous is refused', () => {
    const library = newLibrary();
    expect(() => library.update(async () => {})).toThrow('asynchronous');
    expect(library.generation()).toBe(0);
  });

  test('sees its own changes', () => {
    const library = newLibrary();
    library.update((update) => {
      update.putEdition(sampleRecord('B'), []);
      update.putEdition(sampleRecord('A'), []);
      expect(update.editions().map(({ id }) => id)).toEqual(['A', 'B']);
      update.removeEdition('B');
      expect(update.editions().map(({ id }) => id)).toEqual(['A']);
    });
  });

  test('raises the generation, from its next turn on also for a reader that was open before', async () => {
    const directory = newDirectory();
    const writer = newLibrary(directory);
    const reader = newLibrary(directory, { readOnly: true });
    expect(reader.generation()).toBe(0);
    writer.update((update) => update.putDocument('/api/available_translations.json', sampleDocument([])));
    expect(writer.generation()).toBe(1);
    await Bun.sleep(1);
    expect(reader.generation()).toBe(1);
    expect(reader.get('/api/available_translations.json')).toBeDefined();
  });

  test('is possible in a process that has the library open read-only', async () => {
    const directory = newDirectory();
    await openLibrary(directory).close();
    const reader = newLibrary(directory, { readOnly: true });
    expect(reader.generation()).toBe(0);
    const writer = newLibrary(directory);
    writer.update((update) => update.putDocument('/api/available_translations.json', sampleDocument([])));
    await writer.close();
    await Bun.sleep(1);
    expect(reader.generation()).toBe(1);
  });

  test('is refused by a library that was opened read-only', () => {
    const directory = newDirectory();
    newLibrary(directory);
    const reader = newLibrary(directory, { readOnly: true });
    expect(() => reader.update(() => {})).toThrow('read-only');
  });

  test('repeated a hundred times uses the freed pages again', () => {
    const directory = newDirectory();
    const library = newLibrary(directory);
    const sizes: number[] = [];
    for (let version = 0; version < 100; version++) {
      const documents = sampleChapters('BSB', version, 200);
      library.update((update) => update.putEdition(sampleRecord('BSB'), documents));
      sizes.push(statSync(storeFile(directory)).size);
    }
    expect(sizes[99]).toBe(sizes[10]!);
  });

  test('refuses paths that no request could name', () => {
    const library = newLibrary();
    for (const path of ['', 'api', '/a b', '/é', `/${'x'.repeat(401)}`]) {
      expect(() => library.update((update) => update.putDocument(path, sampleDocument(1)))).toThrow('path');
      expect(library.get(path)).toBeUndefined();
    }
  });
});

describe('verify', () => {
  test('names a document that does not belong to any edition', () => {
    const library = newLibrary();
    library.update((update) => update.putDocument('/api/KJV/books.json', sampleDocument(1)));
    expect([...library.verify()]).toEqual([
      { path: '/api/KJV/books.json', problem: 'does not belong to any edition' },
    ]);
  });

  test('names a document whose body is not what its hash says, or no gzip', () => {
    const library = newLibrary();
    const { hash } = sampleDocument(1);
    library.update((update) => {
      update.putDocument('/api/a.json', { hash, gzip: sampleDocument(2).gzip });
      update.putDocument('/api/b.json', { hash, gzip: Buffer.from('nonsense') });
    });
    expect([...library.verify()].map(({ path }) => path)).toEqual(['/api/a.json', '/api/b.json']);
  });
});

describe('opening', () => {
  test('creates a missing folder, and isLibrary returns true then', () => {
    const directory = join(newDirectory(), 'a', 'b');
    expect(isLibrary(directory)).toBe(false);
    newLibrary(directory);
    expect(isLibrary(directory)).toBe(true);
  });

  test('read-only says what to do when there is no library', () => {
    expect(() => openLibrary(newDirectory(), { readOnly: true })).toThrow(
      /no library in .*scriptorium build/,
    );
  });

  test('says when the file is not a library', () => {
    const directory = newDirectory();
    writeFileSync(join(directory, 'library.mdb'), 'not LMDB'.repeat(50_000));
    for (const readOnly of [true, false]) {
      expect(() => openLibrary(directory, { readOnly })).toThrow('is not a library');
    }
  });

  test('reads the same documents after closing', async () => {
    const directory = newDirectory();
    const library = openLibrary(directory);
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 3)));
    await library.close();
    expect(withoutManifests(newLibrary(directory, { readOnly: true }).paths()).length).toBe(3);
  });
});
