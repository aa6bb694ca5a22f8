import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Workshop } from '../../src/fetch/workshop.ts';
import { newFolder } from '../new-folder.ts';
import { zipOf } from '../zip-of.ts';
import { ebibleArchive } from './add-command-archives.ts';
import { AddCommandServer, fileAnswer } from './add-command-server.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const gen = '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n';
const edition = { name: 'E', englishName: 'E', language: 'eng', website: '', licenseUrl: '' };

describe('a usage error gets one line and exit code 2', () => {
  test.each([
    [
      'an unknown source',
      ['bible:kjv'],
      '"bible:kjv" is not a known source. Known are ebible:ID, helloao:ID, door43:OWNER/REPO, openbible:',
    ],
    ['an id that is none', ['ebible:../../etc'], 'is not a known source'],
    ['an insecure address', ['http://example.org/a.zip'], 'Use --allow-http to accept that.'],
    [
      'an insecure mirror',
      ['theographic', '.', '--from', 'http://example.org'],
      'http://example.org does not begin',
    ],
    [
      'an address with a password',
      ['https://me:secret@example.org/a.zip'],
      'contain no user name or password.',
    ],
    ['an address that is none', ['https://'], '"https://" is not a valid address.'],
  ])('%s', async (_, args, message) => {
    const { exitCode, stdout, stderr } = await runCommand('add', ...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^scriptorium: .*\n$/);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('secret');
  });

  test.each([
    ['a checksum that is none', ['--sha256', 'abc'], 'A SHA-256 has 64 digits from 0 to f.'],
    ['a size that is none', ['--max-bytes', '-1'], 'Give a whole number.'],
    ['a time that is none', ['--timeout', '0'], 'Give a number of seconds: more than 0'],
  ])('%s', async (_, args, message) => {
    const { exitCode, stderr } = await runCommand('add', 'theographic', newFolder(), ...args);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

async function refused(bytes: Uint8Array, content: string, source = 'ebible:engtest'): Promise<string> {
  await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
  const before = existsSync(content) ? filesIn(content) : undefined;
  const word = source.startsWith('/') ? `${server.url}${source}` : source;
  const { exitCode, stderr } = await runCommand('add', word, content, '--from', server.url);
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^scriptorium: .*\n$/)]);
  expect(stderr).not.toContain('This is a bug');
  expect(existsSync(content) ? filesIn(content) : undefined).toEqual(before!);
  return stderr;
}

function filesIn(content: string): string[][] {
  return readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.downloads'))
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')])
    .sort();
}

describe('an archive is refused, and nothing of it is left,', async () => {
  test.each([
    ['that leads out of the folder', await zipOf({ '../../evil.usfm': gen }), 'leaves the folder.'],
    ['that is a bomb', await zipOf({ 'bomb.usfm': new Uint8Array(5_000_000) }), 'grows too much'],
    [
      'that holds another',
      await zipOf({ 'inner.zip': await zipOf({ a: 'a' }) }),
      'is an archive in the archive',
    ],
  ])('%s', async (_, bytes, message) => {
    const content = join(newFolder(), 'content');
    expect(await refused(bytes, content)).toContain(message);
    expect(existsSync(content)).toBe(false);
  });

  test.each([
    ['/no-sources.zip', await zipOf({ 'README.md': 'Words' }), 'has no sources'],
    [
      'openbible:cross-references',
      await zipOf({ 'readme.txt': 'Words' }),
      'no longer has a table of cross-references',
    ],
    ['theographic', await zipOf({ 'repository/README.md': 'Words' }), 'no longer has CSV/People.csv'],
    ['ebible:engtest', await zipOf({ 'copr.htm': 'Words' }), 'contains no USFM files'],
  ])('that is not what %s should give', async (source, bytes, message) => {
    expect(await refused(bytes, join(newFolder(), 'content'), source)).toContain(message);
  });
});

describe('a content folder stays unchanged', () => {
  test('if it contains sources without a folder "translations", which would be hidden', async () => {
    const message = 'or it would be hidden';
    expect(await refused(await ebibleArchive(), newFolder({ 'GEN.usfm': gen }))).toContain(message);
    expect(await refused(await ebibleArchive(), newFolder({ 'mine/GEN.usfm': gen }))).toContain(message);
  });

  test('if another folder with that name exists', async () => {
    const content = newFolder({ 'translations/engtest/GEN.usfm': gen });
    expect(await refused(await ebibleArchive(), content)).toContain('does not come from ebible:engtest');
  });

  test('when another edition has the id', async () => {
    const content = newFolder({
      'translations/other/edition.json': { ...edition, id: 'engtest' },
      'translations/other/GEN.usfm': gen,
    });
    expect(await refused(await ebibleArchive(), content)).toContain(
      'translations/other has the id "engtest" too',
    );
  });

  test('when it is a file', async () => {
    const file = join(newFolder({ content: 'text' }), 'content');
    const { exitCode, stderr } = await runCommand('add', 'theographic', file);
    expect([exitCode, stderr]).toEqual([1, `scriptorium: ${file} is a file, not a content folder.\n`]);
    const below = await runCommand('add', 'theographic', join(file, 'below'));
    expect([below.exitCode, below.stderr]).toEqual([1, expect.stringMatching(/^scriptorium: .*\n$/)]);
  });

  test('while another "add" works on it, and only so long', async () => {
    const content = newFolder({ 'translations/mine/GEN.usfm': gen });
    {
      using _ = new Workshop(content);
      expect(await refused(await ebibleArchive(), content)).toContain('Another "add" is working on');
    }
    const bytes = await ebibleArchive();
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
    expect((await runCommand('add', 'ebible:engtest', content, '--from', server.url)).exitCode).toBe(0);
    expect(readdirSync(content)).toEqual(['translations']);
  });
});

test('invalid metadata of an archive is reported, and the edition is kept for fixing', async () => {
  const bytes = await zipOf({ 'GEN.usfm': gen, 'edition.json': '{"id": "c"}' });
  await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
  const content = newFolder();
  const { exitCode, stdout } = await runCommand('add', `${server.url}/broken.zip`, content);
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^ {2}Note: .*reserved/m)]);
  expect(existsSync(join(content, 'translations/broken/GEN.usfm'))).toBe(true);
});

