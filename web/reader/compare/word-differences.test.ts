import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { wordDifferences } from './word-differences.ts';

const marked = (text: string, other: string, language = 'en') =>
  wordDifferences(text, other, language)
    .map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text))
    .join('');

test.each([
  ['For God so loved the world', 'For God so greatly loved the world', 'For God so loved the world'],
  ['his only begotten Son,', 'his one and only Son', 'his only [begotten] Son,'],
  ['In the beginning', 'in the BEGINNING,', 'In the beginning'],
  ['Jesus wept.', 'Then he cried', '[Jesus wept].'],
])('%p compared with %p', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected);
});

test('Chinese words are found without spaces', () => {
  expect(marked('神也爱世人', '神爱世人', 'zh')).toBe('神[也]爱世人');
});

test('an empty text has no pieces, and a very long one no differences', () => {
  expect(wordDifferences('', 'word', 'en')).toEqual([]);
  const long = 'word '.repeat(1000);
  expect(wordDifferences(long, long, 'en')).toEqual([{ text: long, isDifferent: false }]);
});

test('the pieces of any text are the text, and equal texts do not differ', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'C', ', ', ' ', '“', 'é', '神', '\u{1f600}'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (text, other) => {
      const pieces = wordDifferences(text, other, 'en');
      if (pieces.length > 0) expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      expect(wordDifferences(text, text, 'en').some(({ isDifferent }) => isDifferent)).toBe(false);
    }),
  );
});
