import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { openLibrary } from '../../src/library/library.ts';
import { newFolder } from '../new-folder.ts';
import { zipOf } from '../zip-of.ts';
import {
  ebibleArchive,
  namelessArchive,
  openbibleArchive,
  ownArchive,
  theographicArchive,
} from './add-command-archives.ts';
import { AddCommandServer, fileAnswer } from './add-command-server.ts';
import { runCommand } from './command-line.ts';

setDefaultTimeout(600_000);

const files: Record<string, Uint8Array> = {
  '/Scriptures/engtest_usfm.zip': await ebibleArchive(),
  '/data/cross-references.zip': openbibleArchive,
  '/robertrouse/theographic-bible-metadata/zip/refs/heads/master': theographicArchive,
  '/files/my-text.zip': ownArchive,
  '/files/nameless%20text.zip': namelessArchive,
};

function startMirror(): Promise<AddCommandServer> {
  return AddCommandServer.start((asked) => {
    const file = files[asked.path];
    return file ? fileAnswer(asked, file) : { status: 404 };
  });
}

async function built(content: string) {
  const directory = newFolder();
  const { editions } = await buildLibrary({ content, library: directory });
  const library = openLibrary(directory, { readOnly: true });
  return { outcomes: editions.map(({ id, outcome }) => `${id} ${outcome}`), library };
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex');

describe('add', () => {
  test('ebible:ID brings a translation with its copyright page as metadata, ready to be built', async () => {
    await using mirror = await startMirror();
    const content = join(newFolder(), 'content');
    const { exitCode, stdout, stderr } = await runCommand(
      'add',
      'ebible:engtest',
      content,
      '--from',
      mirror.url,
    );
    expect([exitCode, stderr]).toEqual([0, '']);
    const hash = sha256(await ebibleArchive());
    expect(stdout).toBe(
      [
        `Downloading ${mirror.url}/Scriptures/engtest_usfm.zip (0.5 kB)`,
        `Added Test English Bible in ${content}/translations/engtest`,
        '  4 files, 0.2 kB unpacked',
        `  SHA-256 of the archive: ${hash}`,
        '  Licence: Public Domain & free https://ebible.org/details.php?id=engtest',
        `Serve it with: scriptorium serve ${content}`,
        '',
      ].join('\n'),
    );
    const folder = join(content, 'translations/engtest');
    expect(readdirSync(content)).toEqual(['translations']);
    expect(readdirSync(folder).sort()).toEqual([
      '.origin.json',
      '02-GENengtest.usfm',
      'copr.htm',
      'edition.json',
      'keys.asc',
    ]);
    expect(readJson(folder, 'edition.json')).toMatchObject({
      id: 'engtest',
      kind: 'translation',
      name: 'Test English Bible',
      language: 'eng',
      direction: 'ltr',
      licenseNotes: 'Public Domain & free',
    });
    expect(readJson(folder, '.origin.json')).toMatchObject({
      source: 'ebible:engtest',
      url: `${mirror.url}/Scriptures/engtest_usfm.zip`,
      sha256: hash,
      bytes: (await ebibleArchive()).length,
      lastModified: null,
    });
    const library = newFolder();
    const { editions, diagnostics } = await buildLibrary({ content, library });
    expect([editions.map(({ id, outcome }) => [id, outcome]), diagnostics]).toEqual([
      [['engtest', 'compiled']],
      [],
    ]);
    expect(openLibrary(library, { readOnly: true }).get('/api/engtest/GEN/1.json')).toBeDefined();
  });

  test('says what it would add with --dry-run, and leaves nothing', async () => {
    await using mirror = await startMirror();
    const content = join(newFolder(), 'content');
    const add = (...more: string[]) =>
      runCommand('add', 'ebible:engtest', content, '--from', mirror.url, ...more);
    const planned = await add('--dry-run');
    expect([planned.exitCode, planned.stderr]).toEqual([0, '']);
    expect(planned.stdout.split('\n').slice(1)).toEqual([
      `Test English Bible would be added in ${content}/translations/engtest; licence: Public Domain & free https://ebible.org/details.php?id=engtest`,
      'This was a dry run: nothing was added.',
      '',
    ]);
    expect(existsSync(content)).toBe(false);
    await add();
    expect(JSON.parse((await add('-n', '--json')).stdout)).toMatchObject({ outcome: 'up to date' });
  });

  test('prints one JSON object with --json, and nothing with --quiet', async () => {
    await using mirror = await startMirror();
    const content = join(newFolder(), 'content');
    const add = (option: string) =>
      runCommand('add', 'ebible:engtest', content, '--from', mirror.url, option);
    const { stdout, stderr } = await add('--json');
    expect(stderr).toBe('');
    const folder = `${content}/translations/engtest`;
    const common = { source: 'ebible:engtest', folder };
    expect(JSON.parse(stdout)).toMatchObject({ ...common, outcome: 'added', files: 4 });
    expect(await add('--quiet')).toMatchObject({ exitCode: 0, stdout: '', stderr: '' });
    expect(JSON.parse((await add('--json')).stdout)).toEqual({ ...common, outcome: 'up to date' });
  });

  test('openbible:cross-references brings the table with the licence of its head', async () => {
    await using mirror = await startMirror();
    const content = newFolder();
    const { exitCode, stdout } = await runCommand(
      'add',
      'openbible:cross-references',
      content,
      '--from',
      mirror.url,
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('  Licence: www.openbible.info CC-BY 2024-01-15 https://creativecommons.org/');
    const folder = join(content, 'datasets/openbible');
    expect(readdirSync(folder).sort()).toEqual(['.origin.json', 'cross_references.txt', 'edition.json']);
    expect(readJson(folder, 'edition.json')).toMatchObject({
      id: 'openbible',
      kind: 'cross-references',
      licenseNotes: 'www.openbible.info CC-BY 2024-01-15',
    });
    const { outcomes, library } = await built(content);
    expect(outcomes).toEqual(['openbible compiled']);
    expect(library.get('/api/d/openbible/GEN/1.json')).toBeDefined();
  });

  test('theographic brings the tables and nothing else of the repository', async () => {
    await using mirror = await startMirror();
    const content = newFolder();
    const { exitCode, stdout } = await runCommand('add', 'theographic', content, '--from', mirror.url);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('  Licence: Theographic Bible Metadata by Robert Rouse, CC BY-SA 4.0');
    const folder = join(content, 'datasets/theographic');
    expect(readdirSync(folder).sort()).toEqual([
      '.origin.json',
      'LICENSE',
      'People.csv',
      'Places.csv',
      'edition.json',
    ]);
    expect(readJson(folder, 'edition.json')).toMatchObject({ id: 'theographic', kind: 'entities' });
    const { outcomes, library } = await built(content);
    expect(outcomes).toEqual(['theographic compiled']);
    expect(library.get('/api/d/theographic/people/adam_1.json')).toBeDefined();
  });

  test('the address of a zip adds its edition under its own id', async () => {
    await using mirror = await startMirror();
    const content = newFolder();
    const { exitCode, stdout } = await runCommand('add', `${mirror.url}/files/my-text.zip`, content);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`Added Own in ${content}/translations/OWN\n  2 files, `);
    expect(readdirSync(join(content, 'translations/OWN')).sort()).toEqual([
      '.origin.json',
      'GEN.usfm',
      'edition.json',
    ]);
  });

  test.each([
    [
      'a commentary',
      { 'notes.csv': '"Book","Chapter","VERSE / INTRODUCTION","COMMENTARIES"\nGenesis,1,1,Words\n' },
      'commentaries',
      'commentary',
    ],
    [
      'cross references',
      { 'all/references.tsv': 'From Verse\tTo Verse\tVotes\nGen.1.1\tGen.1.2\t1\n' },
      'datasets',
      'cross-references',
    ],
    ['tables of entities', { 'People.csv': 'personLookup,name\nadam_1,Adam\n' }, 'datasets', 'entities'],
  ])('a zip of %s goes to its room', async (_, content, room, kind) => {
    const bytes = await zipOf(content);
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, bytes));
    const folder = newFolder();
    expect((await runCommand('add', `${server.url}/some-files.zip`, folder)).exitCode).toBe(0);
    expect(readJson(folder, room, 'some-files/edition.json')).toMatchObject({ id: 'some-files', kind });
  });

  test.each([
    [
      '/texts/My%20Bible.csv',
      'Book,Chapter,Verse,Text\nGenesis,1,1,In the beginning\n',
      'MyBible',
      'My_Bible.csv',
    ],
    ['/kjv.json', '[{"book":1,"chapter":1,"verse":1,"text":"In the beginning"}]', 'kjv', 'kjv.json'],
    ['/GEN.usfm', '\\id GEN\n\\c 1\n\\p\n\\v 1 In the beginning\n', 'GEN', 'GEN.usfm'],
  ])('brings the single source file %s', async (path, text, id, name) => {
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, Buffer.from(text)));
    const content = newFolder();
    const { exitCode } = await runCommand('add', `${server.url}${path}`, content);
    expect(exitCode).toBe(0);
    expect(readdirSync(join(content, 'translations', id))).toContain(name);
    const { editions } = await buildLibrary({ content, library: newFolder() });
    expect(editions).toMatchObject([{ id, outcome: 'compiled', counts: { verses: 1 } }]);
    const again = await runCommand('add', `${server.url}${path}`, content);
    expect(again.stdout).toContain('up to date');
  });

  test.each([
    ['a web page', '<!DOCTYPE html><title>Not found</title>', 'is not a zip or a source file'],
    ['a text without verses', 'Dear reader,\nthis is a letter.\n', 'has no sources'],
    ['JSON without scripture', '{"error": "not found"}', 'has no sources'],
    ['XML without scripture', '<?xml version="1.0"?><styles/>', 'has no sources'],
  ])('refuses %s', async (_, text, message) => {
    await using server = await AddCommandServer.start((asked) => fileAnswer(asked, Buffer.from(text)));
    const content = newFolder();
    const { exitCode, stderr } = await runCommand('add', `${server.url}/text.txt`, content);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(existsSync(join(content, 'translations'))).toBe(false);
  });

  test('a zip without metadata is named after itself, and gets an edition.json to edit', async () => {
    await using mirror = await startMirror();
    const content = newFolder();
    const { stdout } = await runCommand('add', `${mirror.url}/files/nameless%20text.zip`, content);
    expect(stdout).toContain('Note: Its language and licence are not known');
    expect(readJson(content, 'translations/namelesstext/edition.json')).toMatchObject({
      id: 'namelesstext',
      language: 'und',
      sources: ['old/*'],
    });
    const { editions } = await buildLibrary({ content, library: newFolder() });
    expect(editions).toMatchObject([{ id: 'namelesstext', outcome: 'compiled', counts: { verses: 1 } }]);
  });
});

