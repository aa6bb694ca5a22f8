import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { generatedContent, generatedSources } from '../generated-content.ts';
import { newFolder } from '../new-folder.ts';
import { writeFiles } from '../write-files.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

function faultyContent(): string {
  return newFolder({
    ...generatedSources(1),
    'translations/generated/9-TOB.usfm': '\\id TOB\n\\c 1\n\\p\n\\v 1 Words.\n\\v x More words.\n',
    'translations/other/edition.json': { id: 'c' },
    'translations/other/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n',
  });
}

const edition = { name: 'E', englishName: 'E', language: 'eng', website: '', licenseUrl: '' };

describe('help', () => {
  const commands = [
    'add',
    'build',
    'bundle',
    'check',
    'deliver',
    'diff',
    'export',
    'list',
    'mcp',
    'publish',
    'quotes',
    'verify',
    'serve',
    'start',
  ];

  test('lists every command', async () => {
    const { exitCode, stdout, stderr } = await runCommand('--help');
    expect([exitCode, stderr]).toEqual([0, '']);
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^ +${command} `, 'm'));
  });

  test.each(commands)('of %s shows its usage', async (command) => {
    const { exitCode, stdout, stderr } = await runCommand(command, '--help');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toStartWith(`Usage: scriptorium ${command} `);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  test('is printed for a call without a command, with exit code 2', async () => {
    const { exitCode, stderr } = await runCommand();
    expect(exitCode).toBe(2);
    expect(stderr).toStartWith('Usage: scriptorium');
  });

  test('--version prints the version', async () => {
    expect(await runCommand('--version')).toMatchObject({
      exitCode: 0,
      stdout: `${packageJson.version}\n`,
      stderr: '',
    });
  });
});

describe('a usage error prints one line with the fault and a hint at --help, and exits with 2', () => {
  test.each([
    ['an unknown command', ['bild', 'content'], "unknown command 'bild'"],
    ['the help for an unknown command', ['help', 'bild'], 'Did you mean build?'],
    ['an unknown command before --help', ['bild', '--help'], "unknown command 'bild'"],
    ['an unknown option', ['check', 'content', '--jsn'], "unknown option '--jsn'"],
    ['a missing argument', ['check'], "missing required argument 'content'"],
    ['an argument too many', ['check', 'one', 'two'], 'too many arguments'],
    ['a missing option', ['build', 'content'], "required option '-l, --library <dir>' not specified"],
    [
      'a mistyped option in place of a missing one',
      ['build', 'content', '--libary', 'x'],
      'Did you mean --library?',
    ],
    ['a host that is none', ['serve', 'content', '--host', 'http://a'], 'Give a name or an address'],
    ['a port that is none', ['serve', 'content', '--port', '70000'], 'A port is a number from 0 to 65535.'],
  ])('%s', async (_, args, message) => {
    const { exitCode, stdout, stderr } = await runCommand(...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain('--help');
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
  });

  test.each(['build', 'check', 'serve', 'verify'])('a missing folder for %s', async (command) => {
    const missing = join(newFolder(), 'missing');
    const options = command === 'build' ? ['--library', newFolder()] : [];
    const { exitCode, stdout, stderr } = await runCommand(command, missing, ...options);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^scriptorium: (?:There is no library in .*|.* does not exist\..*)\n$/);
    expect(stderr).toContain(missing);
  });
});

describe('build', () => {
  test('creates the library and prints plain lines without a terminal', async () => {
    const library = join(newFolder(), 'new', 'library');
    const { exitCode, stdout, stderr } = await runCommand('build', generatedContent(), '--library', library);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).not.toMatch(/[\r\x1b]/);
    const lines = stdout.split('\n').filter((line) => line !== '' && !/^GENERATED: \d+ %$/.test(line));
    expect(lines).toEqual([
      expect.stringMatching(
        /^GENERATED \(translations\/generated\): compiled, 6 books, 480 verses, \d+\.\d\d s$/,
      ),
      expect.stringMatching(
        /^1 edition \(1 compiled\), 6 books, 480 verses, 108 documents, \d+\.\d kB, \d+\.\d\d s$/,
      ),
    ]);
    const verified = await runCommand('verify', library);
    expect(verified).toMatchObject({ exitCode: 0, stdout: '126 documents, 0 problems\n', stderr: '' });
  });

  test('skips unchanged editions', async () => {
    const [content, library] = [generatedContent(), newFolder()];
    await runCommand('build', content, '--library', library);
    const { exitCode, stdout } = await runCommand('build', content, '--library', library);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^1 edition \(1 unchanged\), 6 books, [^\n]+\n$/);
    const verbose = await runCommand(
      'build',
      content,
      '--library',
      library,
      '--rehash',
      '--verbose',
      '--threads',
      '1',
    );
    expect(verbose.exitCode).toBe(0);
    expect(verbose.stdout).toStartWith('GENERATED (translations/generated): unchanged, 6 books');
  });

  test('with a failing edition reports file and line, compiles the others, and exits with 1', async () => {
    const library = newFolder();
    const { exitCode, stdout } = await runCommand('build', faultyContent(), '-l', library);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /^translations\/other\/edition\.json:1:7: error: .*"c", "d" and "x" are reserved.* \[bad-edition-id\]$/m,
    );
    expect(stdout).toMatch(/^translations\/generated\/9-TOB\.usfm:5:\d+: error: .* \[bad-verse-number\]$/m);
    expect(stdout).toMatch(/^GENERATED .*: compiled, 7 books/m);
    expect(stdout).toMatch(/^other .*: failed$/m);
    expect((await runCommand('verify', library)).exitCode).toBe(0);
  });

  test('with another file in place of the library reports it in one line', async () => {
    const library = newFolder({ 'library.mdb': 'this is not a library' });
    const { exitCode, stderr } = await runCommand('build', generatedContent(), '--library', library);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^scriptorium: .*library\.mdb is not a library\. .*\n$/);
  });
});

const cleanFiles = {
  'translations/r/edition.json': { ...edition, id: 'R' },
  'translations/r/RUT.usfm':
    '\\id RUT\n\\h Ruth\n\\toc1 Ruth\n\\toc2 Ruth\n\\toc3 Rut\n\\mt Ruth\n\\c 1\n\\p\n\\v 1 In the days when the judges ruled.\n',
};

describe('check', () => {
  test('of sources without a fault exits with 0 and writes nothing', async () => {
    const content = newFolder(cleanFiles);
    const { exitCode, stdout, stderr } = await runCommand('check', content);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toEndWith('\n\n1 edition, 1 book: 0 errors, 0 warnings\n');
    expect(stdout).not.toMatch(/\[[a-z-]+\]/);
    expect(existsSync(`${content}.library`)).toBe(false);
  });

  test('lists every fault with its place and ends with 1', async () => {
    const { exitCode, stdout } = await runCommand('check', faultyContent());
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^translations\/other\/edition\.json:1:7: error: /m);
    expect(stdout).toMatch(/^translations\/generated\/9-TOB\.usfm:5:\d+: error: /m);
  });

  test('--json prints one JSON object and nothing else', async () => {
    const { exitCode, stdout, stderr } = await runCommand('check', faultyContent(), '--json');
    expect([exitCode, stderr]).toEqual([1, '']);
    const { editions, diagnostics } = JSON.parse(stdout);
    expect(editions).toMatchObject([{ folder: 'translations/generated', report: { id: 'GENERATED' } }]);
    for (const diagnostic of diagnostics) {
      expect(diagnostic).toEqual({
        code: expect.stringMatching(/^[a-z0-9-]+$/),
        severity: expect.stringMatching(/^(error|warning)$/),
        file: expect.stringMatching(/^translations\//),
        line: expect.any(Number),
        column: expect.any(Number),
        message: expect.any(String),
        ...(diagnostic.place ? { place: expect.stringMatching(/^[A-Z0-9]{3} \d+(:\d+)?$/) } : {}),
        ...(diagnostic.source ? { source: { text: expect.any(String), column: expect.any(Number) } } : {}),
      });
    }
    expect(diagnostics.map(({ code }: { code: string }) => code)).toContain('bad-edition-id');
  });

  test('shows the line with a caret under the place', async () => {
    const { stdout } = await runCommand('check', faultyContent());
    expect(stdout).toMatch(/9-TOB\.usfm:5:1: error: .*\n {4}\\v x More words\.\n {4}\^\n/);
  });

  test('shows the books, missing verses, and that no word was lost', async () => {
    const content = newFolder({
      'translations/r/edition.json': { ...edition, id: 'R' },
      'translations/r/RUT.usfm':
        '\\id RUT\n\\h Ruth\n\\c 1\n\\s A heading\n\\p\n\\v 1-20 One\\f + \\fr 1:1 \\ft Note\\f*, two.\n\\v 23 Three.\n\\c 2\n\\p \\v 1\n',
    });
    const { exitCode, stdout } = await runCommand('check', content);
    expect(exitCode).toBe(0);
    expect(stdout).toStartWith(
      [
        'R (translations/r): 1 book, 2 chapters, 3 verses',
        '  verses as in "eng": 24 missing, 1 extra, 20 merged, 0 duplicated, 1 empty, 0 out of order',
        '    missing books: GEN, EXO, LEV, NUM, DEU, JOS, JDG, 1SA, 2SA, 1KI, 2KI, 1CH, and 53 more',
        '    missing chapters: RUT 3, RUT 4',
        '    missing: RUT 1:21-22, RUT 2:2-23',
        '    extra: RUT 1:23',
        '    merged: RUT 1:1-20',
        '    empty: RUT 2:1',
        '  8 words read (33 characters) = 3 in verses + 2 in headings + 1 in titles and names + 1 in notes + 1 dropped by rule',
        '    dropped: note-origin 1',
        '  0 characters lost, 0 invented; 0 words run together, 0 split',
        '',
      ].join('\n'),
    );
  });

  test('with only warnings exits with 0, and with --strict with 1', async () => {
    const content = newFolder();
    writeFiles(content, { 'nameless/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n' });
    const { exitCode, stdout } = await runCommand('check', content);
    expect(stdout).toMatch(/0 errors, [1-9]\d* warnings?/);
    expect(exitCode).toBe(0);
    expect((await runCommand('check', content, '--strict')).exitCode).toBe(1);
    expect((await runCommand('check', newFolder(cleanFiles), '--strict')).exitCode).toBe(0);
  });

  test('--html writes a self-contained page that shows sources as text', async () => {
    const page = join(newFolder(), 'check.html');
    const content = newFolder({
      'translations/h/edition.json': { ...edition, id: 'H', name: '<b>Bold & Co</b>' },
      'translations/h/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v x <script>alert(1)</script>\n\\v 1 Words.\n',
    });
    const { exitCode, stdout } = await runCommand('check', content, '--html', page);
    expect([exitCode, stdout.includes('1 edition, 1 book: 1 error')]).toEqual([1, true]);
    const html = readFileSync(page, 'utf8');
    expect(html).not.toMatch(/<script>alert|<b>Bold|\b(?:src|href)="(?!#)/);
    expect(html).toContain('bad-verse-number (1)');
    expect(html).toContain('translations/h/GEN.usfm:4:1');
    expect(html).toContain('&#60;script&#62;alert(1)');
    expect(html).toContain('<mark>\\</mark>v x ');
    expect(html).toContain('title="GEN 1: 1 / 31 (−30 +0)"');
  });
});
