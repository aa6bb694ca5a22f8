import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from './edition-files.ts';
import { noSources } from './no-sources.ts';
import { editionFolders, planEditions } from './plan-editions.ts';

test.each([
  ['KJV.pdf', 'No source files: KJV.pdf is a PDF, which is not read.'],
  ['KJV.gbf', 'No source files: KJV.gbf is the General Bible Format, which is not read.'],
  ['KJV.sfb', 'No source files: KJV.sfb is in none of the known formats.'],
  ['KJV.csv', 'No source files: the first row of KJV.csv does not name the columns'],
  ['LICENSE.txt', 'No source files. Add'],
])('names %s for what it is', (name, message) => {
  const path = newFolder({ [name]: 'text', 'edition.json': {} });
  const files = folderFiles({ path, shown: 'tst', name: 'tst', room: 'translations' });
  expect(noSources('tst', 'translation', files).message).toStartWith(message);
});

test('names a source that the list of sources leaves out', async () => {
  const content = newFolder({
    'translations/tst/edition.json': { id: 'TST', name: 'Test', sources: ['*.sfm'] },
    'translations/tst/RUT.usfm': '\\id RUT\n\\c 1\n\\p\n\\v 1 a\n',
  });
  const [plan] = await planEditions(editionFolders(content));
  expect(plan!.diagnostics.map(({ message }) => message)).toContain(
    'No source files: RUT.usfm is not in the list of sources in edition.json. Correct or remove this list.',
  );
});
