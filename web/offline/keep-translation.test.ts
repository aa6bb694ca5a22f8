import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Library } from '../../src/library/library.ts';
import { mountLinks } from '../../src/site/base-path.ts';
import { compileContent, compiledSmallContent } from '../../test/compiled.ts';
import { editionJson } from '../../test/small-content/small-edition-json.ts';
import { smallTranslation } from '../../test/small-content/small-translation.ts';
import { writeFiles } from '../../test/write-files.ts';
import { DeviceStore } from './device-store.ts';
import { keepTranslation, offerOf, type Service } from './keep-translation.ts';

setDefaultTimeout(600_000);

let library: Library;
let later: Library;
beforeAll(async () => {
  ({ library } = await compiledSmallContent());
  const file = Object.keys(smallTranslation).find((name) => name.endsWith('40-MAT.usfm'))!;
  const text = String(smallTranslation[file as keyof typeof smallTranslation]);
  const changed = { ...smallTranslation, [file]: text.replace('he spoke.', 'he taught.') };
  ({ library: later } = await compileContent((content) => writeFiles(content, changed)));
});

const newStore = (root = '/') => {
  globalThis.indexedDB = new IDBFactory();
  return new DeviceStore(root);
};
afterEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const base = 'https://example.org';

function serviceOf(of: Library, { basePath = '', fails = (_path: string): boolean => false } = {}) {
  const asked: string[] = [];
  const service: Service = {
    baseUrl: base + basePath,
    async fetch(url) {
      const path = url.slice(base.length + basePath.length);
      asked.push(path);
      const stored = of.get(path);
      if (fails(path)) throw new TypeError('The network is gone');
      if (!stored) return new Response('{}', { status: 404 });
      return new Response(mountLinks(Bun.gunzipSync(new Uint8Array(stored.gzip)), basePath));
    },
  };
  return { service, asked };
}

function textOf(of: Library, path: string, basePath = ''): string {
  const json = Bun.gunzipSync(new Uint8Array(of.get(path)!.gzip));
  return new TextDecoder().decode(mountLinks(json, basePath));
}

const keep = (
  service: Service,
  store: DeviceStore,
  more: Partial<Parameters<typeof keepTranslation>[0]> = {},
) => {
  const { signal } = new AbortController();
  const onProgress = () => {};
  return keepTranslation({ id: 'SMALL', name: 'Small Bible', service, store, signal, onProgress, ...more });
};

