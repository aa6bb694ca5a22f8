import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import { rollBackStore } from '../../src/publish/publish.ts';
import { madeObject } from '../../src/publish/published-object.ts';
import { PublisherLease } from '../../src/publish/publisher.ts';
import { ReleaseError } from '../../src/release/release-error.ts';
import { newFolder } from '../new-folder.ts';
import { brokenLinks } from './broken-links.ts';
import { MemoryDestination } from './memory-destination.ts';
import { publishNow } from './published-library.ts';

setDefaultTimeout(600_000);

function edition(id: string, chapters: number, version: number) {
  const path = (chapter: number) => `/api/${id}/GEN/${chapter}.json`;
  const numbers = Array.from({ length: chapters }, (_, index) => index + 1);
  return {
    record: sampleRecord(id, 'translation', String(version)),
    documents: [
      [`/api/${id}/books.json`, sampleDocument({ chapters: numbers.map(path) })] as const,
      ...numbers.map((chapter) => {
        const next = chapter < chapters ? path(chapter + 1) : null;
        return [path(chapter), sampleDocument({ chapter, version, next })] as const;
      }),
    ],
  };
}

function libraryWith(...editions: ReturnType<typeof edition>[]): Library {
  const library = openLibrary(newFolder());
  library.update((update) => {
    for (const { record, documents } of editions) update.putEdition(record, documents);
    const books = editions.map(({ record }) => `/api/${record.id}/books.json`);
    update.putDocument('/api/available_translations.json', sampleDocument({ books }));
  });
  return library;
}

let from: Library;
let to: Library;
let other: Library;
beforeAll(() => {
  from = libraryWith(edition('AAA', 3, 1), edition('BBB', 2, 1));
  to = libraryWith(edition('AAA', 5, 2), edition('CCC', 2, 1));
  other = libraryWith(edition('AAA', 2, 1), edition('BBB', 2, 1), edition('DDD', 1, 1));
});
afterAll(() => Promise.all([from, to, other].map((library) => library.close())));

function shown({ files }: MemoryDestination): Record<string, string> {
  const told = [...files].filter(([path]) => !/^\/api\/x\/(?:releases\.json|manifests\/)/.test(path));
  return Object.fromEntries(
    told.sort().map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]),
  );
}

async function fresh(library: Library): Promise<Record<string, string>> {
  const destination = new MemoryDestination();
  await publishNow(library, destination);
  return shown(destination);
}

class Interrupted extends Error {}

async function publishUntil(
  library: Library,
  destination: MemoryDestination,
  last: number,
): Promise<boolean> {
  let step = 0;
  destination.before = () => {
    if (step++ >= last) throw new Interrupted();
  };
  try {
    await publishNow(library, destination, { concurrency: 1 });
    return false;
  } catch (error) {
    if (error instanceof Interrupted) return true;
    throw error;
  } finally {
    destination.before = () => {};
  }
}

function watchLinks(destination: MemoryDestination): void {
  destination.after = (step) => {
    const broken = brokenLinks((path) => destination.files.get(path)?.toString());
    expect({ step, broken }).toEqual({ step, broken: [] });
  };
}

describe('interrupted before any of its steps', () => {
  test('a publication resumes without sending finished files again', async () => {
    const expected = await fresh(to);
    let last = 0;
    for (; ; last++) {
      const destination = new MemoryDestination();
      await publishNow(from, destination);
      watchLinks(destination);
      destination.steps.length = 0;
      if (!(await publishUntil(to, destination, last))) break;
      const sent = destination.steps.length;
      await publishNow(to, destination);
      expect(shown(destination)).toEqual(expected);
      const documents = destination.steps.filter((step) => /^put \/api\/(?!x\/)/.test(step));
      expect({ last, again: documents.length - new Set(documents).size }).toEqual({ last, again: 0 });
      expect(sent).toBe(last);
    }
    expect(last).toBeGreaterThan(15);
  });

  test('another release replaces everything of the interrupted one', async () => {
    const expected = await fresh(other);
    for (let last = 0; ; last++) {
      const destination = new MemoryDestination();
      await publishNow(from, destination);
      watchLinks(destination);
      if (!(await publishUntil(to, destination, last))) break;
      await publishNow(other, destination);
      expect({ last, files: shown(destination) }).toEqual({ last, files: expected });
    }
  });

  test('the old release can be published again', async () => {
    const expected = await fresh(from);
    for (let last = 0; ; last++) {
      const destination = new MemoryDestination();
      await publishNow(from, destination);
      watchLinks(destination);
      if (!(await publishUntil(to, destination, last))) break;
      await publishNow(from, destination);
      expect({ last, files: shown(destination) }).toEqual({ last, files: expected });
    }
  });

  test('a second publication may be interrupted too, at any of its steps', async () => {
    const expected = await fresh(from);
    for (const first of [3, 6, 9, 12, 15, 18]) {
      for (let second = 0; ; second++) {
        const destination = new MemoryDestination();
        await publishNow(from, destination);
        watchLinks(destination);
        await publishUntil(to, destination, first);
        if (!(await publishUntil(other, destination, second))) break;
        await publishNow(from, destination);
        const told = { first, second };
        expect({ ...told, files: shown(destination) }).toEqual({ ...told, files: expected });
      }
    }
  });

  test('the very first publication resumes, even with another release', async () => {
    const expected = await fresh(other);
    for (let last = 0; ; last++) {
      const destination = new MemoryDestination();
      watchLinks(destination);
      if (!(await publishUntil(to, destination, last))) break;
      await publishNow(other, destination);
      expect({ last, files: shown(destination) }).toEqual({ last, files: expected });
    }
  });

  test('the very first publication does not send manifests again', async () => {
    for (let last = 0; ; last++) {
      const destination = new MemoryDestination();
      if (!(await publishUntil(to, destination, last))) break;
      if (!destination.files.has(links.publishing)) continue;
      await publishNow(to, destination);
      const sent = destination.steps.filter((step) => step.startsWith('put /api/x/manifests/'));
      expect({ last, sent }).toEqual({ last, sent: [...new Set(sent)] });
    }
  });
});

