import { describe, expect, test } from 'bun:test';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import { zipOf } from '../../../test/zip-of.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';
import { folderFiles, zipFiles } from './edition-files.ts';
import { findSources } from './find-sources.ts';

const filesIn = (path: string) => folderFiles({ path, shown: 'tst', name: 'tst', room: 'translations' });

async function find(path: string, globs?: readonly string[], kind: ContentKind = 'translation') {
  const named = globs && { globs, file: 'tst/edition.json' };
  const { names, diagnostics } = await findSources(filesIn(path), kind, named);
  return { names, told: diagnostics.map(({ code, file }) => `${code} ${file}`), diagnostics };
}
const sourcesOf = async (path: string, globs?: readonly string[], kind?: ContentKind) =>
  (await find(path, globs, kind)).names;

const usfm = (id: string) => `\\id ${id}\n\\c 1\n\\p\n\\v 1 a\n`;
const usx = '<usx version="3.0"><book code="GEN" style="id"/></usx>';

describe('without a list of sources', () => {
  test('files with the extension of a format at the top are the sources, sorted, in any case', async () => {
    const folder = newFolder({
      '41-MAT.usfm': '',
      '01-GEN.SFM': '',
      'EXO.ptx': '',
      'LEV.usfm.txt': '',
      'NUM.Usj': '',
      'DEU.usx': '',
      'bible.osis': '',
      'JOS.XML': '',
      'JDG.json': '',
      'notes.txt': '',
      'edition.json': {},
    });
    mkdirSync(join(folder, 'folder.usfm'));
    const names = ['01-GEN.SFM', '41-MAT.usfm', 'DEU.usx', 'EXO.ptx', 'JDG.json', 'JOS.XML', 'LEV.usfm.txt'];
    expect(await find(folder)).toMatchObject({ names: [...names, 'NUM.Usj', 'bible.osis'], told: [] });
  });

  test('.txt and files without an extension are sources if they begin like one', async () => {
    const folder = newFolder({
      'GEN.txt': usfm('GEN'),
      EXO: usx,
      'LEV.TXT': '{"type":"USJ","version":"3.1"}',
      'NUM.txt': Buffer.from(usfm('NUM'), 'utf16le'),
      'DEU.txt': '',
      'readme.txt': '\\id GEN is how a book begins',
      'notes.txt': 'Words about the text.',
      'empty.txt': '',
      'labels.txt': '\\id PHM\n\\c 1\n1.5\t2\t1\n2.5\t4\t2\n',
      Makefile: 'all:\n\techo',
    });
    expect(await find(folder)).toMatchObject({
      names: ['DEU.txt', 'EXO', 'GEN.txt', 'LEV.TXT', 'NUM.txt'],
      told: [],
    });
  });

  test('metadata and licences are not, nor is clutter', async () => {
    const folder = newFolder({
      'GEN.usx': '',
      'cover.png': '',
      'metadata.xml': '',
      'metadata.json': {},
      'audio.json': {},
      LICENSE: usfm('GEN'),
      '.hidden.usfm': usfm('GEN'),
      '._GEN.usx': '',
      'GEN.usfm~': usfm('GEN'),
      'GEN.usfm.bak': usfm('GEN'),
      '.GEN.usfm.swp': '',
      'Thumbs.db': '',
      '__MACOSX/._GEN.usfm': '',
    });
    expect(await find(folder)).toMatchObject({ names: ['GEN.usx'], told: [] });
  });

  test('a file that looks like a source but has another name is reported', async () => {
    const folder = newFolder({
      'GEN.usfm': usfm('GEN'),
      'EXO.old': usfm('EXO'),
      'LEV.htm': usx,
      'notes.md': 'Words.',
    });
    expect(await find(folder)).toMatchObject({
      names: ['GEN.usfm'],
      told: ['unread-file tst/EXO.old', 'unread-file tst/LEV.htm'],
    });
  });

  test('a broken link is a source only if it has the name of one', async () => {
    const folder = newFolder({ 'GEN.usfm': '' });
    symlinkSync('/nowhere/at/all', join(folder, 'EXO.usfm'));
    symlinkSync('/nowhere/at/all', join(folder, 'notes.txt'));
    expect(await sourcesOf(folder)).toEqual(['EXO.usfm', 'GEN.usfm']);
  });
});

