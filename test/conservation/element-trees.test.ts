import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { bookConservation } from '../../src/documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../src/documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { readBook } from '../../src/formats/builder/read-books.ts';
import {
  osisVocabulary,
  type TreeNode,
  treesOf,
  usfxVocabulary,
  usjOf,
  usxVocabulary,
  wordOfTree,
  wordsOfTree,
  xmlOf,
  zefaniaVocabulary,
} from '../../src/formats/element-trees.fixture.ts';
import { nestingFaults } from '../../src/formats/nesting-faults.fixture.ts';
import { readOsis, readOsisBooks } from '../../src/formats/osis/read-osis.ts';
import { recordEvents } from '../../src/formats/recorded-events.fixture.ts';
import type { ScriptureSink } from '../../src/formats/scripture-sink.ts';
import { readUsfx, readUsfxBooks } from '../../src/formats/usfx/read-usfx.ts';
import { readUsj } from '../../src/formats/usj/read-usj.ts';
import { readUsx } from '../../src/formats/usx/read-usx.ts';
import { readVerseXml, readVerseXmlBooks } from '../../src/formats/verse-xml/read-verse-xml.ts';
import type { BookText } from '../../src/model/book-text.ts';
import { runs } from '../long-tests.ts';

setDefaultTimeout(600_000);

const ignore = () => {};

const formats = [
  {
    name: 'USX',
    trees: treesOf(usxVocabulary),
    write: (nodes: TreeNode[]) => `<usx version="3.0"><book code="GEN" style="id"/>${xmlOf(nodes)}</usx>`,
    read: (source: string, sink: ScriptureSink) => readUsx(source, sink, ignore),
    books: (source: string): BookText[] => [readBook(readUsx, source, ignore)],
  },
  {
    name: 'USJ',
    trees: treesOf(usxVocabulary),
    write: (nodes: TreeNode[]) =>
      JSON.stringify({
        type: 'USJ',
        version: '3.1',
        content: [{ type: 'book', marker: 'id', code: 'GEN' }, ...usjOf(nodes)],
      }),
    read: (source: string, sink: ScriptureSink) => readUsj(source, sink, ignore),
    books: (source: string): BookText[] => [readBook(readUsj, source, ignore)],
  },
  {
    name: 'OSIS',
    trees: treesOf(osisVocabulary),
    write: (nodes: TreeNode[]) =>
      `<osis><osisText><div type="book" osisID="Gen">${xmlOf(nodes)}</div></osisText></osis>`,
    read: (source: string, sink: ScriptureSink) => readOsis(source, () => sink, ignore),
    books: (source: string): BookText[] => readOsisBooks(source, ignore),
  },
  {
    name: 'USFX',
    trees: treesOf(usfxVocabulary),
    write: (nodes: TreeNode[]) => `<usfx><book id="GEN">${xmlOf(nodes)}</book></usfx>`,
    read: (source: string, sink: ScriptureSink) => readUsfx(source, () => sink, ignore),
    books: (source: string): BookText[] => readUsfxBooks(source, ignore),
  },
  {
    name: 'Zefania',
    trees: treesOf(zefaniaVocabulary),
    write: (nodes: TreeNode[]) =>
      `<XMLBIBLE biblename="A"><BIBLEBOOK bnumber="1">${xmlOf(nodes)}</BIBLEBOOK></XMLBIBLE>`,
    read: (source: string, sink: ScriptureSink) => readVerseXml(source, () => sink, ignore),
    books: (source: string): BookText[] => readVerseXmlBooks(source, ignore),
  },
];

describe.each(formats)('any well-formed tree of the elements of $name', ({ trees, write, read, books }) => {
  test('is read into events that nest, with all its words in order', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        const source = write(nodes);
        expect(nestingFaults((sink) => read(source, sink))).toEqual([]);
        const events = recordEvents((sink) => read(source, sink));
        expect([...(events.join(' ').match(wordOfTree) ?? [])]).toEqual(wordsOfTree(nodes));
      }),
      { numRuns: runs(3000) },
    );
  });

  test('keeps all its words in documents, in order, and no fault is found in them', () => {
    fc.assert(
      fc.property(trees, (nodes) => {
        for (const book of books(write(nodes))) {
          const standard = book.chapters.map(chapterData);
          const { lost, invented, glued, split } = bookConservation(
            book,
            standard,
            book.chapters.map(simpleChapterData),
          );
          expect({ lost, invented, glued, split }).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
          if (!hasAscendingNumbers(nodes)) continue;
          for (const { content, footnotes } of standard) {
            expect(isAscending(footnotes)).toBe(true);
            // Text after a title belongs to the preceding verse
            for (const kind of ['verse', 'heading', 'hebrew_subtitle']) {
              expect(isAscending(content.filter(({ type }) => type === kind))).toBe(true);
            }
          }
        }
      }),
      { numRuns: runs(3000) },
    );
  });
});

/** Otherwise chapters and verses with equal numbers would be joined. */
function hasAscendingNumbers(nodes: readonly TreeNode[], inNote = false): boolean {
  return nodes.every((node) => {
    if (typeof node === 'string') return true;
    const { name, attributes, children } = node;
    const isNumber = ['chapter', 'verse', 'c', 'v', 'CHAPTER', 'VERS'].includes(name);
    const { number, osisID, id, cnumber, vnumber } = attributes;
    const written = number ?? osisID ?? id ?? cnumber ?? vnumber ?? '';
    if (isNumber && (inNote || !/[1-9]$/.test(written))) return false;
    if ((number ?? '').includes('-')) return false;
    const isNote = ['note', 'f', 'x', 'NOTE', 'REMARK', 'XREF'].includes(name);
    return hasAscendingNumbers(children, inNote || isNote);
  });
}

function isAscending(document: unknown): boolean {
  const numbers = (JSON.stringify(document).match(wordOfTree) ?? []).map((word) =>
    Number.parseInt(word.slice(1), 10),
  );
  return numbers.every((number, index) => index === 0 || numbers[index - 1]! < number);
}
