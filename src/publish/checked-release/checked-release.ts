import { links } from '../../documents/links.ts';
import { type Manifest, manifestSchema } from '../../documents/manifest/manifest-schema.ts';
import { NetworkFault } from '../../fetch/network-fault.ts';
import { PublishError } from '../publish-error.ts';
import type { FoundObject, ReleaseSource } from '../release-source/release-source.ts';
import { UnsoundObject } from '../release-source/unsound-object.ts';
import { sha256Of } from '../sha256-of.ts';
import { isDocumentOf } from './is-document-of.ts';
import { parseJson } from './parse-json.ts';
import { releaseLimits } from './release-limits.ts';

export interface CheckedRelease extends FoundObject {
  /** Of `bytes`: the release's name. */
  readonly sha256: string;
  readonly manifest: Manifest;
}

/**
 * The root manifest of a source, checked: no member is of a wrong type, no path leads elsewhere, no edition is in it twice.
 * @throws PublishError when there is none, it is unsound, or it was not reached.
 */
export async function readCheckedRelease(
  source: ReleaseSource,
  path = source.manifestPath,
): Promise<CheckedRelease> {
  try {
    const found = await source.read(path, releaseLimits.manifest);
    if (!found)
      throw new PublishError(`${source.name} has no manifest (${path}): nothing was published there.`);
    const manifest = parseJson(found.bytes, manifestSchema);
    const sha256 = sha256Of(found.bytes);
    checkName(path, sha256);
    checkPaths(manifest);
    checkCounts(manifest);
    return { ...found, sha256, manifest };
  } catch (error) {
    if (error instanceof NetworkFault)
      throw new PublishError(`The manifest of ${source.name} could not be read: ${error.message}.`);
    if (!(error instanceof UnsoundObject)) throw error;
    throw new PublishError(`The manifest of ${source.name} (${path}) ${error.message}.`);
  }
}

function checkName(path: string, sha256: string): void {
  if (path !== links.manifest && path !== links.release(sha256))
    throw new UnsoundObject(`is not the one its name says: it has the hash ${sha256}`);
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
