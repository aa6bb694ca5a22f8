import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { bookOf } from '../chapter.fixture.ts';
import { findReferences } from './find-references.ts';
import {
  addressSuggestion,
  endsWithLetterNumber,
  inTranslation,
  mayNameTranslation,
  referenceOfAddress,
  routeOfAddress,
  suggestionsFor,
} from './suggestions.ts';

const names = [
  ['GEN', 'Genesis'],
  ['SNG', 'Song of Solomon'],
  ['ISA', 'Isaiah'],
  ['JHN', 'John'],
  ['GAL', 'Galatians'],
  ['HEB', 'Hebrews'],
  ['1TH', '1 Thessalonians'],
  ['2TH', '2 Thessalonians'],
] as const;
const books = names.map(([id, name], index) => ({
  id,
  name,
  commonName: name,
  title: id === 'GEN' ? 'The Scroll of Genesis' : name,
  order: index + 1,
  firstChapterNumber: 1,
  lastChapterNumber: 21,
  numberOfChapters: 21,
})) as unknown as TranslationBook[];

function suggested(
  text: string,
  terms: readonly { readonly query: string; readonly verses: number }[] = [],
  recent: readonly string[] = [],
) {
  const passages = findReferences(text, { books, language: 'eng' });
  const { suggestions, defaultIndex } = suggestionsFor(
    text,
    { passages, terms, recent },
    { books, language: 'eng' },
  );
  return { all: suggestions.map(({ kind, label }) => `${kind} ${label}`), defaultIndex };
}

test.each([
  ['jn 3 16', ['passage John 3:16'], 0],
  ['Gen 1; Isa 3', ['passage Genesis 1', 'passage Isaiah 3'], 0],
  ['Gen 3:1, 5-6', ['passage Genesis 3:1, 5–6', 'passage Genesis 3:1', 'passage Genesis 3:5–6'], 0],
  ['Gen 22', ['passage Genesis 22', 'words Gen 22'], 0],
  ['jn', ['passage John', 'words jn'], 0],
  ['heb', ['passage Hebrews', 'words heb'], 0],
  ['living water', ['words living water'], 0],
  ['"living water"', ['words "living water"', 'quotation "living water"'], 0],
  [
    'in the beginning was the Word',
    ['words in the beginning was the Word', 'quotation in the beginning was the Word'],
    0,
  ],
  ['strong:G26', ['words strong:G26'], 0],
  ['gal bla', ['words gal bla'], 0],
])('"%s" may mean %p', (text, all, defaultIndex) => {
  expect(suggested(text)).toEqual({ all, defaultIndex });
});

test('a chapter in Hebrew letters opens, and a word with points is not a chapter', () => {
  const edition = { books: [{ ...books[0]!, name: 'בראשית' }], language: 'heb' };
  const context = { book: 'GEN', chapter: 3 };
  const opened = (text: string) => {
    const known = { passages: findReferences(text, { ...edition, context }), terms: [], recent: [] };
    const { suggestions, defaultIndex = 0 } = suggestionsFor(text, known, edition);
    return [suggestions.length, suggestions[defaultIndex]?.label];
  };
  expect(opened('בראשית ג')).toEqual([2, 'בראשית 3']);
  expect(opened('חֶסֶד')).toEqual([1, 'חֶסֶד']);
});

test('a Strong’s number is a word first, and then the chapter of an abbreviated book', () => {
  const word = (number: string) => ({ number, lemma: 'ἀγαπάω', gloss: 'to love' });
  const kinds = (text: string) => {
    const passages = findReferences(text, { books, language: 'eng' });
    const known = { passages, terms: [], recent: [], named: word(text) };
    const { suggestions, defaultIndex } = suggestionsFor(text, known, { books, language: 'eng' });
    return [suggestions.map(({ kind, label }) => `${kind} ${label}`), defaultIndex];
  };
  expect(kinds('G20')).toEqual([['lemma ἀγαπάω', 'passage Genesis 20', 'passage Galatians 20'], 0]);
  expect(kinds('G26')).toEqual([['lemma ἀγαπάω', 'words G26'], 0]);
  expect(kinds('G5368')).toEqual([['lemma ἀγαπάω', 'words G5368'], 0]);
});

