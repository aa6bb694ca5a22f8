import { expect, test } from 'bun:test';
import { newFolder } from '../../test/new-folder.ts';
import { contentKindOf } from './content-kind-of.ts';
import { folderFiles } from './edition-files.ts';
import type { Room } from './find-editions.ts';

function kindOf(room: Room, files: readonly string[]) {
  const path = newFolder(Object.fromEntries(files.map((name) => [name, ''])));
  const folder = { path, shown: 'x', name: 'x', room };
  return contentKindOf(folder, folderFiles(folder));
}

test.each([
  ['translations', ['GEN.usfm'], 'translation'],
  ['translations', ['People.csv'], 'translation'],
  ['commentaries', ['GEN.csv'], 'commentary'],
  ['datasets', ['cross_references.txt'], 'cross-references'],
  ['datasets', ['Books.csv', 'Places.csv'], 'entities'],
  ['datasets', ['peopleGroups.csv'], 'entities'],
  ['datasets', ['my-people.csv'], 'cross-references'],
] as const)('in %s, %p are the files of %s', (room, files, kind) => {
  expect(kindOf(room, files)).toBe(kind);
});
