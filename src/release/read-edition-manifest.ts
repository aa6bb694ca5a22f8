import {
  type EditionManifest,
  editionManifestSchema,
  type Manifest,
} from '../documents/manifest/manifest-schema.ts';
import { sha256Of } from '../lib/sha256-of.ts';
import { isDocumentOf } from './is-document-of.ts';
import { parseJson } from './parse-json.ts';
import { releaseLimits } from './release-limits.ts';
import type { ReleaseSource } from './release-source.ts';
import { UnsoundObject } from './unsound-object.ts';

/**
 * The manifest of one edition of a release, checked against what the root says of it.
 * @returns undefined when it is not there.
 * @throws UnsoundObject when it is not what the root lists; NetworkFault.
 */
export async function readEditionManifest(
  source: Pick<ReleaseSource, 'read'>,
  { id, kind, documents, size, manifest: entry }: Manifest['editions'][number],
): Promise<EditionManifest | undefined> {
  const found = await source.read(entry.path, releaseLimits.manifest);
  if (!found) return undefined;
  if (sha256Of(found.bytes) !== entry.sha256) throw new UnsoundObject('is not what its name says');
  const manifest = parseJson(found.bytes, editionManifestSchema);
  const fault = faultOf(manifest);
  if (fault) throw new UnsoundObject(fault);
  return manifest;

  function faultOf({ edition, kind: ownKind, documents: listed }: EditionManifest): string | undefined {
    if (edition !== id || ownKind !== kind) return 'is the manifest of another edition';
    if (listed.length !== documents || listed.reduce((sum, { size }) => sum + size, 0) !== size)
      return 'lists other documents than the manifest of the release counts';
    if (new Set(listed.map(({ path }) => path)).size < listed.length) return 'lists a document twice';
    const stranger = listed.find(({ path }) => !isDocumentOf({ id, kind }, path));
    return stranger && `lists ${JSON.stringify(stranger.path.slice(0, 200))}, which is no document of ${id}`;
  }
}
