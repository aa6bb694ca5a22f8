import { expect, test } from 'bun:test';
import { verseRanges } from './entity-list.tsx';

test('consecutive verses form one range', () => {
  expect(verseRanges([1, 4, 5, 6, 9, 10])).toEqual([
    { verse: 1 },
    { verse: 4, endVerse: 6 },
    { verse: 9, endVerse: 10 },
  ]);
});

test('no verses give no ranges', () => {
  expect(verseRanges([])).toEqual([]);
});
