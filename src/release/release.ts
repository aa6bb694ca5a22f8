import { links } from '../documents/links.ts';
import type {
  EditionManifest,
  Manifest,
  ManifestEdition,
  ManifestEntry,
  PageManifest,
} from '../documents/manifest/manifest-schema.ts';
import {
  editionManifestSchema,
  manifestSchema,
  pageManifestSchema,
} from '../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../lib/sha256.ts';
import { UserError } from '../lib/user-error.ts';
import { editionPaths, extensionPaths, isSharedPath } from '../library/edition-record.ts';
import { NetworkFault } from '../net/network-fault.ts';
import { CorruptObjectError, insteadOfUnreadable, ReleaseError } from './release-error.ts';
import { type FoundObject, firstPublicationUnfinished, type ReleaseSource } from './release-source.ts';
import { parseJson, readLimits } from './untrusted-bytes.ts';

export interface ParsedRelease {
  readonly sha256: string;
  readonly manifest: Manifest;
}

/**
 * Reads and checks the root manifest of a source.
 * @throws ReleaseError if it is missing, invalid, or could not be reached.
 */
export async function readRelease(
  source: ReleaseSource,
  path = source.manifestPath,
): Promise<FoundObject & ParsedRelease> {
  try {
    const found = await source.read(path, readLimits.manifest);
    if (!found) throw new ReleaseError(await whyNoManifest(source, path));
    const release = parseRelease(found.bytes);
    if (path !== links.manifest && path !== links.release(release.sha256))
      throw new CorruptObjectError(`does not match its name: its hash is ${release.sha256}`);
    return { ...found, ...release };
  } catch (error) {
    if (error instanceof NetworkFault)
      throw new ReleaseError(`The manifest of ${source.name} could not be read: ${error.message}.`);
    if (!(error instanceof CorruptObjectError)) throw error;
    throw new ReleaseError(`The manifest of ${source.name} (${path}) ${error.message}.`);
  }
}

async function whyNoManifest(source: ReleaseSource, path: string): Promise<string> {
  if (path === links.manifest) {
    for (const note of [links.publishing, links.publisher])
      if (await source.read(note, readLimits.note).catch(insteadOfUnreadable(undefined)))
        return firstPublicationUnfinished(source.name);
  }
  return `${source.name} has no manifest (${path}): no release was published there.`;
}

/**
 * Reads the manifest of one edition and checks it against its entry in the root manifest.
 * @returns undefined if it does not exist.
 * @throws CorruptObjectError if it does not match the entry; NetworkFault.
 */
export async function editionManifestOf(
  source: Pick<ReleaseSource, 'read'>,
  listed: ManifestEdition,
): Promise<EditionManifest | undefined> {
  const found = await source.read(listed.manifest.path, readLimits.manifest);
  if (!found) return undefined;
  if (sha256Of(found.bytes) !== listed.manifest.sha256)
    throw new CorruptObjectError('does not match the hash in its name');
  const manifest = parseJson(found.bytes, editionManifestSchema);
  const fault = editionFault(manifest, listed);
  if (fault) throw new CorruptObjectError(fault);
  return manifest;
}

function editionFault(
  { edition, kind, documents }: EditionManifest,
  listed: ManifestEdition,
): string | undefined {
  if (edition !== listed.id || kind !== listed.kind) return 'is the manifest of another edition';
  if (documents.length !== listed.documents || totalSize(documents) !== listed.size)
    return 'does not list the documents that the manifest of the release counts';
  if (new Set(documents.map(({ path }) => path)).size < documents.length) return 'lists a document twice';
  const stranger = documents.find(({ path }) => !isDocumentOf(listed, path));
  return stranger && `lists ${shown(stranger.path)}, which is not a document of ${listed.id}`;
}

export type ReadDocument = (path: string) => Promise<Uint8Array | undefined>;

export interface ReleasePlace {
  readonly name: string;
  readonly advice: string;
}

export class Release {
  /** SHA-256 of the root manifest, which identifies the release. */
  readonly sha256: string;
  readonly root: Manifest;
  readonly #editions: ReadonlyMap<string, ManifestEdition>;
  readonly #read: ReadDocument;
  readonly #place: ReleasePlace;

  /** @throws ReleaseError if the bytes are not a root manifest, or list a path that cannot be published. */
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

  edition(id: string): ManifestEdition | undefined {
    return this.#editions.get(id);
  }

