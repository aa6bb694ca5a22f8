import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join, relative, resolve, win32 } from 'node:path';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { type ZipContent, zipOf } from '../../test/zip-of.ts';
import { memberNameFault, openZip, type Zip, ZipError } from './zip.ts';

setDefaultTimeout(600_000);

const text = '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning.\n'.repeat(20);

const open = (bytes: Uint8Array): Promise<Zip> =>
  openZip({ size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) });

async function contents(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await open(bytes);
  const found: Record<string, string> = {};
  for (const name of zip.files.keys()) found[name] = new TextDecoder().decode(await zip.read(name));
  return found;
}

async function refusal(bytes: Uint8Array): Promise<string> {
  try {
    await contents(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(ZipError);
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  }
  throw new Error('It was read');
}

const directoryRecord = 0x02014b50;
const localHeader = 0x04034b50;

function patched(
  bytes: Uint8Array,
  change: (view: DataView, at: number, entry: number) => void,
  signature = directoryRecord,
): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0, entry = 0; at + 46 <= changed.length; at++)
    if (view.getUint32(at, true) === signature) change(view, at, entry++);
  return changed;
}

function renamed(bytes: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  expect(to.length).toBe(from.length);
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) changed.set(to, at);
  return changed;
}

describe('an archive gives its files', () => {
  test('stored, deflated, empty, in folders, of more than 64 kB', async () => {
    const large = 'In the beginning. '.repeat(50_000);
    const bytes = await zipOf({
      'a/GEN.usfm': text,
      'a/noise': [text, { level: 0 }],
      'a/empty': '',
      'a/folder/': '',
      'a/folder/large': large,
    });
    expect(await contents(bytes)).toEqual({
      'a/GEN.usfm': text,
      'a/noise': text,
      'a/empty': '',
      'a/folder/large': large,
    });
    const { files } = await open(bytes);
    expect(files.get('a/folder/large')).toBe(large.length);
  });

  test('with the fields of zip64, with sizes that follow the file, and after other bytes', async () => {
    const written = { 'GEN.usfm': text };
    expect(await contents(await zipOf({ 'GEN.usfm': [text, { zip64: true }] }))).toEqual(written);
    expect(await contents(await zipOf({ 'GEN.usfm': [text, { dataDescriptor: true }] }))).toEqual(written);
    const behind = Buffer.concat([Buffer.alloc(1000), await zipOf({ 'GEN.usfm': text })]);
    expect(await contents(behind)).toEqual(written);
  });

  test('with backslashes for slashes, as some programs of Windows write them', async () => {
    expect(await contents(await zipOf({ 'a\\b\\GEN.usfm': text }))).toEqual({ 'a/b/GEN.usfm': text });
  });

  test('named in UTF-8, whether it says so or not, or in code page 437', async () => {
    const utf8 = await zipOf({ 'Génesis.usfm': text });
    expect(Object.keys(await contents(utf8))).toEqual(['Génesis.usfm']);
    const unmarked = patched(
      patched(utf8, (view, at) => view.setUint16(at + 8, view.getUint16(at + 8, true) & ~0x800, true)),
      (view, at) => view.setUint16(at + 6, view.getUint16(at + 6, true) & ~0x800, true),
      localHeader,
    );
    expect(Object.keys(await contents(unmarked))).toEqual(['Génesis.usfm']);
    const dos = renamed(await zipOf({ 'G#nesis.usfm': text }), Buffer.from('G#'), Buffer.of(0x47, 0x82));
    const unmarkedDos = patched(dos, (view, at) => view.setUint16(at + 8, 0, true));
    const both = patched(unmarkedDos, (view, at) => view.setUint16(at + 6, 0, true), localHeader);
    expect(Object.keys(await contents(both))).toEqual(['Génesis.usfm']);
  });

  test('several in parallel', async () => {
    const zip = await open(await zipOf({ a: 'one', b: 'two', c: text }));
    const read = await Promise.all([...zip.files.keys()].map((name) => zip.read(name)));
    expect(read.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['one', 'two', text]);
  });
});

