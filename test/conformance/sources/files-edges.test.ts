import { describe, expect, test } from 'bun:test';
import { buildLibrary } from '../../../src/compile/build-library.fixture.ts';
import { newFolder } from '../../new-folder.ts';
import { zipOf } from '../../zip-of.ts';
import { type EditionRow, osis, testEditions, usfm, usj, usx } from './edition-rows.ts';

const usfx = '<?xml version="1.0"?><usfx><book id="GEN"><c id="1"/><p><v id="1"/>word<ve/></p></book></usfx>';
const zefania =
  '<!--A viewer--><XMLBIBLE biblename="A"><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1"><VERS vnumber="1">word</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>';
const beblia =
  '<bible translation="A"><testament name="Old"><book number="1"><chapter number="1"><verse number="1">word</verse></chapter></book></testament></bible>';
const codex =
  '{"cells":[{"kind":2,"languageId":"html","value":"<span>word</span>","metadata":{"type":"text","id":"GEN 1:1"}}]}';
const publicApi = (id: string, members: string) =>
  `{"translation":{"id":"${id}"},"books":[{"id":"GEN","chapters":[{"chapter":{"number":1,"content":[{"type":"verse","number":1,${members}}],"footnotes":[]}}]}]}`;

const spellings: EditionRow[] = [
  ['USFM as .usfm', 'GEN.usfm', usfm('GEN', 'word')],
  ['USFM as .SFM', '01GEN.SFM', usfm('GEN', 'word')],
  ['USFM as .ptx', 'GEN.ptx', usfm('GEN', 'word')],
  ['USFM as .txt', 'Genesis.txt', usfm('GEN', 'word')],
  ['USFM as .TXT', 'GEN.TXT', usfm('GEN', 'word')],
  ['USFM as .usfm.txt', 'GEN.usfm.txt', usfm('GEN', 'word')],
  ['USFM without an extension', 'GEN', usfm('GEN', 'word')],
  ['USX as .usx', 'GEN.usx', usx('GEN', 'word')],
  ['USX as .xml', 'GEN.xml', usx('GEN', 'word')],
  ['USX as .txt', 'GEN.txt', usx('GEN', 'word')],
  ['USX with its book id in the old attribute', 'GEN.usx', usx('GEN', 'word').replace('code=', 'id=')],
  ['USJ as .usj', 'GEN.usj', usj('GEN', 'word')],
  ['USJ as .json', 'GEN.json', usj('GEN', 'word')],
  ['USJ with sorted members', 'GEN.usj', sortedUsj()],
  ['OSIS as .osis', 'bible.osis', osis('Gen', 'word')],
  ['OSIS as .xml', 'bible.xml', osis('Gen', 'word')],
  ['OSIS without an extension', 'bible', osis('Gen', 'word')],
  [
    'OSIS with a prefix before its names',
    'bible.xml',
    osis('Gen', 'word').replaceAll(/<(\/?)(?=[a-z])/g, '<$1ns0:'),
  ],
  ['OSIS after a long comment', 'bible.xml', `<!-- ${'licence '.repeat(2000)}-->${osis('Gen', 'word')}`],
  ['USFX as .xml', 'bible.xml', usfx],
  ['USFX as .usfx', 'bible.usfx', usfx],
  ['USFX without an extension', 'bible', usfx],
  ['Zefania XML as .xml', 'SF_2009.xml', zefania],
  ['Zefania XML as .txt', 'bible.txt', zefania],
  ['Beblia XML', 'EnglishBible.xml', beblia],
  [
    'OpenSong XML without an extension',
    'bible',
    '<bible><b n="Genesis"><c n="1"><v n="1">word</v></c></b></bible>',
  ],
  ['a notebook of Codex as .codex', 'GEN.codex', codex],
  ['a notebook of Codex as .json', 'notebook.json', codex],
].flatMap(([title, name, text]): EditionRow[] => [
  { title: title!, files: { [name!]: text! }, words: 'word', told: [] },
  {
    title: `${title}, beside USFM`,
    files: { [name!]: text!, 'EXO.usfm': usfm('EXO', 'rest') },
    words: 'word rest',
    told: [],
  },
]);

function sortedUsj(): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort()
        .map(([key, inner]) => [key, sorted(inner)]),
    );
  };
  const note = { type: 'para', marker: 'rem', content: ['x'.repeat(10_000)] };
  const { content, ...rest } = JSON.parse(usj('GEN', 'word'));
  return JSON.stringify(sorted({ ...rest, content: [content[0], note, ...content.slice(1)] }));
}

