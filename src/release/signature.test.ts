import { describe, expect, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { isSignature, signingKey, signManifest } from './signature.ts';

const openssl = Bun.which('openssl');
const manifest = new TextEncoder().encode('{"format":1}');

const pem = { type: 'pkcs8', format: 'pem' } as const;
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const folder = newFolder({
  'key.pem': privateKey.export(pem),
  'key.pub.pem': publicKey.export({ type: 'spki', format: 'pem' }),
  'other.pem': generateKeyPairSync('ed25519').privateKey.export(pem),
  'locked.pem': privateKey.export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'secret' }),
  'rsa.pem': generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem),
  'x25519.pem': generateKeyPairSync('x25519').privateKey.export(pem),
  'broken.pem': '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
  'notes.txt': 'no key at all',
  'empty.pem': '',
});
const file = (name: string) => join(folder, name);

describe('a signature', () => {
  test('is 64 bytes in Base64, the same each time', async () => {
    const signature = await signManifest(manifest, file('key.pem'));
    expect(signature).toMatch(/^[A-Za-z0-9+/]{86}==$/);
    expect(await signManifest(manifest, file('key.pem'))).toBe(signature);
  });

  test.each(['key.pub.pem', 'key.pem'])('is verified with %s', async (name) => {
    const signature = await signManifest(manifest, file('key.pem'));
    expect(isSignature(signature, manifest, await signingKey.public(file(name)))).toBe(true);
    expect(isSignature(`${signature}\n`, manifest, await signingKey.public(file(name)))).toBe(true);
  });

  test('of other bytes, by another key or in another form is invalid', async () => {
    const key = await signingKey.public(file('key.pub.pem'));
    const signature = await signManifest(manifest, file('key.pem'));
    expect(isSignature(signature, manifest.slice(1), key)).toBe(false);
    expect(isSignature(await signManifest(manifest, file('other.pem')), manifest, key)).toBe(false);
    for (const text of ['', 'x', signature.slice(2), `${signature}${signature}`, '\0'.repeat(88)])
      expect(isSignature(text, manifest, key)).toBe(false);
  });
});

describe('a key that is of no use is refused with its file and a reason:', () => {
  test.each([
    ['absent.pem', 'absent.pem does not exist.'],
    ['locked.pem', 'is encrypted with a password'],
    ['rsa.pem', 'is for rsa, not for Ed25519'],
    ['x25519.pem', 'is for x25519, not for Ed25519'],
    ['key.pub.pem', 'contains a public key; signing needs a private key'],
    ['notes.txt', 'does not contain a key in PEM form'],
    ['empty.pem', 'does not contain a key in PEM form'],
    ['broken.pem', 'cannot be parsed'],
    ['.', 'cannot be read'],
  ])('%s', async (name, reason) => {
    const error = await signManifest(manifest, file(name)).catch((thrown) => thrown);
    expect(error.name).toBe('ReleaseError');
    expect(error.message).toContain(file(name));
    expect(error.message).toContain(reason);
  });

  test.each([
    ['absent.pem', 'absent.pem does not exist.'],
    ['locked.pem', 'is encrypted'],
    ['rsa.pem', 'not for Ed25519'],
    ['notes.txt', 'does not contain a key'],
  ])('%s, for verifying', async (name, reason) => {
    const error = await signingKey.public(file(name)).catch((thrown) => thrown);
    expect([error.name, error.message]).toEqual(['ReleaseError', expect.stringContaining(reason)]);
  });
});

test.skipIf(!openssl)('accepts keys of openssl, which verifies their signatures', async () => {
  const place = newFolder({ 'manifest.json': manifest });
  const run = (...words: string[]) => {
    const { exitCode, stderr } = Bun.spawnSync([openssl!, ...words], { cwd: place, stderr: 'pipe' });
    return { exitCode, stderr: stderr.toString() };
  };
  expect(run('genpkey', '-algorithm', 'ed25519', '-out', 'key.pem').exitCode).toBe(0);
  expect(run('pkey', '-in', 'key.pem', '-pubout', '-out', 'key.pub.pem').exitCode).toBe(0);
  const signature = await signManifest(manifest, join(place, 'key.pem'));
  expect(isSignature(signature, manifest, await signingKey.public(join(place, 'key.pub.pem')))).toBe(true);
  await Bun.write(join(place, 'manifest.sig'), signature);
  expect(run('base64', '-d', '-A', '-in', 'manifest.sig', '-out', 'manifest.sig.bin').exitCode).toBe(0);
  const verifyWords = ['pkeyutl', '-verify', '-pubin', '-inkey', 'key.pub.pem', '-rawin'];
  const verified = run(...verifyWords, '-in', 'manifest.json', '-sigfile', 'manifest.sig.bin');
  expect(verified).toEqual({ exitCode: 0, stderr: '' });
  await Bun.write(join(place, 'manifest.json'), '{"format":2}');
  expect(run(...verifyWords, '-in', 'manifest.json', '-sigfile', 'manifest.sig.bin').exitCode).not.toBe(0);
});
