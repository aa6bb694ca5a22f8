import type { Manifest, ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { parseRelease } from './parse-release.ts';
import { PublishError } from './publish-error.ts';
import { readEditionManifest } from './read-edition-manifest.ts';
import { UnsoundObject } from './unsound-object.ts';

/** A document at its path, undefined when there is none. */
export type ReadDocument = (path: string) => Promise<Uint8Array | undefined>;

/** Where a release is from, for errors. */
export interface ReleasePlace {
  readonly name: string;
  /** What helps where a manifest is damaged there, as a sentence. */
  readonly advice: string;
}

type ListedEdition = Manifest['editions'][number];

/** One state of a library, as its manifests tell it. Manifests of editions are read when they are asked for. */
export class Release {
  /** SHA-256 of the root manifest: the name of the release. */
  readonly sha256: string;
  readonly root: Manifest;
  readonly #editions: ReadonlyMap<string, ListedEdition>;
  readonly #read: ReadDocument;
  readonly #place: ReleasePlace;

  /** @throws PublishError for what is no root manifest, or lists a path that cannot be published. */
  constructor(bytes: Uint8Array, read: ReadDocument, place: ReleasePlace) {
    this.#read = read;
    this.#place = place;
    try {
      const { sha256, manifest } = parseRelease(bytes);
      this.sha256 = sha256;
      this.root = manifest;
      this.#editions = new Map(manifest.editions.map((edition) => [edition.id, edition]));
    } catch (error) {
      throw this.#damaged('The manifest', error);
    }
  }

  edition(id: string): ListedEdition | undefined {
    return this.#editions.get(id);
  }

  /** The documents of one of its editions; none for an edition that it does not have. */
  async documentsOf(id: string): Promise<readonly ManifestEntry[]> {
    const edition = this.edition(id);
    if (!edition) return [];
    try {
      const found = await readEditionManifest({ read: async (path) => this.#found(path) }, edition);
      if (!found) throw new UnsoundObject('is missing');
      return found.documents;
    } catch (error) {
      throw this.#damaged(edition.manifest.path, error);
    }
  }

  async #found(path: string) {
    const bytes = await this.#read(path);
    return bytes && { bytes };
  }

  #damaged(what: string, cause: unknown): unknown {
    if (!(cause instanceof UnsoundObject)) return cause;
    const { name, advice } = this.#place;
    return new PublishError(`${what} of ${name} ${cause.message}. ${advice}`, { cause });
  }
}
