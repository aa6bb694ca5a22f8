import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { newFolder } from '../../../test/new-folder.ts';
import { FetchError } from '../../net/network-fault.ts';
import { archiveLayout } from './archive-layout.ts';
import { unpackZip } from './unpack-zip.ts';

const text = '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning.\n'.repeat(20);

/** Unpacks into a folder inside an empty one; returns both. */
function unpack(bytes: Uint8Array, layOut = archiveLayout) {
  const outside = newFolder();
  const folder = join(outside, 'inside');
  const archive = join(newFolder(), 'archive.zip');
  writeFileSync(archive, bytes);
  return { outside, folder, unpacked: () => unpackZip(archive, folder, layOut) };
}

const refusal = (bytes: Uint8Array): string => {
  const { folder, outside, unpacked } = unpack(bytes);
  try {
    unpacked();
  } catch (error) {
    expect(error).toBeInstanceOf(FetchError);
    expect((error as Error).message).not.toContain('\n');
    expect(readdirSync(outside).filter((name) => join(outside, name) !== folder)).toEqual([]);
    return (error as Error).message;
  }
  throw new Error('It was unpacked');
};

const zip = (files: Zippable) => zipSync(files, { mtime: '2024-01-01T00:00:00' });

/** Changes a zip at each record of its directory, and where `local` is given at each local header. */
function patched(
  bytes: Uint8Array,
  change: (view: DataView, at: number, entry: number) => void,
  signature = 0x02014b50,
): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0, entry = 0; at + 46 <= changed.length; at++)
    if (view.getUint32(at, true) === signature) change(view, at, entry++);
  return changed;
}

test('files come out as they went in, stored or deflated, less the folder that all lie in', () => {
  const noise = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7919) >>> 3);
  const { folder, unpacked } = unpack(
    zip({
      'a/GEN.usfm': strToU8(text),
      'a/b/noise': [noise, { level: 0 }],
      'a/empty': new Uint8Array(),
      'a/e/': [new Uint8Array(), {}],
    }),
  );
  const { hashes, bytes } = unpacked();
  expect([...hashes.keys()]).toEqual(['GEN.usfm', 'b/noise', 'empty']);
  expect(bytes).toBe(text.length + noise.length);
  expect(readFileSync(join(folder, 'GEN.usfm'), 'utf8')).toBe(text);
  expect(new Uint8Array(readFileSync(join(folder, 'b/noise')))).toEqual(noise);
  expect(hashes.get('b/noise')).toBe(new Bun.CryptoHasher('sha256').update(noise).digest('hex'));
});

describe('an archive is refused', () => {
  const file = strToU8(text);
  const one = zip({ 'GEN.usfm': file });

  test.each([
    ['leads out of the folder', { '../evil.usfm': file }],
    ['leads out of the folder', { 'a/../../evil.usfm': file }],
    ['has an absolute path', { '/tmp/evil.usfm': file }],
    ['has a colon in its name', { 'C:/evil.usfm': file }],
    ['has a backslash in its name', { '..\\evil.usfm': file }],
    ['has control characters in its name', { 'evil\0.usfm': file }],
    ['is in it twice', { 'GEN.usfm': file, 'gen.USFM': file }],
    ['is in it twice', { 'é.usfm': file, 'e\u0301.usfm': file }],
    ['is both a file and a folder', { a: file, 'a/b': file }],
    ['is an archive in the archive', { 'inner.zip': one }],
    ['grows too much', { 'zero.usfm': new Uint8Array(4_000_000) }],
  ] as [string, Zippable][])('when a file in it %s', (message, files) => {
    expect(refusal(zip(files))).toContain(message);
  });

  test('when a file in it is encrypted', () => {
    expect(refusal(patched(one, (view, at) => view.setUint16(at + 8, 1, true)))).toContain('is encrypted');
  });

  test('when a file in it is a symbolic link', () => {
    const link = zip({ link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(refusal(link)).toContain('"link" is a link or a device');
  });

  test('when a file in it is packed by another method', () => {
    expect(refusal(patched(one, (view, at) => view.setUint16(at + 10, 12, true)))).toContain('(12)');
  });

  test('when one file in it would take too much, or all together', () => {
    const declare = (bytes: number) => (view: DataView, at: number) => {
      view.setUint32(at + 24, bytes, true);
      view.setUint32(at + 20, bytes, true);
    };
    expect(refusal(patched(one, declare(600e6)))).toContain('"GEN.usfm" would take 0.6 GB');
    const many = zip(Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.usfm`, file])));
    const spread = patched(many, (view, at, entry) => {
      declare(500e6)(view, at);
      view.setUint32(at + 42, entry * 600e6, true);
    });
    expect(refusal(spread)).toContain('unpacked it would take 2.5 GB');
  });

  test('when files in it overlap', () => {
    const two = zip({ 'a.usfm': file, 'b.usfm': file });
    expect(refusal(patched(two, (view, at) => view.setUint32(at + 42, 0, true)))).toContain(
      'overlaps another',
    );
  });

  test('when it holds too many files', () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}`, new Uint8Array()]));
    expect(refusal(zip(many))).toContain('more than 20,000 files');
  });

  test('when a file grows beyond what is declared, as soon as it does', () => {
    const bomb = zip({ 'zero.usfm': new Uint8Array(50_000_000) });
    const lying = patched(bomb, (view, at) => view.setUint32(at + 24, 1000, true));
    const { folder, unpacked } = unpack(lying);
    expect(unpacked).toThrow('"zero.usfm" cannot be unpacked');
    expect(Bun.file(join(folder, 'zero.usfm')).size).toBeLessThanOrEqual(1000);
  });

  test('when a checksum is wrong', () => {
    expect(refusal(patched(one, (view, at) => view.setUint32(at + 16, 1, true)))).toContain('is damaged');
  });

  test('when it is cut off anywhere', () => {
    for (let length = 0; length < one.length; length++) refusal(one.subarray(0, length));
  });
});

test('a name that would play with the terminal is shown as harmless text', () => {
  const message = refusal(zip({ 'a\x1b[2J\u202egp/../x': strToU8(text) }));
  expect(message).not.toMatch(/[\x00-\x1f\u202e]/);
});

test('what a layout leaves out is not written', () => {
  const { folder, unpacked } = unpack(
    zip({ a: strToU8('a'), b: strToU8('b') }),
    () => new Map([['b', 'c/d']]),
  );
  expect([...unpacked().hashes.keys()]).toEqual(['c/d']);
  expect(readdirSync(folder)).toEqual(['c']);
});

test('a damaged archive is refused or unpacked below the folder, whatever the damage', () => {
  const sound = zip({
    'a/GEN.usfm': strToU8(text),
    'a/b/EXO.usfm': [strToU8(text), { level: 0 }],
    'c.txt': strToU8('c'),
  });
  const damage = fc.array(
    fc.tuple(fc.nat(sound.length - 1), fc.constantFrom(0, 1, 0x2e, 0x2f, 0x50, 0x7f, 0x80, 0xff)),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(damage, (changes) => {
      const bytes = sound.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const { outside, folder, unpacked } = unpack(bytes);
      try {
        const { hashes } = unpacked();
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
    { numRuns: 400 },
  );
});
