import { expect, test } from 'bun:test';
import fc from 'fast-check';
import type { AlignedGroup, SourceWord } from '../model/alignment.ts';
import {
  explainedWord,
  interlinearRuns,
  mainWords,
  type RenderedWord,
  withRenderings,
} from './renderings.ts';

const source = (number: string, text: string): SourceWord => ({
  edition: null,
  verse: 1,
  index: null,
  lemma: null,
  strongs: [number],
  morph: 'He,Np',
  text,
});

function aligned(text: string, letters: string): readonly RenderedWord[] {
  const groups = new Map<
    string,
    AlignedGroup & { target: { verse: number; start: number; end: number }[] }
  >();
  for (const [at, match] of [...text.matchAll(/\w+/g)].entries()) {
    const letter = letters[at]!;
    if (letter === '-') continue;
    const group = groups.get(letter) ?? { source: [source(`H${letter.charCodeAt(0)}`, letter)], target: [] };
    groups.set(letter, group);
    group.target.push({ verse: 1, start: match.index, end: match.index + match[0].length });
  }
  return withRenderings({}, { by: 'computed', quality: 0.9, groups: [...groups.values()] })['1'] ?? [];
}

function boxes(text: string, letters: string) {
  const words = aligned(text, letters);
  return interlinearRuns(words, mainWords(words), (start, end) => text.slice(start, end)).map((run) => {
    const shown = text.slice(run.start, run.end);
    return run.isExplained ? `${shown} = ${explainedWord(run.word).original}` : shown;
  });
}

test('words of one alignment are one box, also with a hyphen', () => {
  expect(boxes('in the days of daughters-in-law', 'aaaabbb')).toEqual([
    'in the days of = a',
    'daughters-in-law = b',
  ]);
});

test('a box with other words in between is explained below its longest word, or the last', () => {
  expect(boxes('And a man went', 'abba')).toEqual(['And', 'a man = b', 'went = a']);
  expect(boxes('have You made', 'aba')).toEqual(['have', 'You = b', 'made = a']);
});

test('a new line of poetry and other punctuation end a box', () => {
  expect(boxes('long\nwords, here', 'aaa')).toEqual(['long', 'words = a', 'here']);
});

test('words that only a computed alignment knows have the annotations of the original', () => {
  expect(aligned('day', 'a')).toEqual([
    expect.objectContaining({ start: 0, end: 3, strongs: ['H97'], morph: 'He,Np' }),
  ]);
});

test('words of a words document keep their annotations and order', () => {
  const words = {
    1: [
      { start: 0, end: 2, strongs: ['H1'] },
      { start: 6, end: 8, strongs: ['H3'] },
    ],
  };
  const target = [
    { verse: 1, start: 3, end: 5 },
    { verse: 1, start: 0, end: 2 },
  ];
  const group = { source: [source('H2', 'b')], target };
  const [first, second, third] = withRenderings(words, { by: 'source', quality: null, groups: [group] })[
    '1'
  ]!;
  expect(first).toEqual({ start: 0, end: 2, strongs: ['H1'], rendering: group });
  expect(second).toEqual({ start: 3, end: 5, strongs: ['H2'], morph: 'He,Np', rendering: group });
  expect(third).toEqual({ start: 6, end: 8, strongs: ['H3'] });
});

test('a word of several originals has the numbers and forms of all', () => {
  const rendering = {
    source: [source('m:H1035', 'x'), source('H1035', 'y'), source('H1036+H1037', 'z')],
    target: [],
  };
  const word = { start: 0, end: 1, rendering } as RenderedWord;
  expect(explainedWord(word)).toEqual({
    original: 'x y z',
    numbers: ['H1035', 'H1036', 'H1037'],
    form: 'proper noun',
  });
});

test('every rendering is explained exactly once, and every aligned word is in one box', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (letters) => {
      const text = Array.from(letters, (_, at) => 'w'.repeat(1 + (at % 4))).join(' ');
      const words = aligned(text, letters);
      const runs = interlinearRuns(words, mainWords(words), (start, end) => text.slice(start, end));
      expect(runs.filter(({ isExplained }) => isExplained).length).toBe(
        new Set(letters.replaceAll('-', '')).size,
      );
      for (const word of words)
        expect(runs.filter(({ start, end }) => start <= word.start && word.end <= end)).toHaveLength(1);
    }),
  );
});
