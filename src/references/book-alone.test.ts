import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { bookNamesTable } from '../generated/book-names.ts';
import { allBooks } from '../model/books.ts';
import { bookAlone, isPassage } from './book-alone.ts';
import { BookNameLookup, type NamedBook, namesOfBooks } from './book-names.ts';
import { nameTableOf } from './names-of-languages.ts';

interface NamedEdition {
  readonly books: readonly NamedBook[];
  readonly names: BookNameLookup;
}

const scripture = allBooks().filter(({ canon }) => canon !== 'peripheral');

function editionIn(row: string): NamedEdition {
  const table = nameTableOf(row);
  const books = scripture.map(({ id, commonName }) => {
    const names = [...table].filter(([name, of]) => of === id && name !== '').map(([name]) => name);
    return { id, commonName, name: names.toSorted((a, b) => b.length - a.length)[0] ?? commonName };
  });
  return { books, names: new BookNameLookup([namesOfBooks(books), table]) };
}

const rows = bookNamesTable.trim().split('\n');
const commonNames = scripture.map(({ id, commonName }) => ({ id, commonName, name: commonName }));
const english: NamedEdition = {
  books: commonNames,
  names: new BookNameLookup([namesOfBooks(commonNames)]),
};
const edition = fc.constantFrom(...rows.map(editionIn));
const alone = (text: string, { books, names } = english) => bookAlone(text, books, names);
const opens = (text: string, isWord: boolean, { books, names } = english) =>
  isPassage(text, books, names, () => isWord);

test.each([
  ['Genesis', 'name'],
  ['job', 'name'],
  ['ruth', 'name'],
  ['Revelations', 'name'],
  ['psalms', 'name'],
  ['acts of the apostles', 'name'],
  ['song of songs', 'name'],
  ['gen', 'abbreviation'],
  ['jn', 'abbreviation'],
  ['mt', 'abbreviation'],
  ['song', 'abbreviation'],
  ['act', 'abbreviation'],
  ['man', 'abbreviation'],
  ['am', undefined],
  ['is', undefined],
  ['so', undefined],
  ['ex', undefined],
  ['ti', undefined],
  ['a', undefined],
  ['the', undefined],
  ['number', undefined],
  ['judge', undefined],
  ['living water', undefined],
  ['', undefined],
] as const)('%p alone is %p', (text, kind) => {
  expect(alone(text)).toBe(kind);
});

test('a number makes any name a passage', () => {
  for (const text of ['am 3', 'is 53', 'song 2', '1 jn', 'job 3']) expect(opens(text, true)).toBe(true);
});

test('so does a number in Hebrew or Chinese letters', () => {
  const hebrew = editionIn(rows.find((row) => nameTableOf(row).has('תהלים'))!);
  const chinese = editionIn(rows.find((row) => nameTableOf(row).has('诗篇'))!);
  for (const text of ['תהלים כג', 'בראשית א', 'תהלים קי״ט']) expect(opens(text, true, hebrew)).toBe(true);
  for (const text of ['诗篇二十三篇', '约三16', '诗篇第二十三篇'])
    expect(opens(text, true, chinese)).toBe(true);
  for (const text of ['אֱלֹהִים', 'כג', 'בראשית ברא']) expect(opens(text, true, hebrew)).toBe(false);
});

test('an abbreviation is a passage unless it is a word of the translation', () => {
  expect([opens('song', true), opens('song', false)]).toEqual([false, true]);
  expect([opens('job', true), opens('is', false)]).toEqual([true, false]);
});

describe('in all languages', () => {
  test('every name of a book in the edition opens it', () => {
    fc.assert(
      fc.property(edition, fc.nat(), fc.boolean(), (of, at, isWord) => {
        const { id, name = '' } = of.books[at % of.books.length]!;
        expect(of.names.find(name)).toBeDefined();
        if (of.names.find(name) === id) expect([name, opens(name, isWord, of)]).toEqual([name, true]);
      }),
    );
  });

  test('a word of the translation opens a book only if it is the full name', () => {
    const word = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'aeioubcdjmnst') }),
      fc.constantFrom(...rows.flatMap((row) => [...nameTableOf(row).keys()])),
    );
    fc.assert(
      fc.property(edition, word, (of, text) => {
        fc.pre(!/\p{Nd}/u.test(text));
        expect(opens(text, true, of)).toBe(alone(text, of) === 'name');
      }),
    );
  });

  test('a text that is not a name opens nothing', () => {
    fc.assert(
      fc.property(edition, fc.string({ unit: 'binary' }), (of, text) => {
        fc.pre(!/\p{Nd}/u.test(text) && of.names.find(text) === undefined);
        expect(opens(text, false, of)).toBe(false);
      }),
    );
  });
});
