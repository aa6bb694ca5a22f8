import type {
  SimpleTranslationBookChapter,
  TranslationBook,
  TranslationBooks,
} from '../../../client/src/documents.ts';
import { retryDelay, wait } from '../../../client/src/http/retry.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { links } from '../../../src/documents/links.ts';
import { audioText, pageText, recordingsText } from '../../strings/texts.ts';
import { isFull } from '../database.ts';
import { recordingPath } from './recording-answers.ts';
import { type KeptRecording, PartWriter, type RecordingId, type RecordingStore } from './recording-store.ts';

export type OfferedRecording = Pick<
  KeptRecording,
  'id' | 'book' | 'chapter' | 'reader' | 'bookName' | 'translationName' | 'address'
>;

export interface RecordingOffer {
  readonly missing: readonly OfferedRecording[];
  /** Bytes to fetch, estimated from the sizes that the host reports; undefined if it reports none. */
  readonly size: number | undefined;
  readonly isExact: boolean;
}

/** Network access: `get` reads documents of the service, `ask` requests recordings from the service worker. */
export interface RecordingService {
  readonly get: <Document>(path: string, signal: AbortSignal) => Promise<Document>;
  readonly ask: (path: string, signal: AbortSignal) => Promise<Response>;
}

interface Asked {
  readonly service: RecordingService;
  readonly store: RecordingStore;
  readonly signal: AbortSignal;
}

/** Maximum number of recordings whose size is requested. The others are estimated by the average. */
const maxMeasured = 6;
const atOnce = 4;
/** Timeout in milliseconds for the first byte of a response, and between two chunks. */
const patience = 30_000;
const retries = { retries: 4, firstDelay: 400, maxDelay: 20_000 };

export function recordingOf(
  { translation, book, chapter, thisChapterAudioLinks }: SimpleTranslationBookChapter,
  reader: string,
): OfferedRecording | undefined {
  if (!Object.hasOwn(thisChapterAudioLinks, reader)) return undefined;
  return {
    ...{ id: translation.id, book: book.id, chapter: chapter.number, reader },
    ...{ bookName: book.name, translationName: translation.name, address: thisChapterAudioLinks[reader]! },
  };
}

export async function recordingsOfBook(
  of: Pick<RecordingId, 'id' | 'book' | 'reader'>,
  { service, signal }: Pick<Asked, 'service' | 'signal'>,
): Promise<OfferedRecording[]> {
  const { books } = await service.get<TranslationBooks>(links.books(of.id), signal);
  const book: TranslationBook | undefined = books.find(({ id }) => id === of.book);
  if (!book) return [];
  const { firstChapterNumber: first, lastChapterNumber: last } = book;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const found = await eachOf(numbers, async (chapter) => {
    const path = links.simpleChapter(of.id, of.book, chapter);
    const document = await service.get<SimpleTranslationBookChapter>(path, signal).catch((error) => {
      // In some books a chapter in the middle is missing
      if (error instanceof ScriptoriumError && error.status === 404) return undefined;
      throw error;
    });
    return document && recordingOf(document, of.reader);
  });
  return found.filter((each) => each !== undefined);
}

export async function recordingOffer(
  recordings: readonly OfferedRecording[],
  { service, store, signal }: Asked,
): Promise<RecordingOffer> {
  // A recording whose address has changed counts as a different one
  const keyOf = (each: OfferedRecording | KeptRecording) => `${recordingPath(each)} ${each.address}`;
  const kept = new Set((await store.all()).map(keyOf));
  const missing = recordings.filter((each) => !kept.has(keyOf(each)));
  const step = Math.max(1, missing.length / maxMeasured);
  const measured = missing.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const failures: unknown[] = [];
  const sizes = await eachOf(measured, async (each) => {
    try {
      return await sizeOf(each, service, signal);
    } catch (error) {
      failures.push(error);
      return undefined;
    }
  });
  signal.throwIfAborted();
  if (measured.length > 0 && failures.length === measured.length) throw failures[0];
  const known = sizes.filter((size) => size !== undefined);
  const average = known.reduce((sum, size) => sum + size, 0) / known.length;
  const size = known.length === 0 ? undefined : Math.round(average * missing.length);
  return { missing, size: missing.length === 0 ? 0 : size, isExact: known.length === missing.length };
}

async function sizeOf(
  recording: OfferedRecording,
  service: RecordingService,
  signal: AbortSignal,
): Promise<number | undefined> {
  const response = await askWorker(recording, 'size', service, signal);
  const { size } = (await response.json()) as { readonly size: number | null };
  return size ?? undefined;
}

interface KeepOptions extends Asked {
  readonly onProgress: (done: number, share: number) => void;
  readonly now?: () => number;
}

