import { expect, test } from 'bun:test';
import { symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { findEditions } from './find-editions.ts';

const told = (content: string) => findEditions(content).map(({ shown, name, room }) => [shown, name, room]);

test('each folder of a room is an edition, and editions are sorted by name', () => {
  const content = newFolder({
    'translations/web/GEN.usfm': '',
    'translations/BSB/GEN.usfm': '',
    'commentaries/jfb/edition.json': {},
    'datasets/roads/edition.json': {},
  });
  expect(told(content)).toEqual([
    ['translations/BSB', 'BSB', 'translations'],
    ['translations/web', 'web', 'translations'],
    ['commentaries/jfb', 'jfb', 'commentaries'],
    ['datasets/roads', 'roads', 'datasets'],
  ]);
  expect(findEditions(content)[0]!.path).toBe(join(content, 'translations/BSB'));
});

test('an edition folder without sources is found too, so that it can be reported', () => {
  expect(told(newFolder({ 'translations/empty/notes.txt': '' }))).toEqual([
    ['translations/empty', 'empty', 'translations'],
  ]);
});

test('hidden folders and loose files in a room are not editions', () => {
  const content = newFolder({
    'translations/.git/GEN.usfm': '',
    'translations/readme.txt': '',
    'translations/BSB/GEN.usfm': '',
  });
  expect(told(content)).toEqual([['translations/BSB', 'BSB', 'translations']]);
});

test('sources that are in a room itself are an edition', () => {
  const content = newFolder({ 'translations/GEN.usfm': '', 'translations/BSB/GEN.usfm': '' });
  expect(told(content).map(([shown]) => shown)).toEqual(['translations', 'translations/BSB']);
});

test('a link to a folder is an edition folder, even if it is broken, so that the edition is not removed', () => {
  const sources = newFolder({ 'GEN.usfm': '' });
  const content = newFolder({ 'translations/here/GEN.usfm': '' });
  symlinkSync(sources, join(content, 'translations/linked'));
  symlinkSync('/nowhere/at/all', join(content, 'translations/broken'));
  expect(told(content)).toEqual([
    ['translations/broken', 'broken', 'translations'],
    ['translations/here', 'here', 'translations'],
    ['translations/linked', 'linked', 'translations'],
  ]);
});

test('without rooms, sub-folders with sources are translations', () => {
  const content = newFolder({
    'web/GEN.SFM': '',
    'bsb/GEN.usfm': '',
    'pictures/cover.png': '',
    'GEN.usfm': '',
  });
  expect(told(content)).toEqual([
    ['bsb', 'bsb', 'translations'],
    ['web', 'web', 'translations'],
  ]);
});

test('a folder that contains sources is one translation with its name', () => {
  const content = newFolder({ 'GEN.usfm': '', 'pictures/cover.png': '' });
  expect(findEditions(content)).toEqual([
    { path: content, shown: '.', name: basename(content), room: 'translations' },
  ]);
});

test('a folder without any source has no edition', () => {
  expect(findEditions(newFolder({ 'readme.txt': '', 'pictures/cover.png': '' }))).toEqual([]);
  expect(findEditions(newFolder())).toEqual([]);
});