test('a mirror may be named in the environment', async () => {
  const bytes = await ebibleArchive();
  await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
  process.env.SCRIPTORIUM_MIRROR = `${server.url}/mirror/`;
  try {
    expect((await runCommand('add', 'ebible:engtest', newFolder())).exitCode).toBe(0);
  } finally {
    delete process.env.SCRIPTORIUM_MIRROR;
  }
  expect(server.asked.map(({ path }) => path)).toEqual(['/mirror/Scriptures/engtest_usfm.zip']);
});

test('an archive whose metadata points outside its folder is reported and never compiled', async () => {
  const outside = newFolder({ 'private.usfm': '\\id EXO\n\\c 1\n\\p\n\\v 1 Private words.\n' });
  const content = join(outside, 'content');
  const bytes = await zipOf({
    'GEN.usfm': gen,
    'edition.json': JSON.stringify({
      id: 'EVIL',
      name: 'Evil',
      englishName: 'Evil',
      language: 'eng',
      website: '',
      licenseUrl: '',
      sources: ['GEN.usfm', '../../../*.usfm'],
    }),
  });
  await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
  const { stdout } = await runCommand('add', `${server.url}/evil.zip`, content);
  expect(stdout).toContain('"../../../*.usfm" leaves the folder');
  const built = await runCommand('build', content, '--library', newFolder());
  expect([built.exitCode, built.stderr]).toEqual([1, '']);
  expect(built.stdout).toContain('translations/evil/edition.json:1:');
});
