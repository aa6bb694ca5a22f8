import { isManifestPath } from './edition-record.ts';

/** The documents that were put, among the paths of a library: manifests come with every update. */
export function withoutManifests(paths: readonly string[]): string[] {
  return paths.filter((path) => !isManifestPath(path));
}
