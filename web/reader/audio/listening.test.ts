import { expect, test } from 'bun:test';
import { minutesLeft, type Repeat, repeatedPart, repeatsFrom } from './listening.ts';

const verses = [4, 10, 20, 20, 30];
const end = Number.POSITIVE_INFINITY;

test.each<[string, Repeat, number, ReturnType<typeof repeatedPart>]>([
  ['nothing', { kind: 'off' }, 12, undefined],
  ['a verse', { kind: 'verse' }, 12, { start: 10, end: 20 }],
  ['no verse in the title', { kind: 'verse' }, 1, undefined],
  ['the verse after an omitted one', { kind: 'verse' }, 25, { start: 20, end: 30 }],
  ['the last verse', { kind: 'verse' }, 31, { start: 30, end }],
  ['a passage', { kind: 'passage', first: 1, last: 2 }, 5, { start: 4, end: 20 }],
  [
    'a passage that ends with an omitted verse',
    { kind: 'passage', first: 2, last: 3 },
    12,
    { start: 10, end: 30 },
  ],
  ['a passage up to the end', { kind: 'passage', first: 4, last: end }, 25, { start: 20, end }],
  ['no passage while another is heard', { kind: 'passage', first: 1, last: 2 }, 25, undefined],
  ['the chapter', { kind: 'chapter' }, 1, { start: 0, end }],
])('repeats %s', (_, repeat, seconds, part) => {
  expect(repeatedPart(repeat, verses, seconds)).toEqual(part);
});

test.each([
  ['within a verse', 12, 12.3, undefined],
  ['past the end of a verse', 19.9, 20.1, 10],
  ['somebody goes forward', 12, 25, undefined],
  ['somebody goes back', 12, 5, undefined],
])('%s, from %d to %d seconds', (_, before, now, to) => {
  expect(repeatsFrom({ kind: 'verse' }, verses, before, now)).toBe(to);
});

test('without timings, only the chapter repeats', () => {
  expect(repeatedPart({ kind: 'verse' }, [], 5)).toBeUndefined();
  expect(repeatedPart({ kind: 'passage', first: 1, last: 2 }, [], 5)).toBeUndefined();
  expect(repeatedPart({ kind: 'chapter' }, [], 5)).toEqual({ start: 0, end });
});

test('says how many minutes are left', () => {
  expect(minutesLeft({ at: 600_000 }, 0)).toBe(10);
  expect(minutesLeft({ at: 600_000 }, 599_000)).toBe(1);
  expect(minutesLeft({ at: 600_000 }, 700_000)).toBe(0);
  expect(minutesLeft('end of chapter', 0)).toBeUndefined();
  expect(minutesLeft(undefined, 0)).toBeUndefined();
});
