import { links } from '../documents/links.ts';
import { type Manifest, manifestSchema } from '../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../lib/sha256-of.ts';
import { isDocumentOf } from './is-document-of.ts';
import { parseJson } from './parse-json.ts';
import { UnsoundObject } from './unsound-object.ts';

export interface ParsedRelease {
  /** SHA-256 of the bytes: the release's name. */
  readonly sha256: string;
  readonly manifest: Manifest;
}

/**
 * A root manifest, whoever wrote it: no member is of a wrong type, no path leads elsewhere, no edition is in it twice.
 * @throws UnsoundObject
 */
export function parseRelease(bytes: Uint8Array): ParsedRelease {
  const manifest = parseJson(bytes, manifestSchema);
  checkPaths(manifest);
  checkCounts(manifest);
  return { sha256: sha256Of(bytes), manifest };
}

function checkCounts({ documents, size, shared, editions }: Manifest): void {
  const sizes = [...shared, ...editions].reduce((sum, part) => sum + part.size, 0);
  const count = editions.reduce((sum, edition) => sum + edition.documents, shared.length);
  if (documents !== count || size !== sizes) throw new UnsoundObject('counts other documents than it lists');
}

function checkPaths({ shared, editions }: Manifest): void {
  for (const { path } of shared) {
    if (!isDocumentOf(undefined, path))
      throw new UnsoundObject(`lists ${shown(path)}, which is no shared document`);
  }
  const ids = new Set<string>();
  for (const { id, kind, manifest } of editions) {
    if (
      manifest.path !== links.editionManifest(id, manifest.sha256) ||
      !isDocumentOf({ id, kind }, links.report(id))
    )
      throw new UnsoundObject(`lists ${shown(manifest.path)}, which cannot be the manifest of ${shown(id)}`);
    if (ids.has(id)) throw new UnsoundObject(`lists the edition ${shown(id)} twice`);
    ids.add(id);
  }
}

/** Text that may hold anything, as it may stand on a terminal. */
function shown(text: string): string {
  return JSON.stringify(text.slice(0, 200)).replace(/[^\x20-\x7e]/g, '?');
}
