import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { bookConservation } from '../../documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../documents/translation/simple-chapter-data.ts';
import { canonicalIds } from '../../model/books.ts';
import { findSourceBooks } from '../find-source-books.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { sourceFormat } from '../source-format.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readRecords } from './read-records.ts';

setDefaultTimeout(600_000);

function read(text: string) {
  const codes: string[] = [];
  const books = unlessTooLarge(() =>
    findSourceBooks(text, (code) => codes.push(code)).map((source) => source.read()),
  );
  return { books: books ?? [], codes };
}

const simple = (text: string) =>
  read(text).books.map((book) => ({ id: book.id, chapters: book.chapters.map(simpleChapterData) }));

const verses = (text: string) =>
  simple(text).flatMap(({ id, chapters }) =>
    chapters.flatMap(({ number, content }) =>
      content.flatMap((block) =>
        block.type === 'verse' ? [`${id} ${number}:${block.number} ${block.text}`] : [],
      ),
    ),
  );

const json = (value: unknown) => JSON.stringify(value);
const expected = ['GEN 1:1 In the beginning', 'GEN 1:2 And the earth', '1JN 1:1 God is love'];

const jsonLine = (verse: number) => json({ book: 'Genesis', chapter: 1, verse, text: `word ${verse}` });

test('labels of chapters in lines are not text, and text before the first verse is reported', () => {
  const more = Array.from({ length: 20 }, (_, at) => `Exodus 1:${at + 2} e`).join('\n');
  const labelled =
    'Genesis 1\nGenesis 1:1 a\nGenesis 1:2 b\nof Ruth.\nGenesis 2\nGenesis 2:1 c\nExodus\nChapter 1\nExodus 1:1 d\n';
  const lines = (first: string) => `${first}${labelled}${more}`;
  expect(verses(lines('')).slice(0, 4)).toEqual([
    'GEN 1:1 a',
    'GEN 1:2 b of Ruth.',
    'GEN 2:1 c',
    'EXO 1:1 d',
  ]);
  expect(read(lines('')).codes).toEqual([]);
  expect(read(lines('A Bible of words\n')).codes).toEqual(['text-before-verse']);
});

const abbreviations =
  'gn ex lv nm dt js jud rt 1sm 2sm 1kgs 2kgs 1ch 2ch ezr ne et job ps prv ec so is jr lm ez dn ho jl am ob jn mi na hk zp hg zc ml mt mk lk jo act rm 1co 2co gl eph ph cl 1ts 2ts 1tm 2tm tt phm hb jm 1pe 2pe 1jo 2jo 3jo jd re'.split(
    ' ',
  );

test('a list of all books with abbreviations of its own is read in the order of the canon', () => {
  const idsOf = (names: readonly string[]) =>
    read(json(names.map((abbrev) => ({ abbrev, chapters: [['word']] })))).books.map(({ id }) => id);
  expect(idsOf(abbreviations)).toEqual([...canonicalIds]);
  expect(idsOf(abbreviations.slice(39))).toEqual(canonicalIds.slice(39));
  expect(read(json({ books: abbreviations.map((name) => ({ name, chapters: [['a']] })) })).codes).toEqual([]);
  const lutheran = [
    ...canonicalIds.slice(0, 57),
    '1PE',
    '2PE',
    '1JN',
    '2JN',
    '3JN',
    'HEB',
    'JAS',
    'JUD',
    'REV',
  ];
  expect(idsOf(lutheran.map((id) => id.toLowerCase()))).toEqual(lutheran);
  expect(idsOf(abbreviations.slice(0, 10))).not.toContain('JDG');
});

