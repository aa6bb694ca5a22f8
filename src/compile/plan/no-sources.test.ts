import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from './edition-files.ts';
import { noSources } from './no-sources.ts';

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