describe('sub-folders', () => {
  test('are read if no source is at the top', async () => {
    const folder = newFolder({
      'edition.json': {},
      'notes.json': {},
      'OT/GEN.usfm': usfm('GEN'),
      'NT/Gospels/MAT.txt': usfm('MAT'),
      'NT/readme.txt': '',
      'docs/index.xml': '<html/>',
      'timings/MAT.usfm': '',
      '__MACOSX/OT/GEN.usfm': '',
    });
    expect(await find(folder)).toMatchObject({
      names: ['NT/Gospels/MAT.txt', 'OT/GEN.usfm', 'notes.json'],
      told: [],
    });
  });

  test('are reported if there are sources at the top', async () => {
    const folder = newFolder({
      'GEN.usfm': usfm('GEN'),
      'NT/MAT.usfm': usfm('MAT'),
      'docs/a.xml': '<html/>',
    });
    const { names, told, diagnostics } = await find(folder);
    expect({ names, told }).toEqual({ names: ['GEN.usfm'], told: ['unread-file tst/NT'] });
    expect(diagnostics[0]!.message).toContain('"NT/*"');
  });

  test('are reported if XML or JSON at the top is also a source', async () => {
    const folder = newFolder({
      'package.json': {},
      'GEN.json': '{"type":"USJ"}',
      'NT/MAT.usfm': usfm('MAT'),
    });
    expect(await find(folder)).toMatchObject({
      names: ['GEN.json', 'package.json'],
      told: ['unread-file tst/NT'],
    });
  });

  test('may contain the same front matter', async () => {
    const folder = newFolder({
      'OT/FRT.usfm': usfm('FRT'),
      'OT/GEN.usfm': usfm('GEN'),
      'NT/FRT.usfm': usfm('FRT'),
      'NT/MAT.usfm': usfm('MAT'),
    });
    expect((await find(folder)).names).toHaveLength(4);
  });

  test('that contain the same book are not mixed', async () => {
    const folder = newFolder({
      'KJV/GEN.usfm': usfm('GEN'),
      'WEB/1.usfm': usfm('GEN'),
      'WEB/FRT.usfm': usfm('FRT'),
    });
    const { names, told, diagnostics } = await find(folder);
    expect({ names, told }).toEqual({ names: [], told: ['no-sources tst'] });
    expect(diagnostics[0]!.message).toContain('GEN is in two folders, KJV and WEB');
    expect(await sourcesOf(folder, ['KJV/*'])).toEqual(['KJV/GEN.usfm']);
  });

  test('of an archive are treated alike with any folder at its top', async () => {
    const folder = newFolder();
    const zip = async (files: Record<string, string>) => {
      writeFileSync(join(folder, 'a.zip'), await zipOf(files));
      return zipFiles(filesIn(folder), 'a.zip');
    };
    const inFolder = { 'KJV/GEN.usfm': usfm('GEN'), '__MACOSX/KJV/._GEN.usfm': 'x', '.DS_Store': 'x' };
    expect((await findSources(await zip(inFolder), 'translation')).names).toEqual(['KJV/GEN.usfm']);
    const withReadme = await zip({ ...inFolder, 'README.md': 'Words.' });
    expect((await findSources(withReadme, 'translation')).names).toEqual(['KJV/GEN.usfm']);
    const two = await zip({ ...inFolder, 'WEB/GEN.usfm': usfm('GEN') });
    expect(await findSources(two, 'translation')).toMatchObject({
      names: [],
      diagnostics: [{ code: 'no-sources' }],
    });
  });
});

