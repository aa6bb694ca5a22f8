import type { ManifestEntry } from './manifest-schema.ts';

/** Entries as a manifest holds them: sorted by path, by code units, each with its members in one order. */
export function sortedEntries(entries: readonly ManifestEntry[]): ManifestEntry[] {
  return entries
    .map(({ path, sha256, size }) => ({ path, sha256, size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
