import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { findEditions } from './find-editions.ts';
import { unreadSources } from './unread-sources.ts';

function unread(files: Readonly<Record<string, unknown>>): string[] {
  const content = newFolder(files);
  return unreadSources(content, findEditions(content)).map(({ file, message }) => `${file}: ${message}`);
}

test('reports folders whose names are nearly those of the rooms', () => {
  const files = {
    'translations/A/GEN.usfm': '',
    'Translations/B/GEN.usfm': '',
    'dataset/roads/roads.csv': '',
    'commentary/C/notes.csv': '',
  };
  expect(unread(files).map((text) => text.split('/', 1)[0])).toEqual([
    'Translations: This folder was not read. Rename it to translations',
    'commentary: This folder was not read. Rename it to commentaries',
    'dataset: This folder was not read. Rename it to datasets',
  ]);
});

test('reports sources and zips next to the rooms', () => {
  const files = {
    'translations/A/GEN.usfm': '',
    'web/NT/MAT.usfm': '',
    'RUT.usfm': '',
    'web.zip': '',
  };
  expect(unread(files)).toEqual([
    'RUT.usfm: This file was not read, because it is not in the folder of an edition. Move it to translations/<name>/, or remove it.',
    'web: This folder was not read, although it contains sources, such as web/NT/MAT.usfm. Move it to translations/web/, or remove it.',
    'web.zip: This file was not read, because it is not in the folder of an edition. Move it to translations/<name>/, or remove it.',
  ]);
});

test('without rooms, reports a folder whose sources are in sub-folders', () => {
  expect(unread({ 'web/GEN.usfm': '', 'bsb/OT/GEN.usfm': '' })).toEqual([
    'bsb: This folder was not read, although it contains sources, such as bsb/OT/GEN.usfm. Move all editions to translations/, this one to translations/bsb/, or remove it.',
  ]);
});

test('reports a content folder in a content folder', () => {
  expect(unread({ 'content/translations/A/GEN.usfm': '' })).toEqual([
    'content: This folder was not read, because it is a content folder itself. Build it separately, or move its folders here.',
  ]);
});

test('reports nothing else in a content folder, and nothing if its top is an edition', () => {
  const others = {
    'README.md': 'x',
    'package.json': '{}',
    'node_modules/a/GEN.usfm': '',
    '.git/GEN.usfm': '',
  };
  expect(unread({ ...others, 'translations/A/GEN.usfm': '', 'notes/a.txt': 'x', 'site.json': '{}' })).toEqual(
    [],
  );
  expect(unread({ 'GEN.usfm': '', 'pictures/NT/a.png': '' })).toEqual([]);
});
