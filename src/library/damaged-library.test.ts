import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { openLibrary } from './library.ts';
import { fileProblem, pageProblem } from './pages.ts';
import {
  sampleBrotliDocument,
  sampleChapters,
  sampleDocument,
  sampleRecord,
} from './sample-edition.fixture.ts';
import { storeFile } from './store.ts';

setDefaultTimeout(300_000);

const pageBytes = 1024;
const reader = join(import.meta.dir, 'library-reader.fixture.ts');

/** A library of a few states, with values that fill pages and free pages in between. */
async function newLibrary(): Promise<string> {
  const directory = newFolder();
  const library = openLibrary(directory);
  for (const version of [1, 2, 3]) {
    library.update((update) => {
      const chapters = sampleChapters('BSB', version, 120);
      const text = Array.from({ length: 400 }, (_, index) => `${version} ${index * 7919}`).join(' ');
      update.putEdition(sampleRecord('BSB', 'translation', String(version)), [
        ...chapters,
        ['/api/BSB/complete.json', sampleBrotliDocument({ version, text })],
      ]);
      update.putDocument('/api/available_translations.json', sampleDocument({ version }));
    });
  }
  await library.close();
  return directory;
}

const sound = storeFile(await newLibrary());
const bytes = readFileSync(sound);
const pages = bytes.length / pageBytes;

/** A folder with a changed copy of the library, and the path of the copy. */
function changedCopy(change: (file: string) => void): { directory: string; file: string } {
  const directory = newFolder({});
  const file = join(directory, 'library.mdb');
  copyFileSync(sound, file);
  change(file);
  return { directory, file };
}

function withZeros(from: number, length: number): (file: string) => void {
  const changed = Buffer.from(bytes);
  changed.fill(0, from, from + length);
  return (file) => writeFileSync(file, changed);
}

/** What a process prints that reads the library, or writes to it, as far as it gets. */
function use(how: 'verify' | 'serve' | 'build', directory: string): { printed: string; signal: unknown } {
  const child = Bun.spawnSync([process.execPath, reader, how, directory]);
  expect(child.exitCode, String(child.stderr)).toBe(0);
  return { printed: String(child.stdout), signal: child.signalCode };
}

test('a library as builds leave it has no problem', () => {
  expect([fileProblem(sound), pageProblem(sound)]).toEqual([undefined, undefined]);
  for (const how of ['verify', 'serve', 'build'] as const) {
    const { directory } = changedCopy(() => {});
    expect(use(how, directory)).toEqual({ printed: 'fine\n', signal: undefined });
  }
});

describe('a library that is cut off', () => {
  const boundaries = [...Array(pages).keys()].map((page) => page * pageBytes);
  const cuts = boundaries.flatMap((at) => [at - 1, at, at + 1]).filter((at) => at > 0);

  test('anywhere is found before it is mapped', () => {
    const { file } = changedCopy(() => {});
    for (const at of [...cuts, 2, 24, 31, 150, bytes.length - 1].sort((a, b) => b - a)) {
      truncateSync(file, at);
      expect(fileProblem(file), `after ${at} bytes`).toMatch(/^is cut off after |^is not a library$/);
      if (at > 160) expect(fileProblem(file)).toStartWith('is cut off after ');
    }
  });

  const sampled = [1, 31, 159, 1023, 1024, 1025, 2047, 2048, 2049, 3000, bytes.length >> 1, bytes.length - 1];
  test.each(sampled)('after %p bytes is one line, whoever opens it', (at) => {
    for (const how of ['verify', 'serve', 'build'] as const) {
      const { directory, file } = changedCopy((copy) => truncateSync(copy, at));
      expect(use(how, directory)).toEqual({
        printed: expect.stringMatching(
          /^DamagedLibraryError: The library in \S+ cannot be read: \S+ is (?:cut off after [\d,]+ bytes|not a library)\. Put a copy in its place, or move it away and build again\.\n$/,
        ),
        signal: undefined,
      });
      expect(statSync(file).size).toBe(at);
    }
  });

  test('only of pages that were freed is whole', () => {
    const { file } = changedCopy(() => {});
    // As where the last pages were freed before they were written
    const state = bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(pageBytes + 152) ? 0 : pageBytes;
    const changed = Buffer.from(bytes);
    changed.writeBigUInt64LE(BigInt(pages + 4), state + 144);
    writeFileSync(file, changed);
    expect(fileProblem(file)).toBeUndefined();
  });
});

