import { expect, test } from 'bun:test';
import { withCallers } from './text-blocks.ts';

const verse = (number: number, callers: (string | null)[]) => ({
  type: 'verse' as const,
  number,
  text: 'x',
  footnotes: callers.map((caller, noteId) => ({ noteId, offset: 1, text: 'n', caller })),
});
const callers = (...verses: (string | null)[][]) =>
  withCallers(verses.map((each, index) => verse(index + 1, each))).flatMap((item) =>
    'footnotes' in item ? item.footnotes.map(({ caller }) => caller) : [],
  );

test('notes have letters in their order through the chapter', () => {
  expect(callers(['+', '+'], ['+'])).toEqual(['a', 'b', 'c']);
});

test('a caller of the source stays, and one that is empty gets a letter', () => {
  expect(callers(['*', null, '+'])).toEqual(['*', 'a', 'b']);
});

test('behind z comes aa', () => {
  const many = callers(Array.from({ length: 54 }, () => '+'));
  expect([many[25], many[26], many[51], many[52]]).toEqual(['z', 'aa', 'az', 'ba']);
  expect(new Set(many).size).toBe(54);
});
