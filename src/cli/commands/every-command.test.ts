import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundText } from '../../../test/checks/mistakes.ts';
import { compiledSmallContent } from '../../../test/compiled.ts';
import { runCommand, startCommand } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';
import { type ServedCommand, startServe } from '../../../test/start-serve.ts';

// Each command once, over the hand-written chapters. test/end-to-end and the tests of rooms have the details.

setDefaultTimeout(600_000);

let content: string;
let library: string;
beforeAll(async () => {
  const small = await compiledSmallContent();
  ({ directory: library } = small);
  content = join(newFolder(), 'content');
  cpSync(small.content, content, { recursive: true });
});

async function output(...words: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommand(...words);
  expect([words, exitCode, stderr]).toEqual([words, 0, '']);
  return stdout;
}

describe('serve', () => {
  let served: ServedCommand;
  beforeAll(async () => {
    const more = ['--check', '--library', join(newFolder(), 'library')];
    served = await startServe(content, { more });
  });
  afterAll(async () => {
    served.process.kill();
    expect(await served.process.exited).toBe(0);
  });

  const get = (path: string) => fetch(served.url + path);

  async function answered(path: string, expected: string): Promise<string> {
    for (;;) {
      const answer = await get(path);
      const text = await answer.text();
      if (answer.ok && text.includes(expected)) return text;
      await Bun.sleep(20);
    }
  }

  test('compiles a content folder, serves it, and shows the check of its sources', async () => {
    await answered('/api/SMALL/GEN/2.json', 'So the heavens were finished.');
    expect((await get('/api/SMALL/GEN/99.json')).status).toBe(404);
    await answered('/check/', 'Small Bible');
  });

  test('list shows the editions of a mirror, and add brings one', async () => {
    await answered('/api/available_translations.json', 'SMALL');
    const listed = await output(
      'list',
      'small',
      ...['--source', 'helloao', '--from', served.url, '--cache', newFolder()],
    );
    expect(listed).toContain('helloao:SMALL');
    const added = newFolder();
    const report = await output('add', 'helloao:SMALL', added, '--from', served.url);
    expect(report).toContain('Added Small Bible');
    expect(readdirSync(join(added, 'translations'))).toHaveLength(1);
  });
});

test('check reports the editions, and writes a page', async () => {
  const page = join(newFolder(), 'check.html');
  expect(await output('check', content, '--html', page)).toContain('SMALL');
  expect(readFileSync(page, 'utf8')).toContain('<!doctype html>');
  const pages = join(newFolder(), 'pages/');
  await output('check', content, '--html', pages);
  expect(readdirSync(pages)).toEqual(expect.arrayContaining(['index.html', 'SMALL.html']));
});

test('check --fix shows the final text of each line, and refuses options of the report', async () => {
  const text = soundText().replace('town, and', 'town, , and');
  const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };
  const folder = newFolder({ 'translations/a/edition.json': edition, 'translations/a/RUT.usfm': text });
  const diff = await output('check', folder, '--fix', '--write');
  expect(diff).toContain('+\\v 1 The man went out to the field of the town, and the woman');
  expect(diff).toContain('1 line of 1 file can be fixed. They were written.');
  expect(readFileSync(join(folder, 'translations/a/RUT.usfm'), 'utf8')).toBe(soundText());
  expect(await output('check', folder, '--fix')).toContain('0 lines of 0 files');
  for (const option of [
    ['--json'],
    ['--format', 'sarif'],
    ['--html', join(folder, 'page.html')],
    ['--strict'],
  ]) {
    const { exitCode, stderr } = await runCommand('check', folder, '--fix', ...option);
    expect([exitCode, stderr]).toEqual([2, `scriptorium: --fix cannot be combined with ${option[0]}.\n`]);
  }
});

test('check --watch serves the page on this machine only, until it is stopped', async () => {
  const child = startCommand('check', content, '--watch', '--threads', '1');
  let printed = '';
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    printed += text;
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0];
    if (!url) continue;
    expect(await (await fetch(url)).text()).toContain('Small Bible');
    for (const host of ['bible.example.org', '[', '%%%']) {
      const { status } = await fetch(url, { headers: { host } });
      expect(status, host).toBe(403);
    }
    break;
  }
  child.kill();
  expect(await child.exited).toBe(0);
});

test('build compiles a library, and then only changes', async () => {
  const built = join(newFolder(), 'library');
  expect(await output('build', content, '--library', built)).toContain('(4 compiled)');
  expect(await output('build', content, '--library', built)).toContain('(4 unchanged)');
});

test('verify finds every document of a library intact', async () => {
  expect(await output('verify', library)).toMatch(/^\d+ documents, 0 problems\n$/);
});

test('bundle writes an edition as a zip, and all as a database', async () => {
  const folder = newFolder();
  await output('bundle', library, 'SMALL', '--out', join(folder, 'small.zip'));
  await output('bundle', library, '--all', '--out', join(folder, 'all.sqlite'));
  await output('bundle', library, 'SMALL', '--out', join(folder, 'small.sqlite'));
  expect(readFileSync(join(folder, 'all.sqlite')).toString('latin1', 0, 15)).toBe('SQLite format 3');
  expect(readdirSync(folder).filter((name) => name.endsWith('.sha256'))).toHaveLength(3);
});

