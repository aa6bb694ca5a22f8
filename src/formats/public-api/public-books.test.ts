import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { chapterData } from '../../documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../documents/translation/simple-chapter-data.ts';
import { readBook } from '../builder/read-books.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readUsfm } from '../usfm/read-usfm.ts';
import { findPublicBooks } from './public-books.ts';

setDefaultTimeout(600_000);

const download = (content: unknown[], footnotes: unknown[] = [], book: object = {}) =>
  JSON.stringify(
    {
      translation: { id: 'A' },
      books: [
        {
          id: 'JHN',
          name: 'John',
          title: null,
          ...book,
          chapters: [{ chapter: { number: 3, content, footnotes } }],
        },
      ],
    },
    undefined,
    1,
  );
const verse = (number: unknown, ...content: unknown[]) => ({ type: 'verse', number, content });

function read(text: string) {
  const codes: string[] = [];
  const books = unlessTooLarge(() =>
    findPublicBooks(text, (code) => codes.push(code)).map((source) => source.read()),
  );
  return { books: books ?? [], codes: codes.filter((code) => code !== 'compiled-source') };
}

const simple = (text: string) => read(text).books.flatMap((book) => book.chapters.map(simpleChapterData))[0]!;
const standard = (text: string) => read(text).books.flatMap((book) => book.chapters.map(chapterData))[0]!;

describe('white space between the items of a verse', () => {
  test.each([
    [
      ['He said,', { text: '“Follow me,', wordsOfJesus: true }, '” and went.'],
      'He said, “Follow me,” and went.',
    ],
    [['The sea', { noteId: 0 }, ') was', { noteId: 0 }, '(deep)'], 'The sea) was (deep)'],
    [[{ text: 'I am—', wordsOfJesus: true }, 'he said'], 'I am—he said'],
    [[{ text: '“I am—”', wordsOfJesus: true }, '(he said)'], '“I am—” (he said)'],
    [['他说：', { text: '跟从我', wordsOfJesus: true }, '。'], '他说：跟从我。'],
    [['Ils dirent', { noteId: 0 }, ': « Oui', { noteId: 0 }, '»'], 'Ils dirent: « Oui»'],
  ])('is set by their punctuation and script: %j', (items, expected) => {
    expect(simple(download([verse(1, ...items)], [{ noteId: 0, text: 'a' }])).content).toMatchObject([
      { text: expected },
    ]);
  });
});

describe('lines', () => {
  const line = (text: string, poem: number, more: object = {}) => ({ text, poem, ...more });

  test('are the items of poetry if nothing else is written', () => {
    const content = [
      verse(1, line('a', 1), line('b', 1), { noteId: 0 }, line('c', 1), line('d', 2)),
      verse(2, line('e', 2)),
    ];
    expect(simple(download(content, [{ noteId: 0, text: 'n' }])).content).toMatchObject([
      { text: 'a\nb c\nd' },
      { text: 'e' },
    ]);
  });

  test('are the written ones, if there are any', () => {
    const content = [verse(1, line('a', 1), { lineBreak: true }, line('b', 1)), verse(2, line('c', 1))];
    expect(standard(download(content)).content).toEqual([
      verse(1, line('a', 1), { lineBreak: true }, line('b', 1)),
      verse(2, line('c', 1)),
    ] as never);
  });

  test('before prose after poetry begin a paragraph', () => {
    expect(standard(download([verse(1, line('a', 1), 'b'), verse(2, 'c')])).content).toMatchObject([
      { content: [line('a', 1), { lineBreak: true }, 'b'] },
      { content: ['c'] },
    ]);
  });
});

