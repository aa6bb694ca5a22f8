import { links } from '../documents/links.ts';

export interface PlaceOfManifest {
  /** What stands before `/api/`, without a slash at its end: '' or '/bible'. */
  readonly base: string;
  readonly manifestPath: string;
  readonly isOlderRelease: boolean;
}

/**
 * Where the published tree is that a path points into: at its root, at anything below its `/api/`, or at the manifest of
 * one release. The last `/api` counts: what stands before it may have one too.
 */
export function placeOfManifest(path: string): PlaceOfManifest {
  const release = /^(.*)(\/api\/x\/manifests\/[0-9a-f]{64}\.json)$/s.exec(path);
  if (release) return { base: release[1]!, manifestPath: release[2]!, isOlderRelease: true };
  const below = /^(.*)\/api(?:\/(?:.*\.json|x)?)?$/s.exec(path);
  const base = (below ? below[1]! : path).replace(/\/+$/, '');
  return { base, manifestPath: links.manifest, isOlderRelease: false };
}
