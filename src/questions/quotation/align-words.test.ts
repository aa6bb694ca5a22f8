import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { alignWords } from './align-words.ts';

const align = (quoted: string, text: string, omissions: readonly number[] = [], left = 1_000_000) => [
  ...alignWords(quoted.split(' '), text.split(' '), new Set(omissions), { left }),
];

test.each([
  ['a word left out', 'in the beginning created', 'in the beginning God created', [0, 1, 2, 4]],
  ['a word added', 'God so greatly loved', 'God so loved', [0, 1, -1, 2]],
  ['a word replaced', 'God so liked us', 'God so loved us', [0, 1, -1, 3]],
  ['text before and after', 'so loved', 'for God so loved the world', [2, 3]],
  ['nothing in common', 'a b', 'c d', [-1, -1]],
  ['a repeated word', 'holy holy lord', 'holy holy holy lord', [1, 2, 3]],
])('%s: %p in %p', (_, quoted, text, expected) => {
  expect(align(quoted, text)).toEqual(expected);
});

test('text at a marked omission costs nothing', () => {
  const between = Array.from({ length: 30 }, (_, at) => `w${at}`).join(' ');
  expect(align('God gave', `God ${between} gave`, [1])).toEqual([0, 31]);
});

test('a stretch with too many comparisons stays unaligned', () => {
  expect(align('a b c', 'a b c', [], 8)).toEqual([-1, -1, -1]);
  expect(align('a b c', 'a b c', [], 9)).toEqual([0, 1, 2]);
});

test('comparisons are used up', () => {
  const work = { left: 100 };
  alignWords(['a', 'b'], ['a', 'b', 'c'], new Set(), work);
  expect(work.left).toBe(94);
});

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const texts = fc.array(word, { minLength: 1, maxLength: 40 });

test('equal words are aligned in order, and the words of a text with themselves', () => {
  fc.assert(
    fc.property(texts, texts, (quoted, text) => {
      const found = alignWords(quoted, text, new Set(), { left: 1_000_000 });
      let previous = -1;
      for (const [at, place] of found.entries()) {
        if (place === -1) continue;
        expect(text[place]).toBe(quoted[at]!);
        expect(place).toBeGreaterThan(previous);
        previous = place;
      }
      const own = alignWords(text, text, new Set(), { left: 1_000_000 });
      expect([...own]).toEqual([...text.keys()]);
    }),
  );
});

test('a long quotation is anchored at runs of words that occur once', () => {
  const text = Array.from({ length: 400 }, (_, at) => `w${at}`);
  const quoted = text.filter((_, at) => at % 50 !== 25);
  const found = alignWords(quoted, text, new Set(), { left: 20_000 });
  expect([...found].every((place, at) => text[place] === quoted[at])).toBe(true);
});