describe('each kind of edition', () => {
  const table = (separator: string) => ['Gen.1.1', 'Ps.96.5', '58'].join(separator);
  const folder = newFolder({
    'GEN.usfm': usfm('GEN'),
    'People.csv': 'personLookup,verses\n',
    'notes.imp': '',
    'notes.json': [],
    'references.txt': `From Verse\tTo Verse\tVotes\n${table('\t')}\n`,
    'references.tsv': '',
    'damaged.txt': 'a\tb\tc\nd\te\tf\ng\th\ti\n',
    'About.txt': 'Made by people,\nwith care, by hand.\n',
    'LICENSE.txt': '',
    'README.txt': '',
    'copr.htm': '',
    'notes.xlsx': 'PK',
    'edition.json': {},
  });

  test.each([
    ['translation', ['GEN.usfm', 'notes.json'], []],
    [
      'commentary',
      ['People.csv', 'damaged.txt', 'notes.imp', 'notes.json', 'references.tsv', 'references.txt'],
      ['notes.xlsx'],
    ],
    ['cross-references', ['People.csv', 'damaged.txt', 'references.tsv', 'references.txt'], ['notes.xlsx']],
    ['entities', ['People.csv', 'damaged.txt', 'references.txt'], ['notes.xlsx', 'references.tsv']],
  ] as const)(
    '%s has sources of its own, and tables that are not read are named',
    async (kind, names, unread) => {
      const found = await find(folder, undefined, kind);
      expect(found).toMatchObject({
        names: [...names],
        told: unread.map((name) => `unread-file tst/${name}`),
      });
    },
  );

  test.each([
    ['commentary', '$$$Genesis 1:1\nWords'],
    ['commentary', 'Book,Chapter,"VERSE / INTRODUCTION",COMMENTARIES\n'],
    ['commentary', 'Book;Chapter;Verse;Text\nGEN;1;1;a'],
    ['commentary', '[{"title":"Genesis 1:1","content":"a"}]'],
    ['cross-references', '# comment\nGen.1.1,Ps.96.5,58\n'],
    ['cross-references', '"Gen.1.1-Gen.1.3"\tPs.96.5\n'],
    ['cross-references', '1 John 1:1;John 1:14\n'],
    ['cross-references', 'From Verse,To Verse\nJude 1,Jude 3\n'],
    ['cross-references', '# comment\nVotes;"To Verse";"From Verse"\n'],
    ['cross-references', 'Ruth 1:1,John 3:16\n'],
    ['cross-references', '"1 John 1:1-2","John 1:14",5\n'],
    ['entities', '"placeLookup",verses\n'],
  ] as const)('%s is recognized by its beginning: %p', async (kind, text) => {
    expect(await sourcesOf(newFolder({ table: text, 'other.txt': 'Words.' }), undefined, kind)).toEqual([
      'table',
    ]);
  });
});

test('prose with references is not a table of them', async () => {
  const text = 'From verse to verse, grace.\nRuth 1:1, John 3:16 and Luke 2:1 are read.\n';
  expect(await sourcesOf(newFolder({ 'about.txt': text }), undefined, 'cross-references')).toEqual([]);
});

describe('a list of sources', () => {
  test('chooses them, sub-folders included, each once', async () => {
    const folder = newFolder({
      'GEN.usfm': '',
      'new/MAT.usfm': '',
      'new/MRK.usfm': '',
      'new/notes.txt': '',
      'old/EXO.usfm': '',
    });
    expect(await find(folder, ['new/*', '**/MAT.usfm'])).toMatchObject({
      names: ['new/MAT.usfm', 'new/MRK.usfm'],
      told: [],
    });
  });

  test('accepts a file with any name that begins like a source', async () => {
    const folder = newFolder({ 'GEN.old': usfm('GEN'), 'b.old': 'Words.' });
    expect(await find(folder, ['*.old'])).toMatchObject({ names: ['GEN.old'], told: [] });
  });

  test('finds files in a folder that is linked', async () => {
    const folder = newFolder({ 'v2/MAT.usfm': '' });
    symlinkSync('v2', join(folder, 'linked'));
    expect(await sourcesOf(folder, ['linked/*.usfm'])).toEqual(['linked/MAT.usfm']);
  });

  test('with a pattern that matches nothing is reported by that pattern', async () => {
    const folder = newFolder({ 'GEN.usfm': '', 'notes.md': 'Words.' });
    const { names, told, diagnostics } = await find(folder, [
      '*.sfm',
      'GEN.usfm',
      'EXO.usfm',
      '*.md',
      'notes.md',
    ]);
    expect(names).toEqual(['GEN.usfm']);
    expect(told).toEqual(Array(4).fill('unmatched-pattern tst/edition.json'));
    const messages = diagnostics.map(({ message }) => message);
    expect(messages[0]).toStartWith('"*.sfm" in the list of sources matches no file.');
    expect(messages[1]).toStartWith('"EXO.usfm" in the list of sources matches no file.');
    expect(messages[2]).toStartWith(
      '"*.md" in the list of sources matches files, but none of them is a source.',
    );
    expect(messages[3]).toStartWith('"notes.md" in the list of sources matches files,');
  });
});
