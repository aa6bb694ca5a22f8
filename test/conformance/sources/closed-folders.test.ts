import { expect, setDefaultTimeout, test } from 'bun:test';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { startServe } from '../../start-serve.ts';
import { writeFiles } from '../../write-files.ts';
import { HostileContent, metadata, usfm } from './hostile-content.ts';

setDefaultTimeout(600_000);

const command = join(import.meta.dir, '../../as-nobody.ts');

function closedContent() {
  const content = new HostileContent();
  content.write({ 'edition.json': metadata('HOSTILE'), 'GEN.usfm': usfm('Words.') });
  writeFiles(content.path, {
    'commentaries/notes/edition.json': metadata('NOTES'),
    'commentaries/notes/notes.csv': 'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,A note.\n',
    'translations/deep/edition.json': metadata('DEEP', { sources: ['**/*.usfm'] }),
    'translations/deep/GEN.usfm': usfm('Words.'),
    'translations/deep/more/EXO.usfm': usfm('Words.', 'EXO'),
    'library/x': '',
  });
  // The other user must be able to reach it and to write the library
  for (const path of ['../..', '..', '.', 'library']) chmodSync(join(content.path, path), 0o777);
  return content;
}

async function build({
  path,
}: HostileContent): Promise<{ exitCode: number; lines: readonly string[]; stderr: string }> {
  const words = ['build', path, '--library', join(path, 'library'), '--verbose'];
  const child = Bun.spawn([process.execPath, command, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { exitCode: await child.exited, lines: stdout.split('\n'), stderr };
}

async function closed(paths: readonly string[], work: () => Promise<void>): Promise<void> {
  for (const path of paths) chmodSync(path, 0);
  try {
    await work();
  } finally {
    for (const path of paths) chmodSync(path, 0o755);
  }
}

test('unreadable files fail only their edition, whose last version stays in service', async () => {
  const content = closedContent();
  expect(await build(content)).toMatchObject({ exitCode: 0, stderr: '' });
  const inContent = (name: string) => join(content.path, name);
  const rows: [closed: string, file: string, failed: string][] = [
    ['translations/hostile', 'translations/hostile', 'hostile (translations/hostile): failed'],
    [
      'translations/hostile/edition.json',
      'translations/hostile/edition.json',
      'hostile (translations/hostile): failed',
    ],
    [
      'translations/hostile/GEN.usfm',
      'translations/hostile/GEN.usfm',
      'HOSTILE (translations/hostile): failed',
    ],
    ['translations/deep/more', 'translations/deep/more', 'DEEP (translations/deep): failed'],
    ['commentaries', 'commentaries', 'commentaries (commentaries): failed'],
  ];
  for (const [path, file, failed] of rows) {
    await closed([inContent(path)], async () => {
      const { exitCode, lines, stderr } = await build(content);
      expect([exitCode, stderr]).toEqual([1, '']);
      expect(lines).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${file}: error: .*is unreadable: permission was denied.*unreadable-file`),
        ),
      );
      expect(lines).toContainEqual(expect.stringContaining(failed));
      expect(lines).toContainEqual(expect.stringMatching(/^SOUND \(translations\/sound\): unchanged/));
      expect(lines.filter((line) => line.includes('removed'))).toEqual([]);
    });
  }
  expect(await build(content)).toMatchObject({ exitCode: 0, stderr: '' });
});

test('a content folder that may not be read ends the build in one line', async () => {
  const content = closedContent();
  await closed([content.path], async () => {
    const { exitCode, stderr } = await build(content);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^scriptorium: [^\n]*cannot be read[^\n]*\n$/);
  });
});

test('serve continues if folders are unreadable, and notices changes in the others', async () => {
  const content = closedContent();
  content.run('mkfifo', 'pipe');
  await closed([join(content.path, 'translations/hostile'), join(content.path, 'commentaries')], async () => {
    chmodSync(join(content.path, 'translations/sound'), 0o777);
    chmodSync(join(content.path, 'translations/sound/GEN.usfm'), 0o666);
    const more = ['--library', join(content.path, 'library')];
    const { url, process: server } = await startServe(content.path, { command, more });
    const verse = async () => (await fetch(`${url}/api/SOUND/GEN/1.simple.json`)).text();
    expect(await verse()).toContain('Sound words.');
    writeFiles(join(content.path, 'translations/sound'), { 'GEN.usfm': usfm('Other words.') });
    while (!(await verse()).includes('Other words.')) await Bun.sleep(50);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });
});
