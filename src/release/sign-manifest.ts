import { sign } from 'node:crypto';
import { signingKey } from './signing-key.ts';

/**
 * The signature of a release: Ed25519 (RFC 8032) over the bytes of its manifest, in Base64, without an end of line.
 * @param keyFile private key as `openssl genpkey -algorithm ed25519` writes it.
 * @throws PublishError when there is no such file, or it holds no key that is of use.
 */
export async function signManifest(manifest: Uint8Array, keyFile: string): Promise<string> {
  const key = await signingKey.private(keyFile);
  return sign(null, manifest, key).toString('base64');
}
