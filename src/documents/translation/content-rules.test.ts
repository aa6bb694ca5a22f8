import { describe, expect, test } from 'bun:test';
import { readBook } from '../../formats/builder/read-books.ts';
import { readUsfm } from '../../formats/usfm/read-usfm.ts';
import { chapterData } from './chapter-data.ts';
import { simpleChapterData } from './simple-chapter-data.ts';

function read(usfm: string) {
  const codes: string[] = [];
  const book = readBook(readUsfm, `\\id GEN\n\\c 1\n${usfm}`, (code) => codes.push(code));
  const chapter = book.chapters[0]!;
  return { book, codes, standard: chapterData(chapter), simple: simpleChapterData(chapter) };
}

function standard(usfm: string): string {
  const contents = read(usfm).standard.content.map((content) => {
    if (content.type === 'line_break') return '--';
    const items = 'content' in content ? JSON.stringify(content.content) : '';
    if (content.type === 'heading') return `#${items}`;
    return `${'number' in content ? content.number : '='}${items}`;
  });
  return contents.join(' ').replaceAll('"', "'");
}

const simpleTexts = (usfm: string) =>
  read(usfm).simple.content.map((content) => ('text' in content ? content.text : '--'));

describe('the standard format', () => {
  const cases: [what: string, usfm: string, content: string][] = [
    ['trims items and collapses white space', '\\p\n\\v 1  In \n the  beginning ', "1['In the beginning']"],
    ['ends an item at a note', '\\p \\v 1 a \\f + \\ft n\\f* b', "1['a',{'noteId':0},'b']"],
    [
      'keeps the text of inline styles in one item',
      '\\p \\v 1 the \\nd LORD\\nd*’s \\+add own\\+add*',
      "1['the LORD’s own']",
    ],
    [
      'gives each poetry line its level',
      '\\q1 \\v 1 a\n\\q2 b',
      "1[{'text':'a','poem':1},{'text':'b','poem':2}]",
    ],
    [
      'counts a bare \\q, \\qr and \\qc as level 1',
      '\\q \\v 1 a\n\\q2 b\n\\qr c',
      "1[{'text':'a','poem':1},{'text':'b','poem':2},{'text':'c','poem':1}]",
    ],
    [
      'keeps lines of one level apart',
      '\\q1 \\v 1 a\n\\q1 b',
      "1[{'text':'a','poem':1},{'lineBreak':true},{'text':'b','poem':1}]",
    ],
    [
      'moves a break that would open a verse to the verse before',
      '\\q1 \\v 1 a\n\\q1 \\v 2 b',
      "1[{'text':'a','poem':1},{'lineBreak':true}] 2[{'text':'b','poem':1}]",
    ],
    [
      'needs no break between verses of one line',
      '\\q1 \\v 1 a \\v 2 b',
      "1[{'text':'a','poem':1}] 2[{'text':'b','poem':1}]",
    ],
    [
      'needs no such break where a stanza ends',
      '\\q1 \\v 1 a\n\\b\n\\q1 \\v 2 b',
      "1[{'text':'a','poem':1}] -- 2[{'text':'b','poem':1}]",
    ],
    ['breaks between paragraphs, not before the first', '\\p \\v 1 a\n\\p \\v 2 b', "1['a'] -- 2['b']"],
    ['breaks inside a verse', '\\p \\v 1 a\n\\m b', "1['a',{'lineBreak':true},'b']"],
    ['does not break at \\nb', '\\p \\v 1 a\n\\nb b', "1['a b']"],
    ['collapses breaks', '\\p \\v 1 a\n\\b\n\\b\n\\p \\v 2 b', "1['a'] -- 2['b']"],
    ['has no break before a heading', '\\p \\v 1 a\n\\b\n\\s H\n\\p \\v 2 b', "1['a'] #['H'] -- 2['b']"],
    [
      'breaks before list items',
      '\\li1 \\v 1 a\n\\li1 b\n\\li2 \\v 2 c',
      "1['a',{'lineBreak':true},'b'] -- 2['c']",
    ],
    [
      'puts a heading inside a verse',
      '\\q1 \\v 1 a\n\\s H\n\\q1 b',
      "1[{'text':'a','poem':1},{'heading':'H'},{'text':'b','poem':1}]",
    ],
    [
      'reads a paragraph at the start of a verse as one before it',
      '\\p \\v 1 a \\v 2\n\\p b',
      "1['a'] -- 2['b']",
    ],
    ['makes \\d a subtitle', '\\d A psalm\n\\q1 \\v 1 a', "=['A psalm'] 1[{'text':'a','poem':1}]"],
    ['lets a verse begin inside \\d', '\\d\n\\v 1 a\n\\b\n\\m b', "1['a',{'lineBreak':true},'b']"],
    [
      'keeps the words of acrostic and speaker headings',
      '\\qa ALEPH\n\\sp He\n\\q1 \\v 1 a',
      "#['ALEPH'] #['He'] 1[{'text':'a','poem':1}]",
    ],
    [
      'marks words of Jesus through nesting',
      '\\p \\v 1 \\wj a \\+w b|strong="G1"\\+w* c\\wj* d',
      "1[{'text':'a b c','wordsOfJesus':true},'d']",
    ],
    ['joins segments of a verse', '\\p \\v 3a a\n\\v 3b b', "3['a b']"],
    ['numbers a range by its first verse', '\\p \\v 1-2 a', "1['a']"],
    [
      'leaves references and labels out',
      '\\cl One\n\\r (John 1)\n\\p \\v 1 a \\rq John 1\\rq*b \\va 2\\va*c',
      "1['a b c']",
    ],
    ['keeps a verse that holds a note only', '\\p \\v 1 \\f + \\ft n\\f*\n\\v 2 b', "1[{'noteId':0}] 2['b']"],
    [
      'separates table cells',
      '\\tr \\th1 \\v 1 a\\th2 b\n\\tr \\tc1 c \\tc2 d',
      "1['a b',{'lineBreak':true},'c d']",
    ],
    ['leaves a sidebar out', '\\p \\v 1 a\n\\esb\n\\p x\n\\esbe\n\\p \\v 2 b', "1['a'] -- 2['b']"],
  ];
  test.each(cases)('%s', (_what, usfm, content) => {
    expect(standard(usfm)).toBe(content);
  });
});

