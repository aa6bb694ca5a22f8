import { links } from '../../documents/links.ts';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { type Publishing, publishingSchema } from '../../documents/manifest/releases-schema.ts';
import { readCheckedRelease } from '../checked-release.ts';
import { parseJson } from '../parse-json.ts';
import { releaseLimits } from '../release-limits.ts';
import type { ReleaseSource } from '../release-source.ts';
import { listedRelease } from './listed-release.ts';

/** Each one costs a reading of its manifests. */
const mostAbandoned = 20;

/** A publication that is going on, or was interrupted. */
export interface Publication extends Publishing {
  /** The documents of the other releases by path, where those could be read. */
  readonly others: ReadonlyMap<string, readonly ManifestEntry[]>;
}

/**
 * What is being published to a source beside the release that is current there; undefined when nothing is.
 * @throws UnsoundObject when the note of it cannot be read; NetworkFault.
 */
export async function readPublication(
  source: ReleaseSource,
  current: string,
): Promise<Publication | undefined> {
  const found = await source.read(links.publishing, releaseLimits.note);
  if (!found) return undefined;
  const publishing = parseJson(found.bytes, publishingSchema);
  const named = new Set([
    publishing.from,
    publishing.to,
    ...(publishing.abandoned ?? []).slice(0, mostAbandoned),
  ]);
  const others = new Map<string, ManifestEntry[]>();
  for (const other of named) {
    if (other === null || other === current) continue;
    for (const entry of await documentsOf(source, other)) {
      others.set(entry.path, [...(others.get(entry.path) ?? []), entry]);
    }
  }
  return { ...publishing, others };
}

/** As far as they can be read: the manifests of the older release may be on their way out. */
async function documentsOf(source: ReleaseSource, sha256: string): Promise<readonly ManifestEntry[]> {
  try {
    const { manifest } = await readCheckedRelease(source, links.release(sha256));
    return await listedRelease(source, manifest, () => undefined);
  } catch {
    return [];
  }
}
