import { links } from '../documents/links.ts';

/** A place that a release can be read from. */
export interface ReleaseSource {
  /** As users write it: `/srv/bible`, `https://bible.example.org/`. */
  readonly name: string;
  /** The path of the manifest: that of the current release, or of an older one under its hash. */
  readonly manifestPath: string;
  /** False where only manifests can be read: those of an older release, or a manifest kept in a file. */
  readonly hasDocuments: boolean;
  /** A web server: published files are requested by their addresses, and some are not served. */
  readonly isServed?: boolean;
  /**
   * What is at a path, decoded; undefined when nothing is. Several reads may be in flight at once.
   * @param maxBytes of the decoded body; a larger one is not read to its end.
   * @throws UnsoundObject when what is there cannot be read; NetworkFault when it was not reached in any attempt.
   */
  read(path: string, maxBytes: number): Promise<FoundObject | undefined>;
  /** The paths of all files below `/api/`, compressed copies (`.json.gz`) included; absent where they cannot be listed. */
  paths?(): ReadonlySet<string>;
  close(): Promise<void>;
}

/** What was found at a path. */
export interface FoundObject {
  readonly bytes: Uint8Array;
  /** Seconds that a cache has held it (the Age field: RFC 9111, 5.1). */
  readonly age?: number;
  /** Its links began with the base path of a live server, which was removed. */
  readonly wasMounted?: boolean;
}

/** What the user's spelling of a place points to. */
interface ManifestPlace {
  /** What precedes `/api/`, without a slash at its end: '' or '/bible'. */
  readonly base: string;
  readonly manifestPath: string;
  readonly isOlderRelease: boolean;
}

/**
 * Finds the root of a published tree in a path to the root itself, to anything below its `/api/`, or to the manifest of
 * one release. The last `/api` counts, as the base path may contain one too.
 */
export function placeOfManifest(path: string): ManifestPlace {
  const release = /^(.*)(\/api\/x\/manifests\/[0-9a-f]{64}\.json)$/s.exec(path);
  if (release) return { base: release[1]!, manifestPath: release[2]!, isOlderRelease: true };
  const below = /^(.*)\/api(?:\/(?:.*\.json|x)?)?$/s.exec(path);
  const base = (below ? below[1]! : path).replace(/\/+$/, '');
  return { base, manifestPath: links.manifest, isOlderRelease: false };
}

/** The folder in which a folder prepares its next state; it is there after a publication was killed too. */
export const workplaceName = '.publishing';

/** The sentences for a place without a manifest to which a publication has begun. */
export function firstPublicationUnfinished(name: string): string {
  return `${name} has no release yet: its first publication was not finished, or is still in progress. If it was interrupted, publish again to finish it.`;
}