describe('notes', () => {
  test('keep their callers and lines', () => {
    const notes = [
      { noteId: 7, text: 'first\nsecond', caller: null },
      { noteId: 8, text: 'b', caller: 'a' },
      { noteId: 9, text: 'c', caller: '+' },
    ];
    const { footnotes } = standard(
      download([verse(1, 'x', ...notes.map(({ noteId }) => ({ noteId })))], notes),
    );
    expect(footnotes).toEqual(
      notes.map((note, index) => ({ ...note, noteId: index, reference: { chapter: 3, verse: 1 } })),
    );
  });

  test('without a reference in the text are on the heading, or at the verse that they name', () => {
    const content = [{ type: 'heading', content: ['Nicodemus'] }, verse(1, 'a'), verse(2, 'b')];
    const notes = [
      { noteId: 0, text: 'on the heading', reference: { chapter: 3, verse: 0 } },
      { noteId: 1, text: 'on verse 2', reference: { chapter: 3, verse: 2 } },
    ];
    const { footnotes } = standard(download(content, notes));
    expect(footnotes.map(({ text, reference }) => [text, reference?.verse])).toEqual([
      ['on the heading', 0],
      ['on verse 2', 2],
    ]);
  });

  test('that are missing are reported', () => {
    expect(read(download([verse(1, 'a', { noteId: 3 })])).codes).toEqual(['empty-note']);
  });
});

describe('faults', () => {
  test.each([
    ['a verse without a number', download([verse('x', 'a')]), ['bad-verse-number', 'text-before-verse']],
    [
      'a type that is not known',
      download([verse(1, 'a'), { type: 'foo', content: ['b'] }]),
      ['unknown-element'],
    ],
    ['an item that is not text', download([verse(1, 'a', { foo: 1 })]), ['unknown-element']],
    ['the simplified form', download([{ type: 'verse', number: 1, text: 'a' }]), ['unread-file']],
    ['JSON that is cut off', download([verse(1, 'a')]).slice(0, -12), ['malformed-json']],
  ])('is reported: %s', (_, text, codes) => {
    expect(read(text).codes).toEqual(codes);
  });

  test('keeps the text of unknown items', () => {
    expect(simple(download([verse(1, 'a'), { type: 'foo', content: ['b'] }])).content).toMatchObject([
      { text: 'a b' },
    ]);
  });

  test('chapter documents of one book are one book', () => {
    const document = (number: number) => ({
      translation: { id: 'A' },
      book: { id: 'JHN', name: 'John' },
      chapter: { number, content: [verse(1, `c${number}`)], footnotes: [] },
    });
    const { books } = read(JSON.stringify([document(1), document(2)]));
    expect(books).toMatchObject([
      { id: 'JHN', names: { header: 'John' }, chapters: [{ number: 1 }, { number: 2 }] },
    ]);
  });

  test('any damage is read without an error', () => {
    const whole = download(
      [
        { type: 'heading', content: ['h'] },
        verse(1, 'a', { noteId: 0 }, { text: 'b', poem: 1 }),
        { type: 'hebrew_subtitle', content: ['s'] },
      ],
      [{ noteId: 0, text: 'n', caller: '+' }],
    );
    fc.assert(
      fc.property(
        mutatedText(whole, ['{', '}', '[', ']', ',', '"', '"type":', '"content":', '9e99', '-1']),
        (text) => {
          read(text);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('a served book that is read back', () => {
  const note = '\\f + \\ft n\\f*';
  const line = fc
    .record({
      style: fc.constantFrom('p', 'q1', 'q2'),
      before: fc.constantFrom('', note),
      after: fc.constantFrom('', note),
      verse: fc.boolean(),
    })
    .map(({ style, before, after, verse }) => ({ style, text: `${before}word${after}`, verse }));

  test('keeps its line breaks among notes', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        let number = 0;
        const usfm = lines.map(({ style, text, verse }, index) => {
          const marker = verse || index === 0 ? `\\v ${++number} ` : '';
          return `\\${style} ${marker}${text}`;
        });
        const book = readBook(readUsfm, `\\id JHN\n\\c 3\n${usfm.join('\n')}\n`, () => {});
        const [served] = book.chapters.map(chapterData);
        const { content, footnotes } = served!;
        const again = standard(download(content, footnotes));
        expect(again.content).toEqual(content);
      }),
      { numRuns: runs(1000) },
    );
  });
});

test('the parts of a book that a download has twice are joined', () => {
  const [first, second] = [3, 4].map((number) => ({
    id: 'JHN',
    chapters: [{ chapter: { number, content: [verse(1, 'a')], footnotes: [] } }],
  }));
  const { books, codes } = read(JSON.stringify({ translation: { id: 'A' }, books: [first, second] }));
  expect(books.map(({ chapters }) => chapters.map(({ number }) => number))).toEqual([[3, 4]]);
  expect(codes).toEqual([]);
});
