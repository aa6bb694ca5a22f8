import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Library, openLibrary } from '../../src/library/library.ts';
import {
  sampleBrotliDocument,
  sampleDocument,
  sampleRecord,
} from '../../src/library/sample-edition.fixture.ts';
import { type FolderOptions, openFolderDestination } from '../../src/publish/folder/folder-destination.ts';
import type { PublishOptions } from '../../src/publish/plan.ts';
import type { PublishSummary } from '../../src/publish/publish.ts';
import { madeJson } from '../../src/publish/published-object.ts';
import { newFolder } from '../new-folder.ts';
import { publishNow } from './published-library.ts';
import { documentTree, publishedTree } from './published-tree.ts';

setDefaultTimeout(600_000);

const chapter = '/api/AAA/GEN/1.json';
let library: Library;
let changed: Library;
beforeAll(() => {
  library = libraryOf('first', ['GEN', 'EXO']);
  changed = libraryOf('second', ['GEN']);
});
afterAll(() => Promise.all([library.close(), changed.close()]));

function libraryOf(text: string, books: readonly string[], make = sampleDocument): Library {
  const made = openLibrary(newFolder());
  made.update((update) => {
    update.putEdition(
      sampleRecord('AAA'),
      books.map((book) => [`/api/AAA/${book}/1.json`, make({ text, book })]),
    );
    update.putDocument('/api/available_translations.json', make({ text }));
  });
  return made;
}

async function publishTo(
  directory: string,
  from: Library,
  { siblings = new Set(['gzip']), ...options }: Partial<FolderOptions & PublishOptions> = {},
): Promise<PublishSummary> {
  const destination = openFolderDestination(directory, { siblings, ...options });
  try {
    return await publishNow(from, destination, options);
  } finally {
    await destination.close();
  }
}