const unread: EditionRow[] = [
  {
    title: 'USFM under a name of another kind is named',
    files: { 'GEN.usfm': usfm('GEN', 'word'), 'EXO.old': usfm('EXO', 'lost') },
    words: 'word',
    told: ['unread-file EXO.old'],
  },
  {
    title: 'chapters of a book in separate files are one book, with findings in their own files',
    files: {
      'RUT00.usfm': '\\id RUT\n\\h Ruth\n\\mt Ruth',
      'RUT02.usfm': '\\id RUT\n\\h Ruth\n\\c 2\n\\p\n\\v 1 third\n\\v 3 fourth  word',
      'RUT01.usfm': '\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 first\n\\v 2 \\nd second\n',
    },
    words: 'first second third fourth word',
    told: ['unclosed-marker RUT01.usfm:6', 'missing-verse RUT02.usfm:6', 'double-space RUT02.usfm:6'],
  },
  {
    title: 'files that look like nothing are nobody’s business',
    files: {
      'GEN.usfm': usfm('GEN', 'word'),
      'readme.md': 'Words.',
      'notes.txt': 'Genesis 1:1 is the beginning.',
      'Genesis.txt': 'In the beginning.',
      'style.sty': '\\Marker id\n\\Name id - File\n',
      'styles.xml': '<stylesheet/>',
      'package.json': '{"name":"a"}',
      'cover.jpg': Uint8Array.of(0xff, 0xd8, 0),
      Makefile: 'all:\n',
    },
    words: 'word',
    told: [],
  },
  {
    title: 'a file in the format of another program is named',
    files: {
      'GEN.usfm': usfm('GEN', 'word'),
      'bible.xml': '<ThML><ThML.body>word</ThML.body></ThML>',
      'bible.txt': '<BN>GENESIS</BN>\n<CN>CHAPTER 1</CN>\n<PM>{{01::1}}1<T>In the beginning',
    },
    words: 'word',
    told: ['unread-file bible.txt:1', 'unread-file bible.xml:1'],
    says: ['This is ThML', 'This is the format of the Lockman Foundation'],
  },
  {
    title: 'the standard download of the public API is read, and the simplified one beside it is not',
    files: {
      'complete.json': publicApi('A', '"content":["word"]'),
      'complete.simple.json': publicApi('A', '"text":"word","footnotes":[]'),
    },
    words: 'word',
    told: ['compiled-source complete.json:1'],
  },
  {
    title: 'the simplified download alone is named',
    files: {
      'EXO.usfm': usfm('EXO', 'rest'),
      'complete.simple.json': publicApi('A', '"text":"word","footnotes":[]'),
    },
    words: 'rest',
    told: [
      'compiled-source complete.simple.json:1',
      'unread-file complete.simple.json:1',
      'no-verses complete.simple.json:1',
    ],
    says: ['complete.json'],
  },
  {
    title: 'a SWORD module says how to export it',
    files: {
      'kjv.zip': await zipOf({
        'mods.d/kjv.conf': '[KJV]\nDataPath=./modules/texts/ztext/kjv/\n',
        'modules/texts/ztext/kjv/ot.bzs': '\0\0',
      }),
    },
    told: ['no-sources .'],
    says: ['SWORD module (mods.d/kjv.conf)', 'mod2osis kjv > kjv.osis'],
  },
  {
    title: 'a SWORD module of a commentary likewise',
    files: { 'mods.d/mhc.conf': '[MHC]\n', 'modules/comments/zcom/mhc/ot.bzs': '\0\0' },
    room: 'commentaries',
    told: ['no-sources .'],
    says: ['mod2imp mhc > mhc.imp'],
  },
  {
    title: 'a file that is not what its name says is an error',
    files: { 'GEN.usfm': '{"type":"something"}', 'EXO.usx': '<html/>', 'LEV.usfm': usfm('LEV', 'word') },
    words: 'word',
    told: ['no-book-id EXO.usx:1', 'no-book-id GEN.usfm:1'],
  },
  {
    title: 'an empty text file with the name of a book has lost its text',
    files: { 'GEN.usfm': usfm('GEN', 'word'), 'EXO.txt': '' },
    words: 'word',
    told: ['no-book-id EXO.txt:1'],
  },
  {
    title: 'a pattern that matches nothing is named',
    files: { 'GEN.usfm': usfm('GEN', 'word'), 'readme.md': '' },
    metadata: { sources: ['*.usfm', '*.sfm', 'EXO.usx', '*.md'] },
    words: 'word',
    told: Array(3).fill('unmatched-pattern edition.json'),
    says: [
      '"*.sfm" in the list of sources matches no file',
      '"EXO.usx"',
      '"*.md" in the list of sources matches files',
    ],
  },
  {
    title: 'patterns that match nothing at all',
    files: { 'GEN.usfm': usfm('GEN', 'word') },
    metadata: { sources: ['text/*.usfm'] },
    told: ['unmatched-pattern edition.json', 'no-sources .'],
  },
  {
    title: 'a file that a pattern names is read whatever its extension',
    files: { 'GEN.kjv': usfm('GEN', 'word'), 'EXO.usfm': usfm('EXO', 'not chosen') },
    metadata: { sources: ['*.kjv'] },
    words: 'word',
    told: [],
  },
];

