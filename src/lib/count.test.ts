import { expect, test } from 'bun:test';
import { count, sizeText, tallyText } from './count.ts';

test('a number has its noun, in the singular for one', () => {
  const counts = [0, 1, 2, 1189].map((number) => count(number, 'chapter'));
  expect(counts).toEqual(['0 chapters', '1 chapter', '2 chapters', '1,189 chapters']);
});

test('a tally is written in words, one in the singular', () => {
  expect(tallyText({ notes: 16923, notesLeftOut: 1, danglingReferences: 1, people: 1, places: 0 })).toBe(
    '16,923 notes, 1 note left out, 1 dangling reference, 1 person, 0 places',
  );
  expect(tallyText({ entries: 1, hebrewEntries: 2, greekEntries: 1, entriesLeftOut: 1 })).toBe(
    '1 entry, 2 Hebrew entries, 1 Greek entry, 1 entry left out',
  );
});

test('sizes are in the unit that suits them', () => {
  expect([0, 999_949, 1e6, 1_234_567_890].map(sizeText)).toEqual([
    '0.0 kB',
    '999.9 kB',
    '1.0 MB',
    '1234.6 MB',
  ]);
});
