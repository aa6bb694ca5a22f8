import { expect, test } from 'bun:test';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { findSources } from './find-sources.ts';

test('without globs, the USFM files right in the folder are the sources, sorted, whatever the case of their ending', () => {
  const folder = newFolder({
    '41-MAT.usfm': '',
    '01-GEN.SFM': '',
    'notes.txt': '',
    'edition.json': {},
    'old/02-EXO.usfm': '',
  });
  mkdirSync(join(folder, 'folder.usfm'));
  expect(findSources(folder, undefined)).toEqual({ names: ['01-GEN.SFM', '41-MAT.usfm'], unreadable: [] });
});

test('files in a format that is not read yet are told apart from what is no source at all', () => {
  const folder = newFolder({ 'GEN.usx': '', 'bible.XML': '', 'all.zip': '', 'cover.png': '', 'EXO.sfm': '' });
  expect(findSources(folder, undefined)).toEqual({
    names: ['EXO.sfm'],
    unreadable: ['GEN.usx', 'all.zip', 'bible.XML'],
  });
});

test('globs choose the sources, sub-folders included, each once', () => {
  const folder = newFolder({
    'GEN.usfm': '',
    'new/MAT.usfm': '',
    'new/MRK.usfm': '',
    'new/notes.txt': '',
    'old/EXO.usfm': '',
  });
  const { names } = findSources(folder, ['new/*', '**/MAT.usfm', 'old/*.sfm']);
  expect(names).toEqual(['new/MAT.usfm', 'new/MRK.usfm']);
});

test('a glob finds files in a folder that is linked', () => {
  const folder = newFolder();
  symlinkSync(newFolder({ 'MAT.usfm': '' }), join(folder, 'linked'));
  expect(findSources(folder, ['linked/*.usfm']).names).toEqual(['linked/MAT.usfm']);
});

test('globs that match nothing give no sources', () => {
  expect(findSources(newFolder({ 'GEN.usfm': '' }), ['*.sfm'])).toEqual({ names: [], unreadable: [] });
});

test('a link that leads nowhere is a source only where it has the name of one', () => {
  const folder = newFolder({ 'GEN.usfm': '' });
  symlinkSync('/nowhere/at/all', join(folder, 'EXO.usfm'));
  symlinkSync('/nowhere/at/all', join(folder, 'notes.txt'));
  expect(findSources(folder, undefined)).toEqual({ names: ['EXO.usfm', 'GEN.usfm'], unreadable: [] });
});