test('names of books are read in the language of the edition', () => {
  const idsOf = (language: string, ...names: readonly string[]) => {
    const rows = names.map((name) => `${name},1,1,word`).join('\n');
    const sources = findSourceBooks(`Book,Chapter,Verse,Text\n${rows}\n`, () => {}, undefined, { language });
    return sources.map(({ code }) => code).join(' ');
  };
  expect(idsOf('rus', '1 Цар', '3 Цар', 'Суд')).toBe('1SA 1KI JDG');
  expect(idsOf('deu', 'Ri', 'Hi', '1. Mose')).toBe('JDG JOB GEN');
  expect(idsOf('por', 'Jn', 'Hb', 'DAN')).toBe('JON HEB DAN');
  expect(idsOf('ces', 'JUD', 'Jud')).toBe('JUD JDT');
  expect(idsOf('pan', 'ਯਸਾਯਾਹ')).toBe('ISA');
  expect(idsOf('und', 'ਯਸਾਯਾਹ')).toBe('ISA');
});

test('the HTML of comments is read', () => {
  const [book] = read(
    json([{ book: 8, chapter: 1, verse: 1, text: 'one', comment: '<a href="x">Gen 1</a>: A &amp; B<br/>C' }]),
  ).books;
  expect(chapterData(book!.chapters[0]!).footnotes).toMatchObject([{ text: 'Gen 1: A & B C' }]);
});

test.each([
  ['in German', 'Buch;Kapitel;Vers;Text\n'],
  ['in Spanish, with accents', 'Libro;Capítulo;Versículo;Texto\n'],
  ['after a line for Excel', 'sep=;\nBook;Chapter;Verse;Text\n'],
  ['after a title', 'A Bible\n\nBook;Chapter;Verse;Text\n'],
])('a table has its header %s', (_, header) => {
  expect(verses(`${header}Genesis;1;1;In the beginning\n`)).toEqual(['GEN 1:1 In the beginning']);
});

test('66 books in the order of the canon are read whatever their abbreviations (thiagobodruk)', () => {
  const books = abbreviations.map((abbrev) => ({ abbrev, chapters: [[abbrev]] }));
  const read66 = verses(json(books));
  expect(read66).toHaveLength(66);
  for (const line of ['JON 1:1 jn', 'JHN 1:1 jo', 'JDG 1:1 jud', 'JUD 1:1 jd', 'HEB 1:1 hb'])
    expect(read66).toContain(line);
  const named = books.toReversed().map((book) => ({ ...book, name: book.abbrev }));
  expect(verses(json(named))).toContain('JHN 1:1 jn');
});

test('lists of verses may have the ids of BibleWorks', () => {
  const first = Array.from({ length: 20 }, (_, at) => `Gen 1:${at + 1} a`).join('\n');
  expect(verses(`${first}\nSol 1:1 one\nJoe 1:1 two\nMar 1:1 three\nPhi 1:1 four`)).toEqual(
    expect.arrayContaining(['SNG 1:1 one', 'JOL 1:1 two', 'MRK 1:1 three', 'PHP 1:1 four']),
  );
});

test('a column of words that is not read is reported once', () => {
  const table = (cell: string) =>
    read(`Book,Chapter,Verse,Text,Heading\nGenesis,1,1,a,${cell}\nGenesis,1,2,b,${cell}\n`).codes;
  expect(table('The first day')).toEqual(['unknown-column']);
  expect(table('17')).toEqual([]);
});

test('each line of JSON lines is read, also after a damaged one', () => {
  expect(verses([1, 2, 3].map(jsonLine).join('\n'))).toEqual(
    [1, 2, 3].map((verse) => `GEN 1:${verse} word ${verse}`),
  );
  const damaged = [jsonLine(1), jsonLine(2).slice(0, -1), jsonLine(3)].join('\n');
  expect(verses(damaged)).toEqual([1, 2, 3].map((verse) => `GEN 1:${verse} word ${verse}`));
  expect(read(damaged).codes).toContain('malformed-json');
  expect(read(`[${jsonLine(1)}] word`).codes).toContain('malformed-json');
});