  async documentsOf(id: string): Promise<readonly ManifestEntry[]> {
    const edition = this.edition(id);
    if (!edition) return [];
    const read = async (path: string) => {
      const bytes = await this.#read(path);
      return bytes && { bytes };
    };
    try {
      const found = await editionManifestOf({ read }, edition);
      if (!found) throw new CorruptObjectError('is missing');
      return found.documents;
    } catch (error) {
      throw this.#damaged(edition.manifest.path, error);
    }
  }

  #damaged(what: string, cause: unknown): unknown {
    if (!(cause instanceof CorruptObjectError)) return cause;
    const { name, advice } = this.#place;
    return new ReleaseError(`${what} of ${name} ${cause.message}. ${advice}`, { cause });
  }
}

/**
 * Parses an untrusted root manifest. Checks the type of every member, that all paths belong to the release,
 * that no edition is listed twice, and that the counts are correct.
 * @throws CorruptObjectError
 */
export function parseRelease(bytes: Uint8Array): ParsedRelease {
  const manifest = parseJson(bytes, manifestSchema);
  checkPaths(manifest);
  checkCounts(manifest);
  return { sha256: sha256Of(bytes), manifest };
}

/**
 * Parses an untrusted page manifest. Checks that all paths are publishable, and that no file is listed twice.
 * @throws CorruptObjectError
 */
export function parsePageManifest(bytes: Uint8Array): PageManifest {
  const manifest = parseJson(bytes, pageManifestSchema);
  const paths = [...manifest.pages.map(({ path }) => path), ...manifest.previous];
  const stranger = paths.find((path) => !isPublishable(path));
  if (stranger !== undefined)
    throw new CorruptObjectError(`lists ${shown(stranger)}, which cannot be the path of a published file`);
  if (new Set(paths).size < paths.length) throw new CorruptObjectError('lists a file twice');
  return manifest;
}

function checkPaths({ shared, editions }: Manifest): void {
  for (const { path } of shared) {
    if (!isDocumentOf(undefined, path))
      throw new CorruptObjectError(`lists ${shown(path)}, which is not a shared document`);
  }
  const ids = new Set<string>();
  for (const { id, kind, manifest } of editions) {
    const hasOwnPaths = isDocumentOf({ id, kind }, links.report(id));
    if (!hasOwnPaths || manifest.path !== links.editionManifest(id, manifest.sha256))
      throw new CorruptObjectError(
        `lists ${shown(manifest.path)}, which cannot be the manifest of ${shown(id)}`,
      );
    if (ids.has(id)) throw new CorruptObjectError(`lists the edition ${shown(id)} twice`);
    ids.add(id);
  }
}

function checkCounts({ documents, size, shared, editions }: Manifest): void {
  const count = editions.reduce((sum, edition) => sum + edition.documents, shared.length);
  if (documents !== count || size !== totalSize([...shared, ...editions]))
    throw new CorruptObjectError('has counts that do not match the documents it lists');
}

function totalSize(parts: readonly { readonly size: number }[]): number {
  return parts.reduce((sum, part) => sum + part.size, 0);
}

const ownedByReleases =
  /^\/api\/x\/(?:(?:manifest|pages)\.json$|manifests\/|kept\/|releases\.json$|publish(?:ing|er)\.json$)/;

function isDocumentOf(edition: Pick<ManifestEdition, 'id' | 'kind'> | undefined, path: string): boolean {
  if (!isPublishable(path) || ownedByReleases.test(path)) return false;
  try {
    if (!edition) return path.endsWith('.json') && isSharedPath(path);
    const isExtension = extensionPaths(edition.id).includes(path);
    return isExtension || editionPaths(edition).some((prefix) => path.startsWith(prefix));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return false;
  }
}

/** Portable names: no leading dot, and no characters that file systems or proxies interpret. */
const segment = /^[A-Za-z0-9_~@!$&'()+,;=-][A-Za-z0-9._~@!$&'()+,;=-]*$/;
/** The limit of ext4, APFS and NTFS, minus space for `.gz`. */
const maxSegmentLength = 250;

/**
 * Returns the path unchanged if it can be a file below any folder and an address on any host.
 * @throws ReleaseError for all others, such as `/api/../x`.
 */
export function publishablePath(path: string): string {
  if (!isPublishable(path))
    throw new ReleaseError(`${JSON.stringify(path)} cannot be the path of a published file.`);
  return path;
}

function isPublishable(path: string): boolean {
  const [first, ...segments] = path.split('/');
  return (
    first === '' &&
    segments.length > 0 &&
    segments.every((name) => name.length <= maxSegmentLength && segment.test(name))
  );
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 200)).replace(/[^\x20-\x7e]/g, '?');
}
