import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package has no types
import UsfmParser from 'sj-usfm-grammar';
import { DocumentReader } from '../../src/export/bundled-edition.ts';
import { exportScripture } from '../../src/export/scripture/export-scripture.ts';
import { exportedEdition } from '../../src/export/scripture/exported-book.ts';
import { newFolder } from '../new-folder.ts';
import { type ChapterWords, editionWords, lettersOf } from './edition-words.ts';
import { exportSamples, translationsIn } from './export-samples.ts';

setDefaultTimeout(600_000);

interface Node {
  readonly type: string;
  readonly text: string;
  readonly startPosition: { readonly row: number };
  readonly children: readonly Node[];
}

interface Grammar {
  readonly parser: { parse(usfm: string): { readonly rootNode: Node; delete(): void } };
  initializeParser(): void;
}

async function openGrammar(): Promise<Grammar> {
  await UsfmParser.init();
  const grammar: Grammar = new UsfmParser();
  grammar.initializeParser();
  return grammar;
}

interface Reading {
  readonly faults: string[];
  readonly chapters: Map<string, ChapterWords>;
}

function read({ parser }: Grammar, book: string, usfm: string, { faults, chapters }: Reading): void {
  let chapter = { text: '', notes: [] as string[] };
  const visit = ({ type, text, startPosition, children }: Node, isInNote: boolean) => {
    if (type === 'ERROR' || type === 'MISSING')
      faults.push(`${book}, line ${startPosition.row + 1}: ${text}`);
    if (type === 'chapterNumber') {
      chapter = { text: '', notes: [] };
      chapters.set(`${book} ${text.trim()}`, chapter);
    }
    if (type === 'footnote') chapter.notes.push('');
    if (type !== 'text') for (const child of children) visit(child, isInNote || type === 'footnote');
    else if (isInNote) chapter.notes.push(chapter.notes.pop() + lettersOf(text));
    else chapter.text += lettersOf(text);
  };
  const tree = parser.parse(usfm);
  visit(tree.rootNode, false);
  tree.delete();
  for (const { notes } of chapters.values()) (notes as string[]).sort();
}

/** USFM allows text after a note in `\d`; this version of the grammar allows it only in other paragraphs. */
const withoutTitles = (usfm: string) => usfm.replace(/^\\d /gm, '\\p ');

/** USFM 3.0 cannot contain a backslash in text, so it is exported as a full-width one, and reported. */
const inUsfm = ({ text, notes }: ChapterWords) => ({
  text: text.replaceAll('\\', '＼'),
  notes: notes.map((note) => note.replaceAll('\\', '＼')).sort(),
});

test.each(exportSamples)('usfm-grammar finds every word and no other in %s', async (_, compiled) => {
  const { library } = await compiled();
  const grammar = await openGrammar();
  for (const id of translationsIn(library)) {
    const folder = newFolder();
    await exportScripture({ library, id, format: 'usfm', folder });
    const edition = exportedEdition(id, new DocumentReader(library));
    const found: Reading = { faults: [], chapters: new Map() };
    for (const book of edition.books())
      read(grammar, book.id, withoutTitles(readFileSync(join(folder, `${book.id}.usfm`), 'utf8')), found);
    expect([id, found.faults]).toEqual([id, []]);
    const expected = Array.from(editionWords(edition), ([place, words]) => [place, inUsfm(words)] as const);
    expect([id, found.chapters]).toEqual([id, new Map(expected)]);
  }
});

test('usfm-grammar reports faults', async () => {
  const found: Reading = { faults: [], chapters: new Map() };
  read(await openGrammar(), 'RUT', '\\id RUT\n\\c 1\n\\p\n\\v 1 text \\f + \\ft open\n\\c x\n', found);
  expect(found.faults).not.toEqual([]);
});