describe('a text with one record per verse', () => {
  test.each([
    [
      'books, chapters and verses in JSON',
      json({
        translation: 'KJV: King James Version',
        books: [
          {
            name: 'Genesis',
            chapters: [
              {
                chapter: 1,
                name: 'Genesis 1',
                verses: [
                  { verse: 1, name: 'Genesis 1:1', text: 'In the beginning' },
                  { verse: 2, name: 'Genesis 1:2', text: 'And the earth' },
                ],
              },
            ],
          },
          { name: 'I John', chapters: [{ chapter: 1, verses: [{ verse: 1, text: 'God is love' }] }] },
        ],
      }),
    ],
    [
      'numbered books in JSON',
      json({
        abbreviation: 'kjv',
        books: [
          {
            nr: 1,
            name: 'Genesis',
            chapters: [
              {
                chapter: 1,
                verses: [
                  { chapter: 1, verse: 1, name: 'Genesis 1:1', text: 'In the beginning' },
                  { chapter: 1, verse: 2, name: 'Genesis 1:2', text: 'And the earth' },
                ],
              },
            ],
          },
          {
            nr: 62,
            name: '1 John',
            chapters: [{ chapter: 1, verses: [{ chapter: 1, verse: 1, text: 'God is love' }] }],
          },
        ],
      }),
    ],
    [
      'books without names, chapters and verses in JSON with singular names (Bible-Database)',
      json({
        Book: Array.from({ length: 62 }, (_, book) => ({
          Chapter: {
            0: [{ Verse: [{ Verseid: '00000000', Verse: 'In the beginning' }, { Verse: 'And the earth' }] }],
            61: [{ Verse: [{ Verseid: '61000000', Verse: 'God is love' }] }],
          }[book] ?? [{ Verse: [] }],
        })),
      }),
    ],
    [
      'a map of references in JSON (farskipper/kjv)',
      json({
        'Genesis 1:1': 'In the beginning',
        'Genesis 1:2': 'And the earth',
        '1 John 1:1': 'God is love',
      }),
    ],
    [
      'lists of verses by book and chapter in JSON',
      json({ GEN: { 1: ['In the beginning', 'And the earth'] }, '1JN': { 1: ['God is love'] } }),
    ],
    [
      'names of books in two languages in JSON (Bible-tamil)',
      json([
        {
          book: { english: 'Genesis', tamil: 'ஆதியாகமம்' },
          chapters: [
            {
              chapter: '1',
              verses: [
                { verse: '1', text: 'In the beginning' },
                { verse: '2', text: 'And the earth' },
              ],
            },
          ],
        },
        {
          book: { english: '1 John' },
          chapters: [{ chapter: '1', verses: [{ verse: '1', text: 'God is love' }] }],
        },
      ]),
    ],
    [
      'XML of eBible.org with a verse per line',
      '<?xml version="1.0"?><verseFile>\n<v b="GEN" c="1" v="1">In the beginning</v>\n<v b="GEN" c="1" v="2">And the earth</v>\n<v b="1JN" c="1" v="1">God is love</v></verseFile>',
    ],
    [
      'JSON of usfm-grammar 2',
      json(
        [['GEN', ['In the beginning', 'And the earth']] as const, ['1JN', ['God is love']] as const].map(
          ([bookCode, texts]) => ({
            book: { bookCode, description: 'A book', meta: [{ h: 'Name' }] },
            chapters: [
              {
                chapterNumber: '1',
                contents: [
                  { p: null },
                  ...texts.map((verseText, at) => ({
                    verseNumber: String(at + 1),
                    verseText,
                    contents: [verseText, { w: ['word'] }],
                  })),
                ],
              },
            ],
          }),
        ),
      ),
    ],
    [
      'a list of objects of chapters',
      json([
        {
          book: 'Genesis',
          chapter: 1,
          content: [
            { verse: 1, text: 'In the beginning' },
            { verse: 2, text: 'And the earth' },
          ],
        },
        { book: '1 John', chapter: 1, content: [{ verse: 1, text: 'God is love' }] },
      ]),
    ],
    [
      'a list of objects',
      json([
        { pk: 1, translation: 'KJV', book: 1, chapter: 1, verse: 1, text: 'In the beginning' },
        { pk: 2, translation: 'KJV', book: 1, chapter: 1, verse: 2, text: 'And the earth' },
        { pk: 3, translation: 'KJV', book: 62, chapter: 1, verse: 1, text: 'God is love' },
      ]),
    ],
    [
      'lists of texts',
      json([
        { abbrev: 'gn', chapters: [['In the beginning', 'And the earth']] },
        { abbrev: '1jn', chapters: [['God is love']] },
      ]),
    ],
    [
      'a map of books, chapters and verses',
      json({
        Genesis: { '1': { '1': 'In the beginning', '2': 'And the earth' } },
        '1 John': { '1': { '1': 'God is love' } },
      }),
    ],
    [
      'rows of a database in JSON',
      json({
        resultset: {
          row: [
            { field: [1001001, 1, 1, 1, 'In the beginning'] },
            { field: [1001002, 1, 1, 2, 'And the earth'] },
            { field: [62001001, 62, 1, 1, 'God is love'] },
          ],
        },
      }),
    ],
    [
      'a table',
      'Book,Chapter,Verse,Text\nGenesis,1,1,In the beginning\nGenesis,1,2,"And the earth"\n1 John,1,1,God is love\n',
    ],
    [
      'a table with other names of columns',
      'id\tb\tc\tv\tt\n1\t1\t1\t1\tIn the beginning\n2\t1\t1\t2\tAnd the earth\n3\t62\t1\t1\tGod is love\n',
    ],
    [
      'a table with references',
      'reference;text\nGEN 1:1;In the beginning\nGEN 1:2;And the earth\n1JN 1:1;God is love\n',
    ],
    [
      'a table with references in digits',
      'vid,t\n01001001,In the beginning\n01001002,And the earth\n62001001,God is love\n',
    ],
    ['a table without a header', 'Gen|1|1|In the beginning\nGen|1|2|And the earth\n1Jn|1|1|God is love\n'],
    [
      'a line for each verse',
      '# KJV\nGenesis 1:1 In the beginning\r\nGenesis 1:2\tAnd the earth\n1 John 1:1 God is\nlove\n',
    ],
    ['lines with USFM ids', 'GEN 1:1 In the beginning\nGEN 1:2 And the earth\n1JN 1:1 God is love'],
    [
      'CES',
      '<?xml version="1.0"?><cesDoc><text><body><div id="b.GEN" type="book"><div id="b.GEN.1" type="chapter"><seg id="b.GEN.1.1" type="verse">\nIn the <hi>beginning</hi>\n</seg><seg id="b.GEN.1.2" type="verse">And the earth</seg></div></div><div id="b.1JN"><seg id="b.1JN.1.1">God is love</seg></div></body></text></cesDoc>',
    ],
  ])('is read: %s', (_, text) => {
    expect(sourceFormat(text)).toBe('verse records');
    expect({ verses: verses(text), codes: read(text).codes }).toEqual({ verses: expected, codes: [] });
  });

  test.each([
    ['Буття,1,1,На початку', 'GEN 1:1 На початку'],
    ['1. Mose,1,1,Am Anfang', 'GEN 1:1 Am Anfang'],
    ['Génesis,1,1,En el principio', 'GEN 1:1 En el principio'],
  ])('may name books in any language: %s', (row, verse) => {
    expect(verses(`Book,Chapter,Verse,Text\n${row}\n`)).toEqual([verse]);
  });

  test('keeps bridges, parts of verses, titles and notes', () => {
    const text =
      'Book,Chapter,Verse,Text,Comment\nPSA,3,0,A psalm,\nPSA,3,1-2,LORD,how <b>many</b>\nPSA,3,3a,But,\nPSA,3,3b,thou,\n';
    expect(simple(text)[0]!.chapters[0]!.content).toMatchObject([
      { type: 'hebrew_subtitle', text: 'A psalm' },
      { type: 'line_break' },
      { type: 'verse', number: 1, text: 'LORD', footnotes: [{ text: 'how many', offset: 4 }] },
      { type: 'verse', number: 3, text: 'But thou' },
    ]);
  });

  test('marks a verse whose text is in the previous verse as a bridge', () => {
    const text = 'GEN 1:1 In the beginning\nGEN 1:2 <range>\nGEN 1:3 <range>\nGEN 1:4 And';
    expect(verses(text)).toEqual(['GEN 1:1 In the beginning', 'GEN 1:4 And']);
    expect(read(text).books[0]!.chapters[0]!.blocks).toContainEqual(
      expect.objectContaining({ number: 1, lastNumber: 3 }),
    );
  });

  test('leaves out a verse without text', () => {
    expect(verses('Book,Chapter,Verse,Text\nGEN,1,1,\nGEN,1,2,And\n')).toEqual(['GEN 1:2 And']);
  });

  test('keeps text with unquoted commas, and reports each row of another length than the header', () => {
    const rows = [
      'Book,Chapter,Verse,Text',
      'Ruth,1,1,In the days, when judges ruled, a famine came.',
      'Ruth,1,2,"Second, quoted", trailing words.',
      'Ruth,1,3,Third line',
      'continued on the next line.',
      'Ruth,1,4,Fourth.,,',
      'Ruth,1,5 Fifth without its comma.',
    ];
    const found: (string | number)[][] = [];
    const text = rows.join('\n');
    findSourceBooks(text, (code, at) => found.push([code, text.slice(0, at).split('\n').length]));
    expect(found).toEqual([2, 3, 5, 7].map((line) => ['malformed-csv', line]));
    expect(verses(text)).toEqual([
      'RUT 1:1 In the days, when judges ruled, a famine came.',
      'RUT 1:2 Second, quoted, trailing words.',
      'RUT 1:3 Third line',
      'RUT 1:4 Fourth.',
    ]);
  });

  test('reads numbers with a fraction, as some programs write them', () => {
    const table = 'Book,Chapter,Verse,Text\nRuth,1.0,1.0,In the days\n';
    expect(read(table).codes).toEqual([]);
    expect(verses(table)).toEqual(['RUT 1:1 In the days']);
  });

  test.each([
    ['with a column after the text', 'book;chapter;verse;text;id\nRUT;1;1;In; the days;1\n', 'In; the days'],
    ['without a header', 'RUT|1|1|In| the days\nRUT|1|2|And\n', 'In| the days'],
  ])('joins the parts of a text in a table %s', (_, table, text) => {
    expect(verses(table)[0]).toBe(`RUT 1:1 ${text}`);
    expect(read(table).codes).toEqual(['malformed-csv']);
  });

  test.each([
    ['Book,Chapter,Verse,Text\nNowhere,1,1,a\nNowhere,1,2,a\n', ['unknown-book-id', 'no-book-id']],
    ['Book,Chapter,Verse,Text\nGEN,x,1,a\n', ['bad-chapter-number', 'no-book-id']],
    ['Book,Chapter,Verse,Text\nGEN,1,x,a\n', ['bad-verse-number', 'no-book-id']],
    ['reference,text\nsomewhere,a\n', ['bad-verse-number', 'no-book-id']],
    ['{"verse": 1, "text": "a"}', ['unknown-book-id', 'no-book-id']],
    [
      '[{"book": "GEN", "chapter": 1, "verse": 1, "text": "b"}, {"book": "GEN", "chapter": 1, "text": "a"}]',
      ['bad-verse-number'],
    ],
    ['[{"book": "GEN", "verse": 1, "text": "a"}]', ['bad-chapter-number', 'no-book-id']],
    [
      '[{"book": "GEN", "chapter": 1, "verse": 1, "text": {"a": "b"}}, {"verse": 2, "text": "a"}]',
      ['misplaced-content', 'unknown-book-id', 'no-book-id'],
    ],
  ])('reports unreadable records: %p', (text, codes) => {
    expect(read(text).codes).toEqual(codes);
  });

  test('joins a text that is a list, and values of repeated names', () => {
    const list = json([
      { book: 'RUT', chapter: 1, verse: 1, text: ['Two', 'more'] },
      { book: 'RUT', chapter: 1, verse: 2, text: 'x' },
    ]);
    expect(verses(list)).toEqual(['RUT 1:1 Two more', 'RUT 1:2 x']);
    const map =
      '{"Ruth":{"1":{"1":"One.","2":"Two.","2":"Two again."},"1":{"3":"Three."}}, "Ruth":{"2":{"1":"Last."}}}';
    expect(verses(map)).toEqual([
      'RUT 1:1 One.',
      'RUT 1:2 Two. Two again.',
      'RUT 1:3 Three.',
      'RUT 2:1 Last.',
    ]);
    expect(read(map).codes).toEqual([
      'malformed-json',
      'malformed-json',
      'malformed-json',
      'duplicate-verse',
    ]);
  });

  test.each([
    'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\nGenesis,1,1,A note\n',
    'From Verse\tTo Verse\tVotes\nGen.1.1\tPs.96.5\t59\n',
    '{"translationId": "BSB", "verses": {"1": [{"start": 0}]}}',
    '{"verses": [0, 4.2, 7]}',
    'See also the notes.\nJohn 3:16 is well known.\nMore text\n',
    '{"name": "a program", "version": "1.0"}',
    '# a versification\nGEN 1:31 2:25 3:24\nEXO 1:22 2:25\n',
  ])('is not recognized in other files: %p', (text) => {
    expect(sourceFormat(text)).toBeUndefined();
  });
});

