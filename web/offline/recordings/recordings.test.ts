import { beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import {
  keepRecordings,
  type OfferedRecording,
  type RecordingService,
  recordingOffer,
} from './keep-recordings.ts';
import {
  answerFromHost,
  answerKept,
  answerSize,
  parseRecordingPath,
  recordingPath,
  requestedRange,
} from './recording-answers.ts';
import { RecordingStore } from './recording-store.ts';

setDefaultTimeout(600_000);

let store: RecordingStore;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = new RecordingStore('/');
});

const bytes = Uint8Array.from({ length: 2_500_000 }, (_, index) => (index * 7 + (index >> 8)) % 251);
const origin = 'https://audio.example.org';
const recording = (chapter: number, reader = 'anna'): OfferedRecording => ({
  ...{ id: 'BSB', book: 'RUT', chapter, reader, bookName: 'Ruth', translationName: 'Berean' },
  address: `${origin}/${reader}/RUT${chapter}.mp3`,
});
const never = new AbortController().signal;

type Host = (address: string, init: RequestInit) => Promise<Response> | Response;

function serviceOf(host: Host) {
  const asked: string[] = [];
  const service: RecordingService = {
    get: async <Document>(path: string) => {
      const isChapter = path.endsWith('.simple.json');
      const timings = { anna: path.replace('.simple.', '.anna.audioTimings.') };
      return (isChapter ? { path, thisChapterAudioTimings: timings } : { path }) as Document;
    },
    ask: async (path, signal) => {
      const [of = '', question = ''] = path.split('?');
      const { chapter, reader } = parseRecordingPath(of)!;
      const { address } = recording(chapter, reader);
      const fetch = async (url: string, init: RequestInit) => {
        const { Range = '' } = { ...(init.headers as { readonly Range?: string }) };
        asked.push([init.method ?? 'GET', init.mode, url.slice(origin.length), Range].join(' ').trim());
        return host(url, init);
      };
      const request = { address, fetch, signal };
      return question === 'size' ? answerSize(request) : answerFromHost(request, Number(question.slice(5)));
    },
  };
  return { service, asked };
}

const whole = (more: Record<string, string> = {}) =>
  new Response(bytes, {
    headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': `${bytes.length}`, ...more },
  });
const keep = (service: RecordingService, chapters: readonly number[], signal = never) => {
  const seen: number[] = [];
  const onProgress = (done: number, share: number) => seen.push(done + share);
  const recordings = chapters.map((chapter) => recording(chapter));
  return keepRecordings(recordings, { service, store, signal, onProgress }).then(() => seen);
};
const keptBytes = async (chapter: number) =>
  new Uint8Array(await (await answerKept(store, recording(chapter), null)).arrayBuffer());

