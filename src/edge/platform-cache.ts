import { links } from '../documents/links.ts';
import { cacheControlOf } from '../site/fields.ts';
import type { ReadFile, StoredFile } from './published-files.ts';

/** The part of an execution context that the worker needs; Bun, Deno and Node have none. */
export interface WorkerContext {
  waitUntil?(work: Promise<unknown>): void;
}

/** Entries are named by their release, so they never become outdated. */
const maxAgeSeconds = 86_400;

/** The cache of a data centre that all workers in it share (`caches.default`), if the platform has one. */
export class PlatformCache {
  readonly #cache = (globalThis.caches as { readonly default?: Cache } | undefined)?.default;
  readonly #root: string;
  readonly #context: WorkerContext | undefined;

  constructor(url: URL, context: WorkerContext | undefined) {
    this.#root = `${url.origin}/.scriptorium/`;
    this.#context = context;
  }

  async get<Description>(
    name: string,
    make: () => Promise<Entry<Description> | undefined>,
    seconds = maxAgeSeconds,
  ): Promise<Entry<Description> | undefined> {
    if (!this.#cache) return make();
    const key = this.#root + name;
    const hit = await this.#cache.match(key);
    const description = hit?.headers.get(descriptionField);
    if (hit && description)
      return { description: JSON.parse(description), bytes: new Uint8Array(await hit.arrayBuffer()) };
    const made = await make();
    if (made) this.#keep(key, made, seconds);
    return made;
  }

  #keep(key: string, { bytes, description }: Entry<unknown>, seconds: number): void {
    // Opaque to the platform, which would otherwise decompress it
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Cache-Control': `public, max-age=${seconds}`,
      [descriptionField]: JSON.stringify(description),
    };
    const put = this.#cache!.put(key, new Response(bytes, { headers })).catch(() => undefined);
    this.#context?.waitUntil?.(put);
  }

  /**
   * Reads files through the cache.
   * @param release changes with the content of the documents.
   * @param refreshSeconds how long to keep files that change without their release, such as the reader.
   */
  files(read: ReadFile, release: string, refreshSeconds: number): ReadFile {
    return async (path) => {
      const make = async () => {
        const file = await read(path);
        if (!file) return undefined;
        const { bytes, ...description } = file;
        return { bytes, description };
      };
      const seconds = changesWithoutRelease(path) ? refreshSeconds : maxAgeSeconds;
      const entry = await this.get<Omit<StoredFile, 'bytes'>>(`files/${release}${path}`, make, seconds);
      return entry && { ...entry.description, bytes: entry.bytes };
    };
  }
}

function changesWithoutRelease(path: string): boolean {
  const lists: readonly string[] = [links.manifest, links.pages, links.downloads, links.releases];
  return lists.includes(path) || cacheControlOf(path, '') === 'no-cache';
}

const descriptionField = 'X-Scriptorium-Entry';

interface Entry<Description> {
  readonly description: Description;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
