import type { DBSchema, IDBPObjectStore } from 'idb';
import { Database, keysFrom } from './database.ts';

export interface StoredDocument {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface ListedDocument {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

export interface KeptTranslation {
  readonly id: string;
  readonly name: string;
  /** The base path of the service that wrote its links; usually ''. */
  readonly linksFrom: string;
  readonly kept?: TranslationState;
  readonly begun?: TranslationState;
}

export interface TranslationState {
  readonly manifest: string;
  readonly documents: readonly ListedDocument[];
  readonly size: number;
  readonly at: number;
}

interface VisitedDocument {
  readonly path: string;
  readonly text: string;
  /** Time of the last visit, and length. An index over both finds the oldest documents without reading their text. */
  readonly rank: readonly [at: number, length: number];
}

/** Maximum total of UTF-16 code units in visited documents. A chapter has about 7,000. */
const defaultMaxVisited = 16_000_000;
const visitsAtOnce = 32;

/** Lists that belong to no edition. They are never evicted, because nothing can be selected without them. */
const isPinned = (path: string) => /^\/api\/(?:available_[a-z]+|x\/[a-z]+)\.json$/.test(path);

interface Schema extends DBSchema {
  translations: { readonly key: string; readonly value: KeptTranslation };
  documents: {
    readonly key: [id: string, path: string, sha256: string];
    readonly value: Uint8Array<ArrayBuffer>;
  };
  visited: {
    readonly key: string;
    readonly value: VisitedDocument;
    readonly indexes: { readonly rank: [at: number, length: number] };
  };
}

/**
 * The documents of a service that the device stores in IndexedDB for offline reading: complete translations
 * and visited documents. Pages write them, and the service worker reads them. Documents are stored by path
 * and hash, so that an update leaves the current state intact until the new one is complete.
 */
export class DeviceStore {
  readonly #database: Database<Schema>;
  readonly #maxVisited: number;
  #visits = 0;

  constructor(root: string, { maxVisited = defaultMaxVisited } = {}) {
    this.#database = new Database(`scriptorium-offline ${root}`, (database) => {
      database.createObjectStore('translations', { keyPath: 'id' });
      database.createObjectStore('documents');
      database.createObjectStore('visited', { keyPath: 'path' }).createIndex('rank', 'rank');
    });
    this.#maxVisited = maxVisited;
  }

  async translations(): Promise<KeptTranslation[]> {
    return (await this.#database.open()).getAll('translations');
  }

  async translation(id: string): Promise<KeptTranslation | undefined> {
    return (await this.#database.open()).get('translations', id);
  }

  async begin(translation: KeptTranslation): Promise<void> {
    await (await this.#database.open()).put('translations', translation);
  }

  async put(id: string, found: readonly StoredDocument[]): Promise<void> {
    await this.#database.write(['documents'], (transaction) => {
      const store = transaction.objectStore('documents');
      return Promise.all(found.map(({ path, sha256, bytes }) => store.put(bytes, [id, path, sha256])));
    });
  }

  async storedKeys(id: string): Promise<Set<string>> {
    const keys = await (await this.#database.open()).getAllKeys('documents', keysFrom(id));
    return new Set(keys.map(([, path, sha256]) => `${path} ${sha256}`));
  }

  async finish({ begun, ...translation }: KeptTranslation): Promise<void> {
    if (!begun) return;
    const wanted = new Set(begun.documents.map(({ path, sha256 }) => `${path} ${sha256}`));
    await this.#database.write(['translations', 'documents'], async (transaction) => {
      await transaction.objectStore('translations').put({ ...translation, kept: begun });
      const store = transaction.objectStore('documents');
      const keys = await store.getAllKeys(keysFrom(translation.id));
      const unwanted = keys.filter(([, path, sha256]) => !wanted.has(`${path} ${sha256}`));
      await Promise.all(unwanted.map((key) => store.delete(key)));
    });
  }

