import { links } from '../../documents/links.ts';
import type { Manifest, ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { type Publishing, publishingSchema } from '../../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { editionManifestOf, readRelease } from '../release.ts';
import { CorruptObjectError, insteadOfUnreadable } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { parseJson, readLimits } from '../untrusted-bytes.ts';

/** Documents by path; several if releases differ at that path. */
export type EntriesByPath = ReadonlyMap<string, readonly ManifestEntry[]>;

export interface Publication extends Publishing {
  readonly others: EntriesByPath;
}

/** Limits reading, because the manifests of each abandoned release are read. */
const maxAbandoned = 20;

/**
 * The unfinished publication to a source; undefined if there is none.
 * @throws CorruptObjectError if `publishing.json` cannot be read; NetworkFault.
 */
export async function readPublication(
  source: ReleaseSource,
  current: string,
): Promise<Publication | undefined> {
  const found = await source.read(links.publishing, readLimits.note);
  if (!found) return undefined;
  const publishing = parseJson(found.bytes, publishingSchema);
  const abandoned = (publishing.abandoned ?? []).slice(0, maxAbandoned);
  const involved = new Set([publishing.from, publishing.to, ...abandoned]);
  const others = new Map<string, ManifestEntry[]>();
  for (const sha256 of involved) {
    if (sha256 === null || sha256 === current) continue;
    for (const entry of await documentsOf(source, sha256)) {
      others.set(entry.path, [...(others.get(entry.path) ?? []), entry]);
    }
  }
  return { ...publishing, others };
}

/** Skips unreadable parts: the publication may be removing the manifests of the older release. */
async function documentsOf(source: ReleaseSource, sha256: string): Promise<readonly ManifestEntry[]> {
  try {
    const { manifest } = await readRelease(source, links.release(sha256));
    return await listedDocuments(source, manifest, (_path, error) => insteadOfUnreadable(undefined)(error));
  } catch (error) {
    return insteadOfUnreadable([])(error);
  }
}

const editionsAtOnce = 4;

/**
 * Every document of a release: the shared ones, then the documents of all editions, in the order of the root
 * manifest.
 * @param onFault called for each edition manifest that is missing or unreadable; the documents of that
 * edition are skipped.
 */
export async function listedDocuments(
  source: ReleaseSource,
  { shared, editions }: Pick<Manifest, 'shared' | 'editions'>,
  onFault: (path: string, error: unknown) => void,
): Promise<ManifestEntry[]> {
  const ofEditions = new Map<string, readonly ManifestEntry[]>();
  await forEachInFlight(editions, editionsAtOnce, async (edition) => {
    const manifest = await editionManifestOf(source, edition).catch((error: unknown) => {
      onFault(edition.manifest.path, error);
      return null;
    });
    if (manifest) ofEditions.set(edition.id, manifest.documents);
    // A root manifest may have been kept without its edition manifests
    else if (manifest === undefined && source.hasDocuments)
      onFault(edition.manifest.path, new CorruptObjectError('is missing'));
  });
  return [...shared, ...editions.flatMap(({ id }) => ofEditions.get(id) ?? [])];
}
