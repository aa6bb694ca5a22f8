import { expect, test } from 'bun:test';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { findReferences } from './find-references.ts';
import { suggestionsFor } from './suggestions.ts';

const names = [
  ['GEN', 'Genesis'],
  ['SNG', 'Song of Solomon'],
  ['ISA', 'Isaiah'],
  ['JHN', 'John'],
  ['GAL', 'Galatians'],
  ['HEB', 'Hebrews'],
] as const;
const books = names.map(([id, name], index) => ({
  id,
  name,
  commonName: name,
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
  const { found, isUnknown, note } = findReferences(text, { books, language: 'eng' });
  const isRead = !isUnknown && note === undefined && found.length > 0;
  const { suggestions, usual } = suggestionsFor(text, { found, isRead }, terms, recent, books);
  return { all: suggestions.map(({ kind, label }) => `${kind} ${label}`), usual };
}

test.each([
  ['jn 3 16', ['passage John 3:16'], 0],
  ['Gen 1; Isa 53', ['passage Genesis 1', 'passage Isaiah 53'], 0],
  ['jn', ['passage John 1', 'words jn'], 0],
  ['heb', ['passage Hebrews 1', 'words heb'], 0],
  ['living water', ['words living water'], 0],
  ['"living water"', ['words "living water"'], 0],
  ['strong:G26', ['words strong:G26'], 0],
  ['gal bla', ['words gal bla'], 0],
])('"%s" may mean %p', (text, all, usual) => {
  expect(suggested(text)).toEqual({ all, usual });
});

test('letters that a book only has in its name are not what Enter takes', () => {
  const { all, usual } = suggested('gas');
  expect(all).toEqual(['passage Galatians 1', 'words gas']);
  expect(usual).toBe(1);
});

test('words of the translation come after what was typed, and then what was searched for', () => {
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
  // What is counted are the verses of a word, not of several
  const several = [{ query: 'living water', verses: 363 }];
  expect(suggested('living wat', several).all).toEqual(['words living wat', 'words living water']);
});

test('an empty box has what was searched for last', () => {
  expect(suggested('', [], ['bread', 'water'])).toEqual({
    all: ['recent bread', 'recent water'],
    usual: undefined,
  });
});
