import { describe, expect, test } from 'bun:test';
import { readCommentary } from './read-commentary.ts';
import { textFile } from './text-file.fixture.ts';

const header = 'Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\n';
const read = (rows: string) => readCommentary([textFile(`${header}${rows}`)]);
const found = (rows: string) =>
  read(rows).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`);

test('a table of verses and notes may have short names and numbers of books, as databases export it', () => {
  const { content, diagnostics } = readCommentary([
    textFile('id,b,c,v,t\n1001001,1,1,1,First\n66001001,66,1,2,Last\n'),
  ]);
  expect(diagnostics).toEqual([]);
  expect(content?.books.map(({ id, chapters }) => [id, chapters[0]?.verses[0]?.notes])).toEqual([
    ['GEN', ['First']],
    ['REV', ['Last']],
  ]);
});

describe('a commentary as CSV', () => {
  test('has introductions of books and chapters, and notes on verses', () => {
    const { content, diagnostics, tally, isDamaged } = read(`Genesis,,INTRODUCTION,On Genesis
Genesis,,Introduction Summary,In short
Genesis,1,INTRODUCTION,On the chapter
Genesis,1,2,Second
Genesis,1,1,First
Genesis,1,1,Again
Exodus,0,0,On Exodus
GEN,2,,On chapter 2
`);
    expect(content).toEqual({
      books: [
        {
          id: 'GEN',
          name: 'Genesis',
          introduction: 'On Genesis',
          introductionSummary: 'In short',
          chapters: [
            {
              number: 1,
              introduction: 'On the chapter',
              verses: [
                { number: 1, notes: ['First', 'Again'] },
                { number: 2, notes: ['Second'] },
              ],
            },
            { number: 2, introduction: 'On chapter 2', verses: [] },
          ],
        },
        { id: 'EXO', name: 'Exodus', introduction: 'On Exodus', chapters: [] },
      ],
      profiles: [],
    });
    expect({ diagnostics, isDamaged }).toEqual({ diagnostics: [], isDamaged: false });
    expect(tally).toEqual({ notes: 8, notesServed: 8, notesLeftOut: 0, profiles: 0 });
  });

  test('has several introductions of one place joined by a blank line', () => {
    expect(read('GEN,,,One\nGEN,Introduction,,Two\n').content!.books[0]!.introduction).toBe('One\n\nTwo');
  });

  test('may have its columns in any order and case, beginning with a byte-order mark, parted by tabs', () => {
    const text = '\ufeffcommentary\tVERSE\tbook\tchapter\r\n"In the\r\nbeginning ""God"""\t1\tGen\t1\r\n';
    expect(readCommentary([textFile(text)]).content!.books).toEqual([
      { id: 'GEN', chapters: [{ number: 1, verses: [{ number: 1, notes: ['In the\nbeginning "God"'] }] }] },
    ]);
  });

  test.each(['Title', 'title', 'Psalm title', 'Superscription', 'Heading', '0', '3:title', '3:0'])(
    'has notes on the title of a psalm in its introduction: %s',
    (verse) => {
      const { content, diagnostics } = read(`Psalms,3,${verse},On David\n`);
      expect(diagnostics).toEqual([]);
      expect(content!.books[0]!.chapters).toEqual([{ number: 3, introduction: 'On David', verses: [] }]);
    },
  );

  test.each(['0-3', 'title-3', 'Title–3', 'v. 0-3'])(
    'has a note on a title and verses on the first: %s',
    (verse) => {
      const { content, diagnostics } = read(`Psalms,3,${verse},On David\n`);
      expect(diagnostics).toEqual([]);
      expect(content!.books[0]!.chapters[0]!.verses).toEqual([
        { number: 1, notes: [`${verse}\n\nOn David`] },
      ]);
    },
  );

  test('names books by ids, OSIS ids, names and abbreviations', () => {
    const rows = ['1SA', '1Sam', '1 Sam.', 'I Samuel', 'First Samuel']
      .map((name) => `${name},1,1,x\n`)
      .join('');
    expect(read(rows).content!.books.map(({ id, name }) => [id, name])).toEqual([['1SA', 'I Samuel']]);
    expect(read('Song of Solomon,1,1,x\n').content!.books[0]).toMatchObject({
      id: 'SNG',
      name: 'Song of Solomon',
    });
  });

  test('names books in any language', () => {
    const { content } = read('1. Mose,1,1,x\nРимлянам,1,1,y\nGen,1,2,z\n');
    expect(content!.books.map(({ id, name }) => [id, name])).toEqual([
      ['GEN', '1. Mose'],
      ['ROM', 'Римлянам'],
    ]);
  });

  test('serves ranges and parts on their first verse, and says which they are', () => {
    const { content } = read(
      'GEN,1,3-5,a\nGEN,1,"4,6",b\nGEN,1,7a,c\nGEN,1,1:8,d\nGEN,,2:1,e\nGEN,1,v. 9,f\nGEN,1,10.,g\n',
    );
    expect(content!.books[0]!.chapters).toEqual([
      {
        number: 1,
        verses: [
          { number: 3, notes: ['3-5\n\na'] },
          { number: 4, notes: ['4,6\n\nb'] },
          { number: 7, notes: ['7a\n\nc'] },
          { number: 8, notes: ['d'] },
          { number: 9, notes: ['f'] },
          { number: 10, notes: ['g'] },
        ],
      },
      { number: 2, verses: [{ number: 1, notes: ['e'] }] },
    ]);
  });

  test('may have numbers with a fraction, as programs write them next to blank cells', () => {
    const { content, diagnostics } = read('GEN,,,a\nGEN,1.0,,b\nGEN,1.0,3.0,c\nGEN,1.0,0.0,d\n');
    expect(diagnostics).toEqual([]);
    expect(content!.books[0]).toMatchObject({
      introduction: 'a',
      chapters: [{ number: 1, introduction: 'b\n\nd', verses: [{ number: 3, notes: ['c'] }] }],
    });
  });

  test('may have the place in one column', () => {
    const { content, diagnostics } = readCommentary([
      textFile('Reference;Note\nGenesis 0:0;a\nGen 1;b\n1 Mose 1,3-5;c\nfoo;d\n'),
    ]);
    expect(content!.books[0]).toMatchObject({
      id: 'GEN',
      introduction: 'a',
      chapters: [{ number: 1, introduction: 'b', verses: [{ number: 3, notes: ['1 Mose 1,3-5\n\nc'] }] }],
    });
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-book-id 5']);
  });

  test('needs no chapter in a book of one chapter', () => {
    const { content, diagnostics } = read('Jude,,Introduction,a\nJude,,3-4,b\n');
    expect(diagnostics).toEqual([]);
    expect(content!.books[0]).toMatchObject({
      introduction: 'a',
      chapters: [{ number: 1, verses: [{ number: 3, notes: ['3-4\n\nb'] }] }],
    });
  });

  test('keeps the lines of plain text, and turns HTML into text', () => {
    const { content } = read(
      'GEN,1,1,"One  line\r\n\r\n\r\nmore <5 & so"\nGEN,1,2,"<p>One\nline</p><p>t<i>w</i>o&nbsp;&amp;</p>"\nGEN,1,3,"a <i>b</i>\nc"\n',
    );
    expect(content!.books[0]!.chapters[0]!.verses.flatMap(({ notes }) => notes)).toEqual([
      'One line\n\nmore <5 & so',
      'One line\n\ntwo &',
      'a b\nc',
    ]);
  });
});

describe('faults of a CSV are reported at their line', () => {
  test('an unknown book, an invalid place, a note without text', () => {
    const rows = 'Foo,1,1,x\nGEN,one,1,"x\ny"\nGEN,1,first,x\nGEN,1,1,\nGEN,2,3:4,x\nGLO,1,1,x\n';
    expect(found(rows)).toEqual([
      'unknown-book-id 2:1',
      'bad-chapter-number 3:1',
      'bad-verse-number 5:1',
      'empty-note 6:1',
      'bad-verse-number 7:1',
      'unknown-book-id 8:1',
    ]);
    expect(read(rows)).toMatchObject({ tally: { notes: 6, notesServed: 0, notesLeftOut: 6 } });
    expect(read(rows).content).toBeUndefined();
  });

  test('a chapter or verse that the book does not have, which is served anyway', () => {
    expect(found('GEN,51,1,x\nGEN,1,32,x\nMAL,3,24,x\nTOB,99,1,x\n')).toEqual([
      'unlisted-verse 2:1',
      'unlisted-verse 3:1',
    ]);
    expect(read('GEN,51,1,x\n').content!.books[0]!.chapters[0]!.number).toBe(51);
  });

  test('rows that are too short or too long, which are read as far as they go', () => {
    const rows = 'GEN,1,1,Well, here, then\nGEN,1\n\nGEN,1,2,fine,,\n';
    expect(found(rows)).toEqual(['malformed-csv 2:1', 'malformed-csv 3:1', 'empty-note 3:1']);
    expect(read(rows).content!.books[0]!.chapters[0]!.verses).toEqual([
      { number: 1, notes: ['Well, here, then'] },
      { number: 2, notes: ['fine'] },
    ]);
  });

  test('an unclosed quotation mark: the notes before it are served, and the file is damaged', () => {
    const { content, isDamaged } = read('GEN,1,1,a\nGEN,1,2,"b\nGEN,1,3,c\n');
    expect(found('GEN,1,1,a\nGEN,1,2,"b\nGEN,1,3,c\n')).toEqual(['malformed-csv 3:1']);
    expect(isDamaged).toBe(true);
    expect(content!.books[0]!.chapters[0]!.verses).toHaveLength(1);
  });

  test('a column that is not read', () => {
    const { diagnostics } = readCommentary([textFile('Book,Chapter,Verse,Text,Author,\nGEN,1,1,x,Me,\n')]);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['unknown-column', 1]]);
  });

  test('a file that is not a commentary', () => {
    for (const text of [
      '',
      'Some words\nand, more, of, them',
      '{"name": 1}',
      'From Verse\tTo Verse\tVotes\n',
    ]) {
      const { content, diagnostics, isDamaged } = readCommentary([textFile(text)]);
      expect({ content, isDamaged, codes: diagnostics.map(({ code }) => code) }).toEqual({
        content: undefined,
        isDamaged: false,
        codes: ['unknown-format'],
      });
    }
  });
});
