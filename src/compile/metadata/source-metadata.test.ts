import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { folderFiles } from '../plan/edition-files.ts';
import { readSourceMetadata } from './source-metadata.ts';

const read = (files: Record<string, string>) =>
  readSourceMetadata(
    folderFiles({ path: newFolder(files), shown: 'tst', name: 'tst', room: 'translations' }),
  );

const zefania = (information: string) =>
  `<?xml version="1.0"?>\n<!--A viewer-->\n<XMLBIBLE biblename="Luther &amp; more" type="x-bible">${information}<BIBLEBOOK bnumber="1"/></XMLBIBLE>`;

test('the information of a Zefania Bible becomes that of the edition', async () => {
  const information =
    '<INFORMATION>\n<title>Luther – geprüft</title><identifier>luth 1912</identifier>\n<language>GER</language><rights>Public\nDomain</rights></INFORMATION>';
  expect(await read({ 'a.xml': zefania(information) })).toMatchObject({
    ...{
      id: 'luth1912',
      name: 'Luther – geprüft',
      shortName: 'luth 1912',
      language: 'deu',
      direction: 'ltr',
    },
    licenseNotes: 'Public Domain',
  });
  expect(await read({ 'a.xml': zefania('') })).toMatchObject({
    id: 'Luthermore',
    name: 'Luther & more',
    language: 'und',
  });
});

test.each(['translation', 'commentary', 'dataset'])(
  'the %s in documents of the public API becomes that of the edition',
  async (kind) => {
    const edition = {
      id: 'arb',
      name: 'اسم',
      englishName: 'A name',
      website: 'https://example.org',
      licenseUrl: 'https://example.org/l',
      language: 'arb',
      textDirection: 'rtl',
      licenseNotes: 'Changes were made.',
    };
    const expected = {
      id: 'arb',
      name: 'اسم',
      englishName: 'A name',
      shortName: 'arb',
      language: 'arb',
      direction: 'rtl',
      licenseNotes: 'Changes were made.',
      licenseNotice: null,
    };
    const json = JSON.stringify({ [kind]: edition, books: [] }, undefined, 2);
    expect(await read({ 'books.json': json })).toMatchObject(expected);
    expect(await read({ 'api/arb/books.json': json, 'readme.md': 'a' })).toMatchObject(expected);
  },
);

test.each([
  ['other XML', { 'a.xml': '<usx version="3.0"/>' }],
  [
    'other JSON',
    { 'books.json': '[]', 'complete.json': '{"translation":"A"}', 'a.json': '{"translation":{"id":"A"}}' },
  ],
  ['JSON that is cut off', { 'books.json': '{"translation":{"id":"A","name":"B' }],
  ['nothing', { 'GEN.usfm': '\\id GEN' }],
])('%s says nothing of the edition', async (_, files) => {
  expect(await read(files)).toBeUndefined();
});