describe('a recording', () => {
  test('is stored with its chapter and timings, byte for byte, and plays in any range', async () => {
    const { service, asked } = serviceOf(() => whole());
    const seen = await keep(service, [1]);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(asked).toEqual(['GET cors /anna/RUT1.mp3']);
    expect(await keptBytes(1)).toEqual(bytes);
    const paths = [
      '/api/BSB/RUT/1.simple.json',
      '/api/BSB/RUT/1.anna.audioTimings.json',
      '/api/BSB/books.json',
    ];
    for (const path of paths) expect(await store.document(path)).toContain(path);
    const { length } = bytes;
    const ranges = [
      // The first request of Safari
      ['bytes=0-1', 0, 1],
      ['bytes=0-', 0, length - 1],
      ['bytes=1048575-1048576', 1_048_575, 1_048_576],
      ['bytes=2000000-9999999', 2_000_000, length - 1],
      ['bytes=-5', length - 5, length - 1],
    ] as const;
    for (const [range, first, last] of ranges) {
      const response = await answerKept(store, recording(1), range);
      expect([response.status, response.headers.get('content-range')]).toEqual([
        206,
        `bytes ${first}-${last}/${length}`,
      ]);
      expect(response.headers.get('content-length')).toBe(String(last - first + 1));
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(first, last + 1));
    }
    const past = await answerKept(store, recording(1), `bytes=${length}-`);
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
  });

  test('resumes after a broken connection, or restarts if the host sends the full body', async () => {
    let calls = 0;
    const broken = () => {
      const body = new ReadableStream({
        pull(controller) {
          if (calls++ % 2 === 0) controller.enqueue(bytes.slice(0, 1_500_000));
          else controller.error(new Error('The network is gone'));
        },
      });
      return new Response(body, { headers: { 'Content-Length': `${bytes.length}` } });
    };
    for (const knowsRanges of [true, false]) {
      let attempt = 0;
      const { service, asked } = serviceOf((_, { headers }) => {
        if (attempt++ === 0) return broken();
        const range = new Headers(headers).get('range');
        if (!range || !knowsRanges) return whole();
        const rest = bytes.slice(Number(range.slice(6, -1)));
        return new Response(rest, { status: 206, headers: { 'Content-Length': `${rest.length}` } });
      });
      await keep(service, [1]);
      expect(asked).toEqual(['GET cors /anna/RUT1.mp3', 'GET cors /anna/RUT1.mp3 bytes=1500000-']);
      expect(await keptBytes(1)).toEqual(bytes);
    }
  });

  test('leaves no data if cancelled or too large, and other recordings stay', async () => {
    const stop = new AbortController();
    const { service } = serviceOf((url) => {
      if (url.includes('RUT2')) stop.abort(new Error('Cancelled'));
      return whole();
    });
    await expect(keep(service, [1, 2, 3], stop.signal)).rejects.toThrow('Cancelled');
    const put = store.putPart.bind(store);
    store.putPart = async (...[of, at, index, part]) => {
      if (of.chapter === 3 && index === 1) throw new DOMException('Full', 'QuotaExceededError');
      await put(of, at, index, part);
    };
    const refused = await keep(service, [2, 3]).catch((error: unknown) => error as ScriptoriumError);
    expect(String(refused)).toContain('not have enough space for the recording of Ruth 3');
    expect((await store.all()).map(({ chapter }) => chapter)).toEqual([1, 2]);
    expect(await keptBytes(2)).toEqual(bytes);
    expect(await partCount()).toBe(6);
  });

  test('interrupted by a closed tab is swept, and a repeated download replaces the old one when complete', async () => {
    const { service } = serviceOf(() => whole());
    await keep(service, [1]);
    await store.putPart(recording(2), 5, 0, bytes.slice(0, 10));
    await store.putPart(recording(1), 6, 0, new Uint8Array(10));
    expect(await keptBytes(1)).toEqual(bytes);
    await store.sweep();
    expect(await partCount()).toBe(3);
    await keep(service, [1]);
    expect(await partCount()).toBe(3);
    await keepRecordings([recording(1, 'ben')], { service, store, signal: never, onProgress: () => {} });
    await store.delete({ id: 'BSB', reader: 'ben' });
    expect(await store.document('/api/BSB/RUT/1.simple.json')).toContain('RUT');
    expect(await store.document('/api/BSB/books.json')).toContain('books');
    await store.delete({ id: 'BSB', book: 'RUT' });
    expect([await partCount(), await store.all()]).toEqual([0, []]);
    expect(await store.document('/api/BSB/RUT/1.simple.json')).toBeUndefined();
    expect(await store.document('/api/BSB/books.json')).toBeUndefined();
    expect((await answerKept(store, recording(1), null)).status).toBe(404);
  });

  test('that the host lacks is skipped and reported at the end', async () => {
    const page = () => new Response('<p>Not here', { headers: { 'Content-Type': 'text/html' } });
    const { service } = serviceOf((url) =>
      url.includes('RUT1') ? new Response('', { status: 404 }) : url.includes('RUT2') ? page() : whole(),
    );
    await expect(keep(service, [1, 2, 3])).rejects.toThrow(
      'audio.example.org does not have the recording of Ruth 1.',
    );
    expect((await store.all()).map(({ chapter }) => chapter)).toEqual([3]);
  });
});

async function partCount(): Promise<number> {
  const asked = indexedDB.open('scriptorium-recordings /');
  const database = await new Promise<IDBDatabase>((resolve) => {
    asked.onsuccess = () => resolve(asked.result);
  });
  const counted = database.transaction('parts').objectStore('parts').count();
  await new Promise((resolve) => {
    counted.onsuccess = resolve;
  });
  database.close();
  return counted.result;
}

