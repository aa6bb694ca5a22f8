import { Database, keysFrom } from './database.ts';

/** A document as it is kept: the bytes that the service had for it. */
export interface StoredDocument {
  readonly path: string;
  /** Of the bytes that the compiler wrote, as the manifest says. */
  readonly sha256: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A document in the list of a translation. */
export interface ListedDocument {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** A translation that is kept, or that somebody began to keep. */
export interface KeptTranslation {
  readonly id: string;
  readonly name: string;
  /** Where its links begin: the base path of the service that wrote them, '' for most. */
  readonly linksFrom: string;
  /** What is kept in full, and is read; absent until then. */
  readonly kept?: TranslationState;
  /** What is being fetched, or was when that was interrupted. */
  readonly begun?: TranslationState;
}

export interface TranslationState {
  /** The SHA-256 of the manifest of the edition. */
  readonly manifest: string;
  readonly documents: readonly ListedDocument[];
  /** Bytes of the documents. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface VisitedDocument {
  readonly path: string;
  readonly text: string;
  /** When it was visited last, and its length: an index of both needs no text to find the oldest. */
  readonly rank: readonly [at: number, length: number];
}

/** UTF-16 code units of visited documents that are kept. A chapter has about 7,000. */
const usuallyVisited = 16_000_000;
/** How many are visited until it is looked whether there are too many. */
const visitsAtOnce = 32;

/** The lists that belong to no edition: without them nothing can be chosen. */
const isPinned = (path: string) => /^\/api\/(?:available_[a-z]+|x\/[a-z]+)\.json$/.test(path);

const translations = 'translations';
const documents = 'documents';
const visited = 'visited';

/**
 * What the device keeps of a service for reading offline, in IndexedDB: translations in full, and documents that were visited.
 * Pages write it, and the service worker reads it. A document is stored under its path and its hash, so that an update
 * leaves what is read as it is until all of the new state is there.
 */
export class DeviceStore {
  readonly #database: Database;
  readonly #mostVisited: number;
  #visits = 0;

  /** @param root path of the service, as several may have one origin. */
  constructor(root: string, { mostVisited = usuallyVisited } = {}) {
    this.#database = new Database(`scriptorium-offline ${root}`, (database) => {
      database.createObjectStore(translations, { keyPath: 'id' });
      database.createObjectStore(documents);
      database.createObjectStore(visited, { keyPath: 'path' }).createIndex('rank', 'rank');
    });
    this.#mostVisited = mostVisited;
  }

  async translations(): Promise<KeptTranslation[]> {
    return this.#database.read(translations, (store) => store.getAll());
  }

  async translation(id: string): Promise<KeptTranslation | undefined> {
    return this.#database.read(translations, (store) => store.get(id));
  }

  async begin(translation: KeptTranslation): Promise<void> {
    await this.#database.write([translations], ([store]) => void store!.put(translation));
  }

