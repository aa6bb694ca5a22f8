import type { ManifestEntry } from '../documents/manifest/manifest-schema.ts';
import type { LibraryProblem } from './library-problem.ts';

/** What a manifest says otherwise than it is. */
export function entryProblems(
  listed: readonly ManifestEntry[],
  present: readonly ManifestEntry[],
): LibraryProblem[] {
  const unlisted = new Map(present.map((entry) => [entry.path, entry]));
  const problems: LibraryProblem[] = [];
  for (const { path, sha256, size } of listed) {
    const found = unlisted.get(path);
    unlisted.delete(path);
    if (!found) problems.push({ path, problem: 'is in the manifest, but not in the library' });
    else if (found.sha256 !== sha256) problems.push({ path, problem: 'has another hash in the manifest' });
    else if (found.size !== size) problems.push({ path, problem: 'has another size in the manifest' });
  }
  for (const path of unlisted.keys()) problems.push({ path, problem: 'is not in the manifest' });
  return problems;
}
