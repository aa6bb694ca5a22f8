import { expect, test } from 'bun:test';
import { verseAtTime } from '../../../client/src/verses.ts';
import { skipVerse } from './playback.ts';

const verses = [4.5, 10, 23];

test.each([
  ['before the first verse, in the title', 0, undefined],
  ['at the very start of a verse', 4.5, 1],
  ['within a verse', 22.9, 2],
  ['after the last start', 999, 3],
])('%s at %d seconds the verse is %p', (_, seconds, verse) => {
  expect(verseAtTime({ verses }, seconds)).toBe(verse);
});

test.each([
  ['forward from the title', 0, 1, 4.5],
  ['forward', 5, 1, 10],
  ['forward from the last', 30, 1, undefined],
  ['back in the title', 2, -1, undefined],
  ['back to the beginning of a long verse', 15, -1, 10],
  ['back to the verse before when this has just begun', 11, -1, 4.5],
  ['back at the first', 5, -1, 4.5],
] as const)('skips %s', (_, seconds, step, to) => {
  expect(skipVerse(verses, seconds, step)).toBe(to);
});

test('without timings there is nowhere to skip to', () => {
  expect(skipVerse([], 5, 1)).toBeUndefined();
  expect(skipVerse([], 5, -1)).toBeUndefined();
});
