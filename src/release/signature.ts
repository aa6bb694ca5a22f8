import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { links } from '../documents/links.ts';
import { dataFault, explain, systemFault } from '../lib/system-fault.ts';
import { CorruptObjectError, ReleaseError } from './release-error.ts';
import type { ReleaseSource } from './release-source.ts';
import { readLimits } from './untrusted-bytes.ts';
import type { OnProblem } from './verify/check-documents.ts';

/**
 * Signs a release: Ed25519 (RFC 8032) over the bytes of its manifest, in Base64, without a trailing newline.
 * @param keyFile private key as written by `openssl genpkey -algorithm ed25519`.
 * @throws ReleaseError if the file cannot be read or does not contain such a key.
 */
export async function signManifest(manifest: Uint8Array, keyFile: string): Promise<string> {
  const key = await signingKey.private(keyFile);
  return sign(null, manifest, key).toString('base64');
}

/** Base64 of the 64 bytes of an Ed25519 signature. Some editors append a newline. */
const signatureShape = /^[A-Za-z0-9+/]{86}==\s*$/;

/** True if the text of a `.sig` file is a valid signature of these bytes with this key. */
export function isSignature(signature: string, bytes: Uint8Array, publicKey: KeyObject): boolean {
  return (
    signatureShape.test(signature) && verify(null, bytes, publicKey, Buffer.from(signature.trim(), 'base64'))
  );
}

/** 'not checked' means that a signature exists but no key was given. */
export type SignatureState = 'good' | 'bad' | 'absent' | 'not checked';

interface SignatureOptions {
  /** If a key is given, a missing signature is a problem. */
  readonly publicKey: KeyObject | undefined;
  readonly onProblem: OnProblem;
}

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
    if (!(error instanceof CorruptObjectError)) throw error;
    onProblem(path, error.message);
    if (!publicKey) return 'bad';
  }
  onProblem(path, notByKey);
  return 'bad';
}

const makeKey = 'Make one with: openssl genpkey -algorithm ed25519 -out key.pem';
/** The PEM file of an Ed25519 key has less than 200 bytes. Avoids reading a large file that was given by mistake. */
const maxKeyBytes = 64 * 1024;

export const signingKey = {
  /** @param file PEM, PKCS #8 ("BEGIN PRIVATE KEY"). */
  async private(file: string): Promise<KeyObject> {
    const pem = await readPem(file);
    if (!pem.includes('PRIVATE KEY-----')) {
      const found = pem.includes('PUBLIC KEY-----')
        ? 'contains a public key'
        : 'does not contain a key in PEM form';
      throw new ReleaseError(`${file} ${found}; signing needs a private key. ${makeKey}`);
    }
    return ed25519Key(file, () => createPrivateKey(pem));
  },

  /** @param file PEM, SPKI ("BEGIN PUBLIC KEY"), or the private key, which contains the public one. */
  async public(file: string): Promise<KeyObject> {
    const pem = await readPem(file);
    if (!/(?:PUBLIC|PRIVATE) KEY-----/.test(pem)) {
      const advice = 'Give the public key: openssl pkey -in key.pem -pubout -out key.pub.pem';
      throw new ReleaseError(`${file} does not contain a key in PEM form. ${advice}`);
    }
    return ed25519Key(file, () => createPublicKey(pem));
  },
};

async function readPem(file: string): Promise<string> {
  try {
    const key = Bun.file(file);
    // Pipes have no size, and may provide a key (`--sign <(...)`)
    if ((await key.stat()).isFile() && key.size > maxKeyBytes)
      throw new ReleaseError(`${file} is not a key: it is too large.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    if (systemFault(error)?.code === 'ENOENT')
      throw new ReleaseError(`The key file ${file} does not exist. ${makeKey}`);
    throw new ReleaseError(`The key file ${file} cannot be read: ${explain(error)}`);
  }
}

function ed25519Key(file: string, parse: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = parse();
  } catch (error) {
    throw new ReleaseError(`The key in ${file} ${parseFault(error)}.`);
  }
  const type = key.asymmetricKeyType;
  if (type !== 'ed25519')
    throw new ReleaseError(
      `The key in ${file} is for ${type ?? 'something else'}, not for Ed25519. ${makeKey}`,
    );
  return key;
}

function parseFault(error: unknown): string {
  const message = dataFault(error);
  if ((error as NodeJS.ErrnoException).code !== 'ERR_MISSING_PASSPHRASE')
    return `cannot be parsed (${message})`;
  return 'is encrypted with a password; decrypt it into a file that only you can read: openssl pkey -in key.pem -out plain.pem';
}