describe('a translation', () => {
  test.each(['', '/bible'])('is stored as the service sends it, below "%s"', async (basePath) => {
    const store = newStore(`${basePath}/`);
    const { service } = serviceOf(library, { basePath });
    const shares: number[] = [];
    const { kept } = await keep(service, store, { onProgress: (share) => shares.push(share) });
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const paths = kept!.documents.map(({ path }) => path);
    for (const path of paths) expect(await store.kept(path)).toBe(textOf(library, path, basePath));
    expect(paths).toContain('/api/SMALL/books.json');
    expect(paths).toContain('/api/SMALL/GEN/1.simple.json');
    expect(paths).toContain('/api/SMALL/GEN/1.anna.audioTimings.json');
    expect(paths).toContain('/api/x/search/SMALL/index.json');
    expect(paths).toContain('/api/x/versification/SMALL.json');
    expect(paths.filter((path) => /complete|report|words|\/\d+\.json$/.test(path))).toEqual([]);
    expect(await store.kept('/api/OTHER/GEN/1.simple.json')).toBeUndefined();
  });

  test('with many chapters is fetched as one download', async () => {
    const chapters = Array.from({ length: 60 }, (_, index) => `\\c ${index + 1}\n\\p\n\\v 1 A day.\n`);
    const { library: long } = await compileContent((content) =>
      writeFiles(content, {
        'LONG/edition.json': editionJson('LONG', 'Long Bible'),
        'LONG/01-GEN.usfm': `\\id GEN\n\\h Genesis\n${chapters.join('')}`,
      }),
    );
    const { service, asked } = serviceOf(long);
    const store = newStore();
    await keep(service, store, { id: 'LONG' });
    expect(asked).toContain('/api/LONG/complete.simple.json');
    expect(asked.filter((path) => /\/\d+\.simple\.json$/.test(path))).toEqual([]);
    for (const path of ['/api/LONG/GEN/1.simple.json', '/api/LONG/GEN/60.simple.json'])
      expect(await store.kept(path)).toBe(textOf(long, path));
  });

  test('is updated by fetching changed documents only, and versions are never mixed', async () => {
    const store = newStore();
    await keep(serviceOf(library).service, store);
    const { service, asked } = serviceOf(later);
    const { signal } = new AbortController();
    const offer = await offerOf({ id: 'SMALL', service, store, signal });
    expect(offer.missing.map(({ path }) => path)).toContain('/api/SMALL/MAT/5.simple.json');
    expect(offer.missing.map(({ path }) => path)).not.toContain('/api/SMALL/GEN/1.simple.json');

    const stopping = new AbortController();
    const onProgress = (share: number) => share > 0.3 && stopping.abort(new Error('The tab was closed'));
    await expect(keep(service, store, { signal: stopping.signal, onProgress })).rejects.toThrow(
      'The tab was closed',
    );
    for (const { path } of offer.missing) {
      if (library.get(path)) expect(await store.kept(path)).toBe(textOf(library, path));
    }

    asked.length = 0;
    await keep(service, store);
    expect(await store.kept('/api/SMALL/MAT/5.simple.json')).toContain('he taught.');
    expect(asked.some((path) => path.includes('/GEN/'))).toBe(false);
    const { missing } = await offerOf({ id: 'SMALL', service, store, signal });
    expect(missing).toEqual([]);
    const { kept } = (await store.translation('SMALL'))!;
    expect((await store.storedKeys('SMALL')).size).toBe(kept!.documents.length);
  });

  test('is unavailable after an interrupted download, which resumes where it stopped', async () => {
    const store = newStore();
    let left = 8;
    const broken = serviceOf(library, { fails: (path) => !path.includes('/x/manifest') && left-- <= 0 });
    const stopping = new AbortController();
    const first = keep(broken.service, store, { signal: stopping.signal });
    const isOver = first.then(
      () => 'kept',
      () => 'ended',
    );
    while (left > -1) await Bun.sleep(5);
    stopping.abort();
    expect(await isOver).toBe('ended');
    const stored = (await store.storedKeys('SMALL')).size;
    expect(stored).toBeGreaterThan(0);
    expect((await store.translation('SMALL'))!.kept).toBeUndefined();
    expect(await store.kept('/api/SMALL/books.json')).toBeUndefined();

    const { service, asked } = serviceOf(library);
    const { kept } = await keep(service, store);
    const overhead = 3;
    expect(asked.length).toBeLessThanOrEqual(kept!.documents.length - stored + overhead);
    expect(await store.kept('/api/SMALL/books.json')).toBe(textOf(library, '/api/SMALL/books.json'));
  });

  test('published again during the download is stored in its new state', async () => {
    const store = newStore();
    const [before, after] = [serviceOf(library), serviceOf(later)];
    let count = 0;
    const service: Service = {
      baseUrl: base,
      fetch: (url, init) => (count++ < 3 ? before : after).service.fetch(url, init),
    };
    const { kept } = await keep(service, store);
    for (const { path } of kept!.documents) expect(await store.kept(path)).toBe(textOf(later, path));
  });

  test('that does not fit is not stored, and the error gives the reason in plain words', async () => {
    const store = newStore();
    const full = Object.assign(new Error('Quota'), { name: 'QuotaExceededError' });
    let puts = 0;
    const put = store.put.bind(store);
    store.put = (id, documents) => (puts++ > 3 ? Promise.reject(full) : put(id, documents));
    await expect(keep(serviceOf(library).service, store)).rejects.toMatchObject({
      code: 'no_room',
      message: expect.stringMatching(
        /^The browser does not have enough space for Small Bible, which takes up \d+\skB\./,
      ),
    });
    expect([await store.translations(), (await store.storedKeys('SMALL')).size]).toEqual([[], 0]);
  });

  test('that the service no longer has is not offered', async () => {
    const options = { id: 'GONE', service: serviceOf(library).service, store: newStore() };
    await expect(offerOf({ ...options, signal: new AbortController().signal })).rejects.toMatchObject({
      code: 'translation_not_found',
    });
  });

  test('is deleted with all its documents and nothing else', async () => {
    const store = newStore();
    await keep(serviceOf(library).service, store);
    await store.visit('/api/SMALL/GEN/1.simple.json', '{}', 1);
    await store.delete('SMALL');
    expect([await store.translations(), (await store.storedKeys('SMALL')).size]).toEqual([[], 0]);
    expect(await store.visited('/api/SMALL/GEN/1.simple.json')).toBe('{}');
  });
});

test('the oldest visited documents are evicted above the limit, except lists of editions', async () => {
  globalThis.indexedDB = new IDBFactory();
  const store = new DeviceStore('/', { maxVisited: 1000 });
  await store.visit('/api/available_translations.json', 'x'.repeat(500), 0);
  for (let at = 1; at <= 64; at++) await store.visit(`/api/A/GEN/${at}.simple.json`, 'x'.repeat(100), at);
  // The limit is only checked now and then
  await store.visit('/api/A/GEN/65.simple.json', 'x'.repeat(100), 65);
  const paths = await store.visitedPaths();
  expect(paths).toContain('/api/available_translations.json');
  expect(paths).toContain('/api/A/GEN/65.simple.json');
  expect(paths).not.toContain('/api/A/GEN/40.simple.json');
  expect(paths.length).toBeLessThan(15);
});
