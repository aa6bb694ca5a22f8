import type { KeyObject } from 'node:crypto';
import { links } from '../../documents/links.ts';
import type { CheckedRelease } from '../checked-release.ts';
import { isSignature } from '../is-signature.ts';
import { releaseLimits } from '../release-limits.ts';
import type { ReleaseSource } from '../release-source.ts';

export type SignatureState = 'good' | 'bad' | 'absent' | 'not checked';

/** What the signature of a release is worth. 'not checked' is one that is there while no key was given. */
export async function verifySignature(
  source: ReleaseSource,
  release: Pick<CheckedRelease, 'sha256' | 'bytes'>,
  publicKey: KeyObject | undefined,
): Promise<SignatureState> {
  const found = await source.read(links.releaseSignature(release.sha256), releaseLimits.signature);
  if (!found) return 'absent';
  if (!publicKey) return 'not checked';
  const text = Buffer.from(found.bytes).toString('latin1');
  return isSignature(text, release.bytes, publicKey) ? 'good' : 'bad';
}
