import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './new-folder.ts';
import { batchesOf, outcomeOf, testFiles } from './test-processes.ts';

function outcomeOfSource(source: string) {
  const folder = newFolder();
  const file = join(folder, 'a.test.ts');
  writeFileSync(file, `import { expect, test } from 'bun:test';\n${source}`);
  const { stdout, stderr, exitCode } = Bun.spawnSync([process.execPath, 'test', file], { cwd: folder });
  return outcomeOf(`${stdout}${stderr}`, exitCode, ['a.test.ts']);
}

test('tests that pass, fail and are skipped are counted, and failed ones are named', () => {
  const outcome = outcomeOfSource(`
    test('adds', () => expect(1 + 1).toBe(2));
    test('subtracts', () => expect(1 - 1).toBe(2));
    test.skip('divides', () => {});`);
  expect(outcome).toMatchObject({ passed: 1, skipped: 1, failed: 1 });
  expect(outcome.failures).toEqual([expect.stringContaining('(fail) subtracts')]);
  expect(outcome.text).toContain('Received: 0');
  expect(outcome.text).not.toMatch(/tests (?:failed|skipped):|^ *\d+ pass$/m);
});

test.each([
  ['exits', `test('exits', () => process.exit(0));`],
  ['is killed', `test('is killed', () => process.kill(process.pid, 'SIGKILL'));`],
  ['cannot be loaded', `import './no-such-file.ts';\ntest('passes', () => {});`],
  ['throws outside of a test', `test('passes', () => {});\nthrow new Error('outside');`],
])('a file that %s has failed', (_, source) => {
  const { failed, failures } = outcomeOfSource(source);
  expect(failed).toBe(1);
  expect(failures).toHaveLength(1);
});

test('slow and new files have their own process, and short ones share a few', () => {
  const short = Array.from({ length: 200 }, (_, index) => `short-${index}`);
  const files = [...short, 'slow', 'new'];
  const batches = batchesOf(files, (file) => (file === 'new' ? undefined : file === 'slow' ? 60 : 1));
  expect(batches.slice(0, 2)).toEqual([['new'], ['slow']]);
  expect(batches.flat().sort()).toEqual(files.sort());
  expect(batches.slice(2).map((batch) => batch.length)).toEqual([40, 40, 40, 40, 40]);
});

test('files are found by a part of their path, or by its beginning', () => {
  expect(testFiles(['test/test-processes'])).toEqual(['test/test-processes.test.ts']);
  expect(testFiles(['./processes'])).toEqual([]);
  expect(testFiles(['./test/docs', 'processes.test']).length).toBeGreaterThan(2);
});
