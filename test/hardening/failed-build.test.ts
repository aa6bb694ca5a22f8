import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary } from '../../src/library/library.ts';
import { storeFile } from '../../src/library/store.ts';
import { copyLibrary } from '../compiled.ts';
import { runCommand, startCommand } from '../end-to-end/command-line.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { writeFiles } from '../write-files.ts';
import { editionSources, ServedEdition } from './served-edition.ts';

setDefaultTimeout(600_000);

const megabyte = 1024 * 1024;
const commandLine = join(import.meta.dir, '../../src/cli/index.ts');
const tooLong = megabyte;

/**
 * Runs a command with a file size limit of a megabyte. Its signal is ignored, because a library cannot rely
 * on it: writes then fail as on a full disk.
 */
const shortFiles = ['bash', '-c', 'trap "" XFSZ; ulimit -f 1024; exec "$@"', 'bash', process.execPath];

interface Library {
  readonly content: string;
  readonly directory: string;
}

const first: Library = { content: newFolder(editionSources(1)), directory: newFolder() };
expect((await runCommand('build', first.content, '--library', first.directory)).exitCode).toBe(0);

function builtLibrary(): Library {
  const directory = newFolder();
  copyLibrary(first.directory, directory);
  return { content: newFolder(editionSources(1)), directory };
}

async function expectWhole(directory: string): Promise<void> {
  const library = openLibrary(directory, { readOnly: true });
  expect([...library.verify()]).toEqual([]);
  await library.close();
}

async function buildThrough(through: readonly string[], { content, directory }: Library) {
  const child = Bun.spawn([...through, commandLine, 'build', content, '--library', directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { exitCode: await child.exited, stdout, stderr };
}

describe('a build for which there is no room', () => {
  test('fails with one line that names the library, and the previous version is served until the next one', async () => {
    const library = builtLibrary();
    await using served = await ServedEdition.start(library.directory);
    for (let attempt = 0; attempt < (isLong ? 2 : 1); attempt++) {
      writeFiles(library.content, editionSources(2, tooLong));
      const { exitCode, stderr } = await buildThrough(shortFiles, library);
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^scriptorium: .+\n$/);
      expect(stderr).toContain(library.directory);
      expect(await served.versions()).toEqual(['200 Version 1']);
      await expectWhole(library.directory);
    }
    expect((await runCommand('build', library.content, '--library', library.directory)).exitCode).toBe(0);
    expect(await served.versions()).toEqual(['200 Version 2']);
  });

  test('inside serve leaves serve running, and an edit that fits is served again', async () => {
    const content = newFolder(editionSources(1));
    await using served = await ServedEdition.start(content, shortFiles);
    writeFiles(content, editionSources(2, tooLong));
    await served.hasPrinted('scriptorium: ');
    expect(await served.versions()).toEqual(['200 Version 1']);
    writeFiles(content, editionSources(3));
    await served.serves(3);
  });

  test('inside serve that is killed is logged, and the next edit is served', async () => {
    const content = newFolder(editionSources(1));
    await using served = await ServedEdition.start(content);
    writeFiles(content, editionSources(2, megabyte));
    const find = ['pgrep', '-f', `index.ts build ${content} `];
    let build = 0;
    while (build === 0) build = Number(Bun.spawnSync(find).stdout);
    process.kill(build, 'SIGKILL');
    await served.hasPrinted(
      'The build was ended by SIGKILL before it was complete; memory may have run out.',
    );
    expect(await served.versions()).toEqual(['200 Version 1']);
    writeFiles(content, editionSources(3));
    await served.serves(3);
  });

  // A truly full disk, only if the user may mount
  const inNamespace = ['unshare', '-rm', 'sh', '-c'];
  const mountSmallDisk = 'mount -t tmpfs -o size=1m none "$0"';
  const canMount =
    Bun.which('unshare') && Bun.spawnSync([...inNamespace, mountSmallDisk, newFolder()]).exitCode === 0;

  const inSmallDisk = (script: string, ...words: string[]) => {
    const child = Bun.spawnSync([...inNamespace, `${mountSmallDisk} && ${script}`, newFolder(), ...words]);
    return { exitCode: child.exitCode, stdout: String(child.stdout), stderr: String(child.stderr) };
  };
  const command = `${process.execPath} ${commandLine}`;

  test.skipIf(!canMount)(
    'on a full disk says that the disk is full, whether the library is new or not',
    async () => {
      const { content } = builtLibrary();
      const long = newFolder(editionSources(2, tooLong));
      const script = `${command} build "$1" --library "$0"/lib >/dev/null &&
      ${command} build "$2" --library "$0"/lib >/dev/null; echo $? &&
      head -c 2000000 /dev/zero > "$0"/rest; ${command} build "$1" --library "$0"/new >/dev/null; echo $? &&
      ${command} verify "$0"/lib`;
      const { stdout, stderr } = inSmallDisk(script, content, long);
      expect(stdout).toMatch(/^1\n1\n\d+ documents, 0 problems\n$/);
      const lines = stderr.split('\n').filter((line) => line.startsWith('scriptorium: '));
      expect(lines).toHaveLength(2);
      for (const line of lines) expect(line).toContain('the disk is full. Make room.');
      expect(stderr).not.toContain('panic');
    },
  );

  test.skipIf(!canMount)('on a disk that is full leaves the library on it whole', async () => {
    const { content, directory } = builtLibrary();
    writeFiles(content, editionSources(2, tooLong));
    const disk = newFolder();
    const script = `${mountSmallDisk} && cp "$1"/library*.mdb "$0" && shift &&
      ! "$@" --library "$0" && df "$0" && "$1" "$2" verify "$0"`;
    const build = [process.execPath, commandLine, 'build', content];
    const child = Bun.spawnSync([...inNamespace, script, disk, directory, ...build]);
    expect(child.exitCode, String(child.stderr)).toBe(0);
    expect(String(child.stdout)).toContain(' 0 problems');
    expect(String(child.stdout)).toContain('100%');
  });
});

describe('a source that cannot be read', () => {
  const unreadable: Record<string, (path: string) => void> = {
    'is a link to nowhere': (path) => symlinkSync('nowhere', path),
    'is a link to itself': (path) => symlinkSync(path, path),
    'is a folder': (path) => mkdirSync(path),
    'fails while it is read': (path) => symlinkSync('/proc/self/mem', path),
  };
  const possible = Object.entries(unreadable)
    .filter(([name]) => name !== 'fails while it is read' || existsSync('/proc/self/mem'))
    .filter((_, index) => isLong || index % 2 === 0);

  test.each(possible)('because it %s does not affect what is served', async (_, spoil) => {
    const { content, directory } = builtLibrary();
    await using served = await ServedEdition.start(directory);
    const source = join(content, 'translations/edition/GEN.usfm');
    rmSync(source);
    spoil(source);
    const { exitCode, stdout } = await runCommand('build', content, '--library', directory);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^translations\/edition.*: error: /m);
    expect(await served.versions()).toEqual(['200 Version 1']);
    rmSync(source, { recursive: true });
    writeFiles(content, editionSources(2));
    expect((await runCommand('build', content, '--library', directory)).exitCode).toBe(0);
    expect(await served.versions()).toEqual(['200 Version 2']);
  });
});