  async put(id: string, found: readonly StoredDocument[]): Promise<void> {
    await this.#database.write([documents], ([store]) => {
      for (const { path, sha256, bytes } of found) store!.put(bytes, [id, path, sha256]);
    });
  }

  /** Which documents are there, as `path sha256`. */
  async held(id: string): Promise<Set<string>> {
    const keys = await this.#database.read(documents, (store) => store.getAllKeys(keysFrom(id)));
    return new Set((keys as string[][]).map(([, path, sha256]) => `${path} ${sha256}`));
  }

  /** In one step: what was begun is kept, and what only the state before had is deleted. */
  async finish({ begun, ...translation }: KeptTranslation): Promise<void> {
    if (!begun) return;
    const wanted = new Set(begun.documents.map(({ path, sha256 }) => `${path} ${sha256}`));
    await this.#database.write([translations, documents], ([records, bodies]) => {
      records!.put({ ...translation, kept: begun });
      const keys = bodies!.getAllKeys(keysFrom(translation.id));
      keys.onsuccess = () => {
        for (const key of keys.result as string[][])
          if (!wanted.has(`${key[1]} ${key[2]}`)) bodies!.delete(key);
      };
    });
  }

  /** What was begun is given up; a state that was kept before stays. */
  async giveUp({ begun, ...translation }: KeptTranslation): Promise<void> {
    if (translation.kept) return this.finish({ ...translation, begun: translation.kept });
    await this.delete(translation.id);
  }

  async delete(id: string): Promise<void> {
    await this.#database.write([translations, documents], ([records, bodies]) => {
      records!.delete(id);
      bodies!.delete(keysFrom(id));
    });
  }

  /** A document of a translation that is kept in full. Its links begin as where it was fetched. */
  async kept(path: string): Promise<string | undefined> {
    const id = editionOf(path);
    const translation = id === undefined ? undefined : await this.translation(id);
    const listed = translation?.kept?.documents.find((each) => each.path === path);
    if (!translation || !listed) return undefined;
    const key = [translation.id, path, listed.sha256];
    const bytes = await this.#database.read<Uint8Array | undefined>(documents, (store) => store.get(key));
    return bytes && mountedText(new TextDecoder().decode(bytes), translation.linksFrom);
  }

  /** The chapters of a translation that is kept in full. */
  async chapters(id: string): Promise<object[]> {
    const { kept } = (await this.translation(id)) ?? {};
    const wanted = new Set(kept?.documents.map(({ path, sha256 }) => `${path} ${sha256}`));
    const range = IDBKeyRange.bound([id, `/api/${id}/`], [id, `/api/${id}0`]);
    const found = await this.#database.entries<Uint8Array>(documents, range);
    return found
      .filter(([[, path, sha256]]) => wanted.has(`${path} ${sha256}`) && /\/\d+\.simple\.json$/.test(path!))
      .map(([, bytes]) => JSON.parse(new TextDecoder().decode(bytes)) as object);
  }

  async visit(path: string, text: string, at: number): Promise<void> {
    const document: VisitedDocument = { path, text, rank: [at, text.length] };
    await this.#database.write([visited], ([store]) => {
      store!.put(document);
      if (this.#visits++ % visitsAtOnce === 0) deleteOldest(store!, this.#mostVisited);
    });
  }

  async visited(path: string): Promise<string | undefined> {
    const found = await this.#database.read<VisitedDocument | undefined>(visited, (store) => store.get(path));
    return found?.text;
  }

  async visitedPaths(): Promise<string[]> {
    return (await this.#database.read(visited, (store) => store.getAllKeys())) as string[];
  }

  /** Everything of this service. */
  async deleteAll(): Promise<void> {
    await this.#database.delete();
  }
}

/** Deletes the documents that were visited longest ago, until the others fit. */
function deleteOldest(store: IDBObjectStore, most: number): void {
  let size = 0;
  const cursor = store.index('rank').openKeyCursor(null, 'prev');
  cursor.onsuccess = () => {
    const { result } = cursor;
    if (!result) return;
    size += (result.key as number[])[1]!;
    if (size > most && !isPinned(String(result.primaryKey))) store.delete(result.primaryKey);
    result.continue();
  };
}

/** The translation that a document may belong to: `/api/BSB/...`, `/api/x/search/BSB/...`, `/api/x/versification/BSB.json`. */
export function editionOf(path: string): string | undefined {
  const [, extension, id] =
    /^\/api\/(x\/(?:search|versification)\/)?([A-Za-z0-9_-]+)(?:\/|\.json$)/.exec(path) ?? [];
  return extension === undefined && /^[cdx]$/.test(id ?? '') ? undefined : id;
}

const timingLinks = /ChapterAudioTimings":\{[^{}]*\}/g;

/** A document with its links below a base path, as a service writes it that is there. */
function mountedText(json: string, basePath: string): string {
  if (basePath === '') return json;
  return json
    .replaceAll('Link":"/api/', `Link":"${basePath}/api/`)
    .replace(timingLinks, (map) => map.replaceAll('":"/api/', `":"${basePath}/api/`));
}

/** The reverse: a document as the compiler wrote it, whose hash a manifest knows. */
export function unmountedText(json: string, basePath: string): string {
  return basePath === '' ? json : json.replaceAll(`":"${basePath}/api/`, '":"/api/');
}
