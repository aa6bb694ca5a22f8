import { expect, test } from 'bun:test';
import { mainWords, withRenderings } from '../../../src/questions/renderings.ts';
import { segmentsOf } from '../text/text-blocks.ts';
import { joinRenderings, withPunctuation } from './interlinear-text.tsx';

function shown(text: string, letters: string) {
  const target = [...text.matchAll(/\w+/g)].map(({ 0: { length }, index: start }) => ({
    verse: 1,
    start,
    end: start + length,
  }));
  const groups = [...new Set(letters)].map((letter) => ({
    source: [{ edition: null, verse: 1, index: null, lemma: letter, strongs: [], morph: null }],
    target: target.filter((_, at) => letters[at] === letter),
  }));
  const words = withRenderings({}, { by: 'source', quality: null, groups })['1']!;
  const segments = segmentsOf({ text, footnotes: [] }, words as never, 0, text.length);
  return withPunctuation(joinRenderings(segments, mainWords(words))).map((segment) =>
    'text' in segment ? `${segment.text}${segment.after ?? ''}` : 'note',
  );
}

test('the words of a rendering are one segment with the punctuation after them', () => {
  expect(shown('in the days, of daughters-in-law.', 'aaabbbb')).toEqual([
    'in the days,',
    ' ',
    'of daughters-in-law.',
  ]);
});

test('other words in between divide a rendering', () => {
  expect(shown('have You made', 'aba')).toEqual(['have', ' ', 'You', ' ', 'made']);
});
