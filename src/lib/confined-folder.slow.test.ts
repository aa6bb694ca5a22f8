import { expect, setDefaultTimeout, test } from 'bun:test';
import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { ConfinedFolder, FolderFault } from './confined-folder.ts';

setDefaultTimeout(600_000);

const turns = isLong ? 30_000 : 5000;

test('names are read from at most 100,000 files and folders', () => {
  const ours = newFolder({ 'sub/b.txt': 'b' });
  for (let level = 0; level < 20; level++) {
    mkdirSync(join(ours, `${level}`));
    for (const name of ['a', 'b']) symlinkSync(`../${level + 1}`, join(ours, `${level}/${name}`));
  }
  mkdirSync(join(ours, '20'));
  expect(() => new ConfinedFolder(ours).matching(['**/*.txt'])).toThrow(
    expect.objectContaining({ reason: 'too many files' }),
  );
  expect(new ConfinedFolder(ours).matching(['sub/**'])).toEqual(['sub/b.txt']);
});

test('a link that is swapped during a read never returns a file outside', async () => {
  const root = newFolder({ 'ours/sub/b.txt': 'b', 'theirs/private.txt': 'private' });
  const [ours, theirs] = [join(root, 'ours'), join(root, 'theirs')];
  writeFileSync(join(ours, 'inside.txt'), 'inside');
  linkSync(join(ours, 'inside.txt'), join(ours, 'sub/file.txt'));
  linkSync(join(theirs, 'private.txt'), join(theirs, 'file.txt'));
  const swap = `
    const { renameSync, symlinkSync } = require('node:fs');
    for (;;) for (const [name, target] of [
      ['file', 'inside.txt'], ['file', '../theirs/private.txt'], ['folder', 'sub'], ['folder', '../theirs'],
    ]) { symlinkSync(target, name + '.new'); renameSync(name + '.new', name); }`;
  const swapping = Bun.spawn([process.execPath, '-e', swap], { cwd: ours });
  const folder = new ConfinedFolder(ours);
  const read = new Set<string>();
  const faults = new Set<string>();
  try {
    for (let turn = 0; turn < turns || read.size === 0 || !faults.has('outside'); turn++) {
      try {
        read.add(String(Buffer.from(folder.read(turn % 2 ? 'file' : 'folder/file.txt', 100))));
      } catch (error) {
        if (!(error instanceof FolderFault)) throw error;
        faults.add(typeof error.reason === 'string' ? error.reason : error.reason.code);
      }
    }
  } finally {
    swapping.kill();
    await swapping.exited;
  }
  expect([...read]).toEqual(['inside']);
});
