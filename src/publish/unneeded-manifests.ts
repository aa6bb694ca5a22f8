import { links } from '../documents/links.ts';
import { parseRelease } from '../release/parse-release.ts';
import type { ReadDocument } from '../release/release.ts';

/** How many releases can be read by their hash at a destination. */
export const keptReleases = 20;

/**
 * The manifests of releases that are not kept any more, without those that a kept one shares: first the releases' own,
 * which are to be gone before the others. None where a kept one cannot be read.
 */
export async function unneededManifests(
  dropped: readonly string[],
  kept: readonly string[],
  read: ReadDocument,
): Promise<{ readonly releases: readonly string[]; readonly others: readonly string[] }> {
  const gone = dropped.filter((sha256) => !kept.includes(sha256));
  if (gone.length === 0) return { releases: [], others: [] };
  const manifestsOf = async (sha256: string): Promise<readonly string[] | undefined> => {
    const bytes = await read(links.release(sha256));
    if (!bytes) return undefined;
    try {
      return parseRelease(bytes).manifest.editions.map(({ manifest }) => manifest.path);
    } catch {
      return undefined;
    }
  };
  const keptManifests = await Promise.all(kept.map(manifestsOf));
  const goneManifests = (await Promise.all(gone.map(manifestsOf))).flatMap((paths) => paths ?? []);
  const needed = new Set(keptManifests.flatMap((paths) => paths ?? []));
  const isKnown = !keptManifests.includes(undefined);
  return {
    releases: gone.map((sha256) => links.release(sha256)),
    others: [
      ...gone.map((sha256) => links.releaseSignature(sha256)),
      ...(isKnown ? goneManifests.filter((path) => !needed.has(path)) : []),
    ],
  };
}
