import { expect, test } from 'bun:test';
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { folderState } from './folder-state.ts';

async function edition() {
  const path = newFolder({ 'GEN.usfm': '\\id GEN', 'more/EXO.usfm': '\\id EXO' });
  await Bun.sleep(100);
  return { path, shown: 'translations/a', name: 'a', room: 'translations' as const };
}

const changes: readonly (readonly [string, (path: string) => unknown])[] = [
  ['other words of the same length', (path) => writeFileSync(join(path, 'GEN.usfm'), '\\id GEX')],
  [
    'other words of the same length, with the time set back',
    (path) => {
      writeFileSync(join(path, 'GEN.usfm'), '\\id GEX');
      utimesSync(join(path, 'GEN.usfm'), 1, 1);
    },
  ],
  ['words in a folder below', (path) => writeFileSync(join(path, 'more/EXO.usfm'), '\\id EXO ')],
  ['another file', (path) => writeFileSync(join(path, 'LEV.usfm'), '\\id LEV')],
  ['an empty folder', (path) => mkdirSync(join(path, 'empty'))],
  ['a file less', (path) => rmSync(join(path, 'more/EXO.usfm'))],
  ['another name', (path) => renameSync(join(path, 'GEN.usfm'), join(path, 'GEN.sfm'))],
  [
    'another file in its place',
    (path) => {
      linkSync(join(path, 'more/EXO.usfm'), join(path, 'new'));
      renameSync(join(path, 'new'), join(path, 'GEN.usfm'));
    },
  ],
  [
    'a link in its place',
    (path) => {
      rmSync(join(path, 'GEN.usfm'));
      symlinkSync('more/EXO.usfm', join(path, 'GEN.usfm'));
    },
  ],
];

test.each(changes)('%s give the folder another state', async (_, change) => {
  const folder = await edition();
  const before = folderState(folder, []);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(folderState(folder, [])).toBe(before!);
  change(folder.path);
  await Bun.sleep(100);
  const after = folderState(folder, []);
  expect(after).toMatch(/^[0-9a-f]{64}$/);
  expect(after).not.toBe(before!);
});

test('the folders of other editions below it, and its room, are part of the state', async () => {
  const folder = await edition();
  const states = [
    folderState(folder, []),
    folderState(folder, [join(folder.path, 'more')]),
    folderState({ ...folder, room: 'commentaries' }, []),
  ];
  expect(new Set(states).size).toBe(3);
});

const unreliable: readonly (readonly [string, (path: string) => unknown])[] = [
  ['was written just now', (path) => writeFileSync(join(path, 'GEN.usfm'), '\\id GEN')],
  ['cannot be reached', (path) => symlinkSync('nowhere', join(path, 'EXO.usfm'))],
  ['is a link to the folder itself', (path) => symlinkSync('.', join(path, 'EXO'))],
  ['is a pipe', (path) => Bun.spawnSync(['mkfifo', join(path, 'EXO.usfm')])],
];

test.each(unreliable)('a folder with a file that %s has no state', async (_, change) => {
  const folder = await edition();
  change(folder.path);
  expect(folderState(folder, [])).toBeUndefined();
});
