import type { DBSchema, IDBPObjectStore } from 'idb';
import { links } from '../../../src/documents/links.ts';
import { Database, keysFrom } from '../database.ts';

export interface RecordingId {
  readonly id: string;
  readonly book: string;
  readonly chapter: number;
  readonly reader: string;
}

export interface KeptRecording extends RecordingId {
  /** Names from the chapter, so that lists need no connection. */
  readonly translationName: string;
  readonly bookName: string;
  /** The address it was fetched from. The service may link to a different one since then. */
  readonly address: string;
  readonly type: string;
  readonly size: number;
  /**
   * Unix time in milliseconds. It is part of the key of the stored parts, so that a repeated download does
   * not overwrite them.
   */
  readonly at: number;
}

export type RecordingsOf = Pick<RecordingId, 'id'> & Partial<RecordingId>;

/**
 * Bytes per stored part. Players request the beginning, the end and ranges between; only the parts that
 * overlap them are read.
 */
const partSize = 1 << 20;

type RecordingKey = [id: string, book: string, chapter: number, reader: string];
type PartKey = [...RecordingKey, at: number, index: number];

interface Schema extends DBSchema {
  recordings: { readonly key: RecordingKey; readonly value: KeptRecording };
  parts: { readonly key: PartKey; readonly value: Uint8Array<ArrayBuffer> };
  documents: { readonly key: string; readonly value: string };
}

const recordedChapterKey = ({ id, book, chapter }: RecordingId) => `${id} ${book} ${chapter}`;
const recordingKey = ({ id, book, chapter, reader }: RecordingId): RecordingKey => [
  id,
  book,
  chapter,
  reader,
];

/**
 * The recordings of a service that the device stores in IndexedDB: each in parts, with the documents that are
 * shown while it plays. Pages write them, and the service worker reads them. The record of a recording is
 * written last and makes it available.
 */
export class RecordingStore {
  readonly #database: Database<Schema>;

  constructor(root: string) {
    this.#database = new Database(`scriptorium-recordings ${root}`, (database) => {
      database.createObjectStore('recordings', { keyPath: ['id', 'book', 'chapter', 'reader'] });
      database.createObjectStore('parts');
      database.createObjectStore('documents');
    });
  }

  async all(): Promise<KeptRecording[]> {
    return (await this.#database.open()).getAll('recordings');
  }

  async get(recording: RecordingId): Promise<KeptRecording | undefined> {
    return (await this.#database.open()).get('recordings', recordingKey(recording));
  }

  async bytes(recording: KeptRecording, first: number, last: number): Promise<Blob> {
    const key = [...recordingKey(recording), recording.at];
    const [from, to] = [first, last].map((at) => Math.floor(at / partSize));
    const range = IDBKeyRange.bound([...key, from], [...key, to]);
    const found = await (await this.#database.open()).getAll('parts', range);
    const start = from! * partSize;
    return new Blob(found).slice(first - start, last + 1 - start);
  }

  async putPart(
    recording: RecordingId,
    at: number,
    index: number,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    await (await this.#database.open()).put('parts', bytes, [...recordingKey(recording), at, index]);
  }

  async finish(recording: KeptRecording, texts: ReadonlyMap<string, string>): Promise<void> {
    await this.#database.write(['recordings', 'parts', 'documents'], async (transaction) => {
      const documents = transaction.objectStore('documents');
      await transaction.objectStore('recordings').put(recording);
      await Promise.all([...texts].map(([path, text]) => documents.put(text, path)));
      await deleteParts(transaction.objectStore('parts'), recording, (at) => at !== recording.at);
    });
  }

  async discardUnfinished(recording: RecordingId, at: number): Promise<void> {
    await this.#database.write(['parts'], (transaction) =>
      deleteParts(transaction.objectStore('parts'), recording, (begun) => begun === at),
    );
  }

  /**
   * Deletes the parts of downloads that were interrupted when a tab was closed. Must not be called while a
   * download is running.
   */
  async sweep(): Promise<void> {
    const known = new Set((await this.all()).map((each) => [...recordingKey(each), each.at].join(' ')));
    await this.#database.write(['parts'], async (transaction) => {
      const store = transaction.objectStore('parts');
      const keys = await store.getAllKeys();
      const unknown = keys.filter((key) => !known.has(key.slice(0, -1).join(' ')));
      await Promise.all(unknown.map((key) => store.delete(key)));
    });
  }

  async delete(of: RecordingsOf): Promise<void> {
    const all = await this.all();
    const unwanted = all.filter((each) => isOf(of, each));
    const remaining = all.filter((each) => !isOf(of, each));
    const places = new Set(remaining.map(recordedChapterKey));
    const ids = new Set(remaining.map(({ id }) => id));
    await this.#database.write(['recordings', 'parts', 'documents'], async (transaction) => {
      const documents = transaction.objectStore('documents');
      for (const each of unwanted) {
        await transaction.objectStore('recordings').delete(recordingKey(each));
        await transaction.objectStore('parts').delete(keysFrom(...recordingKey(each)));
        await documents.delete(links.audioTimings(each.id, each.book, each.chapter, each.reader));
        if (!places.has(recordedChapterKey(each)))
          await documents.delete(links.simpleChapter(each.id, each.book, each.chapter));
        if (!ids.has(each.id)) await documents.delete(links.books(each.id));
      }
    });
  }

  async document(path: string): Promise<string | undefined> {
    return (await this.#database.open()).get('documents', path);
  }

  async deleteAll(): Promise<void> {
    await this.#database.delete();
  }
}

export class PartWriter {
  readonly #store: RecordingStore;
  readonly #recording: RecordingId;
  readonly #at: number;
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #waitingSize = 0;
  #parts = 0;

  constructor(store: RecordingStore, recording: RecordingId, at: number) {
    this.#store = store;
    this.#recording = recording;
    this.#at = at;
  }

  get size(): number {
    return this.#parts * partSize + this.#waitingSize;
  }

  async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#waiting.push(bytes);
    this.#waitingSize += bytes.length;
    if (this.#waitingSize < partSize) return;
    const all = new Uint8Array(await new Blob(this.#waiting).arrayBuffer());
    let at = 0;
    for (; all.length - at >= partSize; at += partSize) {
      await this.#store.putPart(this.#recording, this.#at, this.#parts, all.slice(at, at + partSize));
      this.#parts++;
    }
    this.#waiting = [all.slice(at)];
    this.#waitingSize = all.length - at;
  }

  async end(): Promise<void> {
    const bytes = new Uint8Array(await new Blob(this.#waiting).arrayBuffer());
    if (bytes.length > 0) await this.#store.putPart(this.#recording, this.#at, this.#parts, bytes);
  }

  restart(): void {
    this.#waiting = [];
    this.#waitingSize = this.#parts = 0;
  }
}

export function isOf(of: RecordingsOf, recording: RecordingId): boolean {
  const members = Object.entries(of) as [keyof RecordingId, unknown][];
  return members.every(([member, value]) => value === undefined || recording[member] === value);
}

type PartStore<Stores extends ('recordings' | 'parts' | 'documents')[]> = IDBPObjectStore<
  Schema,
  Stores,
  'parts',
  'readwrite'
>;

async function deleteParts<Stores extends ('recordings' | 'parts' | 'documents')[]>(
  store: PartStore<Stores>,
  recording: RecordingId,
  isUnwanted: (at: number) => boolean,
): Promise<void> {
  const keys = await store.getAllKeys(keysFrom(...recordingKey(recording)));
  await Promise.all(keys.filter((key) => isUnwanted(key[4])).map((key) => store.delete(key)));
}
