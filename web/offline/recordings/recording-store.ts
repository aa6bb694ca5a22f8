import { links } from '../../../src/documents/links.ts';
import { Database, keysFrom } from '../database.ts';

/** Which recording: that of a chapter, by one reader. */
export interface RecordingId {
  /** Of the translation. */
  readonly id: string;
  readonly book: string;
  readonly chapter: number;
  readonly reader: string;
}

/** A recording that is kept in full. */
export interface KeptRecording extends RecordingId {
  /** Names as the chapter had them, for lists without a connection. */
  readonly translationName: string;
  readonly bookName: string;
  /** Where it was fetched: the service may link to another one since then. */
  readonly address: string;
  /** The media type. */
  readonly type: string;
  readonly size: number;
  /** Milliseconds since 1970; its parts are stored under it, so that one that is fetched again does not touch them. */
  readonly at: number;
}

/** Some recordings: all of a translation, of a book in it, of a reader. */
export type RecordingsOf = Pick<RecordingId, 'id'> & Partial<RecordingId>;

/** Bytes of a part. A player asks for the beginning, the end and places between: only the parts that these are in are read. */
const partSize = 1 << 20;

const recordings = 'recordings';
const parts = 'parts';
const documents = 'documents';

const placeOf = ({ id, book, chapter }: RecordingId) => `${id} ${book} ${chapter}`;
const keyOf = ({ id, book, chapter, reader }: RecordingId) => [id, book, chapter, reader];

/**
 * The recordings that a device keeps of a service, in IndexedDB: each in parts, with what is shown while it plays. Pages write it, and
 * the service worker reads it. A recording is there when its record is, which is written last.
 */
export class RecordingStore {
  readonly #database: Database;

  /** @param root path of the service, as several may have one origin. */
  constructor(root: string) {
    this.#database = new Database(`scriptorium-recordings ${root}`, (database) => {
      database.createObjectStore(recordings, { keyPath: ['id', 'book', 'chapter', 'reader'] });
      database.createObjectStore(parts);
      database.createObjectStore(documents);
    });
  }

  async all(): Promise<KeptRecording[]> {
    return this.#database.read(recordings, (store) => store.getAll());
  }

  async get(recording: RecordingId): Promise<KeptRecording | undefined> {
    return this.#database.read(recordings, (store) => store.get(keyOf(recording)));
  }

  /** Bytes of a recording from `first` to `last`, both included. */
  async bytes(recording: KeptRecording, first: number, last: number): Promise<Blob> {
    const key = [...keyOf(recording), recording.at];
    const [from, to] = [first, last].map((at) => Math.floor(at / partSize));
    const range = IDBKeyRange.bound([...key, from], [...key, to]);
    const found = await this.#database.read<Uint8Array<ArrayBuffer>[]>(parts, (store) => store.getAll(range));
    const start = from! * partSize;
    return new Blob(found).slice(first - start, last + 1 - start);
  }

  /** A part of a recording that is being fetched since `at`. */
  async putPart(
    recording: RecordingId,
    at: number,
    index: number,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<void> {
    const key = [...keyOf(recording), at, index];
    await this.#database.write([parts], ([store]) => void store!.put(bytes, key));
  }

  /** In one step: all parts are there, and those of the same recording that were kept before are deleted. */
  async finish(recording: KeptRecording, texts: ReadonlyMap<string, string>): Promise<void> {
    const { at } = recording;
    await this.#database.write([recordings, parts, documents], ([records, bytes, kept]) => {
      records!.put(recording);
      for (const [path, text] of texts) kept!.put(text, path);
      deleteOtherParts(bytes!, recording, (begun) => begun === at);
    });
  }

  /** Deletes what came of a recording that was not finished. */
  async giveUp(recording: RecordingId, at: number): Promise<void> {
    await this.#database.write([parts], ([bytes]) =>
      deleteOtherParts(bytes!, recording, (begun) => begun !== at),
    );
  }

  /** Deletes parts of recordings that were interrupted, by a tab that was closed. To be called while none is being fetched. */
  async sweep(): Promise<void> {
    const known = new Set((await this.all()).map((each) => [...keyOf(each), each.at].join(' ')));
    await this.#database.write([parts], ([store]) => {
      const asked = store!.getAllKeys();
      asked.onsuccess = () => {
        for (const key of asked.result as string[][])
          if (!known.has(key.slice(0, -1).join(' '))) store!.delete(key);
      };
    });
  }

  async delete(of: RecordingsOf): Promise<void> {
    const all = await this.all();
    const gone = all.filter((each) => isOf(of, each));
    const stay = all.filter((each) => !isOf(of, each));
    const places = new Set(stay.map(placeOf));
    const ids = new Set(stay.map(({ id }) => id));
    await this.#database.write([recordings, parts, documents], ([records, bytes, kept]) => {
      for (const each of gone) {
        records!.delete(keyOf(each));
        bytes!.delete(keysFrom(...keyOf(each)));
        kept!.delete(links.audioTimings(each.id, each.book, each.chapter, each.reader));
        // What another recording needs stays
        if (!places.has(placeOf(each))) kept!.delete(links.simpleChapter(each.id, each.book, each.chapter));
        if (!ids.has(each.id)) kept!.delete(links.books(each.id));
      }
    });
  }

  /** A document that is kept with a recording. */
  async document(path: string): Promise<string | undefined> {
    return this.#database.read(documents, (store) => store.get(path));
  }

  /** Everything of this service. */
  async deleteAll(): Promise<void> {
    await this.#database.delete();
  }
}

/** Writes a recording in parts of one size, whatever the size of the pieces in which it comes. */
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

  /** Bytes that have come. */
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

  /** Writes the last part, which may be shorter. */
  async end(): Promise<void> {
    const bytes = new Uint8Array(await new Blob(this.#waiting).arrayBuffer());
    if (bytes.length > 0) await this.#store.putPart(this.#recording, this.#at, this.#parts, bytes);
  }

  /** As all of it comes again. */
  restart(): void {
    this.#waiting = [];
    this.#waitingSize = this.#parts = 0;
  }
}

/** Whether a recording is one of some. */
export function isOf(of: RecordingsOf, recording: RecordingId): boolean {
  const members = Object.entries(of) as [keyof RecordingId, unknown][];
  return members.every(([member, value]) => value === undefined || recording[member] === value);
}

function deleteOtherParts(
  store: IDBObjectStore,
  recording: RecordingId,
  stays: (at: number) => boolean,
): void {
  const asked = store.getAllKeys(keysFrom(...keyOf(recording)));
  asked.onsuccess = () => {
    for (const key of asked.result as number[][]) if (!stays(key.at(-2)!)) store.delete(key);
  };
}
