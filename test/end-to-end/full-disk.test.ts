import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { chmodSync, cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openLibrary } from '../../src/library/library.ts';
import { compiledSmallContent, compiledStarter, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

let content: string;
let library: string;
beforeAll(async () => {
  ({ content, directory: library } = await compiledSmallContent());
});

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

const writers = (target: string): Readonly<Record<string, readonly string[]>> => ({
  deliver: ['deliver', library, target],
  build: ['build', content, '--library', target],
  'publish to a folder': ['publish', library, target, '--no-reader'],
  'publish to a folder of releases': ['publish', library, target, '--no-reader', '--releases'],
  'publish to a zip': ['publish', library, `${target}.zip`, '--no-reader'],
  'bundle as a zip': ['bundle', library, 'SMALL', '--out', `${target}.zip`],
  'bundle as a database': ['bundle', library, '--all', '--out', `${target}.sqlite`],
  'export of lines': ['export', library, '--ndjson', '--out', `${target}.ndjson`],
  'export of tables': ['export', library, '--data-package', target],
  'a page of check': ['check', content, '--html', `${target}.html`],
  init: ['init', target, '--example'],
});
const names = Object.keys(writers(''));

function expectOneLine(
  { exitCode, stderr }: { exitCode: number | null; stderr: string },
  words: string | RegExp,
) {
  expect(stderr).toMatch(/^scriptorium: [^\n]+\n$/);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/\b(E[A-Z]{4,}|TypeError|undefined)\b/);
  expect(exitCode).toBe(1);
}

// A full disk must be a small one, so this needs permission to mount
const inNamespace = ['unshare', '-rm', 'sh', '-c'];
const mountFullDisk = 'mount -t tmpfs -o size=96k none "$0" && head -c 98304 /dev/zero > "$0/rest"';
const canMount =
  Bun.which('unshare') &&
  Bun.spawnSync([...inNamespace, `${mountFullDisk}; df "$0"`, newFolder()]).exitCode === 0;

describe.skipIf(!canMount)('on a full disk', () => {
  const onFullDisk = (disk: string, words: readonly string[]) => {
    const script = `(${mountFullDisk}) 2>/dev/null; exec "$@"`;
    const command = [process.execPath, commandLine, ...words];
    const { exitCode, stderr } = Bun.spawnSync([...inNamespace, script, disk, ...command]);
    return { exitCode, stderr: String(stderr) };
  };

  test.each(names)('%s says that it is full', (name) => {
    const disk = newFolder();
    expectOneLine(onFullDisk(disk, writers(join(disk, 'target'))[name]!), /[Tt]he disk is full.* Make room/);
  });

  test('a library that was delivered earlier stays unchanged', async () => {
    const { directory: starter } = await compiledStarter();
    const disk = newFolder();
    const deliver = `"$1" "$2" deliver "$3" "$0/lib"`;
    const script = `mount -t tmpfs -o size=256k none "$0" && ${deliver} && { head -c 300000 /dev/zero > "$0/rest"; ${deliver.replace('$3', '$4')}; rm "$0/rest"; "$1" "$2" verify "$0/lib"; }`;
    const words = [process.execPath, commandLine, library, starter];
    const { exitCode, stdout, stderr } = Bun.spawnSync([...inNamespace, script, disk, ...words]);
    expect([exitCode, String(stdout)]).toEqual([0, expect.stringMatching(/\n\d+ documents, 0 problems\n$/)]);
    expect(String(stderr)).toMatch(
      /^scriptorium: .*the disk is full\. Make room\. It is as it was before\.$/m,
    );
  });
});

