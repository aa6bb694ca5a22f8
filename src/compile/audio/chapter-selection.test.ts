import { expect, test } from 'bun:test';
import { parseChapterSelection } from './chapter-selection.ts';

test.each([
  ['MAT', { book: 'MAT' }],
  ['PHM 1', { book: 'PHM', chapters: [1, 1] }],
  ['1JN 2-3', { book: '1JN', chapters: [2, 3] }],
  ['TOB', { book: 'TOB' }],
] as const)('%s selects chapters', (written, selection) => {
  expect(parseChapterSelection(written)).toEqual(selection as never);
});

test.each(['', 'mat', 'XYZ', 'GLO', 'MAT 0', 'MAT 3-2', 'MAT 1:3', 'MAT 01', 'MAT 1, 2', 'constructor'])(
  '%j selects nothing',
  (written) => expect(parseChapterSelection(written)).toBeUndefined(),
);
