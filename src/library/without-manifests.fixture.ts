import { isManifestPath } from './edition-record.ts';

/** Removes the manifests, which every update creates, from the paths of a library. */
export function withoutManifests(paths: readonly string[]): string[] {
  return paths.filter((path) => !isManifestPath(path));
}