describe('a library file that was exchanged', () => {
  test.each([
    ['garbage', 'not LMDB'.repeat(50_000)],
    ['a short file', 'x'],
  ])(
    'for %s is rejected by a build, and the server continues with the library it opened',
    async (_, bytes) => {
      const { content, directory } = builtLibrary();
      await using served = await ServedEdition.start(directory);
      const file = storeFile(directory);
      copyFileSync(file, `${file}.saved`);
      // Renamed, as copying tools do. Truncating in place would kill every process that has the file mapped.
      writeFileSync(`${file}.new`, bytes);
      renameSync(`${file}.new`, file);
      writeFiles(content, editionSources(2));
      const { exitCode, stderr } = await runCommand('build', content, '--library', directory);
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/^scriptorium: .*is not a library.*\n$/);
      expect(await served.versions()).toEqual(['200 Version 1']);
      const restarted = await runCommand('serve', directory, '--port', '0');
      expect([restarted.exitCode, restarted.stdout]).toEqual([1, '']);
      expect(restarted.stderr).toMatch(/^scriptorium: .*is not a library.*\n$/);
      renameSync(`${file}.saved`, file);
      await using again = await ServedEdition.start(directory);
      expect(await again.versions()).toEqual(['200 Version 1']);
    },
  );
});

test('a build that is killed again and again never shows in the answers', async () => {
  const { content, directory } = builtLibrary();
  await using served = await ServedEdition.start(directory);
  writeFiles(content, editionSources(2, megabyte));
  let killed = 0;
  for (let round = 0; killed < (isLong ? 12 : 3); round++) {
    const build = startCommand('build', content, '--library', directory);
    await Bun.sleep(round * (isLong ? 7 : 17));
    build.kill('SIGKILL');
    await build.exited;
    const versions = await served.versions();
    expect(versions).toHaveLength(1);
    // The build finished before the kill, and the next one has nothing to write
    if (versions[0] === '200 Version 2' || build.signalCode !== 'SIGKILL') break;
    killed++;
    expect(versions).toEqual(['200 Version 1']);
  }
  expect((await runCommand('build', content, '--library', directory)).exitCode).toBe(0);
  expect(await served.versions()).toEqual(['200 Version 2']);
  await expectWhole(directory);
});
