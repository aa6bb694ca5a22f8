import { describe, expect, test } from 'bun:test';
import { readBook } from '../../formats/builder/read-books.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { ByteWriter } from '../../lib/join-bytes.ts';
import { chapterData } from './chapter-data.ts';
import { simpleChapterData } from './simple-chapter-data.ts';
import { chapterWords, simpleChapterWords, writeSimpleChapterWords } from './words.ts';

function read(usfm: string) {
  const chapter = readBook(readUsfm, `\\id GEN\n\\c 1\n${usfm}`, () => {}).chapters[0]!;
  return { chapter, standard: chapterWords(chapter), simple: simpleChapterWords(chapter) };
}

function slices(usfm: string) {
  const { chapter, standard, simple } = read(usfm);
  const content = chapterData(chapter).content.find((block) => block.type === 'verse');
  const simpleVerse = simpleChapterData(chapter).content.find((block) => block.type === 'verse');
  const items = (content as unknown as { content: (string | { text: string })[] }).content;
  const text = (simpleVerse as unknown as { text: string }).text;
  const textOf = (item: string | { text: string }) => (typeof item === 'string' ? item : item.text);
  return {
    standard: (standard[1] ?? []).map((word) =>
      textOf(items[word.contentIndex]!).slice(word.start, word.end),
    ),
    simple: (simple[1] ?? []).map(({ start, end, ...known }) => [text.slice(start, end), known]),
  };
}

test('a word has its place in both formats', () => {
  const { standard, simple } = slices(
    '\\q1 \\v 1 “\\w In|strong="H1"\\w*\\f + \\ft n\\f* the\n\\q2 \\w end|strong="H2"\\w*.”',
  );
  expect(standard).toEqual(['In', 'end']);
  expect(simple).toEqual([
    ['In', { strongs: ['H1'] }],
    ['end', { strongs: ['H2'] }],
  ]);
});

test('verses are in the order of their numbers, each once', () => {
  const word = (text: string) => `\\w ${text}|strong="H1"\\w*`;
  const { chapter } = read(`\\p \\v 2 ${word('b')} \\v 1 ${word('aa')} \\v 2 ${word('ccc')}`);
  const out = new ByteWriter();
  writeSimpleChapterWords(chapter, out);
  const text = new TextDecoder().decode(out.bytes);
  expect(text).toBe(
    '{"1":[{"start":0,"end":2,"strongs":["H1"]}],' +
      '"2":[{"start":0,"end":1,"strongs":["H1"]},{"start":2,"end":5,"strongs":["H1"]}]}',
  );
});

test('words keep their places where the text after a mark decides about the space before it', () => {
  const opening = '\\p \\v 1 sprach \\f + \\ft n\\f*\\w »|strong="H1"\\w*\\w Komm|strong="H2"\\w*';
  expect(slices(opening)).toEqual({
    standard: ['»', 'Komm'],
    simple: [
      ['»', { strongs: ['H1'] }],
      ['Komm', { strongs: ['H2'] }],
    ],
  });
  const divided = '\\p \\v 1 sprach \\f + \\ft n\\f*\\w »\\nd Komm\\nd*|strong="H1"\\w*';
  expect(slices(divided).simple).toEqual([['»Komm', { strongs: ['H1'] }]]);
});

test('annotations of a word are served as the source writes them', () => {
  const attributes =
    'strong="H1,H2" lemma="אב" x-morph="He,Ncmsa" srcloc="gnt5:51.1.2.1" x-occurrence="1" x-occurrences="2"';
  expect(slices(`\\p \\v 1 \\w a|${attributes}\\w*`).simple).toEqual([
    [
      'a',
      {
        strongs: ['H1', 'H2'],
        lemma: 'אב',
        morph: 'He,Ncmsa',
        srcloc: 'gnt5:51.1.2.1',
        occurrence: 1,
        occurrences: 2,
      },
    ],
  ]);
  expect(slices('\\p \\v 1 \\w a|x-occurence="3"\\w*').simple).toEqual([['a', { occurrence: 3 }]]);
  expect(slices('\\p \\v 1 \\w gnat\\w* b').simple).toEqual([]);
});

describe('alignments', () => {
  const outer = '\\zaln-s |x-strong="H1" x-lemma="x" x-morph="m"\\*';
  const inner = '\\zaln-s |x-strong="H2" x-lemma="y"\\*';
  const end = '\\zaln-e\\*';

  test('give the words inside them their Strong’s numbers, lemma and morphology', () => {
    const usfm = `\\p \\v 1 ${outer}\\w a|x-occurrence="1" x-occurrences="1"\\w* \\w b\\w*${end} \\w c|strong="H3"\\w*`;
    expect(slices(usfm).simple).toEqual([
      ['a', { strongs: ['H1'], lemma: 'x', morph: 'm', occurrence: 1, occurrences: 1 }],
      ['b', { strongs: ['H1'], lemma: 'x', morph: 'm' }],
      ['c', { strongs: ['H3'] }],
    ]);
  });

  test('that are nested give all numbers, and the lemma of the innermost', () => {
    expect(slices(`\\p \\v 1 ${outer}${inner}\\w a\\w*${end}${end} \\w b\\w*`).simple).toEqual([
      ['a', { strongs: ['H1', 'H2'], lemma: 'y' }],
    ]);
  });

  test('that are not closed end with their verse', () => {
    const usfm = `\\p \\v 1 ${outer}\\w a\\w* \\v 2 \\w b\\w* ${inner}\\w c\\w*${end} \\w d|strong="H3"\\w*`;
    expect(read(usfm).simple).toEqual({
      1: [{ start: 0, end: 1, strongs: ['H1'], lemma: 'x', morph: 'm' }],
      2: [
        { start: 2, end: 3, strongs: ['H2'], lemma: 'y' },
        { start: 4, end: 5, strongs: ['H3'] },
      ],
    } as never);
  });
});

test('words of titles and headings are not words of a verse', () => {
  const { standard } = read('\\d \\w A|strong="H1"\\w* psalm\n\\s \\w H|strong="H2"\\w*\n\\p \\v 1 a');
  expect(standard).toEqual({});
});

test('a word with a note in it is given whole in the simplified text, to the note in the standard format', () => {
  const { standard, simple } = slices('\\p \\v 1 \\w earth\\f + \\ft n\\f*ly|strong="H1"\\w*');
  expect(standard).toEqual(['earth']);
  expect(simple).toEqual([['earthly', { strongs: ['H1'] }]]);
});
