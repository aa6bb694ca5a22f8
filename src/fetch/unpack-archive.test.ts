import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { type ZipContent, zipOf } from '../../test/zip-of.ts';
import { FetchError } from '../net/network-fault.ts';
import { unpackArchive, wholeArchive } from './unpack-archive.ts';

setDefaultTimeout(600_000);

const text = '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning.\n'.repeat(20);

function unpack(bytes: Uint8Array, layOut = wholeArchive) {
  const outside = newFolder();
  const folder = join(outside, 'inside');
  const archive = join(newFolder(), 'archive.zip');
  writeFileSync(archive, bytes);
  return { outside, folder, unpacked: () => unpackArchive(archive, folder, layOut) };
}

test('files are unpacked without clutter and without their common folder', async () => {
  const noise = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) >>> 3);
  const { folder, unpacked } = unpack(
    await zipOf({
      'a/GEN.usfm': text,
      'a/b/noise': [noise, { level: 0 }],
      'a/empty': '',
      'a/e/': '',
      '__MACOSX/a/._GEN.usfm': 'clutter',
    }),
  );
  const { hashes, bytes } = await unpacked();
  expect([...hashes.keys()]).toEqual(['GEN.usfm', 'b/noise', 'empty']);
  expect(bytes).toBe(text.length + noise.length);
  expect(readFileSync(join(folder, 'GEN.usfm'), 'utf8')).toBe(text);
  expect(new Uint8Array(readFileSync(join(folder, 'b/noise')))).toEqual(noise);
  expect(hashes.get('b/noise')).toBe(new Bun.CryptoHasher('sha256').update(noise).digest('hex'));
});

describe('an archive is refused, and nothing is written outside of the folder,', () => {
  test.each([
    ['leaves the folder', { '../evil.usfm': text }],
    ['leaves the folder', { 'a\\..\\..\\evil.usfm': text }],
    ['has an absolute path', { '/tmp/evil.usfm': text }],
    ['is a link or a device', { link: ['/etc/passwd', { unixMode: 0o120777, msDosCompatible: false }] }],
    ['is in it twice', { 'GEN.usfm': text, 'gen.USFM': text }],
    ['is an archive in the archive', { 'inner.zip': text }],
    ['grows too much', { 'zero.usfm': new Uint8Array(4_000_000) }],
  ] as [string, Record<string, ZipContent>][])('when a file in it %s', async (message, files) => {
    const { folder, outside, unpacked } = unpack(await zipOf(files));
    const error = await unpacked().catch((error: Error) => error);
    expect(error).toBeInstanceOf(FetchError);
    expect((error as Error).message).toContain(message);
    expect(readdirSync(outside).filter((name) => join(outside, name) !== folder)).toEqual([]);
  });
});

test('an existing file is not overwritten', async () => {
  const { folder, unpacked } = unpack(await zipOf({ 'GEN.usfm': text }));
  mkdirSync(folder);
  writeFileSync(join(folder, 'GEN.usfm'), 'mine');
  expect(unpacked()).rejects.toMatchObject({ code: 'EEXIST' });
  await unpacked().catch(() => {});
  expect(readFileSync(join(folder, 'GEN.usfm'), 'utf8')).toBe('mine');
});

test('files that a layout omits are not written', async () => {
  const { folder, unpacked } = unpack(await zipOf({ a: 'a', b: 'b' }), () => new Map([['b', 'c/d']]));
  expect([...(await unpacked()).hashes.keys()]).toEqual(['c/d']);
  expect(readdirSync(folder)).toEqual(['c']);
});

test('an archive with any damage is rejected or unpacked below the folder', async () => {
  const sound = await zipOf({ 'a/GEN.usfm': text, 'a/b/EXO.usfm': [text, { level: 0 }], 'c.txt': 'c' });
  const damage = fc.array(
    fc.tuple(fc.nat(sound.length - 1), fc.constantFrom(0, 1, 0x2e, 0x2f, 0x50, 0x7f, 0x80, 0xff)),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = sound.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const { outside, folder, unpacked } = unpack(bytes);
      try {
        const { hashes } = await unpacked();
        for (const [name, hash] of hashes) {
          const written = readFileSync(join(folder, name));
          expect(new Bun.CryptoHasher('sha256').update(written).digest('hex')).toBe(hash);
        }
      } catch (error) {
        if (!(error instanceof FetchError)) throw error;
      }
      expect(readdirSync(outside).filter((name) => name !== 'inside')).toEqual([]);
      expect(existsSync(join(dirname(outside), 'evil'))).toBe(false);
    }),
    { numRuns: runs(300) },
  );
});
