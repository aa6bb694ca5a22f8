import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { links } from '../../src/documents/links.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import type { ArchiveDestination, Destination, LiveDestination } from '../../src/publish/destination.ts';
import { openDestination } from '../../src/publish/open-destination.ts';
import { madeJson, madeObject, type PublishedObject } from '../../src/publish/published-object.ts';
import { ReleaseError } from '../../src/release/release-error.ts';
import { newFolder } from '../new-folder.ts';
import { type S3Server, startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { MemoryDestination } from './memory-destination.ts';
import { documentsOf, publishNow } from './published-library.ts';

// The contract of every destination. Tests of a single destination are next to its code.

setDefaultTimeout(600_000);

interface Place {
  open(options?: { readonly isDryRun?: boolean }): Promise<Destination>;
}

let server: S3Server;
let prefixes = 0;
const places: Readonly<Record<string, () => Place>> = {
  'a folder': () => placeNamed(join(newFolder(), 'site')),
  'a folder of releases': () => placeNamed(join(newFolder(), 'site'), 3),
  'a zip': () => placeNamed(join(newFolder(), 'site.zip')),
  'an object store': () => placeNamed(`s3://${server.bucket}/contract-${++prefixes}`),
  memory() {
    const memory = new MemoryDestination();
    return { open: async () => memory };
  },
};

function placeNamed(name: string, releases?: number): Place {
  return {
    async open({ isDryRun = false } = {}) {
      const { destination } = await openDestination(name, {
        isForced: false,
        isDryRun,
        releases,
        encoding: 'gzip',
        cacheControl: 'no-cache',
        endpoint: server.endpoint,
      });
      return destination;
    },
  };
}

const genesis = '/api/AAA/GEN/1.json';
const exodus = '/api/AAA/EXO/1.json';
const page = madeObject('/index.html', '<!doctype html>', 'text/html; charset=utf-8');

let first: Library;
let second: Library;

beforeAll(async () => {
  useS3Environment();
  server = await startS3Server();
  first = libraryOf('first', [genesis, exodus]);
  second = libraryOf('second', [genesis, '/api/AAA/LEV/1.json']);
});
afterAll(() => Promise.all([first.close(), second.close()]));

function libraryOf(text: string, paths: readonly string[]): Library {
  const library = openLibrary(newFolder());
  library.update((update) => {
    const documents = paths.map((path) => [path, sampleDocument({ text, path })] as const);
    update.putEdition(sampleRecord('AAA', 'translation', text), documents);
    update.putDocument(links.availableTranslations, sampleDocument({ text, paths }));
  });
  return library;
}

async function within<T>(
  place: Place,
  use: (destination: Destination) => Promise<T>,
  options: { readonly isDryRun?: boolean } = {},
): Promise<T> {
  const destination = await place.open(options);
  try {
    return await use(destination);
  } finally {
    await destination.close();
  }
}

const publishTo = (place: Place, library: Library, options: Parameters<typeof publishNow>[2] = {}) =>
  within(place, (destination) => publishNow(library, destination, { hostFiles: [page], ...options }));

const readFrom = (place: Place, path: string) =>
  within(place, async (destination) => {
    const bytes = await destination.read(path);
    return bytes && new TextDecoder().decode(bytes);
  });

function damaged(library: Library) {
  const snapshot = library.snapshot();
  return {
    get: (path: string) => (path === genesis ? undefined : snapshot.get(path)),
    [Symbol.dispose]: () => snapshot.close(),
  };
}

describe.each(Object.keys(places))('%s', (kind) => {
  const newPlace = () => places[kind]!();

  test('is empty before the first publication', async () => {
    const place = newPlace();
    for (const path of [links.manifest, genesis, '/index.html'])
      expect(await readFrom(place, path)).toBeUndefined();
  });

  test('returns the published bytes', async () => {
    const place = newPlace();
    const { outcome } = await publishTo(place, first);
    expect(outcome).toBe('published');
    for (const [path, text] of documentsOf(first)) expect(await readFrom(place, path)).toBe(text);
    expect(await readFrom(place, page.path)).toBe('<!doctype html>');
    expect(await readFrom(place, '/api/AAA/GEN/2.json')).toBeUndefined();
  });

  test('has the pages of chapters that were published last, and no others', async () => {
    const place = newPlace();
    const chapter = (number: number, text: string) =>
      madeObject(`/read/AAA/GEN/${number}`, text, 'text/html; charset=utf-8');
    const found = async () => {
      const texts: (string | undefined)[] = [];
      for (const number of [1, 2, 3]) texts.push(await readFrom(place, `/read/AAA/GEN/${number}`));
      return texts;
    };
    await publishTo(place, first, { pages: [chapter(1, 'one'), chapter(2, 'two')] });
    expect(await found()).toEqual(['one', 'two', undefined]);
    const pages = [chapter(1, 'one'), chapter(2, 'another two'), chapter(3, 'three')];
    const { outcome, files } = await publishTo(place, first, { pages });
    expect(outcome).toBe('published');
    if (kind !== 'a zip' && kind !== 'a folder of releases') expect(files).toBe(2);
    expect(await found()).toEqual(['one', 'another two', 'three']);
    expect((await publishTo(place, first, { pages })).outcome).toBe('nothing to do');
    await publishTo(place, second, { pages: [chapter(3, 'three')] });
    expect(await found()).toEqual([undefined, undefined, 'three']);
    await publishTo(place, second, { pages: [] });
    expect(await found()).toEqual([undefined, undefined, undefined]);
    expect(await readFrom(place, genesis)).toBe(documentsOf(second).get(genesis)!);
  });

  test('gives a manifest whose hash is the release', async () => {
    const place = newPlace();
    const { release } = await publishTo(place, first);
    const manifest = (await readFrom(place, links.manifest))!;
    expect(new Bun.CryptoHasher('sha256').update(manifest).digest('hex')).toBe(release);
    expect(await readFrom(place, links.release(release))).toBe(manifest);
  });

  test('needs nothing when it has the release already', async () => {
    const place = newPlace();
    await publishTo(place, first);
    expect(await publishTo(place, first)).toMatchObject({ outcome: 'nothing to do', files: 0, bytes: 0 });
  });

  test('contains the next release, and no document removed from it', async () => {
    const place = newPlace();
    await publishTo(place, first);
    const summary = await publishTo(place, second);
    expect([summary.added, summary.deleted]).toEqual([['/api/AAA/LEV/1.json'], [exodus]]);
    for (const [path, text] of documentsOf(second)) expect(await readFrom(place, path)).toBe(text);
    expect(await readFrom(place, exodus)).toBeUndefined();
    expect(await readFrom(place, page.path)).toBe('<!doctype html>');
  });

  test('does not change in a dry run, which reports the planned changes', async () => {
    const place = newPlace();
    // The list of releases contains the time, which changes its compressed size
    const now = () => new Date('2026-01-02T03:04:05Z');
    const dryRun = (library: Library) =>
      within(
        place,
        (destination) => publishNow(library, destination, { hostFiles: [page], isDryRun: true, now }),
        { isDryRun: true },
      );
    expect(await dryRun(first)).toMatchObject({ outcome: 'dry run', from: null });
    expect(await readFrom(place, links.manifest)).toBeUndefined();
    await publishTo(place, first);
    const planned = await dryRun(second);
    expect(planned).toMatchObject({
      outcome: 'dry run',
      added: ['/api/AAA/LEV/1.json'],
      deleted: [exodus],
    });
    expect(await readFrom(place, exodus)).toBeDefined();
    const { files, bytes } = await publishTo(place, second, { now });
    expect([planned.files, planned.bytes]).toEqual([files, bytes]);
  });

  test('keeps the old release after a failed publication, and accepts the next one', async () => {
    const place = newPlace();
    await publishTo(place, first);
    using library = damaged(second);
    await expect(publishTo(place, second, { library })).rejects.toThrow(`${genesis} is missing`);
    for (const path of [links.manifest, links.availableTranslations, genesis, exodus])
      expect(await readFrom(place, path)).toBe(new Map(releaseFiles(first)).get(path)!);
    expect((await publishTo(place, second)).outcome).toBe('published');
    for (const [path, text] of documentsOf(second)) expect(await readFrom(place, path)).toBe(text);
    expect(await readFrom(place, exodus)).toBeUndefined();
  });

  test('contains the signature of a signed release, even if only the signature is new', async () => {
    const place = newPlace();
    const { release } = await publishTo(place, first);
    expect(await readFrom(place, links.releaseSignature(release))).toBeUndefined();
    await publishTo(place, first, { sign: async () => 'AAAA' });
    expect(await readFrom(place, links.releaseSignature(release))).toBe('AAAA');
  });

  test('says what to do when its manifest is damaged, and is repaired with --all', async () => {
    const place = newPlace();
    await publishTo(place, first);
    await spoil(place, madeObject(links.manifest, '<html>', 'text/html'));
    await expect(publishTo(place, first)).rejects.toThrow(/is a web page, not JSON\. Publish with --all/);
    expect((await publishTo(place, first, { isAll: true })).outcome).toBe('published');
    for (const [path, text] of releaseFiles(first)) expect(await readFrom(place, path)).toBe(text);
  });

  test('is closed without harm when nothing was published', async () => {
    const place = newPlace();
    await within(place, async () => {});
    await publishTo(place, first);
    await within(place, async () => {});
    expect((await publishTo(place, first)).outcome).toBe('nothing to do');
  });
});

function releaseFiles(library: Library): [path: string, text: string][] {
  return library.paths('/api/').map((path) => [path, String(gunzipSync(library.get(path)!.gzip))]);
}

const archived = (object: PublishedObject) => ({ object, size: 0, isUnchanged: false });

async function spoil(place: Place, object: PublishedObject): Promise<void> {
  await within(place, async (destination) => {
    if (destination.kind === 'live') {
      await destination.put(object);
      await destination.commit();
      return;
    }
    await destination.write([archived(object)], async () => {});
  });
}

describe.each(['a folder', 'an object store', 'memory'])('%s, which is live,', (kind) => {
  const newPlace = () => places[kind]!();
  const live = <T>(place: Place, use: (destination: LiveDestination) => Promise<T>) =>
    within(place, (destination) => {
      if (destination.kind !== 'live') throw new Error('not live');
      return use(destination);
    });
  const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

  test('shows uploaded objects after the commit, replacing older ones', async () => {
    await live(newPlace(), async (destination) => {
      for (const version of [1, 2]) {
        expect(await destination.put(madeJson(genesis, { version }))).toBeGreaterThan(0);
        await destination.commit();
        expect(text(await destination.read(genesis))).toBe(`{"version":${version}}`);
      }
    });
  });

  test('accepts many uploads at the same time', async () => {
    const objects = Array.from({ length: 50 }, (_, at) => madeJson(`/api/AAA/PSA/${at + 1}.json`, { at }));
    await live(newPlace(), async (destination) => {
      await Promise.all(objects.map((object) => destination.put(object)));
      await destination.commit();
      for (const [at, { path }] of objects.entries())
        expect(text(await destination.read(path))).toBe(`{"at":${at}}`);
    });
  });

  test('knows which objects would not change', async () => {
    await live(newPlace(), async (destination) => {
      expect((await destination.present([])).size).toBe(0);
      const [same, other, missing] = [genesis, exodus, '/api/AAA/LEV/1.json'].map((path) =>
        madeJson(path, { path }),
      );
      await destination.put(same!);
      await destination.put(madeJson(exodus, { another: 'text' }));
      await destination.commit();
      expect([...(await destination.present([same!, other!, missing!]))]).toEqual([genesis]);
    });
  });

  test('removes objects, and ignores missing ones', async () => {
    await live(newPlace(), async (destination) => {
      await destination.put(madeJson(genesis, 1));
      await destination.put(madeJson(exodus, 2));
      await destination.commit();
      await destination.remove([genesis, '/api/AAA/LEV/1.json']);
      expect(await destination.read(genesis)).toBeUndefined();
      expect(text(await destination.read(exodus))).toBe('2');
      await destination.remove([genesis]);
    });
  });

  test('uploads an object completely or not at all', async () => {
    await live(newPlace(), async (destination) => {
      await destination.put(madeJson(genesis, 'old'));
      await destination.commit();
      const load = () => Promise.reject(new ReleaseError('The body is gone.'));
      await expect(destination.put({ ...madeJson(genesis, 'new'), load })).rejects.toThrow('is gone');
      expect(text(await destination.read(genesis))).toBe('"old"');
    });
  });
});

describe('a zip, which is an archive,', () => {
  const archive = (place: Place, use: (destination: ArchiveDestination) => Promise<void>) =>
    within(place, (destination) => {
      if (destination.kind !== 'archive') throw new Error('not an archive');
      return use(destination);
    });

  test('is written in the order of the objects, and reports each', async () => {
    const place = places['a zip']!();
    const paths = ['/b.json', '/a.json', '/c.json'];
    const seen: string[] = [];
    await archive(place, (destination) =>
      destination.write(
        paths.map((path) => archived(madeJson(path, { path }))),
        async ({ path }, bytes) => {
          expect(bytes).toBeGreaterThan(0);
          seen.push(path);
        },
      ),
    );
    expect(seen).toEqual(paths);
  });

  test('replaces the old one only when it is complete', async () => {
    const file = join(newFolder(), 'site.zip');
    const place = placeNamed(file);
    await archive(place, (destination) =>
      destination.write([archived(madeJson('/a.json', 1))], async () => {
        expect(existsSync(file)).toBe(false);
      }),
    );
    expect(existsSync(file)).toBe(true);
  });
});

test.each(['site.tar.gz', 'site.tgz', 'site.7z', 'ftp://example.org/site'])(
  'nothing is published to %s',
  async (name) => {
    expect(placeNamed(name).open()).rejects.toThrow(
      `${name} cannot be published to. Give a folder, file.zip or`,
    );
  },
);