describe('a library with zeros in it', () => {
  const inFirstPages: [string, number, number][] = [
    ['all of it', 0, bytes.length],
    ['the first page', 0, pageBytes],
    ['the second page', pageBytes, pageBytes],
    ['both', 0, 2 * pageBytes],
    ['the header of the first page', 0, 24],
    ['the header of the second page', pageBytes, 24],
    ['what LMDB knows it by', 24, 4],
    ['the version', 28, 4],
    ['the page size', 48, 4],
    ['the trees', 48, 96],
    ['the trees of the second page', pageBytes + 48, 96],
    ['the number of pages', 144, 8],
    ['the transaction', 152, 8],
    ['the transaction of the second page', pageBytes + 152, 8],
  ];

  test.each(inFirstPages)('%s is one line, whoever opens it', (_, from, length) => {
    for (const how of ['verify', 'serve', 'build'] as const) {
      const { directory } = changedCopy(withZeros(from, length));
      expect(use(how, directory)).toEqual({
        printed: expect.stringMatching(/^DamagedLibraryError: The library in .* build again\.\n$/),
        signal: undefined,
      });
    }
  });

  test('in any page that is in use is found by looking at all pages, or by the hashes', async () => {
    const inUse: number[] = [];
    for (let page = 2; page < pages; page++) {
      const { file } = changedCopy(withZeros(page * pageBytes, pageBytes));
      expect(fileProblem(file)).toBeUndefined();
      if (pageProblem(file) !== undefined) inUse.push(page);
      else {
        // A free one, or one within a long value
        const library = openLibrary(join(file, '..'), { readOnly: true });
        expect(() => [...library.verify()]).not.toThrow();
        await library.close();
      }
    }
    expect(inUse.length).toBeGreaterThan(20);
    for (const page of inUse.slice(0, 12)) {
      const { directory } = changedCopy(withZeros(page * pageBytes, pageBytes));
      expect(use('verify', directory)).toEqual({
        printed: expect.stringMatching(/^DamagedLibraryError: .* page \d+ was overwritten\. /),
        signal: undefined,
      });
    }
  });

  test('within a document is a hash that does not match', async () => {
    const directory = await newLibrary();
    const file = storeFile(directory);
    const changed = readFileSync(file);
    const library = openLibrary(directory, { readOnly: true });
    const body = Buffer.from(library.get('/api/BSB/complete.json')!.gzip);
    await library.close();
    const at = changed.indexOf(body);
    changed.fill(0, at + 200, at + 300);
    writeFileSync(file, changed);
    const damaged = openLibrary(directory, { readOnly: true });
    const found = [...damaged.verify()].map(({ path }) => path);
    await damaged.close();
    expect(found).toEqual(['/api/BSB/complete.json']);
  });
});

test.each([
  ['text', 'This is not a library. '.repeat(1000)],
  ['a word', 'x'],
])('a file of %s is not a library, whoever opens it', (_, text) => {
  for (const how of ['verify', 'serve', 'build'] as const) {
    const directory = newFolder({ 'library.mdb': text });
    expect(use(how, directory).printed).toMatch(/^DamagedLibraryError: .* is not a library\. /);
    expect(readFileSync(join(directory, 'library.mdb'), 'utf8')).toBe(text);
  }
});

test('a file of zero bytes is an empty library for a build, and none for readers', () => {
  const directory = newFolder({ 'library.mdb': '' });
  expect(use('verify', directory).printed).toMatch(/^LibraryError: The library in .* is empty: /);
  expect(use('build', directory).printed).toBe('fine\n');
  expect(use('verify', directory).printed).toBe('fine\n');
});
