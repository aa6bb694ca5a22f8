import { expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../test/end-to-end/command-line.ts';
import { newFolder } from '../../../test/new-folder.ts';

setDefaultTimeout(120_000);

const verses = '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 A family left home.\n\\v 2 They went to \\nd Moab';

const contentOf = (text: string) => newFolder({ 'translations/draft/RUT.usfm': text });

test('build and verify print one JSON object with --json', async () => {
  const library = join(newFolder(), 'library');
  const build = await runCommand('build', contentOf(`${verses}.\n`), '--library', library, '--json');
  expect([build.exitCode, build.stderr]).toEqual([0, '']);
  expect(JSON.parse(build.stdout)).toMatchObject({
    editions: [{ id: 'draft', folder: 'translations/draft', outcome: 'compiled', counts: { verses: 2 } }],
    totals: { editions: 1, books: 1, verses: 2 },
    diagnostics: [{ file: 'translations/draft/RUT.usfm', line: 6, code: 'unclosed-marker' }],
  });
  const verified = JSON.parse((await runCommand('verify', library, '--json')).stdout);
  expect(verified).toEqual({ editions: 1, documents: expect.any(Number), problems: [] });

  const site = join(newFolder(), 'site');
  await runCommand('publish', library, site, '--no-reader');
  const published = JSON.parse((await runCommand('verify', site, '--json')).stdout);
  expect(published).toMatchObject({ editions: 1, signature: 'absent', isIntact: true, problems: [] });
  writeFileSync(join(site, 'api/draft/RUT/1.json'), '{}');
  const damaged = await runCommand('verify', site, '--json');
  expect(damaged.exitCode).toBe(1);
  expect(JSON.parse(damaged.stdout)).toMatchObject({
    isIntact: false,
    problems: [{ path: '/api/draft/RUT/1.json' }],
  });
  expect((await runCommand('verify', site, '--quiet')).stdout).toContain('/api/draft/RUT/1.json: ');
});

test('build and verify print nothing but problems with --quiet', async () => {
  const library = join(newFolder(), 'library');
  const content = contentOf(`${verses}\\nd*.\n`);
  const run = (...words: string[]) => runCommand(...words, '--quiet');
  expect(await run('build', content, '--library', library)).toMatchObject({
    exitCode: 0,
    stdout: '',
    stderr: '',
  });
  expect(await run('verify', library)).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
  writeFileSync(join(content, 'translations/draft/RUT.usfm'), `${verses}.\n`);
  const { stdout } = await run('build', content, '--library', library);
  expect(stdout).toMatch(/^\S+RUT\.usfm:6:\d+: error: .* \[unclosed-marker\]\n$/);
});

test('build says with --dry-run what it would compile and remove, and writes nothing', async () => {
  const library = join(newFolder(), 'library');
  const content = contentOf(`${verses}\\nd*.\n`);
  const build = async (...more: string[]) => {
    const { stdout } = await runCommand('build', content, '--library', library, '--json', ...more);
    const { editions } = JSON.parse(stdout) as { editions: { id: string; outcome: string }[] };
    return editions.map(({ id, outcome }) => `${id} ${outcome}`);
  };
  expect(await build('--dry-run')).toEqual(['draft would be compiled']);
  expect(existsSync(library)).toBe(false);
  await build();
  expect(await build('--dry-run')).toEqual(['draft unchanged']);
  expect(await build('--dry-run', '--no-search')).toEqual(['draft would be compiled']);
  renameSync(join(content, 'translations/draft'), join(content, 'translations/other'));
  expect(await build('--dry-run')).toEqual(['other would be compiled', 'draft would be removed']);
});

test('bundle and deliver report what they would write, and write nothing with --dry-run', async () => {
  const folder = newFolder();
  const library = join(folder, 'library');
  await runCommand('build', contentOf(`${verses}\\nd*.\n`), '--library', library);
  const [file, copy] = [join(folder, 'draft.sqlite'), join(folder, 'copy')];
  const run = async (...words: string[]) => JSON.parse((await runCommand(...words, '--json')).stdout);
  const bundle = ['bundle', library, 'Draft', '--out', file];
  expect(await run(...bundle, '--dry-run')).toEqual({
    file,
    format: 'sqlite',
    outcome: 'would be written',
    editions: ['draft'],
  });
  expect(await run('deliver', library, copy, '--dry-run')).toMatchObject({ outcome: 'would be delivered' });
  expect([file, copy].filter((path) => existsSync(path))).toEqual([]);

  expect(await run(...bundle)).toMatchObject({ outcome: 'written', bytes: statSync(file).size });
  expect(await run('deliver', library, copy)).toMatchObject({ outcome: 'delivered', editions: 1 });
  expect(await runCommand('deliver', library, copy, '--quiet')).toMatchObject({ exitCode: 0, stdout: '' });
  expect(await run('deliver', library, copy)).toMatchObject({ outcome: 'already there' });
});