test.each([
  ['song of gold 2', ['passage Song of Solomon', 'words song of gold 2'], 1],
  ['john 3:16 lamb', ['passage John 3:16', 'words john 3:16 lamb'], 1],
  ['4 john 4', ['passage John 4', 'words 4 john 4'], 1],
  ['jhon 3:16', ['passage John 3:16'], 0],
  ['john 3:16-2', ['passage John 3:16'], 0],
])('Enter does not drop a part of "%s"', (text, all, defaultIndex) => {
  const found = suggested(text);
  expect({ ...found, all: found.all.slice(0, all.length) }).toEqual({ all, defaultIndex });
});

test('Enter does not choose a book by letters inside its name', () => {
  const { all, defaultIndex } = suggested('gas');
  expect(all).toEqual(['passage Galatians', 'words gas']);
  expect(defaultIndex).toBe(1);
});

test('the beginning of a title is words', () => {
  expect(suggested('the').defaultIndex).toBe(suggested('the').all.indexOf('words the'));
  expect(suggested('the scroll of gen 3')).toEqual({ all: ['passage Genesis 3'], defaultIndex: 0 });
  expect(suggested('the scroll of genesis').defaultIndex).toBe(0);
});

test.each([
  ['song', [{ query: 'song', verses: 96 }], false],
  ['song', [], true],
  ['is', [], false],
  ['the', [], false],
  ['isaiah', [{ query: 'isaiah', verses: 9 }], true],
  ['isaia', [], false],
  ['gen', [], true],
  ['is 3', [{ query: 'is 3', verses: 9 }], true],
] as const)('Enter opens a book for %p and words %p: %p', (text, terms, isOpened) => {
  expect(suggested(text, terms).defaultIndex === 0).toBe(isOpened);
});

test('Enter chooses a numbered book only with its number', () => {
  expect(suggested('salonians')).toEqual({
    all: ['passage 1 Thessalonians', 'passage 2 Thessalonians', 'words salonians'],
    defaultIndex: 2,
  });
  expect(suggested('1 the')).toMatchObject({ all: ['passage 1 Thessalonians'], defaultIndex: 0 });
});

test('words of the translation follow the typed text, and then earlier searches', () => {
  const terms = [
    { query: 'water', verses: 363 },
    { query: 'waters', verses: 265 },
  ];
  const recent = ['waters of Siloam', 'bread', 'WATER'];
  expect(suggested('water', terms, recent).all).toEqual([
    'term water',
    'term waters',
    'recent waters of Siloam',
  ]);
  const several = [{ query: 'living water', verses: 363 }];
  expect(suggested('living wat', several).all).toEqual(['words living wat', 'words living water']);
});

test('an empty box lists the last searches', () => {
  expect(suggested('', [], ['bread', 'water'])).toEqual({
    all: ['recent bread', 'recent water'],
    defaultIndex: undefined,
  });
});

test('the word of another language follows the search for its name', () => {
  const passages = { found: [], isRead: false, isPartial: false };
  const named = { number: 'G26', lemma: 'ἀγάπη', gloss: 'love' };
  const { suggestions, defaultIndex } = suggestionsFor(
    'agape',
    { passages, terms: [], recent: ['agape feast'], named },
    { books, language: 'eng' },
  );
  expect(suggestions).toEqual([
    { kind: 'words', label: 'agape' },
    { kind: 'lemma', label: 'ἀγάπη', word: named },
    { kind: 'recent', label: 'agape feast' },
  ]);
  expect(defaultIndex).toBe(0);
});

const ruth = { translation: 'BSB', book: 'RUT', chapter: 2, parallels: [] };

