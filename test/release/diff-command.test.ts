import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { openLibrary } from '../../src/library/library.ts';
import type { ReleaseDiff } from '../../src/release/diff/release-diff.ts';
import { compiledSmallContent } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { releaseTree, writtenTree } from './release-tree.ts';

setDefaultTimeout(600_000);

let library: string;
let without: string;

beforeAll(async () => {
  const compiled = await compiledSmallContent();
  library = compiled.directory;
  without = newFolder();
  const { buildLibrary } = await import('../../src/compile/build-library.fixture.ts');
  await buildLibrary({ content: compiled.content, library: without });
  const changed = openLibrary(without);
  changed.update((update) => update.removeEdition('SMALL'));
  await changed.close();
});

test('equal releases end with 0', async () => {
  const site = writtenTree(releaseTree(openLibrary(library, { readOnly: true })));
  const { exitCode, stdout, stderr } = await runCommand('diff', library, site);
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toEndWith('They are equal.\n');
});

test('different ones end with 1, and say so in words', async () => {
  const { exitCode, stdout, stderr } = await runCommand('diff', library, without);
  expect([exitCode, stderr]).toEqual([1, '']);
  expect(stdout).toContain('SMALL is gone (32 documents)\n');
});

test('--json prints one object for any exit code', async () => {
  const { exitCode, stdout } = await runCommand('diff', without, library, '--json');
  const diff: ReleaseDiff = JSON.parse(stdout);
  expect(exitCode).toBe(1);
  expect(diff).toMatchObject({ format: 1, isEqual: false, editions: [{ id: 'SMALL', status: 'added' }] });
});

test.each([
  [['only-one'], "missing required argument 'b'"],
  [['one', 'two', '--jsn'], "unknown option '--jsn'"],
  [[newFolder(), newFolder()], 'contains neither a library nor published documents'],
  [['http://127.0.0.1:1/', 'http://127.0.0.1:1/'], 'refused the connection'],
  [
    [join(newFolder({ 'm.json': '[]' }), 'm.json'), 'http://127.0.0.1:1/'],
    'is not valid|refused the connection',
  ],
])('trouble ends with 2: %j', async (words, reason) => {
  const { exitCode, stdout, stderr } = await runCommand('diff', ...words);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(new RegExp(reason));
});
