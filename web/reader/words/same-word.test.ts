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

test('words of alignments are the same by the word of the original that they render', () => {
  const aligned = (number: string, text: string, occurrence: number, index: number | null = null) => {
    const source = {
      edition: 'UHB',
      verse: 1,
      index,
      lemma: null,
      strongs: [number],
      morph: null,
      text,
      occurrence,
    };
    return { start: 0, end: 1, strongs: [number], rendering: { source: [source], target: [] } };
  };
  const son = aligned('H1121a', 'בֵּן', 1);
  expect(isSameWord(son, aligned('H1121a', 'בֵּן', 1))).toBe(true);
  expect(isSameWord(son, aligned('H1121a', 'בֵּן', 2))).toBe(false);
  expect(isSameWord(aligned('H1', 'a', 1, 3), aligned('H1', 'a', 1, 4))).toBe(false);
  expect(isSameWord(son, word('H1121'))).toBe(true);
  expect(isSameWord(son, aligned('H1121', 'other', 1, 3))).toBe(true);
});
