import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from '../../compile/plan/edition-files.ts';
import { singleEditions } from '../indexes/index-sources.ts';
import { findSource } from './find-source.ts';

const sourceOf = (word: string) => findSource(word, { allowHttp: false });
const filesOf = (files: Record<string, string>) =>
  folderFiles({ path: newFolder(files), shown: '.', name: 'new', room: 'translations' });

test('downloads only the two lexicons of STEPBible, under short names', () => {
  const { layOut, url } = sourceOf('stepbible');
  expect(url.pathname).toBe('/STEPBible/STEPBible-Data/zip/refs/heads/master');
  const folder = 'STEPBible-Data-master';
  const tbesh = `${folder}/Lexicons/TBESH - Translators Brief lexicon of Extended Strongs for Hebrew - STEPBible.org CC BY.txt`;
  const tbesg = `${folder}/Lexicons/TBESG - Translators Brief lexicon of Extended Strongs for Greek - STEPBible.org CC BY.txt`;
  const others = [
    `${folder}/Lexicons/TEHMC - Morphhology.txt`,
    `${folder}/Old/TBESH.zip`,
    `${folder}/README.md`,
  ];
  expect([...layOut([tbesh, tbesg, ...others])]).toEqual([
    [tbesh, 'TBESH.txt'],
    [tbesg, 'TBESG.txt'],
  ]);
});

test('downloads the two dictionaries of Open Scriptures, which become one lexicon', async () => {
  const { layOut, describe } = sourceOf('openscriptures:strongs');
  const names = ['strongs-master/hebrew/strongs-hebrew-dictionary.js', 'strongs-master/greek/x.zip'];
  expect([...layOut(names)]).toEqual([[names[0]!, 'strongs-hebrew-dictionary.js']]);
  const found = await describe(filesOf({ 'strongs-hebrew-dictionary.js': '' }));
  expect(found).toMatchObject({ room: 'datasets', id: 'strongs', editionJson: { kind: 'lexicon' } });
  await expect(describe(filesOf({ 'other.js': '' }))).rejects.toThrow('no longer has its lexicons');
});

test('both are listed', () => {
  const lexicons = singleEditions.filter(({ kind }) => kind === 'lexicon');
  expect(lexicons.map(({ add }) => add)).toEqual(['stepbible', 'openscriptures:strongs']);
});
