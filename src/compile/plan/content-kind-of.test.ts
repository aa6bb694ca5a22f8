import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from './edition-files.ts';
import type { Room } from './find-editions.ts';
import { contentKindOf } from './plan-editions.ts';

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
] as const)('in %s, %p are the files of %s', async (room, files, kind) => {
  expect(await kindOf(room, files)).toBe(kind);
});

test('a table of entities is recognized by its columns too', async () => {
  const path = newFolder({ 'Biblical persons.csv': 'personLookup,displayTitle\n', 'notes.txt': '' });
  const folder = { path, shown: 'x', name: 'x', room: 'datasets' } as const;
  expect(await contentKindOf(folder, folderFiles(folder))).toBe('entities');
});
