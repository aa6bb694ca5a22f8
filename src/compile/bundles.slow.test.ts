import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { writeFiles } from '../../test/write-files.ts';
import { zipOf } from '../../test/zip-of.ts';
import { openLibrary } from '../library/library.ts';
import { buildLibrary } from './build-library.fixture.ts';

setDefaultTimeout(600_000);

const usfm = (id: string) => `\\id ${id}\n\\c 1\n\\p\n\\v 1 In ${id}.\n`;
const usx = (id: string) =>
  `<?xml version="1.0"?>\n<usx version="3.0"><book code="${id}" style="id"/><chapter number="1" style="c" sid="${id} 1"/><para style="p"><verse number="1" style="v" sid="${id} 1:1"/>In ${id}.<verse eid="${id} 1:1"/></para><chapter eid="${id} 1"/></usx>`;
const usj = JSON.stringify({
  type: 'USJ',
  version: '3.1',
  content: [
    { type: 'book', marker: 'id', code: 'LEV', content: [] },
    { type: 'chapter', marker: 'c', number: '1' },
    { type: 'para', marker: 'p', content: [{ type: 'verse', marker: 'v', number: '1' }, 'In LEV.'] },
  ],
});
const osis =
  '<osis><osisText osisIDWork="X"><div type="book" osisID="Num"><chapter osisID="Num.1"><p><verse osisID="Num.1.1">In NUM.</verse></p></chapter></div></osisText></osis>';
const dbl = `<?xml version="1.0"?>
<DBLMetadata id="0123456789abcdef" version="2.1">
  <identification><name>Sample Bible</name><nameLocal>Biblia</nameLocal><abbreviation>SMP</abbreviation></identification>
  <language><iso>spa</iso><scriptDirection>LTR</scriptDirection></language>
  <copyright><fullStatement><statementContent type="xhtml"><p>Free for all.</p></statementContent></fullStatement></copyright>
  <publications>
    <publication id="p1"><structure><content name="Genesis" src="release/USX_1/GEN.usx" role="GEN"/></structure></publication>
    <publication id="p2" default="true"><structure><content name="Exodus" src="release/USX_2/EXO.usx" role="EXO"/></structure></publication>
  </publications>
</DBLMetadata>`;
const burrito = JSON.stringify({
  format: 'scripture burrito',
  identification: { name: { en: 'Sample', fr: 'Exemple' }, abbreviation: { fr: 'EXM' } },
  languages: [{ tag: 'fr' }],
  ingredients: { 'ingredients/GEN.usfm': { mimeType: 'text/x-usfm' }, 'ingredients/LICENSE.md': {} },
});

async function build(files: Record<string, string | Uint8Array>) {
  const content = newFolder();
  writeFiles(join(content, 'translations', 'TST'), files);
  const { editions, diagnostics } = await buildLibrary({ content, library: `${content}.library` });
  const library = openLibrary(`${content}.library`, { readOnly: true });
  const record = library.editions()[0];
  const text = record && readVerse(library.get(`/api/${record.id}/${record.bookIds[0]}/1.simple.json`)!.gzip);
  await library.close();
  return { outcome: editions[0]!.outcome, record, text, codes: diagnostics.map(({ code }) => code) };
}

function readVerse(gzip: Uint8Array): string {
  return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(gzip)))).chapter.content[0].text;
}

test('one folder may contain all source formats', async () => {
  const built = await build({
    'GEN.usfm': usfm('GEN'),
    'EXO.usx': usx('EXO'),
    'LEV.json': usj,
    'num.xml': osis,
  });
  expect(built.record?.bookIds).toEqual(['GEN', 'EXO', 'LEV', 'NUM']);
  expect(built.codes).toEqual(['no-metadata']);
});

describe('a Digital Bible Library bundle', () => {
  const files = {
    'metadata.xml': dbl,
    'release/USX_1/GEN.usx': usx('GEN'),
    'release/USX_2/EXO.usx': usx('EXO'),
  };

  test('gives its default publication under its own names', async () => {
    const { record, codes } = await build(files);
    expect(record?.bookIds).toEqual(['EXO']);
    expect(record?.catalogueEntry).toMatchObject({
      id: 'SMP',
      name: 'Biblia',
      englishName: 'Sample Bible',
      language: 'spa',
      licenseNotes: 'Free for all.',
    });
    expect(codes).toEqual([]);
  });

  test('may be one zip, with a folder around it or not', async () => {
    expect((await build({ 'bundle.zip': await zipOf(files) })).record?.bookIds).toEqual(['EXO']);
    const inFolder = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`bundle/${name}`, text]),
    );
    expect((await build({ 'bundle.zip': await zipOf(inFolder) })).record?.bookIds).toEqual(['EXO']);
  });
});

