import type { Transaction } from 'lmdb';
import type { Manifest } from '../documents/manifest/manifest-schema.ts';
import { readManifest } from './manifests.ts';
import { isDocumentPath, type Reading, type Store, storeKeys } from './store.ts';
import { type StoredDocument, storedValue } from './stored-document.ts';
import { storedValues } from './stored-values.ts';

/**
 * One state of a library, unaffected by later commits of any process until it is closed. Until then the file
 * grows with each update, so it must be closed, even after an error.
 */
export class LibrarySnapshot {
  readonly manifest: Manifest | undefined;
  readonly #store: Store;
  readonly #transaction: Transaction;
  #isClosed = false;

  constructor(store: Store) {
    this.#store = store;
    this.#transaction = store.useReadTransaction();
    this.manifest = readManifest(store, { transaction: this.#transaction });
  }

  get(path: string): StoredDocument | undefined {
    const reading = this.#reading();
    if (!isDocumentPath(path)) return undefined;
    const value = storedValues.read(this.#store, path, reading);
    if (!value) return undefined;
    const { hash, body: gzip } = storedValue.decode(value);
    const second = storedValues.read(this.#store, storeKeys.brotli(path), reading);
    if (!second || !storedValue.hasHash(second, hash)) return { hash, gzip };
    return { hash, gzip, brotli: storedValue.decode(second).body };
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#transaction.done();
  }

  #reading(): Reading {
    if (this.#isClosed) throw new Error('This snapshot of the library is closed.');
    return { transaction: this.#transaction };
  }
}
