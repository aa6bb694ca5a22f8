import { expect, test } from 'bun:test';
import type { BookText, WordAnnotation } from '../../model/book-text.ts';
import { bookWords, codesOf, explainedWords, numbersOf, wordsCensus } from './words-census.ts';

function bookOf(...words: WordAnnotation[]): BookText {
  const content = {
    text: '',
    pieces: [],
    words: words.map((annotation) => ({ start: 0, end: 1, annotation })),
  };
  const chapters = [{ number: 1, blocks: [{ type: 'verse' as const, number: 1, content }], footnotes: [] }];
  return { id: 'GEN', chapters } as unknown as BookText;
}

const books = [
  bookWords(
    bookOf({ strongs: ['H0430'], morph: 'HNcmpa' }, { strongs: ['c:H1961', 'b'], morph: 'HC/Vqw3ms' }),
  ),
  bookWords(bookOf({ strongs: ['H430'], morph: 'HX' }, { lemma: 'θεός' })),
];

test('annotations are counted over all books, by the one spelling of a number', () => {
  expect(wordsCensus(books)).toEqual({
    annotated: 4,
    numbers: 3,
    distinctNumbers: 2,
    unreadableNumbers: ['b'],
    parsed: 3,
    scheme: 'oshb',
    distinctCodes: 3,
    unknownCodes: ['HX'],
  });
  expect(codesOf(books)).toEqual(['HC', 'HNcmpa', 'HVqw3ms']);
  expect(wordsCensus([bookWords(bookOf())])).toBeUndefined();
});

test('a number is explained by its own entry, its base, or one of its senses', () => {
  const numbers = numbersOf([
    bookWords(bookOf({ strongs: ['H1254a', 'H0001', 'H3'] }, { strongs: ['H3', 'G25'] })),
  ]);
  expect(explainedWords('A', numbers, 'words', ['H1254', 'H1G', 'H2'])).toEqual({
    translation: 'A',
    lexicon: 'words',
    numbers: 4,
    explained: 2,
    missing: ['H3'],
  });
  expect(explainedWords('A', numbersOf(books), 'words', ['G1'])).toBeUndefined();
});