test('a Scripture Burrito gives its ingredients', async () => {
  const { record, codes } = await build({ 'metadata.json': burrito, 'ingredients/GEN.usfm': usfm('GEN') });
  expect(record?.catalogueEntry).toMatchObject({
    id: 'EXM',
    name: 'Exemple',
    englishName: 'Sample',
    language: 'fra',
  });
  expect(record?.bookIds).toEqual(['GEN']);
  expect(codes).toEqual([]);
});

test('an archive of eBible.org is known by its copyright page and its file names', async () => {
  const files = {
    '02-GENspablm.usfm': usfm('GEN'),
    'copr.htm':
      '<html><title>Santa Biblia libre</title><body><h1>Copyright</h1> &copy; Public&nbsp;Domain</body></html>',
  };
  const { record, codes } = await build({ 'spablm_usfm.zip': await zipOf(files) });
  expect(record?.catalogueEntry).toMatchObject({
    id: 'spablm',
    name: 'Santa Biblia libre',
    language: 'spa',
    licenseNotes: 'Copyright © Public Domain',
  });
  expect(codes).toEqual([]);
  const lines = {
    'deu1912_vpl.txt': 'GEN 1:1 Am Anfang.\nGEN 1:2 Die Erde.\n',
    'deu1912_vpl.xml': '<verseFile><v b="GEN" c="1" v="1">Am Anfang.</v></verseFile>',
    'deu1912_about.htm': '<html><title>Luther Bibel 1912</title><body>Public Domain</body></html>',
  };
  const ofLines = await build({ 'deu1912_vpl.zip': await zipOf(lines) });
  expect(ofLines.record?.catalogueEntry).toMatchObject({
    ...{ id: 'deu1912', name: 'Luther Bibel 1912', language: 'deu', licenseNotes: 'Public Domain' },
    totalNumberOfVerses: 2,
  });
  expect(ofLines.codes).toEqual([]);
});

test('metadata next to a zip has priority over metadata inside', async () => {
  const edition = JSON.stringify({
    id: 'OWN',
    name: 'N',
    englishName: 'N',
    language: 'eng',
    website: '',
    licenseUrl: '',
  });
  const { record, text } = await build({
    'edition.json': edition,
    'a.zip': await zipOf({ 'GEN.usfm': usfm('GEN') }),
  });
  expect([record?.id, text]).toEqual(['OWN', 'In GEN.']);
});

test('a damaged zip and one next to sources are reported, and nothing else is affected', async () => {
  expect(await build({ 'a.zip': 'no zip at all' })).toMatchObject({
    outcome: 'failed',
    codes: ['unreadable-file'],
  });
  const beside = await build({ 'a.zip': 'no zip at all', 'GEN.usfm': usfm('GEN') });
  expect(beside).toMatchObject({ outcome: 'compiled', codes: ['no-metadata', 'ignored-archive'] });
});

test('a zip in a zip is reported', async () => {
  const inner = await zipOf({ 'GEN.usfm': usfm('GEN') });
  expect(await build({ 'a.zip': await zipOf({ 'b.zip': inner }) })).toMatchObject({
    outcome: 'failed',
    codes: ['no-metadata', 'ignored-archive', 'no-sources'],
  });
  expect(
    await build({ 'a.zip': await zipOf({ 'more/b.zip': inner, 'RUT.usfm': usfm('RUT') }) }),
  ).toMatchObject({
    outcome: 'compiled',
    codes: ['no-metadata', 'ignored-archive'],
  });
});

test('files without scripture are reported', async () => {
  const built = await build({ 'styles.xml': '<styles/>', 'other.xml': '<notes/>' });
  expect(built).toMatchObject({ outcome: 'failed', codes: ['no-metadata', 'no-sources'] });
});
