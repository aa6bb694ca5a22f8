import { links } from '../documents/links.ts';
import type { Manifest } from '../documents/manifest/manifest-schema.ts';
import { editionPath } from '../library/edition-path.ts';
import { publishablePath } from './publishable-path.ts';

const ownedByReleases = /^\/api\/x\/(?:manifest\.json$|manifests\/|releases\.json$|publishing\.json$)/;

/** Whether a path that a manifest lists can be a document of the edition; of none of them when it is undefined. */
export function isDocumentOf(
  edition: Pick<Manifest['editions'][number], 'id' | 'kind'> | undefined,
  path: string,
): boolean {
  try {
    publishablePath(path);
    if (ownedByReleases.test(path)) return false;
    if (!edition) return /^\/api\/[^/]+\.json$/.test(path);
    return path === links.report(edition.id) || path.startsWith(editionPath(edition));
  } catch {
    return false;
  }
}
