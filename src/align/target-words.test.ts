import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { targetWords } from './target-words.ts';

const wordsOf = (text: string) =>
  targetWords(text, (word) => word).map(({ term, start, end }) => [text.slice(start, end), term]);

test('parts joined by an apostrophe are one word with the term of its longest part', () => {
  expect(wordsOf("God’s word hasn't")).toEqual([
    ['God’s', 'god'],
    ['word', 'word'],
    ["hasn't", 'hasn'],
  ]);
  expect(wordsOf('l’homme')).toEqual([['l’homme', 'homme']]);
});

test('quotation marks and hyphens separate words', () => {
  expect(wordsOf('“Beth-lehem,” ‘he said’').map(([word]) => word)).toEqual(['Beth', 'lehem', 'he', 'said']);
});

test('the parts of a ligature are one word', () => {
  expect(targetWords('\u0edc', (word) => word)).toEqual([{ term: 'ຫນ', start: 0, end: 1 }]);
});

test('words of any text are in order and do not overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      let last = 0;
      for (const { start, end } of targetWords(text, (word) => word)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});
