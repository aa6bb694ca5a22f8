import { isManifestPath } from './edition-record.ts';

export function withoutManifests(paths: readonly string[]): string[] {
  return paths.filter((path) => !isManifestPath(path));
}
