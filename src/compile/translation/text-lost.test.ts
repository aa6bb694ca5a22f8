import { expect, test } from 'bun:test';
import type { BookConservation } from '../../documents/report/book-conservation.ts';
import { textLost } from './compile-source.ts';

const amount = { characters: 10, words: 2 };
const whole: BookConservation = {
  read: amount,
  verses: amount,
  titles: amount,
  headings: amount,
  notes: amount,
  dropped: {},
  lost: 0,
  invented: 0,
  glued: 0,
  split: 0,
};
const words = { annotated: 0, aligned: 0, strongs: {}, morph: {} };
const census = { id: 'GEN', file: 'translations/a/GEN.usfm', chapters: [] };

test('a book whose text is all there gives no diagnostic', () => {
  expect(textLost({ census, conservation: whole, words })).toBeUndefined();
});

test.each(['lost', 'invented', 'glued', 'split'] as const)(
  '%s text is an error in the file of the book',
  (fault) => {
    const conservation = { ...whole, [fault]: 3 };
    expect(textLost({ census, conservation, words })).toMatchObject({
      code: 'text-lost',
      severity: 'error',
      file: census.file,
      message: expect.stringMatching(/GEN.*\b3\b/),
    });
  },
);
