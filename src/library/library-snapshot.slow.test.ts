import { afterEach, describe, expect, test } from 'bun:test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { newFolder } from '../../test/new-folder.ts';
import { type Library, openLibrary } from './library.ts';
import { listedDocuments } from './listed-documents.fixture.ts';
import {
  sampleBrotliDocument,
  sampleChapters,
  sampleDocument,
  sampleRecord,
} from './sample-edition.fixture.ts';
import type { LibrarySnapshot } from './snapshot.ts';
import { storeFile } from './store.ts';

const libraries: Library[] = [];
afterEach(async () => {
  for (const library of libraries.splice(0)) await library.close();
});

function newLibrary(directory: string, options = {}): Library {
  const library = openLibrary(directory, options);
  libraries.push(library);
  return library;
}

function putVersion(library: Library, version: number, chapters = 3): void {
  library.update((update) => {
    update.putEdition(
      sampleRecord('BSB', 'translation', String(version)),
      sampleChapters('BSB', version, chapters),
    );
    update.putDocument('/api/available_translations.json', sampleDocument({ version }));
  });
}

function versions(snapshot: LibrarySnapshot): number[] {
  const { shared, editions } = snapshot.manifest!;
  const listed = [
    ...shared,
    ...editions.flatMap(({ id }) => listedDocuments(snapshot, snapshot.manifest, id)!),
  ];
  const found = listed.map(({ path, sha256 }) => {
    const { hash, gzip } = snapshot.get(path)!;
    expect(Buffer.from(hash).toString('hex')).toBe(sha256);
    return JSON.parse(String(gunzipSync(gzip))).version;
  });
  return [...new Set(found)];
}

describe('a snapshot', () => {
  test.each([false, true])(
    'stays one state while another process commits (read-only: %p)',
    async (readOnly) => {
      const directory = newFolder();
      const writing = openLibrary(directory);
      putVersion(writing, 1, 150);
      await writing.close();
      const library = newLibrary(directory, { readOnly });
      const snapshot = library.snapshot();
      const { manifest } = snapshot;
      const script = join(import.meta.dir, 'replacing-writer.fixture.ts');
      const writer = Bun.spawn([process.execPath, script, directory, '15', '200'], { stdout: 'pipe' });
      let readings = 0;
      while (writer.exitCode === null) {
        expect(versions(snapshot)).toEqual([1]);
        readings++;
        await Bun.sleep(1);
      }
      expect(writer.exitCode).toBe(0);
      expect(readings).toBeGreaterThan(1);
      expect(versions(snapshot)).toEqual([1]);
      expect(listedDocuments(snapshot, snapshot.manifest, 'BSB')!).toHaveLength(150);
      const later = library.snapshot();
      expect(versions(later)).toEqual([16]);
      expect(library.manifest()).toEqual(later.manifest!);
      expect(later.manifest).not.toEqual(manifest!);
      later.close();
      snapshot.close();
    },
  );

  test('stays one state while its own process commits more than the file had room for', async () => {
    const library = newLibrary(newFolder());
    putVersion(library, 1);
    const snapshots = [library.snapshot()];
    for (let version = 2; version <= 6; version++) {
      putVersion(library, version, 2000);
      snapshots.push(library.snapshot());
      if (version % 2) await Bun.sleep(1);
    }
    expect(snapshots.map(versions)).toEqual([[1], [2], [3], [4], [5], [6]]);
    for (const snapshot of snapshots.toReversed()) snapshot.close();
    expect(library.manifest()!.documents).toBe(2001);
  });

  test('gives the brotli body too where the document has one', () => {
    const library = newLibrary(newFolder());
    const document = sampleBrotliDocument({ a: 1 });
    library.update((update) => {
      update.putDocument('/api/both.json', document);
      update.putDocument('/api/one.json', sampleDocument({ a: 1 }));
    });
    const snapshot = library.snapshot();
    expect(Buffer.from(snapshot.get('/api/both.json')!.brotli!)).toEqual(Buffer.from(document.brotli));
    expect(Buffer.from(snapshot.get('/api/both.json')!.gzip)).toEqual(Buffer.from(document.gzip));
    expect(snapshot.get('/api/one.json')).not.toHaveProperty('brotli');
    snapshot.close();
  });

  test('returns undefined for missing documents', () => {
    const snapshot = newLibrary(newFolder()).snapshot();
    expect(snapshot.manifest).toBeUndefined();
    for (const path of ['/api/BSB/GEN/1.json', '', 'x', `/${'x'.repeat(5000)}`]) {
      expect(snapshot.get(path)).toBeUndefined();
    }
    snapshot.close();
  });

  test('that is closed says so when it is read, and may be closed again', () => {
    const library = newLibrary(newFolder());
    const [snapshot, other] = [library.snapshot(), library.snapshot()];
    snapshot.close();
    snapshot.close();
    expect(() => snapshot.get('/api/a.json')).toThrow('closed');
    expect(other.get('/api/a.json')).toBeUndefined();
    other.close();
  });

  test('that is closed leaves the pages that it held to later updates', async () => {
    const directory = newFolder();
    const library = newLibrary(directory);
    const sizes: number[] = [];
    for (let version = 1; version <= 60; version++) {
      putVersion(library, version, 100);
      const snapshot = library.snapshot();
      await Bun.sleep(1);
      expect(versions(snapshot)).toEqual([version]);
      snapshot.close();
      sizes.push(statSync(storeFile(directory)).size);
    }
    expect(sizes.at(-1)).toBe(sizes[20]!);
  });
});
