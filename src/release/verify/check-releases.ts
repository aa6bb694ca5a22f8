import { links } from '../../documents/links.ts';
import { releasesSchema } from '../../documents/manifest/releases-schema.ts';
import { parseJson } from '../parse-json.ts';
import { releaseLimits } from '../release-limits.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import type { SignatureState } from './verify-signature.ts';

/** What is wrong with the list of releases where there is one; undefined when nothing is. @throws NetworkFault */
export async function checkReleases(
  source: ReleaseSource,
  current: string,
  signature: SignatureState,
): Promise<string | undefined> {
  try {
    const found = await source.read(links.releases, releaseLimits.note);
    const newest = found && parseJson(found.bytes, releasesSchema).releases[0];
    if (!newest) return undefined;
    if (newest.sha256 !== current) return `has ${newest.sha256} as the newest, which the manifest is not of`;
    return newest.isSigned && signature === 'absent'
      ? 'says that the release is signed, but it is not'
      : undefined;
  } catch (error) {
    if (error instanceof UnsoundObject) return error.message;
    throw error;
  }
}
