import { type KeyObject, verify } from 'node:crypto';

/** Base64 of the 64 bytes of an Ed25519 signature; an editor may have put an end of line behind it. */
const shape = /^[A-Za-z0-9+/]{86}==\s*$/;

/** Whether `signature`, the text of a `.sig`, is that of these bytes by the owner of the key. */
export function isSignature(signature: string, bytes: Uint8Array, publicKey: KeyObject): boolean {
  return shape.test(signature) && verify(null, bytes, publicKey, Buffer.from(signature.trim(), 'base64'));
}
