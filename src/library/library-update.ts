import { isDocumentPath } from './document-path.ts';
import { editionPath } from './edition-path.ts';
import type { EditionRecord } from './edition-record.ts';
import { isExtensionPath } from './is-extension-path.ts';
import { LibraryError } from './library-error.ts';
import { readEditions } from './read-editions.ts';
import { type Store, storeKeys } from './store.ts';
import type { StoredBody } from './stored-body.ts';
import type { StoredDocument } from './stored-document.ts';
import { storedValue } from './stored-value.ts';

/** The changes that one transaction can make; valid only inside the callback of `Library.update`. */
export class LibraryUpdate {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Editions as of inside the transaction, sorted by id. */
  editions(): EditionRecord[] {
    return readEditions(this.#store);
  }

  /**
   * Replaces the record and ALL documents of the edition of that id. Bodies whose hash is in the store already are
   * not written again.
   * @throws LibraryError when a path lies outside the edition, or the id is reserved.
   */
  putEdition(record: EditionRecord, documents: Iterable<readonly [path: string, StoredDocument]>): void {
    const prefix = editionPath(record);
    const previous = this.#edition(record.id);
    if (previous && previous.kind !== record.kind) this.removeEdition(record.id);
    // Ascending inserts fill LMDB's pages; unordered ones leave them a third empty.
    const sorted = [...documents].sort(([a], [b]) => (a < b ? -1 : 1));
    const stale = new Set(this.#pathsOf(prefix));
    for (const [path] of sorted) {
      if (!path.startsWith(prefix)) {
        throw new LibraryError(`${path} cannot belong to ${record.id}: its documents begin with ${prefix}`);
      }
      stale.delete(path);
    }
    for (const path of stale) this.deleteDocument(path);
    for (const [path, document] of sorted) this.#putBrotli(path, document);
    for (const [path, document] of sorted) this.#putGzip(path, document);
    this.#store.put(storeKeys.edition(record.id), Buffer.from(JSON.stringify(record)));
  }

  /** Removes the record and every document of an edition; nothing happens when there is none of that id. */
  removeEdition(id: string): void {
    const record = this.#edition(id);
    if (!record) return;
    for (const path of this.#pathsOf(editionPath(record))) this.deleteDocument(path);
    this.#store.remove(storeKeys.edition(id));
  }

  /**
   * Writes one document, as a shared one (a catalogue) or as part of an edition. Given without a brotli body, it has
   * none afterwards.
   */
  putDocument(path: string, document: StoredDocument): void {
    this.#putBrotli(path, document);
    this.#putGzip(path, document);
  }

  deleteDocument(path: string): void {
    this.#store.remove(path);
    this.#store.remove(storeKeys.brotli(path));
  }

  #putGzip(path: string, { hash, gzip }: StoredDocument): void {
    this.#putBody(checked(path), { hash, body: gzip });
  }

  #putBrotli(path: string, { hash, brotli }: StoredDocument): void {
    const key = storeKeys.brotli(checked(path));
    if (brotli) this.#putBody(key, { hash, body: brotli });
    else this.#store.remove(key);
  }

  #putBody(key: string, stored: StoredBody): void {
    const present = this.#store.getBinaryFast(key);
    if (present && storedValue.hasHash(present, stored.hash)) return;
    this.#store.put(key, storedValue.encode(stored));
  }

  #pathsOf(prefix: string): string[] {
    return [...this.#store.getKeys(storeKeys.range(prefix))].filter((path) => !isExtensionPath(path));
  }

  #edition(id: string): EditionRecord | undefined {
    return this.editions().find((edition) => edition.id === id);
  }
}

/** @throws LibraryError for a path that no request could name. */
function checked(path: string): string {
  if (!isDocumentPath(path)) throw new LibraryError(`Not a document path: ${path}`);
  return path;
}
