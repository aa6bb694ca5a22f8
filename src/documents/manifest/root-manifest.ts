import type { Manifest, ManifestEntry } from './manifest-schema.ts';
import { sortedEntries } from './sorted-entries.ts';

export type ListedEdition = Manifest['editions'][number];

/** The manifest of a release as it is served. The same contents, in whatever order, give the same text. */
export function rootManifest(shared: readonly ManifestEntry[], editions: readonly ListedEdition[]): string {
  const manifest: Manifest = {
    format: 1,
    documents: editions.reduce((sum, { documents }) => sum + documents, shared.length),
    size: sizeOf(shared) + sizeOf(editions),
    shared: sortedEntries(shared),
    editions: editions
      .map(({ id, kind, documents, size, manifest }) => {
        return { id, kind, documents, size, manifest: sortedEntries([manifest])[0]! };
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
  return JSON.stringify(manifest);
}

function sizeOf(parts: readonly { readonly size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
