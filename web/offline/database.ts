import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';

export class Database<Schema extends DBSchema> {
  readonly #name: string;
  readonly #create: (database: IDBPDatabase<Schema>) => void;
  #opened: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string, create: (database: IDBPDatabase<Schema>) => void) {
    this.#name = name;
    this.#create = create;
  }

  open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opened) return this.#opened;
    const forget = () => {
      this.#opened = undefined;
    };
    this.#opened = openDB<Schema>(this.#name, 1, {
      upgrade: this.#create,
      blocking: (_current, _blocked, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    this.#opened.catch(forget);
    return this.#opened;
  }

  /** Writes in one transaction: resolves once all changes are stored, and rejects if none are. */
  async write<Stores extends StoreNames<Schema>[]>(
    stores: Stores,
    change: (transaction: IDBPTransaction<Schema, Stores, 'readwrite'>) => Promise<unknown>,
  ): Promise<void> {
    const transaction = (await this.open()).transaction(stores, 'readwrite');
    await Promise.all([change(transaction), transaction.done]);
  }

  async delete(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
    await deleteDB(this.#name);
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
