import { expect, test } from 'bun:test';
import { readCommentary } from './read-commentary.ts';
import { textFile } from './text-file.fixture.ts';

const read = (text: string) => readCommentary([textFile(text, 'module.imp')]);

test('a SWORD module as IMP has introductions and notes, with its markup as text', () => {
  const { content, diagnostics, tally } = read(`$$$[ Module Heading ]

$$$[ Testament 1 Heading ]
$$$I Samuel 0:0
<div type="x"><title>On <hi>Samuel</hi></title><p>The book.</p></div>
$$$I Samuel 1:0
On the chapter
$$$I Samuel 1:1
See <scripRef passage="Gen 1:1">Gen. i. 1</scripRef>.<br />Next
line.
$$$I Samuel 1:3-5
Plain
lines
$$$I Samuel 2
On 2
$$$Revelation of John 22:21
Amen
`);
  expect(diagnostics).toEqual([]);
  expect(tally).toMatchObject({ notes: 6, notesServed: 6 });
  expect(content!.books).toEqual([
    {
      id: '1SA',
      introduction: 'On Samuel\n\nThe book.',
      chapters: [
        {
          number: 1,
          introduction: 'On the chapter',
          verses: [
            { number: 1, notes: ['See Gen. i. 1.\nNext line.'] },
            { number: 3, notes: ['I Samuel 1:3-5\n\nPlain\nlines'] },
          ],
        },
        { number: 2, introduction: 'On 2', verses: [] },
      ],
    },
    { id: 'REV', chapters: [{ number: 22, verses: [{ number: 21, notes: ['Amen'] }] }] },
  ]);
});

test('in a book of one chapter, a number is a verse', () => {
  const { content, diagnostics } = read('$$$Jude 1\nOn Jude\n$$$Jude 3\nOn 3\n$$$Philemon 1-3\nOn 1\n');
  expect(diagnostics).toEqual([]);
  expect(content!.books.map(({ id, chapters }) => [id, chapters])).toEqual([
    ['PHM', [{ number: 1, verses: [{ number: 1, notes: ['Philemon 1-3\n\nOn 1'] }] }]],
    ['JUD', [{ number: 1, introduction: 'On Jude', verses: [{ number: 3, notes: ['On 3'] }] }]],
  ]);
});

test('a note without a place is reported at its line', () => {
  const { diagnostics, tally } = read(
    '$$$[ Module Heading ]\nAbout\n$$$Foo 1:1\nx\n$$$Genesis 1:5000\nx\n$$$Genesis 0:3\nx\n$$$\nx\n$$$Genesis 1:1\n \n$$$Ju:b\nx\n',
  );
  expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual([
    'text-outside-book 1',
    'unknown-book-id 3',
    'bad-verse-number 5',
    'bad-verse-number 7',
    'unknown-book-id 9',
    'empty-note 11',
    'bad-verse-number 13',
  ]);
  expect(tally).toMatchObject({ notes: 7, notesServed: 0, notesLeftOut: 7 });
});