describe('the markup of a verse', () => {
  const verse = (markup: string) => {
    const [book] = read(json([{ book: 'GEN', chapter: 1, verse: 1, text: markup }])).books;
    const block = simpleChapterData(book!.chapters[0]!).content.find(({ type }) => type === 'verse');
    return block as { text: string; footnotes: { text: string }[]; wordsOfJesus?: unknown };
  };
  const words = (markup: string) => {
    const [book] = read(json([{ book: 'GEN', chapter: 1, verse: 1, text: markup }])).books;
    const block = book!.chapters[0]!.blocks.find((each) => each.type === 'verse')!;
    const { content } = block;
    return content.words.map(({ start, end, annotation }) => [content.text.slice(start, end), annotation]);
  };

  test.each([
    ['was <i>upon</i> the face', 'was upon the face'],
    ['a &amp; b &lt;c&gt; d&nbsp;e', 'a & b <c> d\u00a0e'],
    ['one<br/>two', 'one\ntwo'],
    ['<pb/>one', 'one'],
    ['He said: <t>one</t><t>two</t>', 'He said:\none\ntwo'],
    ['<td>one</td><td>two</td><blockquote>three</blockquote>four', 'one two\nthree\nfour'],
    ['<h4>Title</h4>one', 'one'],
    ['5 < 6', '5 < 6'],
    ['<FI>added<Fi> word', 'added word'],
    ['end<CM>', 'end'],
    ['<n>never closed', 'never closed'],
    ['<<A Psalm of David.>> LORD', '<<A Psalm of David.>> LORD'],
    ['He said, <Come here> and <God>', 'He said, <Come here> and <God>'],
    ['<I am> and <To the chief>', '<I am> and <To the chief>'],
    ['a <xyz>b</xyz> <abc c="d">e <foo/>f', 'a b e f'],
  ])('%s', (markup, text) => {
    expect(verse(markup).text).toBe(text);
  });

  test('has words of Jesus, notes and headings', () => {
    expect(verse('<J>Come</J> now').wordsOfJesus).toEqual([{ start: 0, end: 4 }]);
    expect(verse('<FR>Come<Fr> now').wordsOfJesus).toEqual([{ start: 0, end: 4 }]);
    expect(verse('God<RF>Hebrew: Elohim<Rf> said')).toMatchObject({
      text: 'God said',
      footnotes: [{ text: 'Hebrew: Elohim' }],
    });
    expect(verse('God<sup>Heb. Elohim</sup> said<sup>1</sup>')).toMatchObject({
      text: 'God said',
      footnotes: [{ text: 'Heb. Elohim' }],
    });
    expect(verse('<CI><PI>A line,<CI><PI2>another<CLX> <wh>one.<CM>').text).toBe('A line,\nanother one.');
    for (const heading of ['<TS>Creation<Ts>', '<TS2>Creation<Ts>', '<TS1>Creation<Ts1>'])
      expect(verse(`${heading}God`).text).toBe('God');
  });

  test('has Strong’s numbers after their words', () => {
    expect(words('In the beginning<S>7225</S> God<S>430</S> created<S>1254</S> <S>853</S>.')).toEqual([
      ['beginning', { strongs: ['H7225'] }],
      ['God', { strongs: ['H430'] }],
      ['created', { strongs: ['H1254', 'H853'] }],
    ]);
    expect(words('Word<WG3056><WTN-NSM l="λόγος">')).toEqual([
      ['Word', { strongs: ['G3056'], morph: 'N-NSM' }],
    ]);
    expect(words('God<WH430><WTNcmpa> said')).toEqual([['God', { strongs: ['H430'], morph: 'Ncmpa' }]]);
  });
});

