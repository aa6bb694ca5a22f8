import { expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { commandLine } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';

function clean(folder: string, ...options: string[]): string {
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, commandLine, 'clean', ...options], {
    env: { ...process.env, SCRIPTORIUM_CACHE: folder },
  });
  expect([exitCode, stderr.toString()]).toEqual([0, '']);
  return stdout.toString();
}

test('deletes what the program keeps in its cache folder, and nothing else', () => {
  const folder = newFolder({ 'starter/library/data.mdb': 'x', 'program-a1/bin': 'y', 'mine/text.txt': 'z' });
  expect(clean(folder, '--dry-run')).toContain(`Would delete ${folder}/starter`);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(clean(folder).split('\n')).toEqual([
    `Deleted ${folder}/program-a1 (0.0 kB)`,
    `Deleted ${folder}/starter (0.0 kB)`,
    '2 folders, 0.0 kB',
    '',
  ]);
  expect(readdirSync(folder)).toEqual(['mine']);
  expect(clean(folder)).toBe(`${folder} contains nothing to delete.\n`);
});
