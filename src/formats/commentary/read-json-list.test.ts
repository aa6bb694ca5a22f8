import { describe, expect, test } from 'bun:test';
import { readCommentary } from './read-commentary.ts';
import { textFile } from './text-file.fixture.ts';

const read = (items: unknown) => readCommentary([textFile(JSON.stringify(items, null, 1), 'notes.json')]);
const passage = (start_ref: string, end_ref = start_ref) => ({
  passage: [{ start_ref, end_ref }],
  resource: [],
});
const notesOf = (items: unknown) =>
  read(items).content!.books.flatMap(({ id, chapters }) =>
    chapters.flatMap(({ number, verses }) =>
      verses.flatMap((verse) => [`${id} ${number}:${verse.number}`, ...verse.notes]),
    ),
  );

describe('study notes', () => {
  test('are on their verse in order; a range is on its first verse and starts with its title', () => {
    expect(
      notesOf([
        { title: 'Genesis 1:1', index_reference: '01001001', content: '<p>One</p>' },
        {
          title: 'Genesis 1:1–2.3',
          index_reference: '01001001-01002003',
          content: '<p>Range</p><p>more</p>',
        },
        { title: '2 Peter 2:10a', index_reference: '61002010', content: 'Part' },
        { title: 'Psalms 7:title', index_reference: '19007001-19007999', content: 'Title' },
      ]),
    ).toEqual([
      ...['GEN 1:1', 'One', 'Genesis 1:1–2.3\n\nRange\n\nmore'],
      ...['PSA 7:1', 'Psalms 7:title\n\nTitle'],
      ...['2PE 2:10', '2 Peter 2:10a\n\nPart'],
    ]);
  });

  test('belong to the verse that two of index, title and passage name, otherwise to the verse of the index', () => {
    const items = [
      {
        title: 'Psalms 142:7',
        index_reference: '19142001-19142999',
        associations: passage('19142007'),
        content: 'a',
      },
      {
        title: 'Joshua 7:1–12.24',
        index_reference: '06007001-06012024',
        associations: passage('06010001'),
        content: 'b',
      },
      { title: 'Genesis 3:3', index_reference: '01001001', associations: passage('01002002'), content: 'c' },
    ];
    expect(notesOf(items)).toEqual([
      ...['GEN 1:1', 'Genesis 3:3\n\nc'],
      ...['JOS 7:1', 'Joshua 7:1–12.24\n\nb'],
      ...['PSA 142:7', 'a'],
    ]);
    expect(read(items).diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('disputed-place'));
  });

  test('before the first verse or chapter are introductions', () => {
    const { content } = read([
      { index_reference: '01001000', content: 'Chapter' },
      { index_reference: '01000000', content: 'Book' },
    ]);
    expect(content!.books).toEqual([
      { id: 'GEN', introduction: 'Book', chapters: [{ number: 1, introduction: 'Chapter', verses: [] }] },
    ]);
  });

  test('that cannot be served are reported at their place', () => {
    const { diagnostics, tally } = read([
      { title: 'Genesis 1:1', index_reference: '01001001', content: { audio: 'x' } },
      { title: 'On nothing', index_reference: '99001001', content: 'x' },
      { title: 'Genesis 1:1', content: '<p>&nbsp;</p>' },
      { title: 7, associations: { passage: 'x' }, content: 'x' },
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'bad-list-item',
      'bad-list-item',
      'empty-note',
      'bad-list-item',
    ]);
    expect(diagnostics.map(({ line }) => line)).toEqual([2, 9, 14, 18]);
    expect(tally).toMatchObject({ notes: 4, notesLeftOut: 4 });
  });

  test('after a fault of the JSON are read; the damaged one is reported', () => {
    const note = (verse: number) => `{"index_reference": "0100100${verse}", "content": "${verse}"}`;
    const damaged = `[${note(1)},\n{"index_reference": "01001002", "content": "2" "x"},\n${note(3)},\n{"content": "cut`;
    const { content, diagnostics, isDamaged, tally } = readCommentary([textFile(damaged)]);
    expect(content!.books[0]!.chapters[0]!.verses.map(({ number }) => number)).toEqual([1, 3]);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'malformed-json 2',
      'malformed-json 4',
    ]);
    expect(isDamaged).toBe(true);
    expect(tally).toMatchObject({ notes: 4, notesServed: 2, notesLeftOut: 2 });
  });
});

describe('profiles', () => {
  test('are read from JSON or CSV, with their own ids or ids from the subject', () => {
    const csv =
      'Subject,Reference,Content,ID\nAbel,GEN 4:1-16,<p>One</p><p>Two</p>,\n"Mary, Józef’s wife",,Text,m_1\nAbel,Genesis 4,Other,\n';
    const json = JSON.stringify([{ id: 'a/b', subject: 'Peace', reference: '', content: 'Shalom' }]);
    const { content, diagnostics, tally } = readCommentary([textFile(csv), textFile(json)]);
    expect(content).toEqual({
      books: [],
      profiles: [
        {
          id: 'abel',
          subject: 'Abel',
          reference: { book: 'GEN', chapter: 4, verse: 1, endVerse: 16 },
          content: ['One', 'Two'],
        },
        { id: 'm_1', subject: 'Mary, Józef’s wife', reference: null, content: ['Text'] },
        {
          id: 'abel-2',
          subject: 'Abel',
          reference: { book: 'GEN', chapter: 4, verse: 1 },
          content: ['Other'],
        },
        { id: 'a-b', subject: 'Peace', reference: null, content: ['Shalom'] },
      ],
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['changed-profile-id']);
    expect(tally.profiles).toBe(4);
  });

  test('may be about verses of a book with one chapter, and about verses that do not exist, which is reported', () => {
    const { content, diagnostics } = readCommentary([
      textFile('subject,reference,content\nMichael,Jude 9-10,x\nCain,Gen 4:99,x\nSeth,Gen 51,x\n'),
    ]);
    expect(content!.profiles.map(({ reference }) => reference)).toEqual([
      { book: 'JUD', chapter: 1, verse: 9, endVerse: 10 },
      { book: 'GEN', chapter: 4, verse: 99 },
      { book: 'GEN', chapter: 51, verse: 1 },
    ]);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'unlisted-verse 3',
      'unlisted-verse 4',
    ]);
  });

  test('without a subject or text are left out, an unknown reference is not served', () => {
    const { content, diagnostics } = readCommentary([
      textFile('id,subject,reference,content\na,,GEN 1:1,x\nb,Abel,,\nc,Cain,Nod 4,x\nc,Seth,,x\n'),
    ]);
    expect(content!.profiles.map(({ id, reference }) => [id, reference])).toEqual([
      ['c', null],
      ['c-2', null],
    ]);
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
      'empty-note 2',
      'empty-note 3',
      'bad-cell 4',
      'changed-profile-id 5',
    ]);
  });
});
