import { expect, setDefaultTimeout, test } from 'bun:test';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { checkContent } from './checked-content.fixture.ts';

setDefaultTimeout(600_000);

const edition = { id: 'A', name: 'A', englishName: 'A', language: 'eng', website: '', licenseUrl: '' };

test('a check reads every edition and reports its faults with their places', async () => {
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/a/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n',
    'translations/b/edition.json': { ...edition, id: 'c' },
    'translations/b/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n',
    'translations/e/edition.json': { ...edition, id: 'E' },
    'translations/e/GEN.usfm': '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v x Words.\n',
  });
  const { editions, diagnostics } = await checkContent(content);
  expect(editions).toMatchObject([
    { folder: 'translations/a', report: { id: 'A', census: { books: 1 }, diagnostics: { errors: 0 } } },
    { folder: 'translations/e', report: { id: 'E', census: { books: 1 }, diagnostics: { errors: 2 } } },
  ]);
  expect(diagnostics.map(({ file, line, code }) => [file, line, code])).toContainEqual([
    'translations/b/edition.json',
    1,
    'bad-edition-id',
  ]);
  const inE = diagnostics.filter(({ file }) => file === 'translations/e/GEN.usfm');
  expect(inE.map(({ line, code }) => [line, code])).toEqual([
    [5, 'bad-verse-number'],
    [5, 'no-verses'],
    [5, 'text-before-verse'],
  ]);
});

test('metadata with a fault is the only finding, because the kind of the sources is not known then', async () => {
  const content = newFolder({
    'y/edition.json': { ...edition, id: 'X', kind: 'cross-references' },
    'y/a.csv': 'From Verse,To Verse\nRuth 1:1,John 3:16\n',
  });
  const { diagnostics } = await checkContent(join(content, 'y'));
  expect(diagnostics).toMatchObject([{ code: 'bad-edition-id' }]);
});

test('an edition with a file that cannot be read does not end the check of the others', async () => {
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/b/edition.json': { ...edition, id: 'B' },
    'translations/b/GEN.usfm': '\\id GEN\n\\h Genesis\n\\c 1\n\\p\n\\v 1 Words.\n',
  });
  symlinkSync('/nowhere', join(content, 'translations/a/GEN.usfm'));
  const { editions, diagnostics } = await checkContent(content);
  expect(editions.map(({ report }) => report.id)).toEqual(['B']);
  expect(diagnostics).toMatchObject([{ code: 'unreadable-file', file: 'translations/a/GEN.usfm' }]);
});

test('a misspelling in a text with a list of references is found at its line', async () => {
  const verses = Array.from(
    { length: 31 },
    (_, at) => `They saw the mercy${at === 20 ? '' : ' '}seat again.`,
  );
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/a/vref.txt': verses.map((_, at) => `GEN 1:${at + 1}\n`).join(''),
    'translations/a/text.txt': `${verses.join('\n')}\n`,
  });
  const { diagnostics } = await checkContent(content);
  const found = diagnostics.find(({ message }) => message.includes('“mercyseat”'));
  expect(found).toMatchObject({ file: 'translations/a/text.txt', line: 21, place: 'GEN 1:21' });
});

test('findings about the whole text are at their lines in files that are joined', async () => {
  const verses = (chapter: number) =>
    Array.from(
      { length: 16 },
      (_, at) => `\\v ${at + 1} The mercy${chapter === 2 && at === 9 ? '' : ' '}seat.\n`,
    );
  const file = (chapter: number) => `\\id RUT\n\\h Ruth\n\\c ${chapter}\n\\p\n${verses(chapter).join('')}`;
  const content = newFolder({
    'translations/a/edition.json': edition,
    'translations/a/RUT1.usfm': file(1),
    'translations/a/RUT2.usfm': file(2),
  });
  const { diagnostics } = await checkContent(content);
  const found = diagnostics.find(({ message }) => message.includes('“mercyseat”'));
  expect(found).toMatchObject({ file: 'translations/a/RUT2.usfm', line: 14, place: 'RUT 2:10' });
});
