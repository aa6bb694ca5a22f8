import { expect, test } from 'bun:test';
import { allBooks } from '../model/books.ts';
import { usfmBookId } from './osis-books.ts';

const osisNames =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer ' +
  'Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal ' +
  'Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev';

test('the 66 names of OSIS, in canonical order, are the 66 canonical ids', () => {
  const canonical = allBooks().filter(({ canon }) => canon === 'canonical');
  expect(osisNames.split(' ').map(usfmBookId)).toEqual(canonical.map(({ id }) => id));
});

test('names of deuterocanonical books, names in other cases and USFM ids are known', () => {
  expect(['1Macc', 'PrMan', 'AddEsth', 'GEN', 'jonah', '1SA'].map(usfmBookId)).toEqual([
    '1MA',
    'MAN',
    'ESG',
    'GEN',
    'JON',
    '1SA',
  ]);
});

test('no other name is one of a book', () => {
  expect(['', 'Genesis', 'Ge', 'constructor'].map(usfmBookId)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('every id of the table is one of a book of scripture', () => {
  const ids = new Set(
    allBooks()
      .filter(({ canon }) => canon !== 'peripheral')
      .map(({ id }) => id),
  );
  const deuterocanonical =
    'Tob Jdt EsthGr Wis Sir Bar EpJer PrAzar SgThree Sus Bel AddDan DanGr 2Macc 3Macc 4Macc 1Esd 2Esd Ps151 AddPs Odes PssSol 4Ezra ' +
    '5Ezra 6Ezra 5ApocSyrPss 2Bar EpBar Jub 1En 1Meq 2Meq 3Meq Rep 4Bar EpLao';
  expect(deuterocanonical.split(' ').filter((name) => !ids.has(usfmBookId(name) ?? ''))).toEqual([]);
});
