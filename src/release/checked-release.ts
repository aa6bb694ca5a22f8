import { links } from '../documents/links.ts';
import { NetworkFault } from '../net/network-fault.ts';
import { type ParsedRelease, parseRelease } from './parse-release.ts';
import { PublishError } from './publish-error.ts';
import { releaseLimits } from './release-limits.ts';
import type { FoundObject, ReleaseSource } from './release-source.ts';
import { UnsoundObject } from './unsound-object.ts';

export interface CheckedRelease extends FoundObject, ParsedRelease {}

/**
 * The root manifest of a source, checked.
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
    const release = parseRelease(found.bytes);
    checkName(path, release.sha256);
    return { ...found, ...release };
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
