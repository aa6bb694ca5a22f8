import type { EditionManifest, ManifestEntry } from './manifest-schema.ts';
import { sortedEntries } from './sorted-entries.ts';

/** The manifest of one edition as it is served. The same documents, in whatever order, give the same text. */
export function editionManifest(
  edition: { readonly id: string; readonly kind: EditionManifest['kind'] },
  documents: readonly ManifestEntry[],
): string {
  const manifest: EditionManifest = {
    format: 1,
    edition: edition.id,
    kind: edition.kind,
    documents: sortedEntries(documents),
  };
  return JSON.stringify(manifest);
}