test.each([
  ['https://bible.example.org/read/BSB/RUT/2', ruth],
  [
    ' https://bible.example.org/some/folder/read/BSB/RUT/2:3-5?with=KJV#top ',
    { ...ruth, verse: 3, endVerse: 5, parallels: ['KJV'] },
  ],
  ['https://bible.example.org/read/BSB/RUT/2%3A3', { ...ruth, verse: 3 }],
  ['http://localhost:8080/#/BSB/RUT/2?v=3', { ...ruth, verse: 3 }],
  ['bible.example.org/read/BSB/RUT/2:3', { ...ruth, verse: 3 }],
  ['#/BSB/RUT/2', ruth],
])('%j is the address of a place', (text, route) => {
  expect(routeOfAddress(text)).toEqual(route);
});

test.each(['', 'ruth 2', 'living water', 'https://bible.example.org/docs', 'rut/2', 'http://', '"a: b"'])(
  '%j is not the address of a place',
  (text) => {
    expect(routeOfAddress(text)).toBeUndefined();
  },
);

test.each([
  ['https://www.bible.com/bible/1/JHN.3.16.KJV', 'JHN.3.16 KJV'],
  ['https://www.biblegateway.com/passage/?search=John%203%3A16&version=NIV', 'John 3:16 NIV'],
  ['https://biblehub.com/john/3-16.htm', 'john 3:16'],
  ['www.esv.org/John+3:16/', 'John 3:16'],
  ['https://bible.example.org/kjv/jhn/3/16', 'jhn 3 16'],
  ['https://example.org/?page=Tobit+3', 'Tobit 3'],
  ['https://example.org/about/100%', ''],
  ['https://', undefined],
  ['John 3:16', undefined],
])('the address %j has the reference %j', (text, reference) => {
  expect(referenceOfAddress(text, { books, language: 'eng' })).toBe(reference);
});

test('an address is suggested by its place and its translation', () => {
  const search = { books: [bookOf()], language: 'eng' };
  expect(addressSuggestion({ ...ruth, verse: 3 }, search).label).toBe('Ruth 2:3 (BSB)');
  expect(addressSuggestion({ ...ruth, book: 'JHN', chapter: 3 }, search).label).toBe('John 3 (BSB)');
});

test.each([
  ['John 3:16 KJV', ['KJV']],
  ['john 3:16 (kjv).', ['kjv']],
  ['1 John 3:16, King James', ['John 3:16, King James', 'King James', 'James']],
  ['1. Mose 3 [LUT84]', ['Mose 3 [LUT84', 'LUT84']],
  ['John KJV', ['KJV']],
  ['living water', []],
  ['KJV', []],
])('%j may name the translation %j', (text, names) => {
  expect(mayNameTranslation(text).map(({ name }) => name)).toEqual(names);
});

test('the passage opens in the named translation, which is not compared with itself', () => {
  const passages = findReferences('john 3:16', { books, language: 'eng' });
  const suggested = suggestionsFor(
    'john 3:16',
    { passages, terms: [], recent: [] },
    { books, language: 'eng' },
  );
  const place = { translation: 'KJV', parallels: ['OSHB', 'KJV'] };
  const { suggestions, defaultIndex } = inTranslation(suggested, 'john 3:16 kjv', place);
  expect([defaultIndex, suggestions[0]]).toMatchObject([
    0,
    {
      label: 'John 3:16 (KJV)',
      to: { translation: 'KJV', parallels: ['OSHB'], book: 'JHN', chapter: 3, verse: 16 },
    },
  ]);
});

test.each([
  ['תהלים כג', true],
  ['תהילים כ״ג', true],
  ['יוחנן ג, טז', true],
  ['诗篇二十三篇', true],
  ['約翰福音第三章', true],
  ['חסד אל', false],
  ['חסד', false],
  ['第三章', false],
  ['三位一体', false],
  ['living water', false],
])('"%s" ends with a number in letters: %p', (text, isNumber) => {
  expect(endsWithLetterNumber(text)).toBe(isNumber);
  const reference = { from: { book: 'JHN', chapter: 3 }, to: { book: 'JHN', chapter: 3 } };
  const found = [{ reference, label: 'John 3', book: 'JHN', chapter: 3 }];
  const known = { passages: { found, isRead: true, isPartial: false }, terms: [], recent: [] };
  expect(suggestionsFor(text, known, { books, language: 'eng' }).defaultIndex).toBe(isNumber ? 0 : 1);
});
