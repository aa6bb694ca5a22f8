import { links } from '../documents/links.ts';
import type { EditionManifest, Manifest } from '../documents/manifest/manifest-schema.ts';
import { editionOfPath } from '../library/edition-record.ts';
import { type ExplainedLibrary, explainNotFound } from '../server/errors/explain.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { KeptDocuments } from '../site/kept-documents.ts';
import { gzip, hexDigest, shortHash } from './bytes.ts';
import type { PlatformCache } from './platform-cache.ts';
import { type ReadFile, type StoredFile, StoreError } from './published-files.ts';

interface CurrentOptions {
  readonly maxBytes: number;
  readonly refreshSeconds: number;
}

export class CurrentRelease {
  #release: PublishedRelease | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  /** Looks for a new release from time to time. If the store fails, the known release stays in use. */
  async get(read: ReadFile, cache: PlatformCache, options: CurrentOptions): Promise<PublishedRelease> {
    const milliseconds = options.refreshSeconds * 1000;
    const known = this.#release;
    if (known && Date.now() - this.#checkedAt < milliseconds) return known;
    const files = cache.files(read, 'current', options.refreshSeconds);
    const file = await files(links.manifest).catch((error: unknown) => {
      if (known && error instanceof StoreError) return known;
      throw error;
    });
    this.#checkedAt = Date.now();
    if (file instanceof PublishedRelease) return file;
    // Without a manifest nothing shows a change, so documents are only kept for a while
    const name = file ? await fileHash(file) : `unknown-${Math.floor(Date.now() / milliseconds)}`;
    if (this.#release?.name === name) return this.#release;
    const manifest = file && ((await parsed(file)) as Manifest);
    this.#release = new PublishedRelease(name, manifest, options.maxBytes);
    return this.#release;
  }
}

export class PublishedRelease {
  readonly name: string;
  readonly manifest: Manifest | undefined;
  readonly #kept: KeptDocuments;

  constructor(name: string, manifest: Manifest | undefined, maxBytes: number) {
    this.name = name;
    this.manifest = manifest;
    this.#kept = new KeptDocuments(maxBytes);
  }

  /** The parsed document at a path, shared with other requests; undefined if it does not exist. */
  async document(path: string, read: ReadFile): Promise<unknown> {
    const kept = this.#kept.get(path);
    if (kept) return kept.document;
    const file = await read(path);
    const json = file && (await plainBytes(file));
    const document: unknown = json && JSON.parse(new TextDecoder().decode(json));
    this.#kept.keep(path, document, json?.length ?? path.length);
    return document;
  }

  async explain(path: string, read: ReadFile): Promise<ErrorDetail> {
    const manifests = new Map<string, readonly string[]>();
    for (;;) {
      try {
        return explainNotFound(this.#library(manifests), path);
      } catch (error) {
        if (!(error instanceof ManifestNeededError)) throw error;
        const listed = this.manifest!.editions.find(({ id }) => id === error.edition)!.manifest;
        const manifest = (await this.document(listed.path, read)) as EditionManifest | undefined;
        manifests.set(error.edition, manifest?.documents.map((entry) => entry.path) ?? []);
      }
    }
  }

  #library(manifests: ReadonlyMap<string, readonly string[]>): ExplainedLibrary {
    const { editions = [], shared = [] } = this.manifest ?? {};
    const edition = (id: string) => editions.find((each) => each.id === id);
    const pathsOf = (path: string) => {
      const id = editionOfPath(path);
      if (id === undefined) return [...shared.map((entry) => entry.path), links.manifest];
      if (!edition(id)) return [];
      const paths = manifests.get(id);
      if (!paths) throw new ManifestNeededError(id);
      return paths;
    };
    const has = (path: string) => pathsOf(path).includes(path) || undefined;
    return {
      generation: () => 0,
      editions: () => editions,
      edition,
      peek: has,
      get: has,
      paths: (prefix) => pathsOf(prefix).filter((path) => path.startsWith(prefix)),
    };
  }
}

class ManifestNeededError extends Error {
  readonly edition: string;

  constructor(edition: string) {
    super();
    this.edition = edition;
  }
}

export async function plainBytes({ bytes, isGzip }: StoredFile): Promise<Uint8Array<ArrayBuffer>> {
  return isGzip ? await gzip.decompress(bytes) : bytes;
}

export async function fileHash(file: StoredFile): Promise<string> {
  return shortHash(file.sha256 ?? (await hexDigest(await plainBytes(file))));
}

async function parsed(file: StoredFile): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await plainBytes(file)));
}
