import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { foldWord } from '../analysis.ts';
import { formsOf } from './word-forms.ts';

const isForm = (word: string, other: string) =>
  formsOf(foldWord(word), 'heb', undefined)!.has(foldWord(other));

describe('a Hebrew word', () => {
  test.each([
    ['ארץ', ['הארץ', 'ובארץ', 'ארצות', 'לארצי', 'והארץ', 'ארצנו'], ['ארון', 'ארץ']],
    ['הארץ', ['ארץ', 'והארץ', 'בארץ'], ['ההר']],
    ['תורה', ['התורה', 'תורת', 'תורות', 'בתורתי'], ['תור']],
    ['בן', ['הבן', 'ובן'], ['לבן', 'בנה']],
    ['שפט', ['ושפט', 'שפטים'], ['משפט']],
    ['משפט', ['המשפט', 'ממשפט', 'משפטי'], ['שפט']],
  ] as const)('%s has its forms', (word, forms, others) => {
    const missing = forms.filter((form) => !isForm(word, form));
    expect(missing).toEqual([]);
    expect(others.filter((other) => isForm(word, other))).toEqual([]);
  });

  test('has its forms in the ranges to read', () => {
    const word = fc.string({ unit: fc.constantFrom(...'אבהוילמנרשת'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (word, other) => {
        const forms = formsOf(word, 'heb', undefined)!;
        const isRead = forms.ranges.some(({ from, to }) => from <= other && other <= to);
        expect(isRead || !forms.has(other)).toBe(true);
        expect(forms.has(word)).toBe(false);
      }),
      { numRuns: runs(2000) },
    );
  });
});
