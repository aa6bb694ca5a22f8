import { expect, test } from 'bun:test';
import { tallyText } from './tally-text.ts';

test('a tally is told in words, one alone in the singular', () => {
  expect(tallyText({ notes: 16923, notesLeftOut: 1, danglingReferences: 1, people: 1, places: 0 })).toBe(
    '16,923 notes, 1 note left out, 1 dangling reference, 1 person, 0 places',
  );
});
