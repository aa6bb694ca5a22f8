import { type JsonPieces, jsonPieces } from '../../lib/json-text.ts';
import type {
  EditionManifest,
  Manifest,
  ManifestEdition,
  ManifestEntry,
  PageManifest,
} from './manifest-schema.ts';

/** The manifest of a release as served. The output does not depend on the order of the input. */
export function rootManifest(
  shared: readonly ManifestEntry[],
  editions: readonly ManifestEdition[],
): JsonPieces {
  const sorted = editions.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return jsonPieces<Manifest>({
    format: 1,
    documents: editions.reduce((sum, { documents }) => sum + documents, shared.length),
    size: sizeOf(shared) + sizeOf(editions),
    shared: sortedEntries(shared),
    editions: () =>
      sorted.values().map(({ id, kind, documents, size, manifest }) => {
        return { id, kind, documents, size, manifest: listedEntry(manifest) };
      }),
  });
}

function sizeOf(parts: readonly { readonly size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

/** The manifest of one edition as served. The output does not depend on the order of the input. */
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

type ListedPages = Pick<PageManifest, 'release' | 'isComplete'> & {
  readonly pages: readonly ManifestEntry[];
  readonly previous: readonly string[];
};

/** The page manifest as published. The output does not depend on the order of the input. */
export function pageManifest({ release, isComplete, pages, previous }: ListedPages): string {
  const manifest: PageManifest = {
    format: 1,
    release,
    isComplete,
    pages: sortedEntries(pages),
    previous: [...previous].sort(),
  };
  return JSON.stringify(manifest);
}

function sortedEntries(entries: readonly ManifestEntry[]): ManifestEntry[] {
  return entries.map(listedEntry).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function listedEntry({ path, sha256, size }: ManifestEntry): ManifestEntry {
  return { path, sha256, size };
}
