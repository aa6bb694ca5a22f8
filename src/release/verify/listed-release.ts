import type { Manifest, ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { forEachInFlight } from '../../lib/for-each-in-flight.ts';
import { readEditionManifest } from '../read-edition-manifest.ts';
import type { ReleaseSource } from '../release-source.ts';

/**
 * Every document of a release: the shared ones and those of all editions.
 * @param onFault called for each manifest that cannot be had; its edition's documents are left out then.
 */
export async function listedRelease(
  source: ReleaseSource,
  { shared, editions }: Pick<Manifest, 'shared' | 'editions'>,
  onFault: (path: string, error: Error | undefined) => void,
): Promise<ManifestEntry[]> {
  const ofEditions = new Map<string, readonly ManifestEntry[]>();
  await forEachInFlight(editions, 4, async (edition) => {
    const manifest = await readEditionManifest(source, edition).catch((error: Error) => {
      onFault(edition.manifest.path, error);
      return null;
    });
    if (manifest) ofEditions.set(edition.id, manifest.documents);
    // A manifest may be kept without those of its editions
    else if (manifest === undefined && source.hasDocuments) onFault(edition.manifest.path, undefined);
  });
  // In the order of the root, whichever came first
  return [...shared, ...editions.flatMap(({ id }) => ofEditions.get(id) ?? [])];
}
