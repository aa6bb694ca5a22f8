import { links } from '../documents/links.ts';
import type { Library } from '../library/library.ts';
import type { ErrorDetail } from '../site/errors.ts';

/** Why a manifest, or what stands beside manifests, is not there; undefined for any other path. */
export function explainMissingManifest(library: Library, path: string): ErrorDetail | undefined {
  if (path === links.manifest) {
    return missing('This library has no manifest yet.', 'It gets one with the next build that changes it.');
  }
  if (path === links.releases || path === links.publishing) {
    return missing('A server that reads a library has no history of releases.', current(library));
  }
  const [, edition, file] = /^\/api\/x\/manifests\/(?:([^/]+)\/)?([^/]+)$/.exec(path) ?? [];
  if (file === undefined) return undefined;
  if (/^[0-9a-f]{64}\.sig$/.test(file) && edition === undefined) {
    return missing('Signatures lie only where a release was published.', current(library));
  }
  if (!/^[0-9a-f]{64}\.json$/.test(file)) {
    return missing(
      'The file of a manifest has the name SHA-256.json, in 64 small hexadecimal digits.',
      current(library),
    );
  }
  if (edition !== undefined && !library.edition(edition)) {
    return missing('There is no manifest of an edition with this id.', current(library));
  }
  return missing('There is no manifest with this hash, or no longer.', current(library));
}

function current(library: Library): string | undefined {
  return library.peek(links.manifest) && `The manifest of what is here: ${links.manifest}.`;
}

function missing(message: string, hint: string | undefined): ErrorDetail {
  return { code: 'file_not_found', message, ...(hint ? { hint } : {}) };
}