describe('an offer', () => {
  const offer = (service: RecordingService, count: number) =>
    recordingOffer(
      Array.from({ length: count }, (_, index) => recording(index + 1)),
      { service, store, signal: never },
    );
  const sized = (size: number) => new Response(null, { headers: { 'Content-Length': String(size) } });

  test('has the exact size of a few recordings and an estimate for many', async () => {
    const { service, asked } = serviceOf((url) => sized(url.includes('RUT2') ? 2_000_000 : 1_000_000));
    expect(await offer(service, 3)).toMatchObject({ size: 4_000_000, isExact: true });
    asked.length = 0;
    const { size, isExact, missing } = await offer(service, 150);
    expect([isExact, missing.length, asked.length]).toEqual([false, 150, 6]);
    expect(size).toBeGreaterThanOrEqual(150_000_000);
    expect(asked.every((each) => each.startsWith('HEAD cors'))).toBe(true);
  });

  test('omits stored recordings, unless the service now has a different one', async () => {
    const { service } = serviceOf((_, { method }) => (method === 'HEAD' ? sized(bytes.length) : whole()));
    await keep(service, [1, 2]);
    const signal = never;
    const moved = [recording(1), { ...recording(2), address: `${origin}/new/RUT2.mp3` }, recording(3)];
    const { missing } = await recordingOffer(moved, { service, store, signal });
    expect(missing.map(({ chapter }) => chapter)).toEqual([2, 3]);
    const all = [recording(1), recording(2)];
    expect(await recordingOffer(all, { service, store, signal })).toMatchObject({ missing: [], size: 0 });
  });

  test('has no size if the host reports none; without HEAD, the recording itself is requested', async () => {
    const { service, asked } = serviceOf((_, { method }) =>
      method === 'HEAD' ? new Response(null, { status: 405 }) : new Response('sound'),
    );
    expect((await offer(service, 1)).size).toBeUndefined();
    expect(asked).toEqual(['HEAD cors /anna/RUT1.mp3', 'GET cors /anna/RUT1.mp3']);
  });

  test.each([
    [
      'answers only those who do not read it',
      'does not let web pages download them',
      (mode: unknown) => mode === 'no-cors',
    ],
    ['is out of reach', 'cannot be reached', () => false],
  ])('gives the reason if the host %s', async (_, words, answers) => {
    const { service } = serviceOf((_url, { mode }) => {
      if (!answers(mode)) throw new TypeError('Failed to fetch');
      return whole();
    });
    await expect(offer(service, 2)).rejects.toThrow(words);
    await expect(keep(service, [1])).rejects.toThrow(words);
    expect(await store.all()).toEqual([]);
  });

  test('requests only the recording, without cookies, referrer or cache', async () => {
    const inits: RequestInit[] = [];
    const { service } = serviceOf((_, init) => {
      inits.push(init);
      return whole();
    });
    await offer(service, 1);
    await keep(service, [1]);
    for (const { credentials, referrerPolicy, cache } of inits)
      expect([credentials, referrerPolicy, cache]).toEqual(['omit', 'no-referrer', 'no-store']);
  });
});

test.each([
  [null, undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=-20', { first: 0, last: 9 }],
])('of ten bytes, %p asks for %p', (range, expected) =>
  expect(requestedRange(range, 10)).toEqual(expected as never),
);

test('an address names exactly one recording', () => {
  const { id, book, chapter, reader } = recording(3, 'souer.nt~2');
  expect(parseRecordingPath(recordingPath(recording(3, 'souer.nt~2')))).toEqual({
    id,
    book,
    chapter,
    reader,
  });
  for (const path of [
    'recordings/BSB/RUT/3',
    'recordings/BSB/RUT/3/a/b',
    'recordings/BSB/../3/x',
    'recordings/BSB/RUT/3/%2e',
  ])
    expect(parseRecordingPath(path)).toBeUndefined();
});

test('a recording without an audio type is never served with the type it claims', async () => {
  const { service } = serviceOf(() => whole({ 'Content-Type': 'text/javascript' }));
  await keep(service, [1]);
  const { headers } = await answerKept(store, recording(1), null);
  expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    'audio/mpeg',
    'nosniff',
  ]);
});
