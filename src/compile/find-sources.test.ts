import { expect, test } from 'bun:test';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { folderFiles } from './edition-files.ts';
import { findSources } from './find-sources.ts';

const filesIn = (path: string) => folderFiles({ path, shown: 'tst', name: 'tst', room: 'translations' });
const sourcesOf = (path: string, globs?: readonly string[]) =>
  findSources(filesIn(path), 'translation', globs);

test('without globs, the source files right in the folder are the sources, sorted, whatever the case of their ending', () => {
  const folder = newFolder({
    '41-MAT.usfm': '',
    '01-GEN.SFM': '',
    'notes.txt': '',
    'edition.json': {},
    'old/02-EXO.usfm': '',
  });
  mkdirSync(join(folder, 'folder.usfm'));
  expect(sourcesOf(folder)).toEqual(['01-GEN.SFM', '41-MAT.usfm']);
});

test('files of every source format are sources, metadata beside them is not', () => {
  const folder = newFolder({
    'GEN.usx': '',
    'bible.XML': '',
    'EXO.sfm': '',
    'LEV.json': '',
    'cover.png': '',
    'metadata.xml': '',
    'metadata.json': {},
    'audio.json': {},
  });
  expect(sourcesOf(folder)).toEqual(['EXO.sfm', 'GEN.usx', 'LEV.json', 'bible.XML']);
});

test('each kind of edition has sources of its own, and what says who may copy them is none', () => {
  const files = filesIn(
    newFolder({
      'GEN.usfm': '',
      'People.csv': '',
      'notes.imp': '',
      'notes.json': [],
      'references.txt': '',
      'references.tsv': '',
      'LICENSE.txt': '',
      'README.txt': '',
      'copr.htm': '',
      'edition.json': {},
    }),
  );
  expect(findSources(files, 'translation')).toEqual(['GEN.usfm', 'notes.json']);
  const tables = ['references.tsv', 'references.txt'];
  expect(findSources(files, 'commentary')).toEqual(['People.csv', 'notes.imp', 'notes.json', ...tables]);
  expect(findSources(files, 'cross-references')).toEqual(['People.csv', ...tables]);
  expect(findSources(files, 'entities')).toEqual(['People.csv']);
});

test('globs choose the sources, sub-folders included, each once', () => {
  const folder = newFolder({
    'GEN.usfm': '',
    'new/MAT.usfm': '',
    'new/MRK.usfm': '',
    'new/notes.txt': '',
    'old/EXO.usfm': '',
  });
  const names = sourcesOf(folder, ['new/*', '**/MAT.usfm', 'old/*.sfm']);
  expect(names).toEqual(['new/MAT.usfm', 'new/MRK.usfm']);
});

test('a glob finds files in a folder that is linked', () => {
  const folder = newFolder({ 'v2/MAT.usfm': '' });
  symlinkSync('v2', join(folder, 'linked'));
  expect(sourcesOf(folder, ['linked/*.usfm'])).toEqual(['linked/MAT.usfm']);
});

test('globs that match nothing give no sources', () => {
  expect(sourcesOf(newFolder({ 'GEN.usfm': '' }), ['*.sfm'])).toEqual([]);
});

test('a link that leads nowhere is a source only where it has the name of one', () => {
  const folder = newFolder({ 'GEN.usfm': '' });
  symlinkSync('/nowhere/at/all', join(folder, 'EXO.usfm'));
  symlinkSync('/nowhere/at/all', join(folder, 'notes.txt'));
  expect(sourcesOf(folder)).toEqual(['EXO.usfm', 'GEN.usfm']);
});