test('a library that changes during its publication is published in its first state', async () => {
  const changing = libraryWith(edition('AAA', 30, 1));
  const expected = await fresh(changing);
  const destination = new MemoryDestination();
  let isChanged = false;
  destination.after = () => {
    if (isChanged) return;
    isChanged = true;
    const { record, documents } = edition('AAA', 20, 2);
    changing.update((update) => update.putEdition(record, documents));
  };
  await publishNow(changing, destination);
  expect(isChanged).toBe(true);
  expect(shown(destination)).toEqual(expected);
  await Bun.sleep(5);
  const summary = await publishNow(changing, destination);
  expect([summary.changed.length, summary.deleted.length]).toEqual([21, 10]);
  await changing.close();
});

describe('an error', () => {
  test('that may pass is tried again', async () => {
    const destination = new MemoryDestination();
    const failed = new Set<string>();
    destination.before = (step) => {
      if (failed.has(step)) return;
      failed.add(step);
      throw new ReleaseError('busy', { isRetryable: true });
    };
    expect((await publishNow(to, destination)).outcome).toBe('published');
    expect(failed.size).toBeGreaterThan(10);
    expect(shown(destination)).toEqual(await fresh(to));
  });

  test('that does not pass is reported after six tries', async () => {
    const destination = new MemoryDestination();
    let tries = 0;
    destination.before = () => {
      tries++;
      throw new ReleaseError('busy', { isRetryable: true });
    };
    await expect(publishNow(to, destination, { concurrency: 1 })).rejects.toThrow('busy');
    expect(tries).toBe(6);
  });

  test('in a damaged library stops before the catalogue changes', async () => {
    const damaged = libraryWith(edition('AAA', 3, 1));
    const snapshot = damaged.snapshot();
    const destination = new MemoryDestination();
    const library = {
      get: (path: string) => (path === '/api/AAA/GEN/2.json' ? undefined : snapshot.get(path)),
    };
    const publication = publishNow(damaged, destination, { library });
    await expect(publication).rejects.toThrow('The library is damaged: /api/AAA/GEN/2.json is missing.');
    expect(destination.files.has('/api/available_translations.json')).toBe(false);
    snapshot.close();
    await damaged.close();
  });
});

