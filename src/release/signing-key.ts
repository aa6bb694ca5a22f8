import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PublishError } from './publish-error.ts';

const makeOne = 'Make one with: openssl genpkey -algorithm ed25519 -out key.pem';
/** A PEM of an Ed25519 key is below 200 bytes; whoever names a film by mistake need not wait for it. */
const mostBytes = 64 * 1024;

/** The keys that releases are signed and verified with, from files. All errors are PublishErrors that name the file. */
export const signingKey = {
  /** @param file PEM, PKCS #8 ("BEGIN PRIVATE KEY"). */
  async private(file: string): Promise<KeyObject> {
    const pem = await readPem(file);
    if (!pem.includes('PRIVATE KEY-----')) {
      const found = pem.includes('PUBLIC KEY-----') ? 'holds a public key' : 'holds no key in PEM form';
      throw new PublishError(`${file} ${found}; signing needs a private one. ${makeOne}`);
    }
    return checked(file, () => createPrivateKey(pem));
  },

  /** @param file PEM, SPKI ("BEGIN PUBLIC KEY"), or the private key, which holds the public one. */
  async public(file: string): Promise<KeyObject> {
    const pem = await readPem(file);
    if (!/(?:PUBLIC|PRIVATE) KEY-----/.test(pem)) {
      const advice = 'Give the public key: openssl pkey -in key.pem -pubout -out key.pub.pem';
      throw new PublishError(`${file} holds no key in PEM form. ${advice}`);
    }
    return checked(file, () => createPublicKey(pem));
  },
};

async function readPem(file: string): Promise<string> {
  try {
    const key = Bun.file(file);
    // A device or a pipe would be read without an end
    if ((await key.stat()).isFile() && key.size > mostBytes)
      throw new PublishError(`${file} is no key: it is too large for one.`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof PublishError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new PublishError(`There is no key file ${file}. ${makeOne}`);
    throw new PublishError(`The key file ${file} cannot be read: ${message}`);
  }
}

function checked(file: string, parse: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = parse();
  } catch (error) {
    throw new PublishError(`The key in ${file} ${faultOf(error as Error)}.`);
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new PublishError(
      `The key in ${file} is for ${key.asymmetricKeyType ?? 'something else'}, not for Ed25519. ${makeOne}`,
    );
  return key;
}

function faultOf({ message }: Error): string {
  const isEncrypted = /pass(?:word|phrase)|interrupted|bad decrypt|NEED_PASS/i.test(message);
  if (!isEncrypted) return `cannot be understood (${message})`;
  return 'is encrypted with a password; give it decrypted, from a file that only you can read: openssl pkey -in key.pem -out plain.pem';
}
