import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { languages } from '../../../client/src/languages.ts';
import { formatReference } from '../../../client/src/references.ts';
import { allBooks } from '../../../src/model/books.ts';
import { refused, spellings } from '../../../src/references/spellings.fixture.ts';
import { findReferences } from './find-references.ts';

setDefaultTimeout(600_000);

function book(id: string, name: string, order: number, chapters: number, commonName = name): TranslationBook {
  const reference = (chapter: number) => ({ translationId: 'T', book: id, chapter });
  return {
    id,
    translationId: 'T',
    name,
    commonName,
    title: null,
    order,
    numberOfChapters: chapters,
    firstChapterNumber: 1,
    firstChapterApiLink: `/api/T/${id}/1.json`,
    lastChapterNumber: chapters,
    lastChapterApiLink: `/api/T/${id}/${chapters}.json`,
    totalNumberOfVerses: 1,
    firstChapterReference: reference(1),
    lastChapterReference: reference(chapters),
  };
}

const books = [
  book('GEN', '1. Mose', 1, 50, 'Genesis'),
  book('PSA', 'Psalms', 19, 150),
  book('JON', 'Jonah', 32, 4),
  book('MAT', 'Matthew', 40, 28),
  book('JHN', 'John', 43, 21),
  book('ROM', 'Romans', 45, 16),
  book('1CO', '1 Corinthians', 46, 16),
  book('2CO', '2 Corinthians', 47, 13),
  book('PHP', 'Philippians', 50, 4),
  book('2TI', '2 Timothy', 55, 4),
  book('PHM', 'Philemon', 57, 1),
  book('1JN', '1 John', 62, 5),
  book('JUD', 'Jude', 65, 1),
  book('RUT', 'רוּת', 8, 4, 'Ruth'),
  book('EXO', 'Éxodo', 2, 40, 'Exodus'),
];
const best = (text: string) => findReferences(text, { books }).found[0]?.label;

test.each([
  ['jn 3:16', 'John 3:16'],
  ['Jn 3.16', 'John 3:16'],
  ['john 3 16', 'John 3:16'],
  ['John 3:16-18', 'John 3:16–18'],
  ['john3', 'John 3'],
  ['1 cor 13', '1 Corinthians 13'],
  ['1cor 13:4', '1 Corinthians 13:4'],
  ['I Cor 13', '1 Corinthians 13'],
  ['II corinthians 5', '2 Corinthians 5'],
  ['Ps 23', 'Psalms 23'],
  ['psalm 23', 'Psalms 23'],
  ['phil 2', 'Philippians 2'],
  ['phm 6', 'Philemon 1:6'],
  ['jude 3', 'Jude 1:3'],
  ['jude', 'Jude'],
  ['1 jn 4:8', '1 John 4:8'],
  ['jonah 2', 'Jonah 2'],
  ['רות 2', 'רוּת 2'],
  ['ruth 2', 'רוּת 2'],
  ['exodo 3', 'Éxodo 3'],
  ['1. Mose 3,15', '1. Mose 3:15'],
  ['genesis 3', '1. Mose 3'],
  ['John 3:16-4:2', 'John 3:16–4:2'],
  ['Romans 8:28-', 'Romans 8:28'],
  ['Romans 8:28ff', 'Romans 8:28–end'],
  ['second timothy 3:16', '2 Timothy 3:16'],
  ['john chapter 3 verse 16', 'John 3:16'],
  ['Joh 3：16', 'John 3:16'],
  ['Mt 5-7', 'Matthew 5–7'],
  ['isiah 53', undefined],
])('"%s" is %s', (text, label) => {
  expect(best(text)).toBe(label);
});

describe('all that people write', () => {
  /** Every book has the most chapters of any tradition; the numbers of verses do not matter here. */
  const canon = allBooks()
    .filter(({ canon }) => canon !== 'peripheral')
    .map(({ id, commonName, order }) => book(id, commonName, order, 150));

  test.each(Object.keys(spellings))('in %s is found, in its order', (language) => {
    for (const [usfm, ...written] of spellings[language]!) {
      const count = usfm.split('; ').length;
      for (const text of written) {
        const { found, note } = findReferences(text, { books: canon, language, languages });
        const single = found.filter(({ also }) => !also).slice(0, count);
        const usfmFound = single.map(({ reference }) => formatReference(reference));
        expect([text, usfmFound.join('; '), note]).toEqual([text, usfm, undefined]);
      }
    }
  });

  test('and is not a reference has a note or other suggestions', () => {
    for (const [code, ...written] of refused) {
      for (const [text] of written) {
        const { found, note } = findReferences(text, { books: canon });
        if (code === 'empty') expect([text, found, note]).toEqual([text, [], undefined]);
        else expect([text, found.length > 0 || note !== undefined]).toEqual([text, true]);
      }
    }
  });
});

const notes = (text: string, context?: { book: string; chapter: number }) => {
  const { found, note } = findReferences(text, { books, context });
  return [found.map(({ label }) => label).join('; '), note];
};