const clutter: Readonly<Record<string, string>> = {
  '__MACOSX/._GEN.usfm': usfm('GEN', 'wrong'),
  '__MACOSX/GEN.usfm': usfm('GEN', 'wrong'),
  '._GEN.usfm': '\0\0',
  '.DS_Store': '\0\0',
  'Thumbs.db': '\0\0',
  'desktop.ini': '[x]',
  'GEN.usfm~': usfm('GEN', 'wrong'),
  'GEN.usfm.bak': usfm('GEN', 'wrong'),
  'GEN.bak': usfm('GEN', 'wrong'),
  '.GEN.usfm.swp': usfm('GEN', 'wrong'),
  '#GEN.usfm#': usfm('GEN', 'wrong'),
  '~$GEN.usfm': '\0\0',
};
const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const layout: EditionRow[] = [
  {
    title: 'what systems and editors leave in a folder is passed over',
    files: { 'GEN.usfm': usfm('GEN', 'word'), ...clutter },
    words: 'word',
    told: [],
  },
  {
    title: 'and in an archive',
    files: { 'a.zip': await zipOf({ 'GEN.usfm': usfm('GEN', 'word'), ...clutter }) },
    words: 'word',
    told: [],
  },
  {
    title: 'and in a folder of an archive that has nothing else at its top',
    files: {
      'a.zip': await zipOf({
        ...inFolder('KJV', { 'GEN.usfm': usfm('GEN', 'word'), ...clutter }),
        ...clutter,
      }),
    },
    words: 'word',
    told: [],
  },
  {
    title: 'and where a pattern would match it',
    files: { 'GEN.usfm': usfm('GEN', 'word'), ...clutter },
    metadata: { sources: ['**/*'] },
    words: 'word',
    told: [],
  },
  {
    title: 'an archive with a readme at its top is read all the same',
    files: { 'a.zip': await zipOf({ 'README.md': 'Words.', 'KJV/GEN.usfm': usfm('GEN', 'word') }) },
    words: 'word',
    told: [],
  },
  {
    title: 'an archive beside USJ is passed over, not the USJ',
    files: { 'GEN.usj': usj('GEN', 'word'), 'a.zip': await zipOf({ 'GEN.usfm': usfm('GEN', 'wrong') }) },
    words: 'word',
    told: ['ignored-archive a.zip'],
  },
  {
    title: 'a compressed file next to sources is reported, as it is not read',
    files: { 'GEN.usfm': usfm('GEN', 'word'), 'EXO.usfm.gz': new Uint8Array([31, 139, 8]) },
    words: 'word',
    told: ['ignored-archive EXO.usfm.gz'],
  },
  {
    title: 'an archive beside USFM with the extension .txt likewise',
    files: { 'GEN.txt': usfm('GEN', 'word'), 'a.zip': await zipOf({ 'GEN.usfm': usfm('GEN', 'wrong') }) },
    words: 'word',
    told: ['ignored-archive a.zip'],
  },
  {
    title: 'sources in sub-folders are read where none is at the top',
    files: {
      'OT/GEN.usfm': usfm('GEN', 'word'),
      'NT/Gospels/MAT.txt': usfm('MAT', 'rest'),
      'timings/GEN.usfm': usfm('GEN', 'x'),
    },
    words: 'word rest',
    told: [],
  },
  {
    title: 'sources in sub-folders are named where others are at the top',
    files: { 'GEN.usfm': usfm('GEN', 'word'), 'NT/MAT.usfm': usfm('MAT', 'rest') },
    words: 'word',
    told: ['unread-file NT'],
    says: ['"NT/*"'],
  },
  {
    title: 'sub-folders with the same book are not mixed',
    files: { 'KJV/GEN.usfm': usfm('GEN', 'one'), 'WEB/01.usfm': usfm('GEN', 'two') },
    told: ['no-sources .'],
    says: ['"sources": ["KJV/*"]'],
  },
  {
    title: 'a list of sources chooses one of them',
    files: { 'KJV/GEN.usfm': usfm('GEN', 'one'), 'WEB/01.usfm': usfm('GEN', 'two') },
    metadata: { sources: ['WEB/*'] },
    words: 'two',
    told: [],
  },
];

describe('Files of an edition:', () => {
  testEditions([...spellings, ...unread, ...layout]);
});

test.each([
  ['.usj', 'GEN.usj', usj('GEN', 'word')],
  ['.osis', 'bible.osis', osis('Gen', 'word')],
  ['.ptx', 'GEN.ptx', usfm('GEN', 'word')],
  ['.txt', 'GEN.txt', usfm('GEN', 'word')],
  ['no extension', 'GEN', usfm('GEN', 'word')],
])(
  'a content folder with editions of %s files is one',
  async (_title, name, text) => {
    for (const folder of ['translations/a/', 'a/', '']) {
      const content = newFolder({ [`${folder}${name}`]: text });
      const { editions } = await buildLibrary({ content, library: newFolder() });
      expect(editions).toMatchObject([{ outcome: 'compiled', counts: { verses: 1 } }]);
    }
  },
  600_000,
);
