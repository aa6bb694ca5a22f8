import { afterEach, beforeEach, expect, test } from 'bun:test';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editionSchema } from '../src/compile/metadata/metadata-schemas.ts';
import { newFolder } from '../test/new-folder.ts';
import { prepareStarter } from './prepare-starter.ts';
import { kjvEdition, morphhbEdition } from './starter-editions.ts';

let content = '';
const inFolder = (name: string): string => join(content, 'translations', 'KJV', name);
const inHebrew = (name: string): string => join(content, 'translations', 'OSHB', name);
const starterFolders = [
  'commentaries/ruth-notes',
  'datasets/ruth-cross-references',
  'datasets/ruth-people-places',
  'translations/KJV',
  'translations/OSHB',
];

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'scriptorium-starter-'));
});

afterEach(() => rmSync(content, { recursive: true }));

let prepared: Promise<string> | undefined;

async function copyPrepared(): Promise<void> {
  prepared ??= (async () => {
    const folder = newFolder();
    await prepareStarter(folder);
    return folder;
  })();
  cpSync(await prepared, content, { recursive: true });
}

test('an empty content folder gets the 66 books of the KJV, its front matter and metadata, and nothing else in its folder', async () => {
  expect(await prepareStarter(content)).toBe(true);
  const names = readdirSync(join(content, 'translations', 'KJV'));
  expect(names.filter((name) => name.endsWith('.usfm'))).toHaveLength(67);
  expect(names.filter((name) => !name.endsWith('.usfm')).toSorted()).toEqual([
    '.starter.json',
    'edition.json',
  ]);
  expect(JSON.parse(readFileSync(inFolder('edition.json'), 'utf8'))).toMatchObject({
    id: 'KJV',
    language: 'eng',
  });
  expect(readdirSync(content).toSorted()).toEqual(['commentaries', 'datasets', 'site.json', 'translations']);
});

test('the hand-written editions are copied unchanged', async () => {
  await copyPrepared();
  const folders = starterFolders.filter((folder) => !folder.startsWith('translations'));
  const found = ['commentaries', 'datasets'].flatMap((room) =>
    readdirSync(join(content, room)).map((name) => `${room}/${name}`),
  );
  expect(found.toSorted()).toEqual(
    [...folders, 'datasets/strongs-greek', 'datasets/strongs-hebrew'].toSorted(),
  );
  for (const folder of folders) {
    const written = join(import.meta.dir, 'content', folder);
    const names = readdirSync(join(content, folder)).filter((name) => name !== '.starter.json');
    expect(names.toSorted()).toEqual(readdirSync(written).toSorted());
    for (const name of names) {
      const copy = readFileSync(join(content, folder, name));
      expect(copy.equals(readFileSync(join(written, name)))).toBe(true);
    }
    const metadata = JSON.parse(readFileSync(join(written, 'edition.json'), 'utf8'));
    expect(editionSchema.parse(metadata).licenseUrl).toContain('/publicdomain/zero/');
  }
});

test('the Hebrew Bible is copied from its package, with the attribution that its licence requires', async () => {
  await copyPrepared();
  expect(readdirSync(join(content, 'translations')).toSorted()).toEqual(['KJV', 'OSHB']);
  const names = readdirSync(join(content, 'translations', 'OSHB'));
  const books = names.filter((name) => name.endsWith('.xml'));
  expect(books).toHaveLength(39);
  expect(names.filter((name) => !books.includes(name)).toSorted()).toEqual(['.starter.json', 'edition.json']);
  for (const name of books) {
    const original = readFileSync(new URL(`../node_modules/morphhb/wlc/${name}`, import.meta.url));
    expect(original.equals(readFileSync(inHebrew(name)))).toBe(true);
  }
  expect(JSON.parse(readFileSync(inHebrew('edition.json'), 'utf8'))).toMatchObject({
    id: 'OSHB',
    language: 'hbo',
    direction: 'rtl',
    licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    licenseNotice:
      'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
  });
});

