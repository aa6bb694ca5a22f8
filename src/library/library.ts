import { statSync } from 'node:fs';
import type { EditionManifest, Manifest } from '../documents/manifest/manifest-schema.ts';
import { explain, writeFault } from '../lib/system-fault.ts';
import { type EditionRecord, readEdition, readEditions } from './edition-record.ts';
import { currentFile, type LibraryFile, libraryFiles } from './library-folder.ts';
import { readEditionManifest, readManifest, writeManifests } from './manifests.ts';
import { pageProblem } from './pages.ts';
import { LibrarySnapshot } from './snapshot.ts';
import {
  DamagedLibraryError,
  isDocumentPath,
  LibraryError,
  LibraryWriteError,
  type OpenStore,
  openStore,
  type Store,
  storeKeys,
} from './store.ts';
import { PeekedBody, type StoredDocument, storedNumber, storedValue } from './stored-document.ts';
import { LibraryUpdate } from './update.ts';
import { type LibraryProblem, verifyLibrary } from './verify.ts';

export type { LibrarySnapshot, LibraryUpdate };

/** Whether `directory` holds a library (of any version). */
export function isLibrary(directory: string): boolean {
  return libraryFiles(directory).length > 0;
}

/**
 * Opens the library in `directory`, making both when they are not there and `readOnly` is not set. Any number of
 * processes may have it open; one at a time writes.
 * @throws LibraryError when it is not there, of another store format, or not writable; DamagedLibraryError.
 */
export function openLibrary(directory: string, options: { readOnly?: boolean } = {}): Library {
  const readOnly = options.readOnly ?? false;
  return new Library(openStore(directory, readOnly), directory, readOnly);
}

/**
 * As `openLibrary` for reading, of a library whose pages were all looked at: reading it cannot end this process, whatever
 * was done to its file. Looking takes 70 ms for 100,000 small documents.
 */
export function openSoundLibrary(directory: string): Library {
  const file = currentFile(directory);
  const problem = file && pageProblem(file.path);
  if (file && problem !== undefined) throw new DamagedLibraryError(directory, file.path, problem);
  return openLibrary(directory, { readOnly: true });
}

/**
 * The document store. Readers never block and never wait. What one turn of the event loop reads is one snapshot, the
 * state before or after an update, also when another process commits it; a snapshot is given up after a millisecond
 * or at the end of the turn, whichever is later. Opening waits for an update that is being committed.
 */
export class Library {
  /** The file that is open. */
  readonly file: LibraryFile;
  #store: Store;
  readonly #directory: string;
  readonly #readOnly: boolean;
  #known: { readonly generation: number; readonly editions: readonly EditionRecord[] } | undefined;

  constructor({ store, file }: OpenStore, directory: string, readOnly: boolean) {
    this.#store = store;
    this.file = file;
    this.#directory = directory;
    this.#readOnly = readOnly;
  }

  /** The document of a path (`/api/BSB/GEN/1.json`), as a copy of its own. About 0.7 us. */
  get(path: string): StoredDocument | undefined {
    if (!isDocumentPath(path)) return undefined;
    const value = this.#store.getBinary(path);
    if (!value) return undefined;
    const { hash, body } = storedValue.decode(value);
    return { hash, gzip: body };
  }

  /** The gzip body, without a copy: it is good until the next call of any method. About 0.5 us. */
  peek(path: string): PeekedBody | undefined {
    return isDocumentPath(path) ? this.#peek(path) : undefined;
  }

  /** As `peek`, the brotli body; undefined also where the document was stored without. */
  peekBrotli(path: string): PeekedBody | undefined {
    return isDocumentPath(path) ? this.#peek(storeKeys.brotli(path)) : undefined;
  }