/**
 * Downloads recordings one by one, each with the text and the timings of its chapter. Finished ones remain
 * even if a later one fails, and those that the host does not have are skipped. Rejects with a
 * `ScriptoriumError`, or with the reason of the signal.
 */
export async function keepRecordings(
  recordings: readonly OfferedRecording[],
  options: KeepOptions,
): Promise<void> {
  const { store, onProgress, now = Date.now } = options;
  const absent: unknown[] = [];
  for (const [index, recording] of recordings.entries()) {
    const at = now();
    onProgress(index, 0);
    try {
      const texts = await textsOf(recording, options);
      const fetched = await fetchRecording(recording, at, options, (share) => onProgress(index, share));
      await store.finish({ ...recording, ...fetched, at }, texts);
    } catch (error) {
      await store.discardUnfinished(recording, at);
      if (isFull(error)) throw problem('noRoom', recording);
      const isAbsent = error instanceof ScriptoriumError && error.code === 'recording_missing';
      if (!isAbsent) throw error;
      absent.push(error);
    }
  }
  onProgress(recordings.length, 0);
  if (absent.length > 0) throw absent[0];
}

async function textsOf(
  { id, book, chapter, reader }: OfferedRecording,
  { service, signal }: KeepOptions,
): Promise<Map<string, string>> {
  const path = links.simpleChapter(id, book, chapter);
  const document = await service.get<SimpleTranslationBookChapter>(path, signal);
  const books = links.books(id);
  const texts = new Map([
    [path, JSON.stringify(document)],
    [books, JSON.stringify(await service.get(books, signal))],
  ]);
  if (Object.hasOwn(document.thisChapterAudioTimings, reader)) {
    const timings = links.audioTimings(id, book, chapter, reader);
    texts.set(timings, JSON.stringify(await service.get(timings, signal)));
  }
  return texts;
}

async function fetchRecording(
  recording: OfferedRecording,
  at: number,
  { service, store, signal }: KeepOptions,
  onShare: (share: number) => void,
): Promise<Pick<KeptRecording, 'type' | 'size'>> {
  const parts = new PartWriter(store, recording, at);
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await askWorker(recording, `from=${parts.size}`, service, signal);
      if (response.status !== 206) parts.restart();
      const size = parts.size + Number(response.headers.get('X-Size'));
      for await (const bytes of bytesOf(response, signal)) {
        await parts.write(bytes);
        if (size > 0) onShare(Math.min(1, parts.size / size));
      }
      // If the browser stops the worker, the stream can end without an error
      if (parts.size < size) throw networkError();
      if (parts.size === 0) throw problem('missing', recording);
      await parts.end();
      return { type: response.headers.get('Content-Type') ?? 'audio/mpeg', size: parts.size };
    } catch (error) {
      signal.throwIfAborted();
      const delay = retryDelay(error, attempt, retries, Math.random());
      if (delay === undefined) throw error;
      await wait(delay, signal);
    }
  }
}

async function* bytesOf(response: Response, signal: AbortSignal): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body!.getReader();
  const stop = () => reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  try {
    for (;;) {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        stop();
      }, patience);
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw networkError(cause);
      });
      clearTimeout(timer);
      signal.throwIfAborted();
      if (isLate) throw networkError();
      if (done) return;
      yield value as Uint8Array<ArrayBuffer>;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await stop();
  }
}

async function askWorker(
  recording: OfferedRecording,
  question: string,
  { ask }: RecordingService,
  signal: AbortSignal,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const path = `${recordingPath(recording)}?${question}`;
  const requested = ask(path, AbortSignal.any([signal, late.signal])).finally(() => clearTimeout(timer));
  const response = await requested.catch((cause: unknown) => {
    signal.throwIfAborted();
    throw late.signal.aborted ? problem('unreachable', recording) : networkError(cause);
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as {
    readonly error?: { readonly code: string };
  };
  const found = problems.find((what) => error?.code === `recording_${what}`);
  // The service itself answered, so no service worker is active
  throw problem(found ?? 'noWorker', recording);
}

const problems = ['closed', 'unreachable', 'missing'] as const;

function problem(
  what: (typeof problems)[number] | 'noRoom' | 'noWorker',
  { address, bookName, chapter }: OfferedRecording,
): ScriptoriumError {
  const host = URL.parse(address)?.host || audioText('itsServer');
  const place = `${bookName} ${chapter}`;
  const message = recordingsText(what, { host, place });
  return new ScriptoriumError({ code: `recording_${what}`, message });
}

function networkError(cause?: unknown): ScriptoriumError {
  return new ScriptoriumError({ code: 'network_error', message: pageText('unreachable'), cause });
}

async function eachOf<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items.entries()];
  const next = async (): Promise<void> => {
    for (let entry = left.shift(); entry; entry = left.shift()) results[entry[0]] = await ask(entry[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}
