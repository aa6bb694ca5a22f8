import { expect, test } from 'bun:test';
import { bookIdOfFileName, findBookId } from './find-book-id.ts';

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
    MAR: 'MRK',
    Phi: 'PHP',
    SOL: 'SNG',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, findBookId(name)]))).toEqual(names);
});

test('returns undefined for text that is not a book of scripture', () => {
  for (const name of ['', 'GLO', 'Introduction', 'XYZ', 'Genesis '.repeat(10_000), '__proto__']) {
    expect(findBookId(name)).toBeUndefined();
  }
});

test('a file is named after a book in the ways of Paratext, eBible.org and people', () => {
  const names = {
    'GEN.usfm': 'GEN',
    'gen.usfm': 'GEN',
    '1sa.usx': '1SA',
    'genesis.SFM': 'GEN',
    'Genesis.usfm.txt': 'GEN',
    'translations/x/1 Samuel.usfm': '1SA',
    'Song_of_Songs.usfm': 'SNG',
    '01-GEN.usfm': 'GEN',
    '09-1Samuel.usfm': '1SA',
    '46-1CO.usj': '1CO',
    '461COxyz.SFM': '1CO',
    '41MATxyz.SFM': 'MAT',
    '01GENBSB.usfm': 'GEN',
    '07JUDGES.usfm': 'JDG',
    '02-GENengwebp.usfm': 'GEN',
    '70-MATengwebp.usfm': 'MAT',
    '41-TOBeng-web.usfm': 'TOB',
    'kjv_GEN.usx': 'GEN',
    'web-Matthew.usfm': 'MAT',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, bookIdOfFileName(name)]))).toEqual(names);
});

test('a name that means no book, or may mean something else, is not guessed at', () => {
  for (const name of [
    'text.usfm',
    'la.usfm',
    'es.usfm',
    '01.usfm',
    'chapter01.usfm',
    '00-FRTengwebp.usfm',
    'GLO.usfm',
    'hebrew.usfm',
    'general.usfm',
    'markup.txt',
    '01-HEBREW.usfm',
    '07JUDGESxyz.usfm',
    'GEN-EXO.usfm',
    'draft-rev.usfm',
    '.usfm',
    '',
    'x'.repeat(100_000),
  ]) {
    expect([name.slice(0, 30), bookIdOfFileName(name)]).toEqual([name.slice(0, 30), undefined]);
  }
});
