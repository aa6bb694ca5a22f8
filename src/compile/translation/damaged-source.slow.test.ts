import { expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { openLibrary } from '../../library/library.ts';
import { buildLibrary } from '../build-library.fixture.ts';

setDefaultTimeout(600_000);

const root = newFolder();

const content = join(root, 'content');
const library = join(root, 'library');
const folder = join(content, 'translations', 'TST');
mkdirSync(folder, { recursive: true });
const write = (name: string, usfm: string) => writeFileSync(join(folder, name), usfm);
const book = (id: string, text: string) => `\\id ${id}\n\\c 1\n\\p\n\\v 1 ${text}\n`;

async function build() {
  const { editions, diagnostics } = await buildLibrary({ content, library });
  const opened = openLibrary(library, { readOnly: true });
  const books = opened.edition('TST')?.bookIds;
  await opened.close();
  return { outcome: editions[0]!.outcome, codes: diagnostics.map(({ code }) => code), books };
}

test('a book whose file breaks keeps the last good version of the edition in service', async () => {
  write('01.usfm', book('GEN', 'a'));
  write('02.usfm', book('EXO', 'b'));
  expect(await build()).toMatchObject({ outcome: 'compiled', books: ['GEN', 'EXO'] });

  write('02.usfm', 'no id at all');
  const broken = await build();
  expect(broken).toMatchObject({ outcome: 'failed', books: ['GEN', 'EXO'] });
  expect(broken.codes).toContain('text-kept');

  rmSync(join(folder, '02.usfm'));
  expect(await build()).toMatchObject({ outcome: 'compiled', books: ['GEN'] });
});

test('two books in one file are two books', async () => {
  write('01.usfm', book('GEN', 'a') + book('LEV', 'c'));
  expect(await build()).toMatchObject({ outcome: 'compiled', books: ['GEN', 'LEV'] });
});

test('a file that is cut short keeps the last good version in service', async () => {
  const usx = (verses: string) =>
    `<usx version="3.0"><book code="NUM" style="id"/><chapter number="1" style="c"/><para style="p">${verses}`;
  const verse = (number: number) => `<verse number="${number}" style="v"/>words `;
  write('04.usx', `${usx(verse(1) + verse(2))}</para></usx>`);
  expect((await build()).books).toEqual(['GEN', 'LEV', 'NUM']);

  write('04.usx', usx(verse(1)));
  const broken = await build();
  expect(broken.outcome).toBe('failed');
  expect(broken.codes).toEqual(expect.arrayContaining(['malformed-xml', 'text-kept']));

  write('04.usx', `${usx(verse(1))}</para></usx>`);
  expect((await build()).outcome).toBe('compiled');
});

test('an audio.json that breaks keeps the audio that is served', async () => {
  const audio = (url: string) => write('audio.json', JSON.stringify({ readers: { ann: { url } } }));
  audio('{chapter}.mp3');
  const silent = await build();
  expect(silent.outcome).toBe('unchanged');
  expect(silent.codes).toContain('bad-metadata');

  audio('https://example.org/{BOOK}/{chapter}.mp3');
  expect((await build()).outcome).toBe('compiled');

  audio('{chapter}.mp3');
  const broken = await build();
  expect(broken.outcome).toBe('failed');
  expect(broken.codes).toEqual(expect.arrayContaining(['bad-metadata', 'text-kept']));

  rmSync(join(folder, 'audio.json'));
  expect((await build()).outcome).toBe('compiled');
});
