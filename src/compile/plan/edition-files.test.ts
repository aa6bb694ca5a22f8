import { describe, expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { writeFiles } from '../../../test/write-files.ts';
import { zipOf } from '../../../test/zip-of.ts';
import { EditionFileError, type EditionFiles, folderFiles, zipFiles } from './edition-files.ts';

const contents = {
  'GEN.usfm': 'In the beginning.',
  'new/MAT.usfm': 'x'.repeat(200_000),
  'new/notes[1].txt': '',
};

const inFolder = async () => {
  const path = newFolder(contents);
  return folderFiles({ path, shown: 'translations/tst', name: 'tst', room: 'translations' });
};
const inZip = async () => {
  const path = newFolder({ 'a.zip': await zipOf(contents) });
  return zipFiles(
    folderFiles({ path, shown: 'translations/tst', name: 'tst', room: 'translations' }),
    'a.zip',
  );
};

describe.each([
  ['a folder', inFolder, 'translations/tst/'],
  ['a zip', inZip, 'translations/tst/a.zip/'],
] as [string, () => Promise<EditionFiles>, string][])('the files of an edition in %s', (_, open, shown) => {
  test.each([
    [undefined, ['GEN.usfm']],
    [['*'], ['GEN.usfm']],
    [['**/*.usfm'], ['GEN.usfm', 'new/MAT.usfm']],
    [
      ['./new/*', 'GEN.usfm'],
      ['GEN.usfm', 'new/MAT.usfm', 'new/notes[1].txt'],
    ],
    [['new/notes\\[1\\].txt'], ['new/notes[1].txt']],
    [['new', 'missing'], []],
  ])('are found by %p', async (globs, names) => {
    const files = await open();
    expect(files.names(globs)).toEqual(names);
  });

  test('are read whole or only their beginning', async () => {
    const files = await open();
    expect(new TextDecoder().decode(await files.read('GEN.usfm'))).toBe('In the beginning.');
    expect((await files.read('new/MAT.usfm')).length).toBe(200_000);
    expect(new TextDecoder().decode(await files.head('new/MAT.usfm', 3))).toBe('xxx');
    expect(new TextDecoder().decode(await files.head('GEN.usfm', 4096))).toBe('In the beginning.');
    expect((await files.head('new/notes[1].txt', 10)).length).toBe(0);
    expect(files.shown('GEN.usfm')).toBe(`${shown}GEN.usfm`);
  });

  test('are named if they are unreadable', async () => {
    const files = await open();
    const faultOf = async (call: () => unknown) => {
      try {
        await call();
      } catch (error) {
        if (error instanceof EditionFileError) return [error.diagnostic.code, error.diagnostic.file];
      }
      return undefined;
    };
    expect(await faultOf(() => files.read('EXO.usfm'))).toEqual(['unreadable-file', `${shown}EXO.usfm`]);
    expect(await faultOf(() => files.head('EXO.usfm', 10))).toEqual(['unreadable-file', `${shown}EXO.usfm`]);
    expect(await faultOf(() => files.read('GEN.usfm', 5))).toEqual(['too-large', `${shown}GEN.usfm`]);
    expect(await faultOf(() => files.names(['../*']))).toEqual(['outside-edition', shown.slice(0, -1)]);
  });
});

test('a zip that is exchanged for another is not read any more', async () => {
  const path = newFolder({ 'a.zip': await zipOf(contents) });
  const files = await zipFiles(folderFiles({ path, shown: '.', name: 'tst', room: 'translations' }), 'a.zip');
  expect(files.shown('GEN.usfm')).toBe('a.zip/GEN.usfm');
  writeFiles(path, { 'a.zip': await zipOf({ 'GEN.usfm': 'Other words.' }) });
  expect(files.read('GEN.usfm')).rejects.toThrow('The file changed');
});
