import type { EditionManifest, Manifest, ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import { editionManifestSchema, manifestSchema } from '../documents/manifest/manifest-schema.ts';
import { PublishError } from './publish-error.ts';
import { publishablePath } from './publishable-path.ts';
import { sha256Of } from './sha256-of.ts';

/** A document at its path, undefined when there is none. */
export type ReadDocument = (path: string) => Promise<Uint8Array | undefined>;

/** One state of a library, as its manifests tell it. Manifests of editions are read when they are asked for. */
export class Release {
  /** SHA-256 of the root manifest: the name of the release. */
  readonly sha256: string;
  readonly root: Manifest;
  readonly #read: ReadDocument;
  readonly #place: string;

  /**
   * @param place where it is from, for errors.
   * @throws PublishError for what is no root manifest, or lists a path that cannot be published.
   */
  constructor(bytes: Uint8Array, read: ReadDocument, place: string) {
    this.sha256 = sha256Of(bytes);
    this.root = parsed(bytes, manifestSchema, `The manifest of ${place}`);
    checkPaths(this.root.shared);
    checkPaths(this.root.editions.map(({ manifest }) => manifest));
    this.#read = read;
    this.#place = place;
  }

  /** The documents of one of its editions; none for an edition that it does not have. */
  async documentsOf(edition: string): Promise<readonly ManifestEntry[]> {
    const listed = this.root.editions.find(({ id }) => id === edition);
    if (!listed) return [];
    const { path, sha256 } = listed.manifest;
    const bytes = await this.#read(path);
    if (!bytes) throw damaged(`${path} is missing in ${this.#place}`);
    if (sha256Of(bytes) !== sha256) throw damaged(`${path} in ${this.#place} is not what it was`);
    const { documents }: EditionManifest = parsed(bytes, editionManifestSchema, path);
    checkPaths(documents);
    return documents;
  }
}

function parsed<T>(bytes: Uint8Array, schema: { parse(value: unknown): T }, name: string): T {
  try {
    return schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new PublishError(`${name} cannot be read. With --all everything is put anew.`, { cause });
  }
}

function damaged(fault: string): PublishError {
  return new PublishError(`${fault}. With --all everything is put anew.`);
}

function checkPaths(entries: readonly ManifestEntry[]): void {
  for (const { path } of entries) publishablePath(path);
}
