import { expect, test } from 'bun:test';
import { allBooks } from '../model/books.ts';
import { bookIdOfEnglishName } from './english-names.ts';

test('every book of scripture is known by its common name, and by no other', () => {
  const books = allBooks().filter(({ canon }) => canon !== 'peripheral');
  expect(books.map(({ commonName }) => bookIdOfEnglishName(commonName))).toEqual(books.map(({ id }) => id));
});

test('names are known in other forms, cases and spacings', () => {
  const names = {
    'Song of Solomon': 'SNG',
    'ACTS OF THE APOSTLES': 'ACT',
    'The Acts': 'ACT',
    'Revelation of John': 'REV',
    'Deut.': 'DEU',
    Ps: 'PSA',
    Psalm: 'PSA',
    '1 Sam.': '1SA',
    'I Samuel': '1SA',
    'II  Kings': '2KI',
    'III John': '3JN',
    'First Corinthians': '1CO',
    '2nd Peter': '2PE',
    '1Cor': '1CO',
    'The Gospel according to Mark': 'MRK',
    'Epistle to the Romans': 'ROM',
    'Epistle of Paul to the Hebrews': 'HEB',
    '1 Epistle of Peter': '1PE',
    'Prayer of Manasses': 'MAN',
    'IV Maccabees': '4MA',
    Isaiah: 'ISA',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, bookIdOfEnglishName(name)]))).toEqual(
    names,
  );
});

test('text that is not a book name is not guessed', () => {
  for (const name of [
    '',
    ' ',
    'Introduction',
    'Kin',
    'Samuel',
    'V John',
    '5 John',
    'the',
    'constructor',
    'Glossary',
  ]) {
    expect([name, bookIdOfEnglishName(name)]).toEqual([name, undefined]);
  }
});
