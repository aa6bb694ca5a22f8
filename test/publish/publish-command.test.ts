import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledSmallContent, copyLibrary } from '../compiled.ts';
import { runCommand } from '../end-to-end/command-line.ts';
import { newFolder } from '../new-folder.ts';
import { compiledCorrected, documentsOf } from './published-library.ts';

setDefaultTimeout(600_000);

let library: string;
let documents: number;
beforeAll(async () => {
  const compiled = await compiledSmallContent();
  library = compiled.directory;
  documents = documentsOf(compiled.library).size;
});

function publishTo(...args: string[]) {
  return runCommand('publish', library, ...args);
}

describe('scriptorium publish', () => {
  test('publishes to a directory, prints a summary, and does nothing the second time', async () => {
    const directory = newFolder();
    const first = await publishTo(directory);
    expect([first.exitCode, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(
      new RegExp(
        `^Published to .*: ${documents} documents; ${documents} added, 0 changed, 0 deleted\\.\n`,
        'm',
      ),
    );
    expect(first.stdout).toMatch(
      /\d+ files written, [\d.]+ [kM]B, [\d.]+ s \([\d,]+ files\/s, [\d.]+ [kM]?B\/s\)\n/,
    );
    expect(first.stdout).toMatch(/Release [0-9a-f]{64}\n$/);
    expect(existsSync(join(directory, 'index.html'))).toBe(true);
    const second = await publishTo(directory);
    expect(second).toMatchObject({ exitCode: 0, stderr: '' });
    expect(second.stdout).toMatch(
      /^Nothing to do: .* already has release [0-9a-f]{64} \(\d+ documents\)\.\nIntegrity of \/embed\.js: sha256-[\w+/]{43}=\n$/m,
    );
  });

  test('publishes the reader or a plain list, and replaces changed pages only with --all', async () => {
    const directory = newFolder();
    const textOf = (name: string) => readFileSync(join(directory, name), 'utf8');
    await publishTo(directory);
    expect([
      textOf('index.html').includes('id="reader"'),
      textOf('docs.html').includes('id="explorer"'),
    ]).toEqual([true, true]);
    const fonts = readdirSync(join(directory, 'fonts'));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => !name.endsWith('.woff2'))).toEqual([]);
    writeFileSync(join(directory, 'docs.html'), 'damaged');
    expect((await publishTo(directory)).stdout).toContain('Nothing to do');
    const verified = await runCommand('verify', directory);
    expect(verified.exitCode).toBe(1);
    expect(verified.stdout).toMatch(
      /^\/docs\.html: has 7 bytes, not \d+, and the hash [0-9a-f]{64}, not [0-9a-f]{64}\. Publish with --all to replace it$/m,
    );
    await publishTo(directory, '--all');
    expect((await runCommand('verify', directory)).exitCode).toBe(0);
    expect(textOf('docs.html')).toContain('id="explorer"');

    const plain = newFolder();
    await publishTo(plain, '--no-reader');
    expect(readFileSync(join(plain, 'index.html'), 'utf8')).toContain('/api/SMALL/books.json');
    expect([existsSync(join(plain, 'docs.html')), existsSync(join(plain, 'fonts'))]).toEqual([false, false]);
  });

  test('omits the files for hosts on request', async () => {
    const directory = newFolder();
    await publishTo(directory, '--no-host-files', '--siblings', 'none');
    expect(existsSync(join(directory, 'index.html'))).toBe(false);
    expect(existsSync(join(directory, 'api/available_translations.json.gz'))).toBe(false);
  });

  test('publishes to a zip', async () => {
    const file = join(newFolder(), 'site.zip');
    expect((await publishTo(file)).exitCode).toBe(0);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  test('shows the planned changes, for people and for programs', async () => {
    const directory = join(newFolder(), 'site');
    const told = await publishTo(directory, '--dry-run');
    expect(told.stdout).toContain(`${documents} documents added:\n`);
    expect(told.stdout).toContain('\n0 changed\n0 deleted\nThis was a dry run: nothing was published.');
    const json = JSON.parse((await publishTo(directory, '-n', '--json')).stdout);
    expect(json).toMatchObject({ outcome: 'dry run', from: null, documents, changed: [], deleted: [] });
    expect(json.added.length).toBe(documents);
    expect(json.added).toContain('/api/available_translations.json');
    expect(existsSync(directory)).toBe(false);
  });

  test('prints the result as JSON, with as many files and bytes as a dry run says', async () => {
    const planned = JSON.parse((await publishTo(newFolder(), '-n', '--json')).stdout);
    const { stdout } = await publishTo(newFolder(), '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'published',
      files: planned.files,
      bytes: planned.bytes,
      added: documents,
      changed: 0,
      deleted: 0,
    });
  });

  test('ends with 1 and one line when it cannot be done', async () => {
    const { exitCode, stdout, stderr } = await publishTo(newFolder({ 'mine.txt': '' }));
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^scriptorium: .* is not empty, .*\n$/);
    const none = newFolder();
    rmSync(none, { recursive: true });
    expect(await runCommand('publish', none, newFolder())).toMatchObject({ exitCode: 1 });
    // Before the library is read, which may take minutes with --downloads
    const withoutKey = await runCommand('publish', none, newFolder(), '--sign', '/nowhere/key.pem');
    expect(withoutKey.stderr).toStartWith('scriptorium: The key file /nowhere/key.pem does not exist.');
  });

  test('never replaces a page of the user: neither the first time nor with --no-host-files, nor if that option is forgotten later', async () => {
    const directory = newFolder({ 'index.html': 'mine' });
    const refused = await publishTo(directory, '--force', '--no-reader');
    expect([refused.exitCode, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(
      /has a file \/index\.html that Scriptorium did not publish\. .*--no-host-files/,
    );
    expect(readdirSync(directory)).toEqual(['index.html']);
    expect(await publishTo(directory, '--force', '--no-host-files')).toMatchObject({ exitCode: 0 });
    expect((await publishTo(directory, '--no-reader')).stderr).toContain('Scriptorium did not publish.');
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toBe('mine');
    expect(await publishTo(directory, '--all', '--no-reader')).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(directory, 'index.html'), 'utf8')).toContain('<!doctype html>');
  });

  test('accepts neither a library nor an empty name as a destination', async () => {
    const { exitCode, stderr } = await publishTo(library, '--force', '--no-host-files');
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('is a library, not a place to publish to'),
    ]);
    expect(existsSync(join(library, 'api'))).toBe(false);
    const empty = await publishTo('', '--no-host-files');
    expect([empty.exitCode, empty.stderr]).toEqual([
      2,
      expect.stringContaining("argument 'dest' (folder, file.zip or s3://bucket/prefix) is empty."),
    ]);
  });

  test.each([
    [
      ['bible/prefix', '--endpoint', 'https://s3.example.org'],
      '--endpoint is for object stores, whose address begins with s3://.',
    ],
    [['site', '--encoding', 'br'], '--encoding is for object stores, whose address begins with s3://.'],
    [['site.zip', '--break-lease'], '--break-lease is for object stores, whose address begins with s3://.'],
    [
      ['s3://bible', '--releases'],
      '--releases is not for object stores such as s3://bible. To keep releases there, use --keep.',
    ],
    [
      ['s3://bible', '--siblings', 'br'],
      '--siblings is not for object stores such as s3://bible. Use --encoding.',
    ],
    [
      ['s3://bible', '--encoding', 'br', '--worker', 'edge'],
      '--worker cannot read objects in brotli: leave out --encoding br.',
    ],
  ])('rejects options that the destination ignores: %j', async (args, message) => {
    const folder = newFolder();
    const [name = '', ...options] = args;
    const place = name.startsWith('s3:') ? name : join(folder, name);
    expect(await publishTo(place, ...options)).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: `scriptorium: ${message}\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('never removes all documents because the library has no editions, unless --allow-empty is given', async () => {
    const site = newFolder();
    await publishTo(site, '--no-reader');
    const content = newFolder({ 'translations/other/broken.usfm': 'nothing' });
    const empty = newFolder();
    await runCommand('build', content, '--library', empty);
    const publishEmpty = (...more: string[]) => runCommand('publish', empty, site, '--no-reader', ...more);
    const message = `${empty} has no editions, so nothing was published. If this is intended, publish with --allow-empty.`;
    for (const more of [[], ['--dry-run']])
      expect(await publishEmpty(...more)).toMatchObject({
        exitCode: 1,
        stdout: '',
        stderr: `scriptorium: ${message}\n`,
      });
    expect(await runCommand('verify', site)).toMatchObject({ exitCode: 0 });
    expect(await publishEmpty('--allow-empty')).toMatchObject({ exitCode: 0, stderr: '' });

    const delivered = newFolder();
    copyLibrary(library, delivered);
    const deliver = (...more: string[]) => runCommand('deliver', empty, delivered, ...more);
    expect(await deliver()).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining('no editions'),
    });
    expect(await runCommand('verify', delivered)).toMatchObject({ exitCode: 0 });
    expect(await deliver('--allow-empty')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('prints nothing with --quiet', async () => {
    const worker = join(newFolder(), 'edge');
    for (const more of [['--dry-run'], ['--worker', worker], []])
      expect(await publishTo(join(worker, '../site'), '--quiet', ...more)).toMatchObject({
        exitCode: 0,
        stdout: '',
        stderr: '',
      });
    expect(existsSync(join(worker, 'worker.js'))).toBe(true);
  });

  test('warns if the previous release was signed and this one is not', async () => {
    const site = newFolder();
    const key = join(newFolder(), 'key.pem');
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const { directory: corrected } = await compiledCorrected();
    const publish = (from: string, ...more: string[]) =>
      runCommand('publish', from, site, '--no-reader', ...more);
    expect((await publish(library, '--sign', key)).stderr).toBe('');
    expect((await publish(library)).stderr).toBe('');
    const warning = expect.stringMatching(
      /^warning: The previous publication was signed and this one is not, .* --sign\.\n$/,
    );
    expect(await publish(corrected, '--dry-run')).toMatchObject({ exitCode: 0, stderr: warning });
    expect(await publish(corrected)).toMatchObject({ exitCode: 0, stderr: warning });
    expect((await publish(corrected, '--sign', key)).stderr).toBe('');
    // The list of other files is signed, too
    expect((await publish(corrected, '--cors', 'off')).stderr).toEqual(warning);
  });

  const wrong: [string, ...string[]][] = [
    ['no destination'],
    ['an unknown coding of siblings', 'x', '--siblings', 'zstd'],
    ['an unknown coding', 'x', '--encoding', 'zstd'],
    ['no number', 'x', '--concurrency', 'many'],
    ['an unknown option', 'x', '--faster'],
  ];
  test.each(wrong)('ends with 2 for a usage error: %s', async (_, ...args) => {
    const { exitCode, stdout, stderr } = await publishTo(...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain('add --help for usage');
  });
});
