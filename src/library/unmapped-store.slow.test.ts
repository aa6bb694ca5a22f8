import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newFolder } from '../../test/new-folder.ts';
import { type Library, openLibrary, openServedLibrary } from './library.ts';
import { sampleChapters, sampleDocument, sampleRecord } from './sample-edition.fixture.ts';
import { parseStored } from './stored-document.ts';

setDefaultTimeout(60_000);

function contentOf(library: Library): unknown {
  const paths = library.paths();
  return {
    paths,
    generation: library.generation(),
    editions: library.editions(),
    bodies: paths.map((path) => Buffer.from(library.get(path)!.gzip).toString('base64')),
    chapters: library.paths('/api/BSB/GEN/'),
    missing: ['/api/BSB/GEN/0.json', '/api/A', '/zzz'].map((path) => library.get(path)),
  };
}

test('reads the same as LMDB after any writes', async () => {
  const edition = fc.record({
    id: fc.constantFrom('BSB', 'KJV', 'a', 'Z9'),
    chapters: fc.nat(60),
    version: fc.nat(5),
    longBytes: fc.nat(40_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edition, { maxLength: 6 }), async (editions) => {
      const directory = newFolder();
      const library = openLibrary(directory);
      const served = openServedLibrary(directory);
      for (const { id, chapters, version, longBytes } of editions) {
        library.update((update) => {
          update.putEdition(sampleRecord(id), [
            ...sampleChapters(id, version, chapters),
            [`/api/${id}/complete.json`, sampleDocument('x'.repeat(longBytes))],
          ]);
        });
      }
      await Bun.sleep(3);
      expect(contentOf(served)).toEqual(contentOf(library));
      await Promise.all([served.close(), library.close()]);
    }),
    { numRuns: 25 },
  );
});

const versionOf = (gzip: Uint8Array) => parseStored<{ version: number }>(gzip).version;

test('a reader that never pauses sees whole states while another process writes', async () => {
  const directory = newFolder();
  const library = openLibrary(directory);
  const write = (version: number) =>
    library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', version, 40)));
  write(0);
  const script = join(import.meta.dir, 'replacing-writer.fixture.ts');
  const writer = Bun.spawn([process.execPath, script, directory, '150', '40'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const served = openServedLibrary(directory);
  const generations = new Set<number>();
  let mixed = 0;
  while (writer.exitCode === null) {
    const before = served.generation();
    const paths = served.paths('/api/BSB/');
    const versions = new Set(paths.map((path) => versionOf(served.get(path)!.gzip)));
    if (served.generation() !== before) mixed++;
    else expect([paths.length, versions.size]).toEqual([40, 1]);
    generations.add(before);
    await Bun.sleep(0);
  }
  expect(served.damagedDocuments).toBe(0);
  expect(generations.size).toBeGreaterThan(1);
  expect(mixed).toBeLessThan(generations.size);
  await Promise.all([served.close(), library.close()]);
});

test('a file that is cut off while it is read loses documents, never the process', async () => {
  const directory = newFolder();
  const library = openLibrary(directory);
  library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 200)));
  const paths = library.paths('/api/');
  const { path: file } = library.file;
  await library.close();
  const bytes = readFileSync(file);
  const served = openServedLibrary(directory);
  const readable = () =>
    paths.filter((path) => {
      try {
        return served.get(path) !== undefined;
      } catch (error) {
        expect((error as Error).name).toBe('DamagedDocumentError');
        return false;
      }
    }).length;
  for (const part of [0.9, 0.5, 0.1, 0]) {
    truncateSync(file, Math.floor(bytes.length * part));
    await Bun.sleep(3);
    expect(readable()).toBeLessThan(paths.length);
    expect(() => served.editions()).not.toThrow();
  }
  expect(served.damagedDocuments).toBeGreaterThan(0);
  writeFileSync(file, bytes);
  await Bun.sleep(3);
  expect(readable()).toBe(paths.length);
  await served.close();
});

test('a document hidden by damage is not reported as missing', async () => {
  const directory = newFolder();
  const library = openLibrary(directory);
  library.update((update) => update.putEdition(sampleRecord('BSB'), sampleChapters('BSB', 1, 5)));
  const { path: file } = library.file;
  await library.close();
  const bytes = readFileSync(file);
  // Changes a key in a leaf without breaking its order
  for (
    let at = bytes.indexOf('/api/BSB/GEN/3.json');
    at >= 0;
    at = bytes.indexOf('/api/BSB/GEN/3.json', at + 1)
  )
    bytes.write('/api/BSB/GEN/3.jsoo', at, 'latin1');
  writeFileSync(file, bytes);
  const served = openServedLibrary(directory);
  expect(served.get('/api/BSB/GEN/3.json')).toBeUndefined();
  expect(() => served.requireAbsence('/api/BSB/GEN/3.json')).toThrow('/api/BSB/GEN/3.json cannot be read');
  expect(() => served.requireAbsence('/api/BSB/GEN/9.json')).not.toThrow();
  expect(() => served.requireAbsence('/api/KJV/GEN/9.json')).not.toThrow();
  expect(() => served.get('/api/BSB/GEN/3.jsoo')).toThrow('is damaged');
  await served.close();
});
