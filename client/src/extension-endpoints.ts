import type { EditionManifest, EditionReport, Manifest, Release, Releases } from './documents/index.ts';
import type { CallOptions, DocumentSource } from './http/document-source.ts';
import { pathSegment as segment } from './path-segment.ts';

/** What Scriptorium has beyond the contract; another service answers 404. */
export function extensionEndpoints(source: DocumentSource) {
  return {
    /** What the sources of an edition hold and what is wrong with them. */
    async report(edition: string, options?: CallOptions) {
      return source.get<EditionReport>(`/api/x/report/${segment(edition)}.json`, options);
    },
    /** Every document of the service with its SHA-256. */
    async manifest(options?: CallOptions) {
      return source.get<Manifest>('/api/x/manifest.json', options);
    },
    /** The manifest of a release by its SHA-256 in hexadecimal digits. */
    async release(sha256: string, options?: CallOptions) {
      return source.get<Release>(`/api/x/manifests/${segment(sha256)}.json`, options);
    },
    async editionManifest(edition: string, sha256: string, options?: CallOptions) {
      return source.get<EditionManifest>(
        `/api/x/manifests/${segment(edition)}/${segment(sha256)}.json`,
        options,
      );
    },
    /** What was published to a place; only where documents were published. */
    async releases(options?: CallOptions) {
      return source.get<Releases>('/api/x/releases.json', options);
    },
  };
}