describe('the simplified text', () => {
  const cases: [what: string, usfm: string, text: string][] = [
    [
      'has no space where a note stands before punctuation',
      '\\p \\v 1 waters\\f + \\ft n\\f*, to',
      'waters, to',
    ],
    [
      'gives white space before a note to the note',
      '\\p \\v 1 (the Salt Sea \\f + \\ft n\\f*).',
      '(the Salt Sea).',
    ],
    ['keeps one space around a note', '\\p \\v 1 a \\f + \\ft n\\f* b', 'a b'],
    [
      'keeps the space before an opening quotation mark',
      '\\p \\v 1 said, \\f + \\ft n\\f*“Let',
      'said, “Let',
    ],
    ['has a closing quotation mark right after a note', '\\p \\v 1 heel.\\f + \\ft n\\f*”', 'heel.”'],
    ['keeps Selah apart', '\\q1 \\v 1 him.” \\qs Selah\\qs*', 'him.” Selah'],
    ['treats a cross reference like a note', '\\p \\v 1 word \\x - \\xt Gen 1\\x*, next', 'word, next'],
    ['separates lines by a newline', '\\q1 \\v 1 a\n\\q2 b\n\\m c', 'a\nb\nc'],
    ['keeps a no-break space', '\\p \\v 1 dit\u00a0: oui', 'dit\u00a0: oui'],
  ];
  test.each(cases)('%s', (_what, usfm, text) => {
    expect(simpleTexts(usfm)).toEqual([text]);
  });
});

test('footnote offsets are after the word, or before the word with the note', () => {
  const offsets = (usfm: string) =>
    read(usfm).simple.content.flatMap((content) =>
      'footnotes' in content ? content.footnotes.map((n) => n.offset) : [],
    );
  expect(offsets('\\p \\v 1 ab\\f + \\ft n\\f* cd')).toEqual([2]);
  expect(offsets('\\p \\v 1 ab \\f + \\ft n\\f* cd')).toEqual([2]);
  expect(offsets('\\p \\v 1 ab \\f + \\ft n\\f*cd')).toEqual([3]);
  expect(offsets('\\p \\v 1 ab \\f + \\ft n\\f*.')).toEqual([2]);
});

test('ranges of poetry and of words of Jesus give the marked text', () => {
  const { content } = read('\\q1 \\v 1 \\wj a\\f + \\ft n\\f* b\n\\q2 c\\wj* d').simple;
  expect(content).toEqual([
    {
      type: 'verse',
      number: 1,
      text: 'a b\nc d',
      footnotes: [{ noteId: 0, offset: 1, text: 'n', caller: '+' }],
      wordsOfJesus: [{ start: 0, end: 5 }],
      poem: [
        { start: 0, end: 3, level: 1 },
        { start: 4, end: 7, level: 2 },
      ],
    },
  ]);
});

test('each line of a poem has its own range, even next to one of the same level', () => {
  const { content } = read('\\q1 \\v 1 a\\f + \\ft n\\f* b\n\\q1 c\n\\q2 d\n\\q2 \\wj e\\wj* f').simple;
  expect(content).toMatchObject([
    {
      text: 'a b\nc\nd\ne f',
      poem: [
        { start: 0, end: 3, level: 1 },
        { start: 4, end: 5, level: 1 },
        { start: 6, end: 7, level: 2 },
        { start: 8, end: 11, level: 2 },
      ],
    },
  ]);
});

