import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import { pageManifest } from '../../src/documents/manifest/manifest.ts';
import { signManifest } from '../../src/release/signature.ts';
import { compiledSmallContent } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { type ReleaseTree, releaseTree, sha256, utf8, writtenTree } from './release-tree.ts';
import { serveTree } from './site-server.ts';

setDefaultTimeout(600_000);

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys = newFolder({
  'key.pem': privateKey.export({ type: 'pkcs8', format: 'pem' }),
  'key.pub.pem': publicKey.export({ type: 'spki', format: 'pem' }),
});
let library: string;
let sound: ReleaseTree;
let release: string;

const signatureOf = async (bytes: Uint8Array) => utf8(await signManifest(bytes, join(keys, 'key.pem')));

beforeAll(async () => {
  const compiled = await compiledSmallContent();
  library = compiled.directory;
  sound = releaseTree(compiled.library);
  release = sha256(sound.get(links.manifest)!);
  const pages = utf8(pageManifest({ release, isComplete: true, pages: [], previous: [] }));
  sound.set(links.pages, pages);
  for (const bytes of [sound.get(links.manifest)!, pages])
    sound.set(links.releaseSignature(sha256(bytes)), await signatureOf(bytes));
});

test('verifies a library', async () => {
  expect(await runCommand('verify', library)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^\d+ documents, 0 problems\n$/),
    stderr: '',
  });
});

test('exits with 0 and a summary for an intact signed release, without progress if there is no terminal', async () => {
  const site = writtenTree(sound);
  const { exitCode, stdout, stderr } = await runCommand('verify', site, '--key', join(keys, 'key.pub.pem'));
  expect([exitCode, stderr]).toEqual([0, '']);
  const [pages, first, second] = stdout.split('\n');
  expect(pages).toBe(
    'Browser files and host configurations: 0 of 0 read. The signature of their list is valid.',
  );
  expect(first).toBe(`Release ${release} at ${site}. The signature is valid.`);
  expect(second).toMatch(/^(\d+) of \1 documents read, [\d.]+ kB intact; 0 problems$/);
});

test('problems are printed one per line, and end with 1', async () => {
  const spoilt = new Map(sound);
  spoilt.set('/api/SMALL/GEN/1.json', utf8('{}'));
  spoilt.delete('/api/SMALL/books.json');
  using server = serveTree(spoilt);
  const { exitCode, stdout, stderr } = await runCommand('verify', server.url);
  expect([exitCode, stderr]).toEqual([1, '']);
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.slice(0, 2).sort()).toEqual([
    expect.stringMatching(/^\/api\/SMALL\/GEN\/1\.json: has 2 bytes, not \d+, and the hash \w+, not \w+$/),
    '/api/SMALL/books.json: is missing',
  ]);
  expect(lines[4]).toEndWith('2 problems');
});

test('untrusted text does not control the terminal', async () => {
  const hostile = new Map(sound);
  hostile.set('/api/SMALL/\x1b[2Jx', utf8('{}'));
  const { stdout } = await runCommand('verify', writtenTree(hostile));
  expect(stdout).toContain('/api/SMALL/?[2Jx: is in no manifest');
  expect(stdout).not.toContain('\x1b');
});

test('a publication that is not finished is reported, and ends with 1', async () => {
  const newer = 'b'.repeat(64);
  const note = utf8(JSON.stringify({ format: 1, from: release, to: newer }));
  const { exitCode, stdout } = await runCommand(
    'verify',
    writtenTree(new Map([...sound, [links.publishing, note]])),
  );
  expect(exitCode).toBe(1);
  expect(stdout).toContain(`A publication from ${release} to ${newer} is in progress or was interrupted`);
  expect(stdout).toContain('0 problems');
});

describe('an unreadable release exits with 1 and one line', () => {
  test.each([
    ['http://127.0.0.1:1/', 'could not be read: 127.0.0.1:1 refused the connection'],
    [newFolder(), 'contains neither a library nor published documents'],
    [join(newFolder({ 'x.json': '{' }), 'x.json'), 'is not JSON'],
    [join(newFolder({ 'x.zip': 'PK\x03\x04' }), 'x.zip'), 'cannot be read as a zip'],
    [join(newFolder(), 'missing'), 'missing does not exist.'],
    [newFolder({ '.publishing/lock': '' }), 'its first publication was not finished'],
    [newFolder({ 'api/x/publishing.json': '{}' }), 'publish again to finish it'],
    [join(newFolder({ '.site.zip.lock': '' }), 'site.zip'), 'its first publication was not finished'],
  ])('%s', async (where, reason) => {
    const { exitCode, stdout, stderr } = await runCommand('verify', where);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toStartWith('scriptorium: ');
    expect(stderr).toContain(reason);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a usage error ends with 2', () => {
  test.each([
    [[], "missing required argument 'where'"],
    [['a', 'b'], 'too many arguments'],
    [['a', '--sample', 'x'], 'Give a number from 1'],
    [['a', '--concurrency', '0'], 'Give a number from 1'],
    [['ftp://example.org/'], 'cannot be read. Give a library'],
    [['https://me:password@example.org/'], 'has a user name or a password'],
  ])('%j', async (words, reason) => {
    const { exitCode, stdout, stderr } = await runCommand('verify', ...words);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(reason);
  });

  test('but a missing key file exits with 1, like any missing file', async () => {
    const { exitCode, stderr } = await runCommand('verify', 'a', '--key', '/nowhere/key.pem');
    expect(exitCode).toBe(1);
    expect(stderr).toStartWith('scriptorium: The key file /nowhere/key.pem does not exist.');
  });

  test('a key for a library', async () => {
    const { exitCode, stderr } = await runCommand('verify', library, '--key', join(keys, 'key.pem'));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('a library is not signed');
  });
});
