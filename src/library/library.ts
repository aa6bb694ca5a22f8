import { statSync } from 'node:fs';
import type { Manifest } from '../documents/manifest/manifest-schema.ts';
import { explain, writeFault } from '../lib/system-fault.ts';
import type { EditionRecord } from './edition-record.ts';
import { DamagedLibraryError, LibraryError, LibraryWriteError } from './library-errors.ts';
import { currentFile, type LibraryFile, libraryFiles } from './library-folder.ts';
import { ListedPaths } from './listed-paths.ts';
import { readManifest, writeManifests } from './manifests.ts';
import { pageProblem } from './pages.ts';
import { readEdition, readEditions } from './read-editions.ts';
import { LibrarySnapshot } from './snapshot.ts';
import {
  isDocumentPath,
  type OpenStore,
  type OpenUnmappedStore,
  openStore,
  openUnmappedStore,
  type Store,
  storeKeys,
} from './store.ts';
import { PeekedBody, type StoredDocument, storedNumber } from './stored-document.ts';
import { DamagedDocumentError, orUndefinedIfDamaged, storedValues } from './stored-values.ts';
import { UnmappedStore } from './unmapped-store.ts';
import { LibraryUpdate } from './update.ts';
import { type LibraryProblem, verifyLibrary } from './verify.ts';

export type { LibrarySnapshot, LibraryUpdate };

export function isLibrary(directory: string): boolean {
  return libraryFiles(directory).length > 0;
}

/**
 * Opens the library in `directory`. Creates both if they do not exist, unless `readOnly` is set. Any number
 * of processes may have it open; only one writes at a time.
 * @throws LibraryError if it is missing, has another store format, or is not writable; DamagedLibraryError.
 */
export function openLibrary(directory: string, options: { readOnly?: boolean } = {}): Library {
  const readOnly = options.readOnly ?? false;
  return new Library(openStore(directory, readOnly), { directory, readOnly });
}

/**
 * Opens a library for reading after checking all pages, so that reading cannot crash this process, however
 * its file was damaged. Checking takes 70 ms for 100,000 small documents.
 */
export function openVerifiedLibrary(directory: string): Library {
  const file = currentFile(directory);
  const problem = file && pageProblem(file.path);
  if (file && problem !== undefined) throw new DamagedLibraryError(directory, file.path, problem);
  return openLibrary(directory, { readOnly: true });
}

/**
 * Opens the library in `directory` for a server. It is never mapped into memory: damage to its file, before
 * or while it is served, makes single documents unreadable but never ends the process.
 * @throws LibraryError if it is missing or has another store format; DamagedLibraryError.
 */
export function openServedLibrary(directory: string): Library {
  return new Library(openUnmappedStore(directory), { directory, readOnly: true, damageLog: new DamageLog() });
}

function generationOf(store: Store | UnmappedStore): number {
  const value = storedValues.peek(store, storeKeys.generation);
  return value ? storedNumber.decode(storedValues.contentOf(value)) : 0;
}

const maxNamedDocuments = 100;
const maxKnownDocuments = 10_000;

class DamageLog {
  readonly #keys = new Set<string>();

  get documents(): number {
    return this.#keys.size;
  }

