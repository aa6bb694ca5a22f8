import type { KeyObject } from 'node:crypto';
import { links } from '../../documents/links.ts';
import { UnsoundObject } from '../release-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { isSignature } from '../signature.ts';
import { readLimits } from '../untrusted-bytes.ts';
import type { OnProblem } from './check-documents.ts';

/** 'not checked' means that a signature exists and no key was given. */
export type SignatureState = 'good' | 'bad' | 'absent' | 'not checked';

interface SignatureOptions {
  /** With a key, a missing signature is a problem. */
  readonly publicKey: KeyObject | undefined;
  readonly onProblem: OnProblem;
}

/** Checks the signature of a root manifest or a page manifest. @throws NetworkFault */
export async function checkSignature(
  source: Pick<ReleaseSource, 'read'>,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: Uint8Array },
  { publicKey, onProblem }: SignatureOptions,
): Promise<SignatureState> {
  const path = links.releaseSignature(sha256);
  const notByKey = 'is not a signature of this release by this key';
  try {
    const found = await source.read(path, readLimits.signature);
    if (!found) {
      if (publicKey) onProblem(path, 'is missing: the release is not signed');
      return 'absent';
    }
    if (!publicKey) return 'not checked';
    if (isSignature(Buffer.from(found.bytes).toString('latin1'), bytes, publicKey)) return 'good';
  } catch (error) {
    if (!(error instanceof UnsoundObject)) throw error;
    onProblem(path, error.message);
    if (!publicKey) return 'bad';
  }
  onProblem(path, notByKey);
  return 'bad';
}
