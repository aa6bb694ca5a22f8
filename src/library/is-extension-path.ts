import { links } from '../documents/links.ts';

/**
 * Whether a document is an extension of the contract, also where an edition has the id "x": a report belongs to the
 * edition that its file is named after, a manifest to the library.
 */
export function isExtensionPath(path: string): boolean {
  return path.startsWith('/api/x/report/') || isManifestPath(path);
}

/** Manifests are made by the library itself, and list no manifests. */
export function isManifestPath(path: string): boolean {
  return path.startsWith('/api/x/manifests/') || path === links.manifest;
}