  add({ key, message }: DamagedDocumentError): void {
    if (this.#keys.has(key) || this.#keys.size >= maxKnownDocuments) return;
    this.#keys.add(key);
    if (this.#keys.size <= maxNamedDocuments) console.error(`scriptorium: ${message}`);
    if (this.#keys.size === maxNamedDocuments)
      console.error('scriptorium: More damaged documents are counted, but not named.');
  }
}

interface LibraryOptions {
  readonly directory: string;
  readonly readOnly: boolean;
  /** If omitted, one damaged record makes the list of editions an error. */
  readonly damageLog?: DamageLog;
}

/**
 * The document store. Readers never block and never wait. All reads in one turn of the event loop see the
 * same snapshot, before or after an update, even if another process commits it. A snapshot is released after
 * a millisecond or at the end of the turn, whichever is later.
 */
export class Library {
  readonly file: LibraryFile;
  #store: Store | UnmappedStore;
  readonly #directory: string;
  readonly #readOnly: boolean;
  readonly #damageLog: DamageLog | undefined;
  #generation = 0;
  #known: { readonly generation: number; readonly editions: readonly EditionRecord[] } | undefined;
  #listed: { readonly generation: number; readonly paths: ListedPaths } | undefined;

  constructor({ store, file }: OpenStore | OpenUnmappedStore, options: LibraryOptions) {
    this.#store = store;
    this.file = file;
    this.#directory = options.directory;
    this.#readOnly = options.readOnly;
    this.#damageLog = options.damageLog;
  }

  /** A copy of the document at a path (`/api/BSB/GEN/1.json`). About 0.7 µs. @throws DamagedDocumentError */
  get(path: string): StoredDocument | undefined {
    const stored = this.peek(path);
    return stored && { hash: stored.hash.slice(), gzip: stored.body.slice() };
  }

  /**
   * The gzip body without a copy, valid until the next call of any method. About 0.7 µs.
   * @throws DamagedDocumentError
   */
  peek(path: string): PeekedBody | undefined {
    return isDocumentPath(path) ? this.#peek(path) : undefined;
  }

  /** The brotli body, under the same conditions as `peek`; undefined if the document was stored without one. */
  peekBrotli(path: string): PeekedBody | undefined {
    return isDocumentPath(path) ? this.#peek(storeKeys.brotli(path)) : undefined;
  }

  hasBrotli(): boolean {
    try {
      const range = { ...storeKeys.range(storeKeys.brotli('/')), limit: 1 };
      return storedValues.keys(this.#store, range).length > 0;
    } catch (error) {
      if (!this.#isLogged(error)) throw error;
      return true;
    }
  }

  /** Rises with every committed update of any process; 0 for an empty library. About 0.3 µs. */
  generation(): number {
    try {
      this.#generation = generationOf(this.#store);
    } catch (error) {
      if (!this.#isLogged(error)) throw error;
    }
    return this.#generation;
  }

  /**
   * Time of the last commit in milliseconds since 1970; a delivered copy has the time of the original.
   * Undefined if an older version wrote the library.
   */
  committedAt(): number | undefined {
    return this.#ifIntact(() => {
      const value = storedValues.peek(this.#store, storeKeys.committedAt);
      return value && storedNumber.decode(storedValues.contentOf(value));
    });
  }

  paths(prefix = '/'): string[] {
    if (!isDocumentPath(prefix)) return [];
    return this.#reporting(() => storedValues.keys(this.#store, storeKeys.range(prefix)));
  }

  /** All editions, sorted by id. Cached per library state, because even requests for wrong addresses need them. */
  editions(): readonly EditionRecord[] {
    const generation = this.generation();
    if (this.#known?.generation !== generation) {
      this.#known = { generation, editions: this.#readEditions() };
    }
    return this.#known.editions;
  }

  edition(id: string): EditionRecord | undefined {
    if (!isDocumentPath(`/${id}`)) return undefined;
    return this.#reporting(() => readEdition(this.#store, id));
  }

  /**
   * The root manifest: every document by its hash. Undefined if the library was last changed by a version
   * without manifests. The next update adds it, even if it changes nothing else.
   */
  manifest(): Manifest | undefined {
    return this.#ifIntact(() => readManifest(this.#store));
  }

  /**
   * Ensures that a missing document does not exist: damage to the file may hide one. Up to 1 ms for a path of
   * an edition that was not checked before.
   * @throws DamagedDocumentError if a manifest lists it, or cannot be read.
   */
  requireAbsence(path: string): void {
    if (!path.startsWith('/api/') || !isDocumentPath(path)) return;
    const generation = this.generation();
    if (this.#listed?.generation !== generation) {
      const paths = new ListedPaths((manifest) => {
        const stored = this.peek(manifest);
        return stored && Bun.gunzipSync(stored.body);
      });
      this.#listed = { generation, paths };
    }
    const { paths } = this.#listed;
    this.#reporting(() => paths.requireAbsence(path));
  }

  /** The current state, for reads that span several turns of the event loop. The caller must close it. */
  snapshot(): LibrarySnapshot {
    return new LibrarySnapshot(this.#lmdb());
  }

  /**
   * Applies all changes of `change` in one transaction, flushed to disk on return. If `change` throws,
   * nothing changes. Waits while another process is updating. `change` must not be asynchronous.
   */
  update(change: (update: LibraryUpdate) => void): void {
    if (this.#readOnly) throw new Error('The library was opened read-only.');
    this.#requirePresence();
    const store = this.#lmdb();
    // Otherwise a killed reader would pin the pages of its snapshot forever
    store.readerCheck();
    try {
      const known = store.transactionSync(() => {
        const changes = new LibraryUpdate(store, this.editions());
        const result: unknown = change(changes);
        if (result instanceof Promise) throw new TypeError('A library update must not be asynchronous.');
        const editions = changes.editions();
        writeManifests(store, editions, changes);
        const generation = this.generation() + 1;
        const stored = storedNumber.encode(generation);
        storedValues.put(store, storeKeys.generation, stored);
        storedValues.put(store, storeKeys.manifest, stored);
        storedValues.put(store, storeKeys.committedAt, storedNumber.encode(Date.now()));
        return { generation, editions };
      });
      this.#known = known;
    } catch (error) {
      throw this.#notWritten(error);
    }
  }

  /** @throws LibraryError if the file was replaced, so that written data would be lost. */
  #requirePresence(): void {
    const found = statSync(this.file.path, { bigint: true, throwIfNoEntry: false });
    if (found?.ino === this.file.inode) return;
    throw new LibraryError(
      `The library in ${this.#directory} was replaced by another one while this one was written. Run the command again.`,
    );
  }

  /** @throws the error itself if it is a bug, for example in `change`. */
  #notWritten(cause: unknown): LibraryError {
    if (cause instanceof LibraryError) return cause;
    const reason = explain(writeFault(cause, this.#directory));
    const message = `The library in ${this.#directory} could not be written: ${reason} It is as it was before.`;
    return new LibraryWriteError(message, { cause });
  }

  /**
   * Writes the current state to a new file without free pages, independent of later commits.
   * @throws the error of the system or of LMDB
   */
  copyTo(path: string): Promise<void> {
    return this.#lmdb().backup(path, true);
  }

  verify(): Iterable<LibraryProblem> {
    return verifyLibrary(this.#lmdb());
  }

  get damagedDocuments(): number {
    return this.#damageLog?.documents ?? 0;
  }

  /**
   * Closes the file and opens it again, which releases the memory of read and written pages. Snapshots must
   * be closed first. @throws LibraryError
   */
  async reopen(): Promise<void> {
    await this.#store.close();
    this.#store = openStore(this.#directory, this.#readOnly).store;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #lmdb(): Store {
    if (this.#store instanceof UnmappedStore) throw new Error('The library was opened for serving.');
    return this.#store;
  }

  #readEditions(): EditionRecord[] {
    const log = this.#damageLog;
    try {
      return this.#readUnmapped() ?? readEditions(this.#store, {}, log && ((error) => log.add(error)));
    } catch (error) {
      if (!this.#isLogged(error)) throw error;
      const ids = this.manifest()?.editions.map(({ id }) => id) ?? [];
      return ids.flatMap((id) => this.#ifIntact(() => this.edition(id)) ?? []);
    }
  }

  /**
   * Records are spread over the whole file. Reading them through LMDB would map most of it, which counts as memory.
   * @returns undefined if this state cannot be read without LMDB.
   */
  #readUnmapped(): EditionRecord[] | undefined {
    const unmapped = this.#openUnmapped();
    if (!unmapped) return undefined;
    try {
      return orUndefinedIfDamaged(() => {
        const editions = readEditions(unmapped);
        // Another process may have committed a later state
        return generationOf(unmapped) === this.generation() ? editions : undefined;
      });
    } finally {
      void unmapped.close();
    }
  }

  #openUnmapped(): UnmappedStore | undefined {
    if (this.#store instanceof UnmappedStore) return undefined;
    try {
      return new UnmappedStore(this.file.path);
    } catch {
      return undefined;
    }
  }

  #ifIntact<Result>(read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      if (!this.#isLogged(error)) throw error;
      return undefined;
    }
  }

  #isLogged(error: unknown): boolean {
    if (!this.#damageLog || !(error instanceof DamagedDocumentError)) return false;
    this.#damageLog.add(error);
    return true;
  }

  #peek(key: string): PeekedBody | undefined {
    return this.#reporting(() => {
      const value = storedValues.peek(this.#store, key);
      return value && new PeekedBody(value, this.#store.lastSize);
    });
  }

  #reporting<Result>(read: () => Result): Result {
    try {
      return read();
    } catch (error) {
      if (error instanceof DamagedDocumentError) this.#damageLog?.add(error);
      throw error;
    }
  }
}
