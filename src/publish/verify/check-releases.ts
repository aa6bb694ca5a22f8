import { links } from '../../documents/links.ts';
import { releasesSchema } from '../../documents/manifest/manifest-schema.ts';
import { parseJson } from '../checked-release/parse-json.ts';
import { releaseLimits } from '../checked-release/release-limits.ts';
import type { ReleaseSource } from '../release-source/release-source.ts';
import { UnsoundObject } from '../release-source/unsound-object.ts';
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