  async discardUnfinished({ begun, ...translation }: KeptTranslation): Promise<void> {
    if (translation.kept) return this.finish({ ...translation, begun: translation.kept });
    await this.delete(translation.id);
  }

  async delete(id: string): Promise<void> {
    await this.#database.write(['translations', 'documents'], (transaction) =>
      Promise.all([
        transaction.objectStore('translations').delete(id),
        transaction.objectStore('documents').delete(keysFrom(id)),
      ]),
    );
  }

  /** A document of a complete translation. Its links have the base path of the service that it was fetched from. */
  async kept(path: string): Promise<string | undefined> {
    const id = editionOf(path);
    const translation = id === undefined ? undefined : await this.translation(id);
    const listed = translation?.kept?.documents.find((each) => each.path === path);
    if (!translation || !listed) return undefined;
    const database = await this.#database.open();
    const bytes = await database.get('documents', [translation.id, path, listed.sha256]);
    return bytes && mountedText(new TextDecoder().decode(bytes), translation.linksFrom);
  }

  async chapters(id: string): Promise<object[]> {
    const { kept } = (await this.translation(id)) ?? {};
    const wanted = new Set(kept?.documents.map(({ path, sha256 }) => `${path} ${sha256}`));
    const range = IDBKeyRange.bound([id, `/api/${id}/`], [id, `/api/${id}0`]);
    const store = (await this.#database.open()).transaction('documents').store;
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return values
      .filter((_, index) => {
        const [, path, sha256] = keys[index]!;
        return wanted.has(`${path} ${sha256}`) && /\/\d+\.simple\.json$/.test(path);
      })
      .map((bytes) => JSON.parse(new TextDecoder().decode(bytes)) as object);
  }

  async visit(path: string, text: string, at: number): Promise<void> {
    const document: VisitedDocument = { path, text, rank: [at, text.length] };
    await this.#database.write(['visited'], async (transaction) => {
      const store = transaction.objectStore('visited');
      await store.put(document);
      if (this.#visits++ % visitsAtOnce === 0) await deleteOldest(store, this.#maxVisited);
    });
  }

  async visited(path: string): Promise<string | undefined> {
    return (await (await this.#database.open()).get('visited', path))?.text;
  }

  async visitedPaths(): Promise<string[]> {
    return (await this.#database.open()).getAllKeys('visited');
  }

  async deleteAll(): Promise<void> {
    await this.#database.delete();
  }
}

type VisitedStore = IDBPObjectStore<Schema, ['visited'], 'visited', 'readwrite'>;

async function deleteOldest(store: VisitedStore, maxSize: number): Promise<void> {
  let size = 0;
  let cursor = await store.index('rank').openKeyCursor(null, 'prev');
  for (; cursor; cursor = await cursor.continue()) {
    size += cursor.key[1];
    if (size > maxSize && !isPinned(cursor.primaryKey)) await store.delete(cursor.primaryKey);
  }
}

/**
 * The id of the translation in a document path: `/api/BSB/...`, `/api/x/search/BSB/...`,
 * `/api/x/versification/BSB.json`.
 */
function editionOf(path: string): string | undefined {
  const [, extension, id] =
    /^\/api\/(x\/(?:search|versification)\/)?([A-Za-z0-9_-]+)(?:\/|\.json$)/.exec(path) ?? [];
  return extension === undefined && /^[cdx]$/.test(id ?? '') ? undefined : id;
}

const timingLinks = /ChapterAudioTimings":\{[^{}]*\}/g;

function mountedText(json: string, basePath: string): string {
  if (basePath === '') return json;
  return json
    .replaceAll('Link":"/api/', `Link":"${basePath}/api/`)
    .replace(timingLinks, (map) => map.replaceAll('":"/api/', `":"${basePath}/api/`));
}

/** Reverses `mountedText`: the document as the compiler wrote it, which has the hash in the manifest. */
export function unmountedText(json: string, basePath: string): string {
  return basePath === '' ? json : json.replaceAll(`":"${basePath}/api/`, '":"/api/');
}
