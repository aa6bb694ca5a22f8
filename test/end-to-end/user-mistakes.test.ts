import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatedContent } from '../generated-content.ts';
import { newFolder } from '../new-folder.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const content = generatedContent();
const library = newFolder();
await runCommand('build', content, '--library', library);
const folder = newFolder({ 'file.txt': 'words', 'empty/x': '' });
const file = join(folder, 'file.txt');
const missing = join(folder, 'missing');
const site = newFolder({ 'api/x/manifest.json': '{}', 'api/A/RUT/1.json': '{}' });
const releases = newFolder({ 'current/api/x/manifest.json': '{}' });

describe('a mistake of the user is reported in one line, with exit code 1:', () => {
  test.each([
    [
      'build of a file',
      ['build', file, '--library', newFolder()],
      `${file} is a file, not a content folder. Give the folder`,
    ],
    ['check of a file', ['check', file], `${file} is a file, not a content folder.`],
    ['serve of a file', ['serve', file, '--port', '0'], `${file} is a file, not a content folder.`],
    [
      'build into a file',
      ['build', content, '--library', file],
      `${file} is a file, not the folder of a library. Give a folder.`,
    ],
    [
      'build -n into a file',
      ['build', content, '--library', file, '-n'],
      `${file} is a file, not the folder`,
    ],
    [
      'build -n into published files',
      ['build', content, '--library', site, '-n'],
      `${site} is not the folder of a library: it contains api/x/manifest.json.`,
    ],
    [
      'build into a file of a file',
      ['build', content, '--library', join(file, 'library')],
      `The library folder ${join(file, 'library')} cannot be created: a file is in the place of a folder`,
    ],
    [
      'build of published files',
      ['build', site, '--library', newFolder()],
      `${site} contains published files, not`,
    ],
    ['check of published files', ['check', site], `${site} contains published files, not sources.`],
    [
      'serve of published files',
      ['serve', site, '--port', '0'],
      `${site} contains published files, not sources.`,
    ],
    [
      'serve of releases',
      ['serve', releases, '--port', '0'],
      `${releases} contains published files, not sources.`,
    ],
    ['bundle of a file', ['bundle', file, 'GENERATED'], `${file} is a file, not the folder of a library.`],
    ['publish of a file', ['publish', file, newFolder()], `${file} is a file, not the folder of a library.`],
    ['publish of what is not there', ['publish', missing, newFolder()], `There is no library in ${missing}.`],
    ['publish onto a file', ['publish', library, file, '--no-host-files'], `${file} is a file.`],
    [
      'publish below a file',
      ['publish', library, join(file, 'x'), '--no-host-files'],
      'a file is in the place of a folder',
    ],
    [
      'a page into a folder that is not there',
      ['check', content, '--html', join(missing, 'a.html')],
      `The page ${join(missing, 'a.html')} could not be written: there is no such file or folder`,
    ],
    [
      'a page below a file',
      ['check', content, '--html', join(folder, 'file.txt', 'a.html')],
      `The page ${join(folder, 'file.txt', 'a.html')} could not be written: `,
    ],
    [
      'a page on a full disk',
      ['check', content, '--html', '/dev/full'],
      'The page /dev/full could not be written: the disk is full. Make room.',
    ],
    [
      'a bundle below a file',
      ['bundle', library, 'GENERATED', '-o', join(file, 'a.zip')],
      'a file is in the place of a folder',
    ],
    [
      'a host that is not one',
      ['serve', library, '--host', 'nowhere.invalid', '--port', '0'],
      'nowhere.invalid is not an address or a name of this machine.',
    ],
    [
      'an address of another machine',
      ['serve', library, '--host', '192.0.2.1', '--port', '0'],
      '192.0.2.1 is not an address of this machine.',
    ],
  ])('%s', async (_, words, message) => {
    const { exitCode, stderr } = await runCommand(...words);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^scriptorium: [^\n]+\n$/);
    expect(stderr).not.toMatch(/\b(E[A-Z]{4,}|TypeError|undefined)\b/);
    expect(exitCode).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['empty', 'file.txt']);
  });

  test('a check whose page cannot be written has printed its result', async () => {
    const { stdout } = await runCommand('check', content, '--html', join(missing, 'a.html'));
    expect(stdout).toContain('1 edition, 6 books: 0 errors, ');
  });

  test.skipIf(process.getuid?.() === 0)('a library whose folder may not be written', async () => {
    const closed = newFolder({ x: '' });
    chmodSync(closed, 0o500);
    const { exitCode, stderr } = await runCommand('build', content, '--library', join(closed, 'library'));
    chmodSync(closed, 0o700);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('permission was denied')]);
  });
});

describe('invalid JSON is reported with the expected value and its position:', () => {
  test.each([
    [
      'a comma after the last member',
      '{"id": "X",}',
      '1:12',
      'the name of a member in double quotes is expected here. Remove a comma after the last member.',
    ],
    [
      'a comma after the last value',
      '{"sources": ["a",]}',
      '1:18',
      'a value is expected here. Remove a comma after the last value of a list.',
    ],
    ['single quotes', "{'id': 'X'}", '1:2', 'write other words in double quotes.'],
    ['a name without quotes', '{id: "X"}', '1:2', 'write other words in double quotes.'],
    [
      'a missing colon',
      '{"id" "X"}',
      '1:7',
      'a colon is expected here, between the name of a member and its value.',
    ],
    [
      'a missing comma',
      '{"id": "X" "name": "Y"}',
      '1:12',
      'a comma is expected here, before the next member or value.',
    ],
    ['no closing brace', '{"id": "X"', '1:11', 'a closing brace } is expected here.'],
    ['no closing bracket', '{"sources": ["a"', '1:17', 'a closing bracket ] is expected here.'],
    ['no closing quote', '{"id": "X', '1:8', 'this text has no closing double quote.'],
    ['a mark for no comment', '{ # words\n}', '1:3', 'write other words in double quotes.'],
    [
      'a tab in a text',
      '{"id": "X\tY"}',
      '1:8',
      'a control character, such as a tab or the end of a line, is not allowed inside a text.',
    ],
    ['a lone backslash', '{"id": "C:\\x"}', '1:8', 'a backslash must be followed by one of'],
    ['two values', '{} {}', '1:4', 'there is text after the end of the value. Remove it.'],
  ])('%s', async (_, json, place, message) => {
    const bad = newFolder({
      'translations/bad/edition.json': json,
      'translations/bad/GEN.usfm': '\\id GEN\n',
    });
    const { stdout } = await runCommand('check', bad);
    const [line] = stdout.split('\n').filter((text) => text.includes('bad-metadata'));
    expect(line).toStartWith(`translations/bad/edition.json:${place}: error: This is not valid JSON: `);
    expect(line).toContain(message);
    expect(line).not.toMatch(/[A-Z][a-z]+Expected|undefined/);
  });
});