describe('the history', () => {
  test('keeps 20 releases, and of older ones neither manifests nor signatures', async () => {
    const destination = new MemoryDestination();
    const library = openLibrary(newFolder());
    const names: string[] = [];
    for (let version = 1; version <= 23; version++) {
      const { record, documents } = edition('AAA', 2, version);
      library.update((update) => update.putEdition(record, documents));
      await Bun.sleep(3);
      names.push(
        (await publishNow(library, destination, { sign: async () => `signature ${version}` })).release,
      );
    }
    const { releases } = JSON.parse(String(destination.files.get('/api/x/releases.json')));
    expect(releases.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(names.slice(3).reverse());
    const manifests = [...destination.files.keys()].filter((path) => path.startsWith('/api/x/manifests/'));
    const ofReleases = manifests.filter((path) => /^\/api\/x\/manifests\/[0-9a-f]{64}\.json$/.test(path));
    expect(ofReleases.length).toBe(20);
    expect(manifests.filter((path) => path.endsWith('.sig')).length).toBe(20);
    expect(manifests.filter((path) => path.includes('/AAA/')).length).toBe(20);
    await library.close();
  });

  test('shows when, how much and whether it is signed', async () => {
    const destination = new MemoryDestination();
    const now = () => new Date('2026-01-02T03:04:05Z');
    await publishNow(from, destination, { now });
    const summary = await publishNow(to, destination, { now, sign: async () => 'AAAA' });
    const { releases } = JSON.parse(String(destination.files.get('/api/x/releases.json')));
    expect(releases[0]).toMatchObject({
      sha256: summary.release,
      publishedAt: '2026-01-02T03:04:05.000Z',
      documents: 10,
      added: 5,
      changed: 5,
      deleted: 3,
      isSigned: true,
    });
    expect(releases[1]).toMatchObject({ sha256: summary.from, added: 8, isSigned: false });
    expect(String(destination.files.get(`/api/x/manifests/${summary.release}.sig`))).toBe('AAAA');
  });

  test('a published release can be signed without uploading anything else', async () => {
    const destination = new MemoryDestination();
    await publishNow(to, destination);
    destination.steps.length = 0;
    const { release } = await publishNow(to, destination, { sign: async () => 'AAAA' });
    expect(destination.steps).toEqual([`put /api/x/manifests/${release}.sig`, 'put /api/x/releases.json']);
    expect((await publishNow(to, destination, { sign: async () => 'AAAA' })).outcome).toBe('nothing to do');
  });

  test('knows whether an earlier publication of a release was signed', async () => {
    const destination = new MemoryDestination();
    await publishNow(from, destination, { sign: async () => 'AAAA' });
    for (const [library, isSigned] of [
      [to, [false, true]],
      [from, [true, false]],
    ] as const) {
      await publishNow(library, destination);
      const { releases } = JSON.parse(String(destination.files.get(links.releases)));
      expect(releases.map((release: { isSigned: boolean }) => release.isSigned)).toEqual(isSigned);
    }
  });
});

test('only a signature that is missing is uploaded again', async () => {
  const destination = new MemoryDestination();
  const hostFiles = [madeObject('/index.html', '<p>', 'text/html')];
  const options = { hostFiles, sign: async (bytes: Uint8Array) => `signature of ${bytes.length} bytes` };
  const { release } = await publishNow(from, destination, options);
  const signatures = [...destination.files.keys()].filter((path) => path.endsWith('.sig'));
  expect(signatures.length).toBe(2);
  for (const path of signatures) {
    destination.files.delete(path);
    destination.steps.length = 0;
    await publishNow(from, destination, options);
    const history = path === links.releaseSignature(release) ? [`put ${links.releases}`] : [];
    expect(destination.steps).toEqual([`put ${path}`, ...history]);
  }
});

test('a store goes back to a release with all its files, or changes nothing', async () => {
  const destination = new MemoryDestination();
  const { release } = await publishNow(from, destination, { keep: 2 });
  const { release: next } = await publishNow(to, destination, { keep: 2 });
  await rollBackStore(destination, release, { concurrency: 2 });
  const isKept = ([path]: readonly [string, unknown]) => path.startsWith('/api/x/kept/');
  const files = Object.entries(shown(destination));
  expect(Object.fromEntries(files.filter((file) => !isKept(file)))).toEqual(await fresh(from));
  for (const path of destination.files.keys()) if (isKept([path, ''])) destination.files.delete(path);
  destination.steps.length = 0;
  await expect(rollBackStore(destination, next, { concurrency: 2 })).rejects.toThrow('no longer has /api/');
  expect(destination.steps).toEqual([]);
});

test('a dry run lists what would be done, and does nothing', async () => {
  const destination = new MemoryDestination();
  await publishNow(from, destination);
  destination.steps.length = 0;
  const dry = await publishNow(to, destination, { isDryRun: true });
  expect([dry.outcome, destination.steps]).toEqual(['dry run', []]);
  const done = await publishNow(to, destination);
  const lists = ({ added, changed, deleted }: typeof done) => ({ added, changed, deleted });
  expect(lists(dry)).toEqual(lists(done));
});

test('--all repairs damage at the destination', async () => {
  const destination = new MemoryDestination();
  await publishNow(to, destination);
  const expected = shown(destination);
  destination.files.set('/api/AAA/GEN/1.json', Buffer.from('{}'));
  destination.files.set('/api/x/manifest.json', Buffer.from('{"format":2}'));
  await expect(publishNow(to, destination)).rejects.toThrow('--all');
  await publishNow(to, destination, { isAll: true });
  expect(shown(destination)).toEqual(expected);
});

test('a publication that waited for another one compares again', async () => {
  const destination = new MemoryDestination();
  await publishNow(from, destination);
  const { files } = destination;
  let holder: Uint8Array | undefined;
  const object = {
    read: async () => holder && { bytes: holder, tag: '1' },
    async write(bytes: Uint8Array) {
      await publishNow(other, Object.assign(new MemoryDestination(), { files }));
      holder = bytes;
    },
    async remove() {
      holder = undefined;
    },
  };
  const lease = new PublisherLease(object, { name: 'memory' });
  const summary = await publishNow(to, Object.assign(destination, { lease }));
  expect(shown(destination)).toEqual(await fresh(to));
  expect(summary.deleted).toContain('/api/DDD/books.json');
  expect(holder).toBeUndefined();
});
