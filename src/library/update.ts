import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import {
  type EditionRecord,
  editionOfPath,
  editionPaths,
  isExtensionPath,
  isOwnPath,
  isSharedPath,
} from './edition-record.ts';
import { LibraryError } from './library-errors.ts';
import { listedDocument } from './manifests.ts';
import { readEditions } from './read-editions.ts';
import { isDocumentPath, type Store, storeKeys } from './store.ts';
import { type StoredDocument, storedValue } from './stored-document.ts';
import { storedValues } from './stored-values.ts';

/** The changes that one transaction can make; valid only inside the callback of `Library.update`. */
export class LibraryUpdate {
  readonly #store: Store;
  readonly #touched = new Map<string, readonly ManifestEntry[] | undefined>();
  readonly #shared = new Set<string>();
  readonly #records: Map<string, EditionRecord>;

  /**
   * @param editions the records of the store, if the caller has them: reading thousands takes as long as
   * building several editions.
   */
  constructor(store: Store, editions: readonly EditionRecord[] = readEditions(store)) {
    this.#store = store;
    this.#records = new Map(editions.map((record) => [record.id, record]));
  }

  /** Editions whose documents may have changed, by id; undefined if the documents must be read. */
  get touched(): ReadonlyMap<string, readonly ManifestEntry[] | undefined> {
    return this.#touched;
  }

  get touchedShared(): ReadonlySet<string> {
    return this.#shared;
  }

  editions(): EditionRecord[] {
    return [...this.#records.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /**
   * Replaces the record and ALL documents of the edition with that id. Bodies whose hash is already stored are
   * not written again.
   * @throws LibraryError if a path is outside the edition, or the id is reserved or too long.
   */
  putEdition(record: EditionRecord, documents: Iterable<readonly [path: string, StoredDocument]>): void {
    const prefixes = editionPaths(record);
    if (record.id.length > storeKeys.maxEditionId) {
      throw new LibraryError(
        `The edition id "${record.id.slice(0, 40)}..." is too long. Use ${storeKeys.maxEditionId} letters at most.`,
      );
    }
    const previous = this.#records.get(record.id);
    if (previous && previous.kind !== record.kind) this.removeEdition(record.id);
    // Ascending inserts fill LMDB's pages; unordered ones leave them a third empty.
    const sorted = [...new Map(documents)].sort(([a], [b]) => (a < b ? -1 : 1));
    const stale = new Set(this.#pathsOf(record));
    for (const [path] of sorted) {
      if (!prefixes.some((prefix) => path.startsWith(prefix))) {
        throw new LibraryError(
          `${path} cannot belong to ${record.id}: its documents begin with ${prefixes[0]}`,
        );
      }
      stale.delete(path);
    }
    for (const path of stale) this.#delete(path);
    for (const [path, document] of sorted) this.#putBrotli(path, document);
    for (const [path, document] of sorted) this.#putGzip(path, document);
    this.#putRecord(record);
    const own = sorted.filter(([path]) => path.startsWith(prefixes[0]!) && isOwnPath(record, path));
    this.#touched.set(
      record.id,
      own.map(([path, { hash, gzip }]) => listedDocument(path, { hash, body: gzip })),
    );
  }

  putRecord(record: EditionRecord): void {
    if (this.#records.has(record.id)) this.#putRecord(record);
  }

  #putRecord(record: EditionRecord): void {
    storedValues.put(this.#store, storeKeys.edition(record.id), encoded(record));
    this.#records.set(record.id, record);
  }

  removeEdition(id: string): void {
    const record = this.#records.get(id);
    if (!record) return;
    this.#touched.set(id, undefined);
    for (const path of this.#pathsOf(record)) this.#delete(path);
    this.#store.remove(storeKeys.edition(id));
    this.#records.delete(id);
  }

  /**
   * Writes one document, as a shared one (a catalogue) or as part of an edition. Given without a brotli body, it has
   * none afterwards.
   */
  putDocument(path: string, document: StoredDocument): void {
    this.#touchOwner(path);
    this.#putBrotli(path, document);
    this.#putGzip(path, document);
  }

  /** True if a document with this SHA-256 is stored. @param withBrotli it must also be stored in brotli. */
  isStored(path: string, hash: Uint8Array, { withBrotli }: { readonly withBrotli: boolean }): boolean {
    const hasBody = (key: string) => {
      const value = this.#store.getBinaryFast(key);
      if (value === undefined || !storedValues.isIntact(key, value, this.#store.lastSize)) return false;
      return storedValue.hasHash(storedValues.contentOf(value), hash);
    };
    return hasBody(path) && hasBody(storeKeys.brotli(path)) === withBrotli;
  }

  paths(prefix: string): string[] {
    return [...this.#store.getKeys(storeKeys.range(prefix))];
  }

  deleteDocument(path: string): void {
    this.#touchOwner(path);
    this.#delete(path);
  }

  #delete(path: string): void {
    this.#store.remove(path);
    this.#store.remove(storeKeys.brotli(path));
  }

  #touchOwner(path: string): void {
    if (isSharedPath(path)) this.#shared.add(path);
    const id = editionOfPath(path);
    const isKnown = isExtensionPath(path) && id !== undefined && this.#touched.has(id);
    if (id !== undefined && !isKnown) this.#touched.set(id, undefined);
  }

  #putGzip(path: string, { hash, gzip }: StoredDocument): void {
    storedValues.putBody(this.#store, checked(path), { hash, body: gzip });
  }

  #putBrotli(path: string, { hash, brotli }: StoredDocument): void {
    const key = storeKeys.brotli(checked(path));
    if (brotli) storedValues.putBody(this.#store, key, { hash, body: brotli });
    else this.#store.remove(key);
  }

  #pathsOf(record: EditionRecord): string[] {
    const [own, ...extensions] = editionPaths(record);
    const paths = (prefix: string) => [...this.#store.getKeys(storeKeys.range(prefix))];
    return [...paths(own!).filter((path) => isOwnPath(record, path)), ...extensions.flatMap(paths)];
  }
}

function encoded(record: EditionRecord): Buffer {
  return Buffer.from(JSON.stringify(record));
}

function checked(path: string): string {
  if (!isDocumentPath(path)) throw new LibraryError(`Not a document path: ${path}`);
  return path;
}