describe('below a file', () => {
  test.each(names)('%s says that a folder is needed', async (name) => {
    const file = join(newFolder({ 'file.txt': 'words' }), 'file.txt');
    const below = await runCommand(...writers(join(file, 'target'))[name]!);
    expectOneLine(below, /a file is in the place of a folder|something with this name already exists/i);
    expect(await Bun.file(file).text()).toBe('words');
  });

  test('deliver onto a file says so', async () => {
    const file = join(newFolder({ 'file.txt': 'words' }), 'file.txt');
    expectOneLine(
      await runCommand('deliver', library, file),
      `${file} is a file, not the folder of a library. Give a folder.`,
    );
  });
});

describe('in a folder that may not be written', () => {
  const command = [process.execPath, join(import.meta.dir, '../as-nobody.ts')];
  let closed: string;
  let open: { readonly library: string; readonly content: string };

  beforeAll(() => {
    closed = newFolder({ x: '' });
    const folder = newFolder();
    open = { library: join(folder, 'library'), content: join(folder, 'content') };
    copyLibrary(library, open.library);
    cpSync(content, open.content, { recursive: true });
    chmodSync(closed, 0o555);
    Bun.spawnSync(['chmod', '-R', 'a+rwX', folder]);
    chmodSync(dirname(folder), 0o755);
  });
  const asNobody = (words: readonly string[]) => {
    const own = words.map((word) =>
      word === library ? open.library : word === content ? open.content : word,
    );
    const { exitCode, stderr } = Bun.spawnSync([...command, ...own]);
    return { exitCode, stderr: String(stderr) };
  };

  test.each(names)('%s says that permission was denied', (name) => {
    const finished = asNobody(writers(join(closed, 'target'))[name]!);
    expectOneLine(finished, /permission was denied/i);
    expect(finished.stderr).toContain(closed);
  });

  test('deliver says so too if the folder exists', () => {
    const finished = asNobody(['deliver', library, closed]);
    expectOneLine(finished, `could not be delivered to ${closed}: permission was denied`);
  });
});

describe('output that cannot be written', () => {
  test.each([
    ['check', () => ['check', content, '--json']],
    ['verify', () => ['verify', library]],
    ['diff', () => ['diff', library, library, '--json']],
    ['export', () => ['export', library, '--ndjson']],
    ['completion', () => ['completion', 'bash']],
    ['publish', () => ['publish', library, newFolder(), '--no-reader', '--json']],
  ])('ends %s with 1 and one line', (_, words) => {
    const command = [process.execPath, commandLine, ...words()];
    const { exitCode, stderr } = Bun.spawnSync(command, { stdout: Bun.file('/dev/full') });
    expectOneLine({ exitCode, stderr: String(stderr) }, 'The output could not be written: the disk is full');
  });

  test('is whole if a slow program reads it', async () => {
    const site = join(newFolder(), 'site.zip');
    const plain = await runCommand('publish', library, site, '--dry-run', '--json');
    const script = '"$0" "$@" | (read -r first; echo "$first"; cat)';
    const words = [commandLine, 'publish', library, site, '--dry-run', '--json'];
    const { stdout } = Bun.spawnSync(['sh', '-c', script, process.execPath, ...words]);
    const withoutTime = (text: string) => text.replace(/"seconds": .*/, '');
    expect(withoutTime(String(stdout))).toBe(withoutTime(plain.stdout));
  });
});

describe('verify of an empty library', () => {
  test('ends with 1, unless --allow-empty is given', async () => {
    const empty = newFolder();
    const opened = openLibrary(empty);
    opened.update(() => undefined);
    await opened.close();
    const refused = await runCommand('verify', empty);
    expectOneLine(
      refused,
      `${empty} has no editions. If it is meant to be empty, verify it with --allow-empty.`,
    );
    expect(await runCommand('verify', empty, '--allow-empty')).toMatchObject({ exitCode: 0, stderr: '' });
    const site = join(newFolder(), 'site');
    await runCommand('publish', empty, site, '--no-reader', '--allow-empty');
    expectOneLine(await runCommand('verify', site), `${site} has no editions.`);
    expect(await runCommand('verify', site, '--allow-empty')).toMatchObject({ exitCode: 0, stderr: '' });
  });
});