test('a missing place is reported with the existing ones', () => {
  expect(notes('Genesis 51')).toEqual(['1. Mose 51', '1. Mose has 50 chapters.']);
  expect(notes('Jude 2:1')).toEqual(['Jude 2:1', 'Jude has 1 chapter.']);
  expect(notes('Tobit 3')).toEqual(['', 'This translation does not have Tobit.']);
  expect(notes('John 3:16; Tobit 3')).toEqual(['John 3:16', 'This translation does not have Tobit.']);
  expect(findReferences('Tobit 3', { books }).missing).toMatchObject({ book: 'TOB', chapter: 3 });
  expect(findReferences('Genesis 51', { books })).toMatchObject({ isRead: true, isPartial: true });
  const late = { ...book('PSA', 'Psalms', 19, 50), firstChapterNumber: 101, lastChapterNumber: 150 };
  expect(findReferences('Ps 3', { books: [late] }).note).toBe('Psalms has 50 chapters: 101 to 150.');
});

test('another book is not chosen for a missing chapter', () => {
  expect(notes('phil 5')).toEqual(['Philippians 5; Philemon 1:5', 'Philippians has 4 chapters.']);
});

test('a name with a mistake in it is looked for among the others', () => {
  expect(notes('Jhon 3:16')).toEqual(['John 3:16', 'Unknown book "Jhon". Did you mean John?']);
  expect(notes('John 3:16; Romens 8:28')).toEqual([
    'John 3:16; Romans 8:28',
    'Unknown book "Romens". Did you mean Romans?',
  ]);
  expect(notes('xyzzy 3')).toEqual(['', 'Unknown book "xyzzy".']);
});

test('text that is not a chapter and verse is shown next to the understood part', () => {
  expect(notes('John 3:16 niv')).toEqual(['John 3:16', '"niv" is not a chapter and verse.']);
  expect(notes('John 3:16; 4:2x')).toEqual(['John 3:16; John 4:2', '"x" is not a chapter and verse.']);
});

test('numbers without a book belong to the one that is being read', () => {
  const context = { book: 'JHN', chapter: 3 };
  expect(notes('4:2', context)).toEqual(['John 4:2', undefined]);
  expect(notes('v. 16', context)).toEqual(['John 3:16', undefined]);
  expect(notes('5', context)).toEqual(['John 5', undefined]);
  expect(notes('rom 8', context)).toEqual(['Romans 8', undefined]);
  expect(notes('3:16')).toEqual(['', 'The reference names no book.']);
});

test('an unfinished reference means its part so far', () => {
  const typed = 'John 3:16-4:2; Rom 8:28';
  const best = Array.from(
    { length: typed.length - 3 },
    (_, index) => notes(typed.slice(0, index + 4))[0]!.split('; ')[0],
  );
  expect(new Set(best)).toEqual(new Set(['John', 'John 3', 'John 3:1', 'John 3:16', 'John 3:16–4:2']));
});

test('a name that fits several books finds all of them', () => {
  expect(notes('cor 5')).toEqual(['1 Corinthians 5; 2 Corinthians 5', undefined]);
  expect(notes('j')[0]).toBe('Jonah; John; Jude; 1 John');
  expect(notes('ph')[0]).toBe('Philippians; Philemon');
});

test('every result for any text is in the books, except the first for a missing chapter', () => {
  const piece = fc.constantFrom('John', 'gen', 'xx', ' ', '3', ':', '51', '-', ',', ';', 'ff', 'v.');
  const text = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { found: all, isRead, isPartial } = findReferences(typed, { books });
      for (const { chapter, book: id } of all.slice(isRead && isPartial ? 1 : 0)) {
        const found = books.find((each) => each.id === id)!;
        expect(chapter).toBeGreaterThanOrEqual(found.firstChapterNumber);
        expect(chapter).toBeLessThanOrEqual(found.lastChapterNumber);
      }
    }),
  );
});

test('a number before an unknown name is not a chapter of the displayed book', () => {
  const context = { book: 'MAT', chapter: 2 };
  const { found, note } = findReferences('4 john 3', { books, context });
  expect(found[0]?.label).toBe('John 3');
  expect(note).toContain('Did you mean');
});

test.each(['1. Mose 3', '1 Juan 3', '1 Иоанна 3', '1 यूहन्ना 3', '3 wise men', '7 churches'])(
  'the number of "%s" is not a chapter of the displayed book',
  (text) => {
    const few = books.filter(({ id }) => id !== 'GEN');
    const context = { book: 'MAT', chapter: 5 };
    const { found, isUnknown } = findReferences(text, { books: few, context });
    expect([found.map(({ label }) => label), isUnknown]).toEqual([[], text !== '7 churches']);
  },
);

test.each([
  ['jo 2', true],
  ['Jhon 3', true],
  ['song of gold 2', true],
  ['john 3:16 lamb', false],
  ['john 3', false],
  ['5', false],
])('the service may know more about "%s": %p', (text, isUnknown) => {
  const songs = [...books, book('SNG', 'Song of Solomon', 22, 8)];
  const context = { book: 'MAT', chapter: 5 };
  expect(findReferences(text, { books: songs, context }).isUnknown).toBe(isUnknown);
});
