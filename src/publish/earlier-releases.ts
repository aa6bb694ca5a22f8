import { links } from '../documents/links.ts';
import { type Releases, releasesSchema } from '../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { sha256Of } from '../lib/sha256.ts';
import { parseRelease, Release } from '../release/release.ts';
import { insteadOfUnreadable, ReleaseError } from '../release/release-error.ts';
import { mediaTypes } from '../site/fields.ts';
import type { Destination, LiveDestination } from './destination.ts';
import { DestinationReader, keptReleases } from './destination-state.ts';
import type { PublicationPlan } from './plan.ts';
import type { PublishedLibrary, PublishedObject } from './published-object.ts';

export interface NextReleases {
  readonly file: Releases;
  readonly dropped: readonly string[];
}

export function nextReleases(
  { to, state, changes, signature, isNewRelease, isSignatureNew }: PublicationPlan,
  now: Date,
): NextReleases | undefined {
  if (!isNewRelease && !isSignatureNew) return undefined;
  const kinds = changes.puts.map(({ kind }) => kind);
  const before = state.history.find(({ sha256 }) => sha256 === to.sha256);
  const entry = {
    sha256: to.sha256,
    publishedAt: now.toISOString(),
    documents: to.root.documents,
    size: to.root.size,
    added: kinds.filter((kind) => kind === 'added').length,
    changed: kinds.filter((kind) => kind === 'changed').length,
    deleted: changes.removals.length,
    isSigned: signature !== undefined || before?.isSigned === true,
  };
  const own = isNewRelease || !before ? entry : { ...before, isSigned: entry.isSigned };
  const releases = [own, ...state.history.filter(({ sha256 }) => sha256 !== to.sha256)];
  return {
    file: { format: 1, releases: releases.slice(0, keptReleases) },
    dropped: releases.slice(keptReleases).map(({ sha256 }) => sha256),
  };
}

const atOnce = 16;

/** The manifests and signatures of earlier releases at a destination that is written completely. */
export async function earlierManifests(
  { to }: PublicationPlan,
  { releases }: Releases,
  destination: Destination,
): Promise<readonly PublishedObject[]> {
  const found = new Map<string, PublishedObject>();
  const add = async (path: string, contentType: string) => {
    const bytes = await destination.read(path);
    if (!bytes) return undefined;
    const load = async () => ({
      gzip: Bun.gzipSync((await destination.read(path)) as Uint8Array<ArrayBuffer>),
    });
    found.set(path, { path, contentType, sha256: sha256Of(bytes), size: bytes.length, load });
    return bytes;
  };
  const editions = new Set<string>();
  await forEachInFlight(releases, atOnce, async ({ sha256, isSigned }) => {
    if (isSigned) await add(links.releaseSignature(sha256), mediaTypes.text);
    if (sha256 === to.sha256) return;
    const bytes = await add(links.release(sha256), mediaTypes.json);
    if (!bytes) return;
    try {
      for (const { manifest } of parseRelease(bytes).manifest.editions) editions.add(manifest.path);
    } catch (error) {
      insteadOfUnreadable(undefined)(error);
    }
  });
  const own = new Set(to.root.editions.map(({ manifest }) => manifest.path));
  await forEachInFlight(
    [...editions].filter((path) => !own.has(path)),
    atOnce,
    async (path) => {
      await add(path, mediaTypes.json);
    },
  );
  return [...found.values()];
}

/**
 * Copies documents that a publication will replace or remove to names made of their hashes, so that their
 * release can be restored. The store copies them, so nothing is uploaded. Must be called before the first
 * document is written.
 */
