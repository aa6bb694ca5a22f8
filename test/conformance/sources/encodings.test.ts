import { describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../../src/compile/build-library.fixture.ts';
import { type Library, openLibrary } from '../../../src/library/library.ts';
import { editionWords } from '../../end-to-end/edition-words.ts';
import { newFolder } from '../../new-folder.ts';
import { readDocument } from '../../read-document.ts';
import { zipOf } from '../../zip-of.ts';
import {
  type EditionRow,
  encoded,
  osis,
  testEditions,
  usfm,
  usj,
  usx,
  xmlDeclaration,
} from './edition-rows.ts';

const russian = 'В начале сотворил Бог небо и землю.';
const greek = 'Εν αρχή ην ο Λόγος.';
const french = 'Au commencement, Dieu créa les cieux.';
const rus = { language: 'rus' };
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const declared: EditionRow[] = [
  {
    title: 'OSIS in Windows-1251',
    files: { 'bible.xml': encoded(osis('Gen', russian, xmlDeclaration('windows-1251')), 'windows-1251') },
    metadata: rus,
    words: russian,
    told: [],
  },
  {
    title: 'USX in ISO 8859-7',
    files: { 'JHN.usx': encoded(usx('JHN', greek, xmlDeclaration('ISO-8859-7')), 'iso-8859-7') },
    metadata: { language: 'ell' },
    words: greek,
    told: [],
  },
  {
    title: 'OSIS in KOI8-R, whatever the language is',
    files: { 'bible.osis': encoded(osis('Gen', russian, xmlDeclaration('koi8-r')), 'koi8-r') },
    words: russian,
    told: [],
  },
  {
    title: 'USX in UTF-16 with its mark and its declaration',
    files: { 'GEN.usx': utf16(`\uFEFF${usx('GEN', russian, xmlDeclaration('UTF-16'))}`) },
    metadata: rus,
    words: russian,
    told: [],
  },
  {
    title: 'USX in UTF-16 without its mark',
    files: { 'GEN.usx': utf16(usx('GEN', russian, xmlDeclaration('utf-16'))) },
    metadata: rus,
    words: russian,
    told: [],
  },
  {
    title: 'USFM, USX and USJ in Windows-1251, of which edition.json says so',
    files: {
      'GEN.usfm': encoded(usfm('GEN', russian), 'windows-1251'),
      'EXO.usx': encoded(usx('EXO', russian), 'windows-1251'),
      'LEV.usj': encoded(usj('LEV', russian), 'windows-1251'),
    },
    metadata: { ...rus, encoding: 'windows-1251' },
    words: `${russian} ${russian} ${russian}`,
    told: [],
  },
  {
    title: 'a zip in Windows-1251, of which edition.json says so',
    files: { 'a.zip': await zipOf({ 'GEN.usfm': encoded(usfm('GEN', russian), 'windows-1251') }) },
    metadata: { ...rus, encoding: 'Windows-1251' },
    words: russian,
    told: [],
  },
  {
    title: 'USFM in Windows-1251, of which \\ide says so',
    files: {
      'GEN.usfm': encoded(usfm('GEN', russian).replace('\n', '\n\\ide CP-1251\n'), 'windows-1251'),
    },
    metadata: rus,
    words: russian,
    told: [],
  },
  {
    title: 'USFM in Windows-1252, of which \\ide says so',
    files: {
      'GEN.usfm': encoded(usfm('GEN', french).replace('\n', '\n\\ide windows-1252\n'), 'windows-1252'),
    },
    words: french,
    told: [],
  },
  {
    title: 'UTF-8, of which \\ide says so in the words of Paratext',
    files: { 'GEN.usfm': usfm('GEN', russian).replace('\n', '\n\\ide 65001 - Unicode (UTF-8)\n') },
    metadata: rus,
    words: russian,
    told: [],
  },
  {
    title: 'USFM in UTF-16 without its mark, in both orders of bytes',
    files: {
      'GEN.usfm': utf16(usfm('GEN', russian)),
      'EXO.usfm': utf16(usfm('EXO', greek)).swap16(),
    },
    metadata: rus,
    words: `${russian} ${greek}`,
    told: [],
  },
  {
    title: 'an encoding that is not known, in XML',
    files: { 'GEN.usx': usx('GEN', 'word', xmlDeclaration('klingon-8')), 'EXO.usfm': usfm('EXO', 'rest') },
    words: 'rest',
    told: ['unknown-encoding GEN.usx:1'],
    says: ['"klingon-8"'],
  },
  {
    title: 'an encoding that is not known, in edition.json',
    files: { 'GEN.usfm': usfm('GEN', 'word') },
    metadata: { encoding: 'klingon-8' },
    told: ['bad-metadata edition.json:1'],
    says: ['$.encoding: "klingon-8" is not a known encoding'],
  },
];

const contradictory: EditionRow[] = [
  {
    title: 'a mark against the XML declaration',
    files: { 'GEN.usx': `\uFEFF${usx('GEN', russian, xmlDeclaration('windows-1251'))}` },
    metadata: rus,
    words: russian,
    told: ['contradictory-encoding GEN.usx:1'],
  },
  {
    title: 'the XML declaration against edition.json',
    files: { 'GEN.usx': encoded(usx('GEN', russian, xmlDeclaration('windows-1251')), 'windows-1251') },
    metadata: { ...rus, encoding: 'koi8-r' },
    words: russian,
    told: ['contradictory-encoding GEN.usx:1'],
    says: ['"encoding" in edition.json says "koi8-r"'],
  },
  {
    title: 'an XML declaration that its bytes deny',
    files: { 'GEN.usx': usx('GEN', russian, xmlDeclaration('utf-16')) },
    metadata: rus,
    words: russian,
    told: ['contradictory-encoding GEN.usx:1'],
  },
  {
    title: 'edition.json against a file that was turned into UTF-8',
    files: {
      'EXO.usfm': encoded(usfm('EXO', russian), 'windows-1251'),
      'GEN.usfm': usfm('GEN', russian),
    },
    metadata: { ...rus, encoding: 'windows-1251' },
    words: `${russian} ${russian}`,
    told: ['contradictory-encoding GEN.usfm:1'],
  },
];

const undeclared: EditionRow[] = [
  {
    title: 'Russian beside a file in UTF-8',
    files: { 'GEN.usfm': encoded(usfm('GEN', russian), 'windows-1251'), 'EXO.usfm': usfm('EXO', russian) },
    metadata: rus,
    words: russian,
    told: ['unknown-encoding GEN.usfm:1'],
    says: ['"encoding": "windows-1251"'],
  },
  {
    title: 'Greek, of which the XML declaration says it is UTF-8',
    files: { 'JHN.usx': encoded(usx('JHN', greek, xmlDeclaration('UTF-8')), 'iso-8859-7') },
    metadata: { language: 'ell' },
    told: ['unknown-encoding JHN.usx:1'],
    says: ['not "UTF-8", as the XML declaration says'],
  },
  {
    title: 'a language with a script that is not its usual one',
    files: { 'GEN.usfm': encoded(usfm('GEN', russian), 'windows-1251') },
    metadata: { language: 'az-Cyrl' },
    told: ['unknown-encoding GEN.usfm:1'],
  },
  {
    title: 'French, whose script Windows-1252 can write',
    files: { 'GEN.usfm': encoded(usfm('GEN', french), 'windows-1252') },
    metadata: { language: 'fra' },
    words: french,
    told: ['invalid-utf8 GEN.usfm:4'],
    says: ['Windows-1252 was assumed'],
  },
  {
    title: 'an unknown language in what looks like Latin script',
    files: { 'GEN.usfm': encoded(usfm('GEN', french), 'windows-1252') },
    metadata: { language: 'und' },
    words: french,
    told: ['invalid-utf8 GEN.usfm:4'],
  },
  {
    title: 'an unknown language in what does not',
    files: { 'GEN.usfm': encoded(usfm('GEN', russian), 'windows-1251') },
    metadata: { language: 'und' },
    told: ['unknown-encoding GEN.usfm:1'],
  },
];

const entities: EditionRow[] = [
  {
    title: 'OSIS with entities of HTML',
    files: {
      'bible.xml': osis('Gen', 'cr&eacute;a &mdash; &laquo;&nbsp;oui&nbsp;&raquo; &#150; &amp;nbsp;'),
    },
    words: 'créa — «\u00A0oui\u00A0» – &nbsp;'.replaceAll('\u00A0', ' '),
    told: ['html-entity bible.xml:1'],
  },
  {
    title: 'USX with entities of HTML',
    files: { 'GEN.usx': usx('GEN', 'cr&eacute;a &hellip;') },
    words: 'créa …',
    told: ['html-entity GEN.usx:1'],
  },
  {
    title: 'USX with an entity that nobody knows',
    files: { 'GEN.usx': usx('GEN', 'a &nosuch; b') },
    words: 'a &nosuch; b',
    told: ['malformed-xml GEN.usx:1'],
  },
];

const note = (library: Library, id: string) =>
  JSON.stringify(
    readDocument<{ chapter: { content: unknown } }>(library, `/api/c/${id}/GEN/1.json`).chapter.content,
  );
const names = (library: Library, id: string) =>
  readDocument<{ people: { name: string }[] }>(library, `/api/d/${id}/people.json`)
    .people.map(({ name }) => name)
    .join(' ');
const references = (library: Library, id: string) =>
  String(readDocument<{ books: unknown[] }>(library, `/api/d/${id}/books.json`).books.length);

const csv = (text: string) => `Book,Chapter,Verse,Commentaries\nGEN,1,1,${text}\n`;
const people = 'personLookup,displayTitle,verses\nadam_1,Адам,Gen.2.20\n';
const others: EditionRow[] = [
  {
    title: 'a commentary in Windows-1251, of which edition.json says so',
    room: 'commentaries',
    files: { 'notes.csv': encoded(csv(russian), 'windows-1251') },
    metadata: { ...rus, encoding: 'windows-1251' },
    served: note,
    words: JSON.stringify([{ type: 'verse', number: 1, content: [russian] }]),
    told: [],
  },
  {
    title: 'a commentary in Windows-1251, of which nothing says so',
    room: 'commentaries',
    files: { 'notes.csv': encoded(csv(russian), 'windows-1251') },
    metadata: rus,
    told: ['unknown-encoding notes.csv:1'],
  },
  {
    title: 'a commentary in UTF-16 without its mark, in a file without an extension',
    room: 'commentaries',
    files: { notes: utf16(csv(russian)) },
    metadata: rus,
    served: note,
    words: JSON.stringify([{ type: 'verse', number: 1, content: [russian] }]),
    told: [],
  },
  {
    title: 'a table of people in Windows-1251, of which edition.json says so',
    room: 'datasets',
    files: { 'People.csv': encoded(people, 'windows-1251') },
    metadata: { ...rus, encoding: 'windows-1251' },
    served: names,
    words: 'Адам',
    told: [],
  },
  {
    title: 'a table of people in Windows-1251, of which nothing says so',
    room: 'datasets',
    files: { 'People.csv': encoded(people, 'windows-1251') },
    metadata: rus,
    told: ['unknown-encoding People.csv:1', 'no-entities People.csv'],
  },
  {
    title: 'cross references with a comment in Windows-1251, of which edition.json says so',
    room: 'datasets',
    files: { 'references.tsv': encoded('# Ссылки\nGen.1.1\tPs.96.5\t58\n', 'windows-1251') },
    metadata: { ...rus, encoding: 'windows-1251' },
    served: references,
    words: '1',
    told: [],
  },
  {
    title: 'cross references in UTF-16 without its mark',
    room: 'datasets',
    files: { 'references.txt': utf16('From Verse\tTo Verse\tVotes\nGen.1.1\tPs.96.5\t58\n') },
    served: references,
    words: '1',
    told: [],
  },
];

describe('Sources in', () => {
  testEditions([...declared, ...contradictory, ...undeclared, ...entities, ...others]);
});

test('a file whose encoding is no longer declared keeps the last good version in service', async () => {
  const metadata = { id: 'RUS', name: 'R', englishName: 'R', language: 'rus', website: '', licenseUrl: '' };
  const content = newFolder({
    'translations/r/edition.json': metadata,
    'translations/r/GEN.usfm': usfm('GEN', russian),
  });
  const directory = newFolder();
  await buildLibrary({ content, library: directory });
  writeFileSync(join(content, 'translations/r/GEN.usfm'), encoded(usfm('GEN', 'Новое.'), 'windows-1251'));
  writeFileSync(join(content, 'translations/r/EXO.usfm'), usfm('EXO', 'Исход.'));
  const { editions, diagnostics } = await buildLibrary({ content, library: directory });
  expect(editions.map(({ outcome }) => outcome)).toEqual(['failed']);
  expect(diagnostics.map(({ code }) => code)).toEqual(['unknown-encoding', 'text-kept']);
  const library = openLibrary(directory, { readOnly: true });
  expect(editionWords(library, 'RUS')).toBe(russian);
  await library.close();
}, 600_000);

test('a bundle of the Digital Bible Library in Windows-1251 is read whole, its metadata too', async () => {
  const bundle = `${xmlDeclaration('windows-1251')}<DBLMetadata version="2.1">
<identification><name>Bible</name><nameLocal>Библия</nameLocal><abbreviation>RU</abbreviation></identification>
<language><iso>rus</iso></language>
<publications><publication default="true"><structure><content src="text/GEN.usx" role="GEN"/></structure></publication></publications>
</DBLMetadata>`;
  const content = newFolder({
    'translations/r/metadata.xml': encoded(bundle, 'windows-1251'),
    'translations/r/text/GEN.usx': encoded(
      usx('GEN', russian, xmlDeclaration('windows-1251')),
      'windows-1251',
    ),
  });
  const directory = newFolder();
  const { diagnostics } = await buildLibrary({ content, library: directory });
  const library = openLibrary(directory, { readOnly: true });
  expect([diagnostics, editionWords(library, 'RU')]).toEqual([[], russian]);
  expect(library.edition('RU')?.catalogueEntry).toMatchObject({ name: 'Библия' });
  await library.close();
}, 600_000);