test('the metadata of both editions is valid in a content folder', () => {
  expect(editionSchema.parse(kjvEdition).id).toBe('KJV');
  expect(editionSchema.parse(morphhbEdition).id).toBe('OSHB');
});

test('an edition that is whole is not written again when another one is', async () => {
  await copyPrepared();
  const before = statSync(inHebrew('Ruth.xml'), { bigint: true }).ino;
  const ruth = readFileSync(inFolder('08-RUT.usfm'), 'utf8');
  writeFileSync(inFolder('08-RUT.usfm'), '');
  expect(await prepareStarter(content)).toBe(true);
  expect(readFileSync(inFolder('08-RUT.usfm'), 'utf8')).toBe(ruth);
  expect(statSync(inHebrew('Ruth.xml'), { bigint: true }).ino).toBe(before);
});

test('the next start repairs a damaged book of the Hebrew Bible', async () => {
  await copyPrepared();
  const ruth = readFileSync(inHebrew('Ruth.xml'), 'utf8');
  writeFileSync(inHebrew('Ruth.xml'), ruth.slice(0, 1000));
  expect(await prepareStarter(content)).toBe(true);
  expect(readFileSync(inHebrew('Ruth.xml'), 'utf8')).toBe(ruth);
});

test('the next start restores a changed file of a hand-written edition', async () => {
  await copyPrepared();
  const people = join(content, 'datasets/ruth-people-places/People.csv');
  const before = readFileSync(people, 'utf8');
  writeFileSync(people, before.replace('Naomi', 'Mara'));
  expect(await prepareStarter(content)).toBe(true);
  expect(readFileSync(people, 'utf8')).toBe(before);
});

test('a second start writes nothing', async () => {
  await copyPrepared();
  const stamps = () =>
    starterFolders.flatMap((name) => {
      const folder = join(content, name);
      return readdirSync(folder).map((file) => [file, statSync(join(folder, file), { bigint: true }).ino]);
    });
  const before = stamps();
  expect(await prepareStarter(content)).toBe(false);
  expect(stamps()).toEqual(before);
});

const damages: [string, () => void][] = [
  ['a missing book', () => rmSync(inFolder('08-RUT.usfm'))],
  ['a book cut short', () => writeFileSync(inFolder('08-RUT.usfm'), '\\id RUT\n\\c 1\n')],
  ['changed metadata', () => writeFileSync(inFolder('edition.json'), '{}')],
  ['a missing stamp', () => rmSync(inFolder('.starter.json'))],
  ['an unreadable stamp', () => writeFileSync(inFolder('.starter.json'), '{"madeFrom":')],
  ['another version of the package', () => editStamp({ madeFrom: 'kjv 0.9.0' })],
];

function editStamp(change: object): void {
  const stamp = JSON.parse(readFileSync(inFolder('.starter.json'), 'utf8'));
  writeFileSync(inFolder('.starter.json'), JSON.stringify({ ...stamp, ...change }));
}

test.each(damages)('the next start repairs %s', async (_, damage) => {
  await copyPrepared();
  const ruth = readFileSync(inFolder('08-RUT.usfm'), 'utf8');
  const edition = readFileSync(inFolder('edition.json'), 'utf8');
  damage();
  expect(await prepareStarter(content)).toBe(true);
  expect(readFileSync(inFolder('08-RUT.usfm'), 'utf8')).toBe(ruth);
  expect(readFileSync(inFolder('edition.json'), 'utf8')).toBe(edition);
  expect(await prepareStarter(content)).toBe(false);
});

test('files of a killed start are deleted, and other content is kept', async () => {
  const own = join(content, 'translations', 'MINE');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'gen.usfm'), '\\id GEN\n');
  // Larger than any process id on Linux, macOS or Windows.
  mkdirSync(join(content, '.starter-unfinished-999999999', 'new'), { recursive: true });
  await prepareStarter(content);
  expect(readdirSync(content).toSorted()).toEqual(['commentaries', 'datasets', 'site.json', 'translations']);
  expect(readFileSync(join(own, 'gen.usfm'), 'utf8')).toBe('\\id GEN\n');
});