describe('records of any content', () => {
  const word = fc.stringMatching(/^[a-zé’א-ת]{1,8}$/u);
  const markup = fc.array(
    fc.oneof(
      word,
      word.map((one) => `<i>${one}</i>`),
      word.map((one) => `${one}<S>12</S>`),
      fc.constant('<br/>'),
      fc.constant('&amp;'),
    ),
    { minLength: 1, maxLength: 8 },
  );

  test('keep all their words', () => {
    fc.assert(
      fc.property(fc.array(markup, { minLength: 1, maxLength: 5 }), (all) => {
        const records = all.map((pieces, index) => ({
          book: 1,
          chapter: 1,
          verse: index + 1,
          text: pieces.join(' '),
        }));
        const [book] = read(json(records)).books;
        const written = all
          .flat()
          .map((piece) => piece.replace(/<S>.*<\/S>|<[^>]*>/g, '').replace('&amp;', '&'));
        if (written.every((one) => one === '')) return;
        const { lost, invented, glued, split } = bookConservation(
          book!,
          book!.chapters.map(chapterData),
          book!.chapters.map(simpleChapterData),
        );
        expect({ lost, invented, glued, split }).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
        const served = verses(json(records)).flatMap((verse) => verse.replace(/^\S+ \S+/, '').split(/\s+/));
        expect(served.filter(Boolean)).toEqual(written.filter(Boolean));
      }),
    );
  });

  const samples = [
    json({
      books: [
        {
          name: 'Genesis',
          chapters: [{ chapter: 1, verses: [{ verse: 1, text: '<i>In</i> the<S>1</S>' }] }],
        },
      ],
    }),
    'Book,Chapter,Verse,Text\nGenesis,1,1,"In the <RF>note<Rf> beginning"\nGenesis,1,2-3,And\n',
    'GEN 1:1 In the beginning\nGEN 1:2 <range>\n',
    '<cesDoc><seg id="b.GEN.1.1">In the beginning</seg></cesDoc>',
  ];

  test.each(samples)('are read without an error, into events that nest, if damaged: %s', (sample) => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      '<',
      '>',
      '<i>',
      '</n>',
      '<seg id="b.GEN.1.1">',
      '\n',
      '\t',
      '1:2',
    ];
    fc.assert(
      fc.property(mutatedText(sample, pieces), (text) => {
        unlessTooLarge(() => {
          expect(
            nestingFaults((sink) =>
              readRecords(
                text,
                () => sink,
                () => {},
              ),
            ),
          ).toEqual([]);
        });
      }),
      { numRuns: runs(500) },
    );
  });
});
