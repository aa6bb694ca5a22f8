import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

/** A database of the browser (IndexedDB), opened when it is used first, and closed for another page that deletes it. */
export class Database {
  readonly #name: string;
  readonly #create: (database: IDBDatabase) => void;
  #opened: Promise<IDBDatabase> | undefined;

  /** @param create makes its stores, when the device does not have it yet. */
  constructor(name: string, create: (database: IDBDatabase) => void) {
    this.#name = name;
    this.#create = create;
  }

  async read<Result>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
    const database = await this.#open();
    return done(ask(database.transaction(store).objectStore(store))) as Promise<Result>;
  }

  /** Keys with their values. */
  async entries<Value>(store: string, range: IDBKeyRange): Promise<[key: string[], value: Value][]> {
    const database = await this.#open();
    const of = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([done(of.getAllKeys(range)), done(of.getAll(range))]);
    return keys.map((key, index) => [key as string[], values[index]]);
  }

  /** Resolves when all of it is written; otherwise none of it is. */
  async write(stores: string[], change: (stores: IDBObjectStore[]) => void): Promise<void> {
    const database = await this.#open();
    const transaction = database.transaction(stores, 'readwrite');
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
    change(stores.map((name) => transaction.objectStore(name)));
    await written;
  }

  async delete(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
    await done(indexedDB.deleteDatabase(this.#name));
  }

  #open(): Promise<IDBDatabase> {
    this.#opened ??= this.#openNow();
    return this.#opened;
  }

  async #openNow(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.#name, 1);
    request.onupgradeneeded = () => this.#create(request.result);
    const forget = () => {
      this.#opened = undefined;
    };
    try {
      const database = await done(request);
      // Another page deletes everything, or a newer one changes its form
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      return database;
    } catch (error) {
      forget();
      throw error;
    }
  }
}

/** All keys that are lists and begin with these members. */
export function keysFrom(...start: readonly (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound([...start], [...start, []]);
}

/** Does work that only one tab may do at a time. Rejects with a `ScriptoriumError` with this message where another tab is at it. */
export async function inOneTab(lock: string, busy: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lock, { ifAvailable: true }, (held) => {
    if (held) return work();
    throw new ScriptoriumError({ code: 'kept_elsewhere', message: busy });
  });
}

/** Whether something could not be written because the browser has no room left. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && /^Quota/.test(error.name);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
