import { expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';

setDefaultTimeout(600_000);

test('the folder that it makes is checked without an error, and compiles', async () => {
  const folder = join(newFolder(), 'Meine Bücher');
  const made = await runCommand(
    'init',
    folder,
    '--example',
    '--id',
    'NEW',
    '--name',
    'Die "Neue"',
    '--language',
    'deu',
  );
  expect([made.exitCode, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toContain(`scriptorium serve '${folder}'`);
  expect(readFileSync(join(folder, 'site.json'), 'utf8')).toContain('"name": "Die \\"Neue\\""');
  const { editions, diagnostics } = JSON.parse((await runCommand('check', folder, '--json')).stdout);
  expect(diagnostics).toEqual([]);
  expect(editions).toMatchObject([{ folder: 'translations/NEW' }]);
  const built = await runCommand('build', folder, '--library', join(newFolder(), 'library'));
  expect([built.exitCode, built.stdout]).toEqual([
    0,
    expect.stringContaining('NEW (translations/NEW): compiled, 1 book, 2 verses'),
  ]);
});

test('without an example there are only the descriptions and a page about the folder', async () => {
  const folder = join(newFolder(), 'texts');
  await runCommand('init', folder);
  expect(readdirSync(folder, { recursive: true }).map(String).sort()).toEqual([
    'README.md',
    'site.json',
    'translations',
    'translations/MYT',
    'translations/MYT/edition.json',
  ]);
  expect(readFileSync(join(folder, 'translations/MYT/edition.json'), 'utf8')).toStartWith('// ');
});

test('does not write into a folder that is not empty', async () => {
  const folder = newFolder({ 'mine.txt': 'text' });
  const { exitCode, stderr } = await runCommand('init', folder);
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringMatching(/^scriptorium: .* is not empty\. Give a new folder/),
  ]);
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

test('writes into a folder that only has files of systems and editors', async () => {
  const folder = newFolder({ '.git/HEAD': 'ref: refs/heads/main', '.DS_Store': '' });
  expect((await runCommand('init', folder)).exitCode).toBe(0);
  expect(readdirSync(folder)).toContain('site.json');
});

test('a name with characters that USFM reserves makes a valid example, and an empty name is a usage error', async () => {
  const folder = join(newFolder(), 'x');
  await runCommand('init', folder, '--example', '--name', 'A \\q "B" // c');
  const { diagnostics } = JSON.parse((await runCommand('check', folder, '--json')).stdout);
  expect(diagnostics).toEqual([]);
  for (const name of ['', ' ', 'A\nB']) {
    const { exitCode, stderr } = await runCommand('init', join(newFolder(), 'x'), '--name', name);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('A name is one line of text.')]);
  }
});

test('init warns about an unknown language', async () => {
  const { exitCode, stderr } = await runCommand('init', join(newFolder(), 'x'), '--language', 'xqz');
  expect([exitCode, stderr]).toEqual([0, expect.stringContaining('Is "xqz" right?')]);
});

test.each([
  ['--id', 'c', 'An id has letters'],
  ['--language', 'Deutsch!', 'Give an ISO 639 code'],
])('%s %s is a usage error', async (option, value, message) => {
  const { exitCode, stderr } = await runCommand('init', join(newFolder(), 'x'), option, value);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
});
