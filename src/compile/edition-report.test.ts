import { expect, setDefaultTimeout, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { readDocument } from '../../test/read-document.ts';
import { writeFiles } from '../../test/write-files.ts';
import { openLibrary } from '../library/library.ts';
import { buildLibrary } from './build-library.fixture.ts';

setDefaultTimeout(600_000);

interface Report {
  readonly sha256: string;
  readonly census: { readonly books: number };
  readonly diagnostics: { readonly codes: object };
}

const book = (text: string, id = 'GEN') => `\\id ${id}\n\\c 1\n\\p\n\\v 1 ${text}\n`;

const metadata = (id: string) => ({
  id,
  name: id,
  englishName: id,
  language: 'eng',
  website: '',
  licenseUrl: '',
});

test('the report of an edition is added, changed and removed with it', async () => {
  const directory = newFolder();
  const content = newFolder({
    'translations/a/edition.json': metadata('A'),
    'translations/a/GEN.usfm': book('The first of A.'),
    'translations/b/edition.json': metadata('B'),
    'translations/b/GEN.usfm': book('The first of B.'),
  });
  const build = async () => {
    await buildLibrary({ content, library: directory });
    const library = openLibrary(directory, { readOnly: true });
    expect([...library.verify()]).toEqual([]);
    const reports = library.paths('/api/x/report/').map((path) => {
      const { sha256, census, diagnostics } = readDocument<Report>(library, path);
      const id = path.slice('/api/x/report/'.length, -'.json'.length);
      expect(sha256).toBe(library.edition(id)!.catalogueEntry.sha256 as string);
      return [id, census.books, diagnostics.codes];
    });
    await library.close();
    return reports;
  };
  expect(await build()).toEqual([
    ['A', 1, {}],
    ['B', 1, {}],
  ]);
  writeFiles(content, { 'translations/a/EXO.usfm': `${book('a', 'EXO')}\\v 2\n\\v 3\n` });
  expect(await build()).toEqual([
    ['A', 2, { 'empty-verse': 2 }],
    ['B', 1, {}],
  ]);
  rmSync(join(content, 'translations/a'), { recursive: true });
  expect(await build()).toEqual([['B', 1, {}]]);
});