describe('add again', () => {
  async function added() {
    const [first, second] = [await ebibleArchive(), await ebibleArchive('Other words.')];
    let current = first;
    const server = await AddCommandServer.start((asked) => fileAnswer(asked, current));
    const content = newFolder();
    const add = () => runCommand('add', 'ebible:engtest', content, '--from', server.url);
    expect((await add()).exitCode).toBe(0);
    const folder = join(content, 'translations/engtest');
    const change = () => {
      current = second;
    };
    return { server, content, folder, add, change };
  }

  test('says that it is up to date when nothing changed', async () => {
    const { server, folder, add } = await added();
    await using _ = server;
    const { exitCode, stdout } = await add();
    expect([exitCode, stdout]).toEqual([0, `ebible:engtest is up to date in ${folder}.\n`]);
    expect(server.asked.map(({ headers }) => headers.has('if-none-match'))).toEqual([false, true]);
  });

  test('is also up to date if the server has no ETags but the archive is the same', async () => {
    const content = newFolder();
    const body = await ebibleArchive();
    await using server = await AddCommandServer.start(() => ({ body }));
    const add = () => runCommand('add', 'ebible:engtest', content, '--from', server.url);
    expect((await add()).stdout).toContain('Added Test English Bible');
    expect((await add()).stdout).toContain('ebible:engtest is up to date');
  });

  test('with a new checksum downloads the edition again', async () => {
    const { server, content } = await added();
    await using _ = server;
    const more = ['--from', server.url, '--sha256', '0'.repeat(64)];
    const { exitCode, stderr } = await runCommand('add', 'ebible:engtest', content, ...more);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('The checksum is wrong')]);
    expect(existsSync(join(content, 'translations/engtest/02-GENengtest.usfm'))).toBe(true);
  });

  test("replaces a changed edition and keeps the user's files next to it", async () => {
    const { server, folder, add, change } = await added();
    await using _ = server;
    writeFileSync(join(folder, 'audio.json'), '{"mine": true}');
    writeFileSync(join(folder, 'edition.json'), '{"id": "MINE"}');
    change();
    const { exitCode, stdout } = await add();
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining(`Updated Test English Bible in ${folder}`),
    ]);
    expect(readFileSync(join(folder, '02-GENengtest.usfm'), 'utf8')).toContain('Other words.');
    expect(readJson(folder, 'audio.json')).toEqual({ mine: true });
    expect(readJson(folder, 'edition.json')).toEqual({ id: 'MINE' });
  });

  test('does not take away changes that were made to its files', async () => {
    const { server, content, folder, add, change } = await added();
    await using _ = server;
    writeFileSync(join(folder, '02-GENengtest.usfm'), 'fixed');
    change();
    const { exitCode, stderr } = await add();
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('changes made by hand (02-GENengtest.usfm)'),
    ]);
    expect(readFileSync(join(folder, '02-GENengtest.usfm'), 'utf8')).toBe('fixed');
    expect(readdirSync(join(content, 'translations'))).toEqual(['engtest']);
  });

  test('brings files back that are gone, and finds a folder that was renamed', async () => {
    const { server, content, folder, add } = await added();
    await using _ = server;
    renameSync(folder, join(content, 'translations/renamed'));
    Bun.spawnSync(['rm', join(content, 'translations/renamed/keys.asc')]);
    expect((await add()).stdout).toContain('Updated Test English Bible');
    expect(existsSync(join(content, 'translations/renamed/keys.asc'))).toBe(true);
    expect(readdirSync(join(content, 'translations'))).toEqual(['renamed']);
  });

  test('restores an edition after a kill between the old and the new one', async () => {
    const { server, content, folder, add } = await added();
    await using _ = server;
    const inside = join(content, '.downloads');
    Bun.spawnSync(['mkdir', inside]);
    renameSync(folder, join(inside, 'replaced-translations-engtest'));
    expect((await add()).stdout).toBe(`ebible:engtest is up to date in ${folder}.\n`);
    expect(readdirSync(content)).toEqual(['translations']);
  });
});