export async function keepDocuments(
  destination: LiveDestination,
  { changes, isInterrupted }: PublicationPlan,
  { concurrency, signal }: { readonly concurrency: number; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  await forEachInFlight(changes.replaced, concurrency, async ([path, sha256]) => {
    signal?.throwIfAborted();
    // An interrupted publication may have written another version here; it made its copies before that
    if (isInterrupted && !(await hasVersion(destination, path, sha256))) return;
    await destination.copy?.(path, links.kept(sha256));
  });
}

async function hasVersion(destination: LiveDestination, path: string, sha256: string): Promise<boolean> {
  const found = await destination.read(path);
  return found !== undefined && sha256Of(found) === sha256;
}

/**
 * The paths of kept documents that only dropped releases need. Manifests of editions that are the same in a
 * kept release are not read.
 * @param dropped hashes of the releases that are no longer kept.
 * @param kept hashes of the releases that are kept.
 */
export async function unneededDocuments(
  destination: LiveDestination,
  { dropped, kept }: { readonly dropped: readonly string[]; readonly kept: readonly string[] },
): Promise<readonly string[]> {
  const gone = await releasesAt(destination, dropped);
  if (gone.length === 0) return [];
  const staying = await releasesAt(destination, kept);
  // An unreadable release may need any document
  if (staying.length < kept.length) return [];
  const unneeded = new Set<string>();
  const needed = new Set(staying.flatMap(({ root }) => root.shared.map(({ sha256 }) => sha256)));
  for (const release of gone) {
    for (const { sha256 } of release.root.shared) unneeded.add(sha256);
    for (const { id, manifest } of release.root.editions) {
      if (staying.some((other) => other.edition(id)?.manifest.sha256 === manifest.sha256)) continue;
      const documents = await release.documentsOf(id).catch(insteadOfUnreadable([]));
      for (const { sha256 } of documents) unneeded.add(sha256);
      for (const other of staying) for (const { sha256 } of await other.documentsOf(id)) needed.add(sha256);
    }
  }
  return [...unneeded].filter((sha256) => !needed.has(sha256)).map(links.kept);
}

async function releasesAt(
  destination: LiveDestination,
  hashes: readonly string[],
): Promise<readonly Release[]> {
  const read = (path: string) => destination.read(path);
  const place = { name: destination.name, advice: 'Publish with --all to upload every file again.' };
  const found = await Promise.all(
    hashes.map(async (sha256) => {
      const bytes = await destination.read(links.release(sha256));
      try {
        return bytes && new Release(bytes, read, place);
      } catch (error) {
        return insteadOfUnreadable(undefined)(error);
      }
    }),
  );
  return found.filter((release) => release !== undefined);
}

/**
 * A release that was published to a store earlier, as a library to publish again.
 * @throws ReleaseError if its manifests no longer exist. `get` throws it for a document that was not kept.
 */
export async function keptLibrary(destination: LiveDestination, sha256: string): Promise<PublishedLibrary> {
  const [release] = await releasesAt(destination, [sha256]);
  if (release?.sha256 !== sha256)
    throw new ReleaseError(`${destination.name} no longer has the manifest of release ${sha256}.`);
  const hashes = new Map(release.root.shared.map((entry) => [entry.path, entry.sha256]));
  for (const { id, manifest } of release.root.editions) {
    hashes.set(manifest.path, manifest.sha256);
    for (const entry of await release.documentsOf(id)) hashes.set(entry.path, entry.sha256);
  }
  const places = (path: string, hash: string) =>
    path === links.manifest ? [links.release(sha256)] : [links.kept(hash), path];
  hashes.set(links.manifest, sha256);
  return {
    keptAt: links.kept,
    async get(path) {
      const hash = hashes.get(path);
      if (hash === undefined) return undefined;
      for (const place of places(path, hash)) {
        const bytes = await destination.read(place);
        if (!bytes || sha256Of(bytes) !== hash) continue;
        return { hash: Buffer.from(hash, 'hex'), gzip: Bun.gzipSync(bytes as Uint8Array<ArrayBuffer>) };
      }
      throw new ReleaseError(
        `${destination.name} no longer has ${path} as it was in release ${sha256}: later releases were published without --keep, or there were too many of them. Publish it from its own library instead. Nothing was changed.`,
      );
    },
  };
}

export interface EarlierRelease {
  readonly name: string;
  readonly documents: number;
  readonly publishedAt: Date;
  readonly isCurrent: boolean;
}

/**
 * The releases that a store lists, newest first. Their documents may be incomplete, which is detected when a
 * release is restored.
 */
export async function listedReleases(destination: LiveDestination): Promise<readonly EarlierRelease[]> {
  const read = (path: string) => destination.read(path);
  const reader = new DestinationReader(read, destination.name, { isRepair: false });
  const { value } = await reader.json(links.releases, releasesSchema);
  if (!value)
    throw new ReleaseError(`${destination.name} has no list of releases: no release was published there.`);
  return value.releases.map(({ sha256, documents, publishedAt }, at) => {
    return { name: sha256, documents, publishedAt: new Date(publishedAt), isCurrent: at === 0 };
  });
}

/**
 * The release identified by the beginning of its hash, or by `previous`, which is relative to the current
 * one.
 * @throws ReleaseError if no release matches, or several do.
 */
export function findRelease(releases: readonly EarlierRelease[], given: string): EarlierRelease {
  if (given === 'previous') {
    const current = releases.findIndex(({ isCurrent }) => isCurrent);
    const before = releases[current + 1];
    if (!before) throw new ReleaseError('The current release is the first one.');
    return before;
  }
  const exact = releases.find(({ name }) => name === given);
  const [only, second] = exact ? [exact] : releases.filter(({ name }) => name.startsWith(given));
  if (only && !second) return only;
  const fault = only ? 'Several releases begin' : 'No release begins';
  throw new ReleaseError(
    `${fault} with ${JSON.stringify(given)}. Run the command without a release to list them.`,
  );
}
