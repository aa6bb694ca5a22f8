import { expect, test } from 'bun:test';
import { count } from './count.ts';

test('a number stands with its noun, in the singular for one alone', () => {
  const counts = [0, 1, 2, 1189].map((number) => count(number, 'chapter'));
  expect(counts).toEqual(['0 chapters', '1 chapter', '2 chapters', '1,189 chapters']);
});