describe('a published directory', () => {
  test('has each document plain and in gzip, and nothing of the work', async () => {
    const directory = newFolder();
    await publishTo(directory, library);
    const plain = readFileSync(join(directory, chapter));
    expect(JSON.parse(String(plain))).toEqual({ text: 'first', book: 'GEN' });
    expect(gunzipSync(readFileSync(`${join(directory, chapter)}.gz`))).toEqual(plain);
    expect(existsSync(`${join(directory, chapter)}.br`)).toBe(false);
    expect(readdirSync(directory)).toEqual(['api']);
  });

  test('is finished by the next publication, at whatever file the first one was stopped', async () => {
    const stoppedAt = async (last: number) => {
      const directory = newFolder();
      const stopping = new AbortController();
      const onProgress = ({ step, done }: { step: string; done: number }) => {
        if (step === 'put' && done === last) stopping.abort(new Error('stopped'));
      };
      const hostFiles = [madeJson('/404.json', { error: 'none' })];
      const { signal } = stopping;
      const first = publishTo(directory, library, { hostFiles, signal, onProgress, concurrency: 1 });
      const isStopped = await first.then(
        () => false,
        () => true,
      );
      await publishTo(directory, library, { hostFiles });
      expect(existsSync(join(directory, chapter))).toBe(true);
      return isStopped;
    };
    let last = 0;
    while (await stoppedAt(last)) last++;
    expect(last).toBeGreaterThan(3);
  });

  test('has no compressed copies of files that are already compressed', async () => {
    const directory = newFolder();
    const font = madeJson('/fonts/a.woff2', { letters: 'all' });
    const put = async (hostFile: typeof font) => {
      await publishTo(directory, library, { hostFiles: [hostFile], isAll: true });
      return readdirSync(join(directory, 'fonts')).sort();
    };
    expect(await put(font)).toEqual(['a.woff2', 'a.woff2.gz']);
    const incompressible = { ...font, isIncompressible: true };
    expect(await put(incompressible)).toEqual(['a.woff2']);
    const destination = openFolderDestination(directory, { siblings: new Set(['gzip', 'br']) });
    expect((await destination.present([incompressible])).size).toBe(1);
    expect((await destination.present([font])).size).toBe(0);
    await destination.close();
  });

  test('is made with the folders above it', async () => {
    const directory = join(newFolder(), 'a/b');
    await publishTo(directory, library);
    expect(existsSync(join(directory, chapter))).toBe(true);
  });

  test('has the same files with the same times wherever it is published', async () => {
    const [one, other] = [newFolder(), newFolder()];
    await publishTo(one, library);
    await publishTo(other, changed);
    await publishTo(other, library);
    expect(documentTree(other)).toEqual(documentTree(one));
    const times = new Set(Object.values(documentTree(one)).map((described) => described.split(' ')[1]));
    expect(times.size).toBe(Object.keys(documentTree(one)).length / 2);
    for (const time of times) {
      expect(Number(time)).toBeGreaterThan(Date.UTC(1979, 11) / 1000);
      expect(Number(time)).toBeLessThanOrEqual(Date.UTC(2020, 0) / 1000);
    }
  });

  test('has brotli on request, from the library or newly compressed', async () => {
    const stored = libraryOf('first', ['GEN'], sampleBrotliDocument);
    for (const from of [library, stored]) {
      const directory = newFolder();
      await publishTo(directory, from, { siblings: new Set(['gzip', 'br']) });
      const file = join(directory, chapter);
      expect(brotliDecompressSync(readFileSync(`${file}.br`))).toEqual(readFileSync(file));
    }
    await stored.close();
  });

  test('deletes compressed files of an older text that are no longer requested', async () => {
    const directory = newFolder();
    await publishTo(directory, library, { siblings: new Set(['gzip', 'br']) });
    await publishTo(directory, changed, { siblings: new Set([]) });
    const file = join(directory, chapter);
    expect([existsSync(`${file}.br`), existsSync(`${file}.gz`), existsSync(file)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('loses a deleted document with its compressed files and its empty folder', async () => {
    const directory = newFolder();
    await publishTo(directory, library);
    await publishTo(directory, changed);
    expect(readdirSync(join(directory, 'api/AAA'))).toEqual(['GEN']);
  });

  test('keeps files that were not published', async () => {
    const directory = newFolder({ 'api/AAA/EXO/note.txt': 'mine', 'index.html': 'mine' });
    await publishTo(directory, library, { isForced: true });
    await publishTo(directory, changed);
    expect(readFileSync(join(directory, 'api/AAA/EXO/note.txt'), 'utf8')).toBe('mine');
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toBe('mine');
  });
});

describe('refused is', () => {
  test('a folder that has something else in it', async () => {
    const directory = newFolder({ 'thesis.doc': 'years of work' });
    await expect(publishTo(directory, library)).rejects.toThrow(
      'is not empty, and was not published to (it contains thesis.doc)',
    );
    expect(readdirSync(directory)).toEqual(['thesis.doc']);
  });

  test('a file', async () => {
    const file = join(newFolder({ file: '' }), 'file');
    await expect(publishTo(file, library)).rejects.toThrow('is a file');
  });

  test('a second publication at the same time', async () => {
    const directory = newFolder();
    const first = openFolderDestination(directory, { siblings: new Set() });
    expect(() => openFolderDestination(directory, { siblings: new Set() })).toThrow('Another publication');
    const script = join(import.meta.dir, 'publish-to-folder.fixture.ts');
    const folder = newFolder();
    openLibrary(folder).update(() => {});
    const other = Bun.spawnSync([process.execPath, script, folder, directory]);
    expect(String(other.stderr)).toContain('Another publication');
    await first.close();
    expect((await publishTo(directory, library)).outcome).toBe('published');
  });

  test('a folder below it that is a symbolic link, before anything is changed', async () => {
    const directory = newFolder();
    const elsewhere = newFolder();
    await publishTo(directory, library);
    renameSync(join(directory, 'api/AAA'), join(elsewhere, 'AAA'));
    symlinkSync(join(elsewhere, 'AAA'), join(directory, 'api/AAA'));
    const before = [publishedTree(directory), publishedTree(elsewhere)];
    await expect(publishTo(directory, changed)).rejects.toThrow('is a symbolic link');
    expect([publishedTree(directory), publishedTree(elsewhere)]).toEqual(before);
  });

  test('a folder where a file has to be, before anything is changed', async () => {
    const directory = newFolder();
    await publishTo(directory, library);
    rmSync(join(directory, chapter));
    mkdirSync(join(directory, chapter));
    const before = publishedTree(directory);
    await expect(publishTo(directory, changed)).rejects.toThrow('is a folder, but must be a file');
    expect(publishedTree(directory)).toEqual(before);
  });

  test('a published manifest that lists files outside its folder', async () => {
    const root = newFolder({ 'precious.json': '{}' });
    const directory = join(root, 'site');
    await publishTo(directory, library);
    const file = join(directory, 'api/x/manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.shared.push({ path: '/api/../../precious.json', sha256: '0'.repeat(64), size: 2 });
    writeFileSync(file, JSON.stringify(manifest));
    await expect(publishTo(directory, changed)).rejects.toThrow('which is not a shared document');
    await publishTo(directory, changed, { isAll: true });
    expect(existsSync(join(root, 'precious.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(directory, chapter), 'utf8')).text).toBe('second');
  });

  test('an object whose path points outside it', async () => {
    const directory = newFolder();
    const destination = openFolderDestination(directory, { siblings: new Set() });
    for (const path of ['/../x.json', '/api/../../x.json', '/.publishing/moves.json', 'x.json']) {
      await expect(destination.put(madeJson(path, 1))).rejects.toThrow('cannot be the path');
      await expect(destination.remove([path])).rejects.toThrow('cannot be the path');
      await expect(destination.read(path)).rejects.toThrow('cannot be the path');
    }
    await destination.close();
  });
});

test('a dry run creates no folder and acquires no lock', async () => {
  const directory = join(newFolder(), 'site');
  const dry = await publishTo(directory, library, { isDryRun: true });
  expect([dry.outcome, existsSync(directory)]).toEqual(['dry run', false]);
});

const small = newFolder();
const isMounted = Bun.spawnSync(['mount', '-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]).success;
if (!isMounted) console.log('The test of a full disk is skipped: no file system can be mounted here.');
afterAll(() => void (isMounted && Bun.spawnSync(['umount', small])));

test.skipIf(!isMounted)('a full disk leaves the old release whole, and says what to do', async () => {
  await publishTo(small, library);
  const before = publishedTree(small);
  const noise = Array.from({ length: 40_000 }, (_, index) => Math.imul(index, 2654435761));
  const large = libraryOf('large', ['GEN', 'EXO'], (body) => sampleDocument([body, noise]));
  await expect(publishTo(small, large)).rejects.toThrow(
    /cannot be written: the disk is full\. Make room, then publish again.* The published files have not changed\./,
  );
  expect(publishedTree(small)).toEqual(before);
  expect((await publishTo(small, changed)).outcome).toBe('published');
  await large.close();
});
