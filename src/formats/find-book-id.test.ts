import { expect, test } from 'bun:test';
import { findBookId } from './find-book-id.ts';

test('a book is found by its ids, its names and abbreviations in any case', () => {
  const names = {
    GEN: 'GEN',
    gen: 'GEN',
    'Gen.': 'GEN',
    '1Sam': '1SA',
    '1 sam': '1SA',
    'I Samuel': '1SA',
    Phlm: 'PHM',
    Tobit: 'TOB',
    ' JHN ': 'JHN',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, findBookId(name)]))).toEqual(names);
});

test('what is no book of scripture is not found', () => {
  for (const name of ['', 'GLO', 'Introduction', 'XYZ', 'Genesis '.repeat(10_000), '__proto__']) {
    expect(findBookId(name)).toBeUndefined();
  }
});
