import { expect, test } from 'bun:test';
import { isName, sourceTerms } from './source-terms.ts';

const termsOf = (text: string, strongs: string, morph: string) =>
  sourceTerms([{ text, strongs: [strongs], morph }]).terms;

test.each([
  ['בְּרֵאשִׁית', 'H7225', 'HR/Ncfsa', ['+ב', 'H7225']],
  ['וַיְהִי', 'c:H1961', 'HC/Vqw3ms', ['+ו', 'H1961']],
  ['הָאָרֶץ', 'H776', 'HTd/Ncbsa', ['+the', 'H776']],
  ['בָּאָרֶץ', 'H776', 'HRd/Ncbsa', ['+בd', 'H776']],
  ['וּשְׁנֵי', 'H8147', 'HC/Acmdc', ['+ו', 'H8147']],
  ['בָנָיו', 'H1121a', 'HNcmpc/Sp3ms', ['H1121', '+Sp3ms']],
  ['וְ⁠אִשְׁתּ⁠וֹ', 'c:H0802', 'He,C:Ncfsc:Sp3ms', ['+ו', 'H802', '+Sp3ms']],
  ['λόγος', 'G3056', 'N-NSM', ['G3056']],
  ['λόγος', '', '', ['λόγος']],
])('%s (%s, %s) has the terms %p', (text, strongs, morph, terms) => {
  expect(termsOf(text, strongs, morph)).toEqual(terms);
});

test('prefixes and suffixes belong to their word', () => {
  const words = [
    { text: 'בָנָיו', strongs: ['H1121'], morph: 'HNcmpc/Sp3ms' },
    { text: 'וְרוּת', strongs: ['H7327'], morph: 'HC/Np' },
  ];
  expect(sourceTerms(words)).toEqual({ terms: ['H1121', '+Sp3ms', '+ו', 'H7327'], words: [0, 0, 1, 1] });
});

test.each([
  ['HNp', true],
  ['HC/Np', true],
  ['He,Np', true],
  ['N-PRI', true],
  ['HNcmsa', false],
  ['N-NSM', false],
])('%s is the code of a name: %p', (morph, expected) => {
  expect(isName({ text: '', morph })).toBe(expected);
});
