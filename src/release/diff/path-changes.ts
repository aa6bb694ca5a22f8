import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import type { PathChanges } from './release-diff.ts';

/** Which documents are in one list alone, or have another hash in the other. */
export function pathChanges(a: readonly ManifestEntry[], b: readonly ManifestEntry[]): PathChanges {
  const old = new Map(a.map(({ path, sha256 }) => [path, sha256]));
  const added: string[] = [];
  const changed: string[] = [];
  for (const { path, sha256 } of b) {
    const before = old.get(path);
    old.delete(path);
    if (before === undefined) added.push(path);
    else if (before !== sha256) changed.push(path);
  }
  return { added: added.sort(), removed: [...old.keys()].sort(), changed: changed.sort() };
}