test('export writes a line for each verse, and tables for research', async () => {
  const lines = (await output('export', library, 'SMALL', '--ndjson')).trim().split('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({ edition: 'SMALL', book: 'GEN', chapter: 1, verse: 1 });
  const folder = newFolder();
  expect(await output('export', library, '--data-package', folder)).toContain('verses.csv');
  expect(existsSync(join(folder, 'datapackage.json'))).toBe(true);
});

test('quotes reports wrong quotations with exit code 1, in every format, and corrects them', async () => {
  const file = join(newFolder(), 'notes.md');
  const right = '“In the beginning God created the heavens and the earth.” (Genesis 1:1)\n';
  writeFileSync(file, right.replace('created', 'found'));
  const run = (...more: string[]) =>
    runCommand('quotes', file, '--library', library, '--in', 'SMALL', ...more);
  const { exitCode, stdout } = await run();
  expect([exitCode, stdout]).toEqual([
    1,
    expect.stringContaining(
      'notes.md:1:2: error: Wrong words in Genesis 1:1 (SMALL): "found" instead of "created".',
    ) as unknown as string,
  ]);
  expect((await run('--format', 'github')).stdout).toContain(
    'line=1,col=2,title=quotation-altered::Wrong words',
  );
  const sarif = JSON.parse((await run('--format', 'sarif')).stdout);
  expect(sarif.runs[0].results[0].ruleId).toBe('quotation-altered');
  const json = JSON.parse((await run('--format', 'json')).stdout);
  expect(json.quotations[0]).toMatchObject({ line: 1, verdict: 'altered', reference: 'GEN 1:1' });
  writeFileSync(file, `${right.replace('created', 'found')}\n“Purple elephants fly.” (Genesis 99:1)\n`);
  const fixed = await run('--fix');
  expect([fixed.exitCode, fixed.stdout]).toEqual([
    1,
    `${file}:3:2: error: There is no Genesis 99:1, and no edition has this quotation: "Purple elephants fly." [quotation-wrong-reference]\n2 quotations checked: 1 error, 0 warnings\n1 quotation corrected\n`,
  ]);
  writeFileSync(file, right.replace('created', 'found'));
  expect(await run('--fix')).toMatchObject({ exitCode: 0 });
  expect(readFileSync(file, 'utf8')).toBe(right);
  expect(await output('quotes', file, '--library', library)).toContain('1 quotation checked: 0 errors');
});

test('deliver copies a library to a folder once', async () => {
  const folder = newFolder();
  expect(await output('deliver', library, folder)).toContain(': delivered, 4 editions');
  expect(await output('deliver', library, folder)).toContain(': already there, 4 editions');
});

test('publish writes a folder and a zip, which verify and diff read', async () => {
  const folder = newFolder();
  const [site, zip] = [join(folder, 'site'), join(folder, 'site.zip')];
  await output('publish', library, site, '--pages');
  await output('publish', library, zip, '--no-reader');
  expect(await output('verify', site)).toContain('; 0 problems');
  expect(await output('diff', library, zip)).toContain('They are equal.');
});

test('diff reports a new book with exit code 1, and rollback makes an earlier release the current one', async () => {
  const releases = join(newFolder(), 'site');
  const later = join(newFolder(), 'library');
  await output('publish', library, releases, '--releases', '--no-reader');
  writeFileSync(
    join(content, 'translations/small/70-JDT.usfm'),
    '\\id JDT\n\\c 1\n\\p\n\\v 1 In the year.\n',
  );
  await output('build', content, '--library', later);
  const { exitCode, stdout } = await runCommand('diff', library, later, '--verses');
  expect([exitCode, stdout]).toEqual([1, expect.stringContaining('Judith 1 is new') as unknown as string]);
  await output('publish', later, releases, '--releases', '--no-reader');
  expect((await output('rollback', releases)).trim().split('\n')).toHaveLength(2);
  expect(await output('rollback', releases, 'previous')).toContain('the current one');
});

test('init writes a content folder that build accepts', async () => {
  const folder = join(newFolder(), 'content');
  await output('init', folder, '--example');
  expect(await output('build', folder, '--library', join(newFolder(), 'library'))).toContain('compiled');
});

test('completion prints a script for a shell', async () => {
  expect(await output('completion', 'bash')).toContain('complete ');
});

test('empty paths and URLs for folders are usage errors', async () => {
  const unusable = [
    ['init', ''],
    ['build', content, '--library', ''],
    ['deliver', library, ''],
    ['mcp', ''],
    ['diff', library, ''],
    ['rollback', ''],
    ['rollback', 'https://bible.example.org'],
  ];
  for (const words of unusable) {
    const { exitCode, stderr } = await runCommand(...words);
    expect([words, exitCode]).toEqual([words, 2]);
    expect(stderr).toMatch(/empty\.|not a URL\./);
  }
});
