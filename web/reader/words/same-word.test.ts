import { expect, test } from 'bun:test';
import { isSameWord } from './same-word.ts';

const word = (...strongs: string[]) => ({ start: 0, end: 1, ...(strongs.length > 0 ? { strongs } : {}) });

test('words are the same by any number in common, however it is written', () => {
  expect(isSameWord(word('H0430'), word('d:H430'))).toBe(true);
  expect(isSameWord(word('H1254a'), word('H1254'))).toBe(true);
  expect(isSameWord(word('G25320', 'G14730'), word('G1473'))).toBe(true);
  expect(isSameWord(word('H430'), word('G430'))).toBe(false);
  expect(isSameWord(word(), word())).toBe(false);
});