  /** Whether any document has a brotli body. */
  hasBrotli(): boolean {
    return [...this.#store.getKeys({ ...storeKeys.range(storeKeys.brotli('/')), limit: 1 })].length > 0;
  }

  /** Rises with every committed update, whichever process made it; 0 for an empty library. About 0.2 us. */
  generation(): number {
    const value = this.#store.getBinaryFast(storeKeys.generation);
    return value ? storedNumber.decode(value) : 0;
  }

  /** Document paths that begin with `prefix`, sorted. */
  paths(prefix = '/'): string[] {
    if (!isDocumentPath(prefix)) return [];
    return [...this.#store.getKeys(storeKeys.range(prefix))];
  }

  /** All editions, sorted by id. Read once for each state of the library: a wrong address asks for them too. */
  editions(): readonly EditionRecord[] {
    const generation = this.generation();
    if (this.#known?.generation !== generation) {
      this.#known = { generation, editions: readEditions(this.#store) };
    }
    return this.#known.editions;
  }

  edition(id: string): EditionRecord | undefined {
    if (!isDocumentPath(`/${id}`)) return undefined;
    return readEdition(this.#store, id);
  }

  /**
   * The root manifest: every document by its hash. It is undefined where the library was last changed by a version that
   * made none; the next update adds it, be it an empty one.
   */
  manifest(): Manifest | undefined {
    return readManifest(this.#store);
  }

  /** As `manifest`, of one edition; undefined also where there is no edition of that id. */
  editionManifest(id: string): EditionManifest | undefined {
    return readEditionManifest(this.#store, this.manifest(), id);
  }

  /** The state of now, for a reading that takes longer than a turn of the event loop. It has to be closed. */
  snapshot(): LibrarySnapshot {
    return new LibrarySnapshot(this.#store);
  }

  /**
   * Makes all changes of `change` in one transaction, flushed to disk on return. When `change` throws, nothing has
   * changed. Waits while another process is updating. `change` must not be asynchronous.
   */
  update(change: (update: LibraryUpdate) => void): void {
    if (this.#readOnly) throw new Error('The library was opened read-only.');
    this.#requirePresence();
    const store = this.#store;
    // A reader that was killed would otherwise pin the pages of its snapshot for good.
    store.readerCheck();
    try {
      const known = store.transactionSync(() => {
        const changes = new LibraryUpdate(store, this.editions());
        const result: unknown = change(changes);
        if (result instanceof Promise) throw new TypeError('A library update must not be asynchronous.');
        const editions = changes.editions();
        writeManifests(store, editions, changes.touched);
        const generation = this.generation() + 1;
        store.put(storeKeys.generation, storedNumber.encode(generation));
        store.put(storeKeys.manifest, storedNumber.encode(generation));
        return { generation, editions };
      });
      this.#known = known;
    } catch (error) {
      throw this.#notWritten(error);
    }
  }

  /** @throws LibraryError where what would be written could not be found again. */
  #requirePresence(): void {
    const found = statSync(this.file.path, { bigint: true, throwIfNoEntry: false });
    if (found?.ino === this.file.inode) return;
    throw new LibraryError(
      `The library in ${this.#directory} was replaced by another one while this one was written. Run the command again.`,
    );
  }

  /** @throws the error itself where it is a bug, such as one of `change`. */
  #notWritten(cause: unknown): LibraryError {
    if (cause instanceof LibraryError) return cause;
    const reason = explain(writeFault(cause, this.#directory));
    const message = `The library in ${this.#directory} could not be written: ${reason} It is as it was before.`;
    return new LibraryWriteError(message, { cause });
  }

  /**
   * Writes the state of now to a new file, without the pages that are free, whatever is committed meanwhile.
   * @throws the error of the system or of LMDB
   */
  copyTo(path: string): Promise<void> {
    return this.#store.backup(path, true);
  }

  /** What is wrong with the stored documents; nothing when all is well. */
  verify(): Iterable<LibraryProblem> {
    return verifyLibrary(this.#store);
  }

  /**
   * Closes the file and opens it again, which gives back the memory of the pages that were read and written. Snapshots must
   * be closed before. @throws LibraryError
   */
  async reopen(): Promise<void> {
    await this.#store.close();
    this.#store = openStore(this.#directory, this.#readOnly).store;
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  #peek(key: string): PeekedBody | undefined {
    const value = this.#store.getBinaryFast(key);
    return value && new PeekedBody(value, this.#store.lastSize);
  }
}
