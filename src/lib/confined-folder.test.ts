import { describe, expect, test } from 'bun:test';
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { ConfinedFolder, FolderFault } from './confined-folder.ts';

function folders() {
  const root = newFolder({ 'ours/a.txt': 'a', 'ours/sub/b.txt': 'b', 'theirs/private.txt': 'private' });
  return { ours: join(root, 'ours'), theirs: join(root, 'theirs') };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function faultOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!(error instanceof FolderFault)) throw error;
    return `${error.file}: ${typeof error.reason === 'string' ? error.reason : error.reason.code}`;
  }
  throw new Error('No fault');
}

describe('a file is read', () => {
  test('by its name, in folders, through links that stay inside, if the folder itself is a link', () => {
    const { ours } = folders();
    symlinkSync('sub/b.txt', join(ours, 'link.txt'));
    symlinkSync('sub', join(ours, 'linked'));
    symlinkSync(ours, `${ours}-link`);
    for (const path of [ours, `${ours}-link`, `${ours}/sub/..`]) {
      const folder = new ConfinedFolder(path);
      for (const name of ['sub/b.txt', 'link.txt', 'linked/b.txt'])
        expect(textOf(folder.read(name, 100))).toBe('b');
    }
  });

  test('up to a size', () => {
    const folder = new ConfinedFolder(folders().ours);
    expect(textOf(folder.read('a.txt', 1))).toBe('a');
    expect(faultOf(() => folder.read('a.txt', 0))).toBe('a.txt: too large');
  });

  test('in parts, for as long as it stays the same', () => {
    const { ours } = folders();
    writeFileSync(join(ours, 'a.txt'), 'abcdef');
    const bytes = new ConfinedFolder(ours).bytesOf('a.txt');
    expect([bytes.size, textOf(bytes.read(2, 3)), textOf(bytes.read(4, 9))]).toEqual([6, 'cde', 'ef']);
    writeFileSync(join(ours, 'new.txt'), 'abcdef');
    renameSync(join(ours, 'new.txt'), join(ours, 'a.txt'));
    expect(faultOf(() => bytes.read(0, 1))).toBe('a.txt: changed');
  });
});

test.each([
  ['../theirs/private.txt', 'outside'],
  ['sub/../../theirs/private.txt', 'outside'],
  ['..', 'not a file'],
  ['out.txt', 'outside'],
  ['out/private.txt', 'outside'],
  ['sub/absolute.txt', 'outside'],
  ['other/c.txt', 'not ours'],
  ['sub', 'not a file'],
  ['pipe', 'not a file'],
  ['device', 'not a file'],
  ['nothing', 'ENOENT'],
  ['nowhere', 'ENOENT'],
  ['loop', 'ELOOP'],
  ['a.txt/b', 'ENOTDIR'],
  ['x'.repeat(300), 'ENAMETOOLONG'],
  ['a\0', 'ERR_INVALID_ARG_VALUE'],
])('%p is not read: %s', (name, reason) => {
  const { ours, theirs } = folders();
  symlinkSync('../theirs/private.txt', join(ours, 'out.txt'));
  symlinkSync('../theirs', join(ours, 'out'));
  symlinkSync(join(theirs, 'private.txt'), join(ours, 'sub/absolute.txt'));
  symlinkSync('nothing', join(ours, 'nowhere'));
  symlinkSync('loop', join(ours, 'loop'));
  symlinkSync('/dev/zero', join(ours, 'device'));
  mkdirSync(join(ours, 'other'));
  writeFileSync(join(ours, 'other/c.txt'), 'c');
  Bun.spawnSync(['mkfifo', join(ours, 'pipe')]);
  const folder = new ConfinedFolder(ours, [join(ours, 'other')]);
  expect(faultOf(() => folder.read(name, 100))).toBe(`${name}: ${reason}`);
});

describe('names', () => {
  test('at the top are sorted and contain no folders', () => {
    const { ours } = folders();
    symlinkSync('sub', join(ours, 'linked'));
    symlinkSync('nothing', join(ours, 'nowhere'));
    Bun.spawnSync(['mkfifo', join(ours, 'pipe')]);
    expect(new ConfinedFolder(ours).names()).toEqual(['a.txt', 'nowhere', 'pipe']);
  });

  test.each([
    [['*.txt'], ['a.txt']],
    [['**/*.txt'], ['a.txt', 'linked/b.txt', 'sub/b.txt']],
    [['sub/*', 'sub/b.txt'], ['sub/b.txt']],
    [['./a.txt', 'missing', 'missing/*'], ['a.txt']],
    [['linked/*'], ['linked/b.txt']],
    [['.hidden/*'], ['.hidden/c.txt']],
    [['*/*'], ['linked/b.txt', 'sub/b.txt']],
    [[], []],
  ])('that match %p', (globs, names) => {
    const { ours } = folders();
    symlinkSync('sub', join(ours, 'linked'));
    symlinkSync('..', join(ours, 'sub/up'));
    mkdirSync(join(ours, '.hidden'));
    writeFileSync(join(ours, '.hidden/c.txt'), 'c');
    expect(new ConfinedFolder(ours).matching(globs)).toEqual(names);
  });

  test.each([
    ['../theirs/*', '../theirs/*: outside'],
    ['/**', '/**: outside'],
    ['out/*', 'out: outside'],
    ['**', 'out: outside'],
    ['other/*', 'other: not ours'],
    ['theirs/*', 'theirs: not ours'],
  ])('that match %p are not looked for', (glob, fault) => {
    const { ours } = folders();
    symlinkSync('../theirs', join(ours, 'out'));
    mkdirSync(join(ours, 'other'));
    symlinkSync('other', join(ours, 'theirs'));
    const folder = new ConfinedFolder(ours, [join(ours, 'other')]);
    expect(faultOf(() => folder.matching([glob]))).toBe(fault);
  });

  test('of excluded folders are skipped', () => {
    const { ours } = folders();
    const folder = new ConfinedFolder(ours, [join(ours, 'sub')]);
    expect(folder.matching(['**/*'])).toEqual(['a.txt']);
  });
});

test('a file that shrinks during a read returns its remaining bytes', () => {
  const { ours } = folders();
  const path = join(ours, 'a.txt');
  writeFileSync(path, 'abcdef');
  const bytes = new ConfinedFolder(ours).bytesOf('a.txt');
  expect(textOf(bytes.read(3, 100))).toBe('def');
  truncateSync(path, 2);
  expect(faultOf(() => bytes.read(0, 6))).toBe('a.txt: changed');
  rmSync(path);
  expect(faultOf(() => bytes.read(0, 6))).toBe('a.txt: ENOENT');
});
