import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { newFolder } from '../new-folder.ts';
import { writeFiles } from '../write-files.ts';
import { type Fault, faultyWord, runFaulty, startFaulty } from './faulty-program.ts';

setDefaultTimeout(600_000);

const metadata = (id: string) => ({
  id,
  name: id,
  englishName: id,
  language: 'eng',
  website: '',
  licenseUrl: '',
});
const book = (words: string) => `\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 ${words}\n`;
const files = {
  'translations/a-sound/edition.json': metadata('SOUND'),
  'translations/a-sound/GEN.usfm': book('Sound words.'),
  'translations/faulty/edition.json': metadata(faultyWord),
  'translations/faulty/GEN.usfm': book(`${faultyWord} words.`),
  'translations/z-last/edition.json': metadata('LAST'),
  'translations/z-last/GEN.usfm': book('Last words.'),
};

/**
 * A bug report says that it is a bug, and has the version, the stack and the address for reports. It contains
 * no line about a user error.
 */
function expectBugReport(stderr: string, what: string): void {
  expect(stderr).toStartWith('scriptorium: This is a bug in Scriptorium.\n');
  expect(stderr).toContain('Please report it to ');
  expect(stderr).toContain(`scriptorium ${packageJson.version}, Bun ${Bun.version}`);
  expect(stderr).toContain(what);
  expect(stderr).toMatch(/^ +at .*\.ts:\d+:\d+/m);
}

describe('a bug that one edition brings to light', () => {
  const bugs: readonly (readonly [Fault, string])[] = [
    ['reader throws', 'TypeError: undefined is not an object'],
    ['document maker throws', 'TypeError: undefined is not an object'],
    ['worker ends', 'A compile worker ended while it worked on translations/faulty/GEN.usfm.'],
    ['worker forgets a rejection', 'TypeError: injected'],
    ['store is misused', 'MDB_BAD_VALSIZE'],
  ];

  test.each(bugs)('(%s) fails only that edition, as a bug, with its stack', async (fault, what) => {
    const library = newFolder();
    const { exitCode, stdout, stderr } = await runFaulty(
      fault,
      'build',
      newFolder(files),
      '--library',
      library,
    );
    expect(stdout).toMatch(/^SOUND \(translations\/a-sound\): compiled/m);
    expect(stdout).toMatch(/^FAULTY \(translations\/faulty\): failed/m);
    expect(stdout).toMatch(/^LAST \(translations\/z-last\): compiled/m);
    expect(stdout).toMatch(
      /^translations\/faulty: error: This is a bug in Scriptorium, .* \[internal-error\]$/m,
    );
    expect(stdout).toContain(what);
    expect(stdout).not.toMatch(/unreadable-file|malformed/);
    if (fault !== 'worker ends') expectBugReport(stderr, what);
    expect(exitCode).toBe(70);
    expect(await runFaulty('none', 'verify', library)).toMatchObject({ exitCode: 0 });
  });

  test('is in the report of a check, which continues with the others', async () => {
    const { exitCode, stdout, stderr } = await runFaulty(
      'reader throws',
      'check',
      newFolder(files),
      '--json',
    );
    const { editions, diagnostics } = JSON.parse(stdout);
    expect(editions.map(({ report }: { report: { id: string } }) => report.id)).toEqual(['SOUND', 'LAST']);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'internal-error', severity: 'error', file: 'translations/faulty' }),
    );
    expectBugReport(stderr, 'TypeError');
    expect(exitCode).toBe(70);
  });
});

describe('a command that meets a bug ends with 70 and a report:', () => {
  const library = newFolder();
  beforeAll(async () => {
    expect(await runFaulty('none', 'build', newFolder(files), '-l', library)).toMatchObject({ exitCode: 0 });
  });

  test.each([
    ['build', 'main thread forgets a rejection', () => ['build', newFolder(files), '-l', newFolder()]],
    ['publish', 'store cannot be read', () => ['publish', library, newFolder(), '--no-host-files']],
    [
      'publish to a zip',
      'store cannot be read',
      () => ['publish', library, join(newFolder(), 'a.zip'), '--no-host-files'],
    ],
    ['bundle', 'store cannot be read', () => ['bundle', library, 'SOUND', '-o', join(newFolder(), 'a.zip')]],
    ['serve', 'store cannot be read', () => ['serve', library, '--port', '0']],
    [
      'serve with workers',
      'main thread forgets a rejection',
      () => ['serve', library, '--port', '0', '--workers', '2'],
    ],
    ['diff', 'store cannot be read', () => ['diff', library, library]],
  ] as const)('%s (%s)', async (_, fault, words) => {
    const { exitCode, stderr } = await runFaulty(fault, ...words());
    expectBugReport(stderr, 'TypeError');
    expect(exitCode).toBe(70);
  });
});

describe('disk errors of the store are reported to the user, not as bugs:', () => {
  test('a full disk ends the build with one line', async () => {
    const library = newFolder();
    const { exitCode, stderr } = await runFaulty('store is full', 'build', newFolder(files), '-l', library);
    expect(stderr).toBe(
      `scriptorium: The library in ${library} could not be written: the disk is full. Make room. It is as it was before.\n`,
    );
    expect(exitCode).toBe(1);
  });

  test('a damaged library is said to be one', async () => {
    const library = newFolder();
    await runFaulty('none', 'build', newFolder(files), '-l', library);
    const { exitCode, stderr } = await runFaulty('store is damaged', 'verify', library);
    expect(stderr).toMatch(/^scriptorium: The library is damaged\. Build the library again.*\n$/);
    expect(exitCode).toBe(1);
  });
});

describe('a server whose build meets a bug', () => {
  const content = newFolder(files);
  const library = newFolder();
  let child: ReturnType<typeof startFaulty>;
  let printed = '';
  const until = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(printed);
      if (found) return found;
      await Bun.sleep(20);
    }
  };
  beforeAll(() => {
    child = startFaulty('reader throws', 'serve', content, '--library', library, '--port', '0');
    for (const stream of [child.stdout, child.stderr])
      void (async () => {
        for await (const bytes of stream) printed += new TextDecoder().decode(bytes);
      })();
  });
  afterAll(async () => {
    child.kill('SIGTERM');
    await child.exited;
  });

  test('serves all other editions, also after the next change', async () => {
    const [, url] = await until(/ at (http:\/\/\S+)\n/);
    expect(printed).toContain('This is a bug in Scriptorium');
    const words = async () => (await fetch(`${url}/api/LAST/GEN/1.simple.json`)).text();
    expect(await words()).toContain('Last words.');
    expect((await fetch(`${url}/api/${faultyWord}/books.json`)).status).toBe(404);
    writeFiles(content, { 'translations/z-last/GEN.usfm': book('Newer words.') });
    while (!(await words()).includes('Newer words.')) await Bun.sleep(50);
    expect(child.exitCode).toBeNull();
  });
});
