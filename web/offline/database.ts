import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

/** An IndexedDB database that opens on first use, and closes when another page deletes or upgrades it. */
export class Database {
  readonly #name: string;
  readonly #create: (database: IDBDatabase) => void;
  #opened: Promise<IDBDatabase> | undefined;

  /** @param create runs once, to create the object stores of a new database. */
  constructor(name: string, create: (database: IDBDatabase) => void) {
    this.#name = name;
    this.#create = create;
  }

  async read<Result>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
    const database = await this.#open();
    return done(ask(database.transaction(store).objectStore(store))) as Promise<Result>;
  }

  async entries<Value>(store: string, range: IDBKeyRange): Promise<[key: string[], value: Value][]> {
    const database = await this.#open();
    const of = database.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([done(of.getAllKeys(range)), done(of.getAll(range))]);
    return keys.map((key, index) => [key as string[], values[index]]);
  }

  /** Writes in one transaction: resolves once all changes are stored, and rejects if none are. */
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
      // Another page deletes the database or upgrades it
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

export function keysFrom(...start: readonly (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound([...start], [...start, []]);
}

/**
 * Runs work that only one tab may do at a time. Rejects with a `ScriptoriumError` that contains the message
 * `busy` if another tab is running it.
 */
export async function inOneTab(lock: string, busy: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(lock, { ifAvailable: true }, (held) => {
    if (held) return work();
    throw new ScriptoriumError({ code: 'kept_elsewhere', message: busy });
  });
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && /^Quota/.test(error.name);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
