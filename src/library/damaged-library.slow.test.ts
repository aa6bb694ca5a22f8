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

type Use = readonly [how: 'verify' | 'serve' | 'build', directory: string];

function use(uses: readonly Use[]): string[] {
  const child = Bun.spawnSync([process.execPath, reader, ...uses.flat()]);
  expect({ exitCode: child.exitCode, signal: child.signalCode }, String(child.stderr)).toEqual({
    exitCode: 0,
    signal: undefined,
  });
  return String(child.stdout).trimEnd().split('\n');
}

const everyUse = ['verify', 'serve', 'build'] as const;

function everyUseOf(change: (file: string) => void): string[] {
  return use(everyUse.map((how) => [how, changedCopy(change).directory]));
}

test('a library as builds leave it has no problem', () => {
  expect([fileProblem(sound), pageProblem(sound)]).toEqual([undefined, undefined]);
  expect(everyUseOf(() => {})).toEqual(['fine', 'fine', 'fine']);
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
  test.each(sampled)('after %p bytes is reported in one line by every command', (at) => {
    const copies = everyUse.map(() => changedCopy((copy) => truncateSync(copy, at)));
    const printed = use(everyUse.map((how, index) => [how, copies[index]!.directory]));
    expect(printed).toHaveLength(everyUse.length);
    for (const line of printed)
      expect(line).toMatch(
        /^DamagedLibraryError: The library in \S+ cannot be read: \S+ is (?:cut off after [\d,]+ bytes|not a library)\. Put a copy in its place, or move it away and build again\.$/,
      );
    expect(copies.map(({ file }) => statSync(file).size)).toEqual([at, at, at]);
  });

  test('is accepted if only freed pages are missing', () => {
    const { file } = changedCopy(() => {});
    // Simulates a file whose last pages were freed before they were written
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

  test.each(inFirstPages)('%s is reported in one line by every command', (_, from, length) => {
    const printed = everyUseOf(withZeros(from, length));
    expect(printed).toHaveLength(everyUse.length);
    for (const line of printed)
      expect(line).toMatch(/^DamagedLibraryError: The library in .* build again\.$/);
  });

  test('in any page that is in use is found by looking at all pages, or by the hashes', async () => {
    const inUse: number[] = [];
    for (let page = 2; page < pages; page++) {
      const { file } = changedCopy(withZeros(page * pageBytes, pageBytes));
      expect(fileProblem(file)).toBeUndefined();
      if (pageProblem(file) !== undefined) inUse.push(page);
      else {
        const library = openLibrary(join(file, '..'), { readOnly: true });
        expect(() => [...library.verify()]).not.toThrow();
        await library.close();
      }
    }
    expect(inUse.length).toBeGreaterThan(20);
    const directories = inUse
      .slice(0, 12)
      .map((page) => changedCopy(withZeros(page * pageBytes, pageBytes)).directory);
    const printed = use(directories.map((directory) => ['verify', directory]));
    expect(printed).toHaveLength(12);
    for (const line of printed) expect(line).toMatch(/^DamagedLibraryError: .* page \d+ was overwritten\. /);
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
])('a file of %s is not a library for any command', (_, text) => {
  const directories = everyUse.map(() => newFolder({ 'library.mdb': text }));
  const printed = use(everyUse.map((how, index) => [how, directories[index]!]));
  expect(printed).toHaveLength(everyUse.length);
  for (const line of printed) expect(line).toMatch(/^DamagedLibraryError: .* is not a library\. /);
  for (const directory of directories)
    expect(readFileSync(join(directory, 'library.mdb'), 'utf8')).toBe(text);
});

test('an empty file is an empty library for a build, and no library for readers', () => {
  const directory = newFolder({ 'library.mdb': '' });
  expect(
    use([
      ['verify', directory],
      ['build', directory],
      ['verify', directory],
    ]),
  ).toEqual([expect.stringMatching(/^LibraryError: The library in .* is empty: /), 'fine', 'fine']);
});