test('a heading inside a verse is at its text', () => {
  const { content } = read('\\q1 \\v 1 ab\n\\s H\n\\q1 cd').simple;
  expect(content[0]).toMatchObject({ text: 'ab\ncd', headings: [{ offset: 3, text: 'H' }] });
});

describe('footnotes', () => {
  const texts = (usfm: string) => read(`\\p \\v 1 a${usfm}`).standard.footnotes.map((note) => note.text);

  test('join their parts with the right spacing, without \\fr', () => {
    expect(texts('\\f + \\fr 1:1 \\fq word\\ft Or, \\fqa thing\\ft , \\fv 2\\fv* too\\f*')).toEqual([
      'word Or, thing, 2 too',
    ]);
    expect(texts('\\f + \\ft one\\fp two\\f*')).toEqual(['one\ntwo']);
  });

  test('keep their caller, and have none for "-"', () => {
    const { footnotes } = read('\\p \\v 1 a\\f + \\ft n\\f*\\f - \\ft n\\f*\\f * \\ft n\\f*').standard;
    expect(footnotes.map(({ noteId, caller }) => [noteId, caller])).toEqual([
      [0, '+'],
      [1, null],
      [2, '*'],
    ]);
  });

  test('name their verse, 0 for a title', () => {
    const { footnotes } = read('\\d A psalm\\f + \\ft n\\f*\n\\q1 \\v 1 a\\f + \\ft m\\f*').standard;
    expect(footnotes.map(({ reference }) => reference)).toEqual([
      { chapter: 1, verse: 0 },
      { chapter: 1, verse: 1 },
    ]);
  });

  test('on a heading are listed next to the simplified content', () => {
    const { standard, simple } = read('\\s H\\f + \\ft n\\f*\n\\p \\v 1 a');
    expect(standard.footnotes).toHaveLength(1);
    expect(simple.footnotes).toEqual(standard.footnotes);
  });
});

describe('text before the first verse marker', () => {
  test('is verse 1 where that marker is 2', () => {
    const { standard, codes } = read('\\q1 Blessed\\f + \\ft n\\f*\n\\q1 \\v 2 They');
    expect(standard.content[0]).toMatchObject({ type: 'verse', number: 1 });
    expect(standard.footnotes[0]!.reference).toEqual({ chapter: 1, verse: 1 });
    expect(codes).toEqual(['missing-first-verse']);
  });

  test('is a title otherwise', () => {
    const { standard, codes } = read('\\p Some words\n\\p \\v 1 a');
    expect(standard.content[0]).toEqual({ type: 'hebrew_subtitle', content: ['Some words'] });
    expect(codes).toEqual(['text-before-verse']);
  });
});

describe('chapters and verses out of order', () => {
  test('a verse that appears twice is joined', () => {
    const { standard, codes } = read('\\p \\v 1 a \\v 2 b \\v 1 c');
    expect(standard.content).toMatchObject([
      { number: 1, content: ['a c'] },
      { number: 2, content: ['b'] },
    ]);
    expect(codes).toEqual(['duplicate-verse']);
  });

  test('a repeated chapter is joined, and one out of order is moved to its place', () => {
    const { book, codes } = read('\\p \\v 1 a\n\\c 3\n\\p \\v 1 c\n\\c 2\n\\p \\v 1 b\n\\c 1\n\\p \\v 2 d');
    expect(book.chapters.map(({ number, blocks }) => [number, blocks.length])).toEqual([
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
    expect(codes).toEqual(['chapter-out-of-order', 'duplicate-chapter']);
  });

  test('a heading before the first chapter belongs to it', () => {
    const book = readBook(readUsfm, '\\id PSA\n\\mt Psalms\n\\ms Book One\n\\c 1\n\\q1 \\v 1 a', () => {});
    expect(book.title).toBe('Psalms');
    expect(book.chapters[0]!.blocks[0]).toEqual({ type: 'heading', text: 'Book One' });
  });

  test('a verse before the first chapter is in chapter 1', () => {
    const codes: string[] = [];
    const book = readBook(readUsfm, '\\id OBA\n\\p \\v 1 a', (code) => codes.push(code));
    expect(book.chapters).toMatchObject([{ number: 1, blocks: [{ type: 'verse', number: 1 }] }]);
    expect(codes).toEqual(['missing-chapter-marker']);
  });
});

test('words left out are counted by the rule that left them out', () => {
  const { book } = read('\\r (John 1:1)\n\\p \\v 1 a\\x - \\xo 1:1 \\xt Gen 2\\x* \\f + \\fr 1:1 \\ft n\\f*');
  expect(book.counts.dropped).toMatchObject({
    'parallel-passage': { words: 2 },
    'cross-reference-note': { words: 3 },
    'note-origin': { words: 1 },
  });
});