describe('an archive is refused', () => {
  test.each([
    ['leaves the folder', { '../evil.usfm': text }],
    ['leaves the folder', { 'a/../../evil.usfm': text }],
    ['leaves the folder', { '..\\evil.usfm': text }],
    ['leaves the folder', { '../': '' }],
    ['has an absolute path', { '/tmp/evil.usfm': text }],
    ['has an absolute path', { '\\\\host\\evil.usfm': text }],
    ['has a colon in its name', { 'C:/evil.usfm': text }],
    ['has control characters in its name', { 'evil\0.usfm': text }],
    ['is in it twice', { 'GEN.usfm': text, 'gen.USFM': text }],
    ['is in it twice', { 'é.usfm': text, 'e\u0301.usfm': text }],
    ['is in it twice', { 'a/GEN.usfm': text, 'a\\GEN.usfm': text }],
    ['is both a file and a folder', { a: text, 'a/b': text }],
    ['grows too much', { 'zero.usfm': new Uint8Array(4_000_000) }],
    ['"a" is encrypted', { a: [text, { password: 'secret' }] }],
    ['"a" is encrypted', { a: [text, { password: 'secret', zipCrypto: true }] }],
    ['"a" is a link or a device', { a: ['/etc/passwd', { unixMode: 0o120777, msDosCompatible: false }] }],
    ['"a" is a link or a device', { a: ['', { unixMode: 0o010644, msDosCompatible: false }] }],
  ] as [string, Record<string, ZipContent>][])('when a file in it %s', async (message, files) => {
    expect(await refusal(await zipOf(files))).toContain(message);
  });

  test('when two files in it have the very same name', async () => {
    const bytes = renamed(
      await zipOf({ 'GEN.a': text, 'GEN.b': text }),
      Buffer.from('GEN.b'),
      Buffer.from('GEN.a'),
    );
    expect(await refusal(bytes)).toContain('"GEN.a" is in it twice');
  });

  test('when a file in it is packed by another method', async () => {
    const one = await zipOf({ 'GEN.usfm': text });
    expect(await refusal(patched(one, (view, at) => view.setUint16(at + 10, 12, true)))).toContain('(12)');
  });

  test('when its strong encryption or its masked headers cannot be seen through', async () => {
    const one = await zipOf({ 'GEN.usfm': text });
    for (const flag of [0x40, 0x2000])
      expect(await refusal(patched(one, (view, at) => view.setUint16(at + 8, flag, true)))).toContain(
        'is encrypted',
      );
  });

  test('when one file in it would take too much, or all together', async () => {
    const declare = (bytes: number) => (view: DataView, at: number) => {
      view.setUint32(at + 24, bytes, true);
      view.setUint32(at + 20, bytes, true);
    };
    const one = await zipOf({ 'GEN.usfm': text });
    expect(await refusal(patched(one, declare(600e6)))).toContain('"GEN.usfm" would take 0.6 GB');
    const many = await zipOf(Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.usfm`, text])));
    const spread = patched(many, (view, at, entry) => {
      declare(500e6)(view, at);
      view.setUint32(at + 42, entry * 600e6, true);
    });
    expect(await refusal(spread)).toContain('unpacked it would take 2.5 GB');
  });

  test('when files in it overlap', async () => {
    const two = await zipOf({ 'a.usfm': text, 'b.usfm': text });
    const overlapping = patched(two, (view, at) => view.setUint32(at + 42, 0, true));
    expect(await refusal(overlapping)).toContain('overlaps another');
  });

  test('if it contains too many files', async () => {
    const one = await zipOf({ a: '' });
    const at = Buffer.from(one).indexOf(Buffer.of(0x50, 0x4b, 1, 2));
    const [head, record, end] = [one.subarray(0, at), one.subarray(at, one.length - 22), one.slice(-22)];
    const records = Array.from({ length: 20_001 }, () => record);
    const view = new DataView(end.buffer);
    view.setUint16(8, 20_001, true);
    view.setUint16(10, 20_001, true);
    view.setUint32(12, 20_001 * record.length, true);
    expect(await refusal(Buffer.concat([head, ...records, end]))).toContain('more than 20,000 files');
  });

  test('when it is one of several parts', async () => {
    const one = await zipOf({ a: text });
    const part = one.slice();
    new DataView(part.buffer).setUint16(part.length - 18, 3, true);
    expect(await refusal(part)).toContain('one of several parts');
  });

  test('when it is cut off anywhere, or is not a zip at all', async () => {
    const one = await zipOf({ 'GEN.usfm': 'In the beginning.' });
    for (let length = 0; length < one.length; length++) await refusal(one.subarray(0, length));
    expect(await refusal(new TextEncoder().encode('no zip at all'))).toContain('is not a zip');
  });
});

describe('a file is damaged', () => {
  test('when its checksum is wrong: it is named, and other files are read', async () => {
    const two = await zipOf({ 'GEN.usfm': text, 'EXO.usfm': text });
    const zip = await open(
      patched(two, (view, at, entry) => {
        if (entry === 0) view.setUint32(at + 16, 1, true);
      }),
    );
    expect(zip.read('GEN.usfm')).rejects.toThrow('"GEN.usfm" cannot be unpacked');
    expect(new TextDecoder().decode(await zip.read('EXO.usfm'))).toBe(text);
  });

  test.each([0, 6])('when one of its bytes is changed, packed at level %d', async (level) => {
    const one = await zipOf({ 'GEN.usfm': [text, { level }] });
    const start = 30 + 'GEN.usfm'.length;
    const changed = one.slice();
    changed[start + 20]! ^= 1;
    expect(await refusal(changed)).toContain('"GEN.usfm" cannot be unpacked');
  });

  test('as soon as it exceeds its declared size', async () => {
    const bomb = await zipOf({ 'zero.usfm': new Uint8Array(50_000_000) });
    const lying = patched(
      patched(bomb, (view, at) => view.setUint32(at + 24, 1000, true)),
      (view, at) => view.setUint32(at + 22, 1000, true),
      localHeader,
    );
    let unpacked = 0;
    const zip = await open(lying);
    const unpack = zip.unpack('zero.usfm', (piece) => {
      unpacked += piece.length;
    });
    expect(unpack).rejects.toThrow('"zero.usfm" cannot be unpacked');
    await unpack.catch(() => {});
    expect(unpacked).toBeLessThanOrEqual(1000);
  });

  test('if it does not exist', async () => {
    const zip = await open(await zipOf({ a: '' }));
    expect(zip.read('b')).rejects.toThrow('does not contain "b"');
  });
});

test('errors of reading the archive or writing a file are not reported as damage', async () => {
  const bytes = await zipOf({ 'GEN.usfm': text });
  const diskFault = Object.assign(new Error('disk'), { code: 'EIO' });
  let isBroken = false;
  const zip = await openZip({
    size: bytes.length,
    read(offset, length) {
      if (isBroken) throw diskFault;
      return bytes.subarray(offset, offset + length);
    },
  });
  const write = () => {
    throw diskFault;
  };
  expect(await zip.unpack('GEN.usfm', write).catch((error) => error)).toBe(diskFault);
  isBroken = true;
  expect(await zip.read('GEN.usfm').catch((error) => error)).toBe(diskFault);
});

test('a name that would play with the terminal is shown as harmless text', async () => {
  const message = await refusal(await zipOf({ 'a\x1b[2J\u202egp/../x': text }));
  expect(message).not.toMatch(/[\x00-\x1f\u202e]/);
});

test('an archive with any damage returns the packed files or is rejected', async () => {
  const sound = await zipOf({
    'a/GEN.usfm': text,
    'a/b/EXO.usfm': [text, { level: 0 }],
    'c.txt': ['c', { dataDescriptor: true, zip64: true }],
  });
  const damage = fc.array(
    fc.tuple(fc.nat(sound.length - 1), fc.constantFrom(0, 1, 0x2e, 0x2f, 0x50, 0x7f, 0x80, 0xff)),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = sound.slice();
      for (const [at, value] of changes) bytes[at] = value;
      try {
        for (const [name, content] of Object.entries(await contents(bytes))) {
          expect(memberNameFault(name)).toBeUndefined();
          expect([text, 'c']).toContain(content);
        }
      } catch (error) {
        if (!(error instanceof ZipError)) throw error;
      }
    }),
    { numRuns: runs(500) },
  );
});

describe('a name is safe', () => {
  test.each(['02-GENengwebp.usfm', 'a/b/c.txt', 'folder/', 'Génesis.usfm', '..a/b..c', 'a b', '创世记.usfm'])(
    'as in %p',
    (name) => expect(memberNameFault(name)).toBeUndefined(),
  );
});

describe('a name is not safe', () => {
  test.each(
    [
      ['', 'has no name'],
      ['../evil', 'leaves the folder'],
      ['a/../../evil', 'leaves the folder'],
      ['a/..', 'leaves the folder'],
      ['/etc/passwd', 'has an absolute path'],
      ['//host/share', 'has an absolute path'],
      ['C:evil', 'has a colon in its name'],
      ['a/b.txt:stream', 'has a colon in its name'],
      ['..\\evil', 'has a backslash in its name'],
      ['a\0.usfm', 'has control characters in its name'],
      ['a\x1b[2J', 'has control characters in its name'],
      ['a//b', 'has an empty part in its path'],
      ['./a', 'has an empty part in its path'],
      ['a./b', 'has a name that ends with a dot or a space'],
      ['... ', 'has a name that ends with a dot or a space'],
      ['x'.repeat(256), 'has a name that is too long'],
      ['创'.repeat(86), 'has a name that is too long'],
      [`${'x/'.repeat(600)}y`, 'has a path that is too long'],
    ].map(([name, fault]) => ({ name: name!, fault: fault! })),
  )('when it $fault', ({ name, fault }) => expect(memberNameFault(name)).toBe(fault));
});

test('no accepted name points outside the folder on any system', () => {
  const parts = fc.constantFrom(
    '..',
    '.',
    '',
    'a',
    '...',
    'C:',
    '/',
    '\\',
    '\0',
    '~',
    ' ',
    'b.usfm',
    '%2e%2e',
  );
  const separators = fc.constantFrom('/', '\\', '');
  const built = fc.array(fc.tuple(parts, separators), { maxLength: 8 }).map((pairs) => pairs.flat().join(''));
  fc.assert(
    fc.property(fc.oneof(built, fc.string({ unit: 'binary', maxLength: 30 })), (name) => {
      if (memberNameFault(name) !== undefined) return;
      const inside = relative('/content', resolve('/content', name));
      expect(inside).toBe(name.replace(/\/$/, ''));
      expect(join('/content', name)).toStartWith('/content/');
      const onWindows = win32.relative('C:\\content', win32.resolve('C:\\content', name));
      expect(onWindows.replaceAll('\\', '/')).toBe(name.replace(/\/$/, ''));
    }),
    { numRuns: runs(1000) },
  );
});
