import { links } from '../documents/links.ts';

export interface ReleaseSource {
  readonly name: string;
  readonly manifestPath: string;
  /** False if only manifests can be read: of an older release, or a manifest in a file. */
  readonly hasDocuments: boolean;
  /** True for a web server: published files are requested at their addresses, and some are not served. */
  readonly isServed?: boolean;
  /**
   * Reads and decodes the file at a path; undefined if it does not exist. Several reads may run concurrently.
   * @param maxBytes limit for the decoded body; larger ones are not read completely.
   * @throws CorruptObjectError if the file cannot be read; NetworkFault if every attempt to reach it failed.
   */
  read(path: string, maxBytes: number): Promise<FoundObject | undefined>;
  /**
   * The paths of all files below `/api/`, including compressed copies (`.json.gz`). Undefined if the place
   * cannot list them.
   */
  paths?(): ReadonlySet<string>;
  close(): Promise<void>;
}

export interface FoundObject {
  readonly bytes: Uint8Array;
  /** Age in a cache in seconds (the Age field: RFC 9111, 5.1). */
  readonly age?: number;
  /** The links began with the base path of a live server, which was removed. */
  readonly wasMounted?: boolean;
}

interface ManifestPlace {
  readonly base: string;
  readonly manifestPath: string;
  readonly isOlderRelease: boolean;
}

/**
 * Finds the root of a published tree in the path of the root, of a file below `/api/`, or of a release's
 * manifest. The last `/api` counts, because the base path may contain one too.
 */
export function placeOfManifest(path: string): ManifestPlace {
  const release = /^(.*)(\/api\/x\/manifests\/[0-9a-f]{64}\.json)$/s.exec(path);
  if (release) return { base: release[1]!, manifestPath: release[2]!, isOlderRelease: true };
  const below = /^(.*)\/api(?:\/(?:.*\.json|x)?)?$/s.exec(path);
  const base = (below ? below[1]! : path).replace(/\/+$/, '');
  return { base, manifestPath: links.manifest, isOlderRelease: false };
}

/** The subfolder for preparing a folder's next state. It may remain after a publication was killed. */
export const workplaceName = '.publishing';

export function firstPublicationUnfinished(name: string): string {
  return `${name} has no release yet: its first publication was not finished, or is still in progress. If it was interrupted, publish again to finish it.`;
}
