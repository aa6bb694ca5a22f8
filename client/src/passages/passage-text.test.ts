import { expect, test } from 'bun:test';
import type { SimpleChapterContent } from '../documents/index.ts';
import { passageText } from './passage-text.ts';

const verse = (number: number, text: string, isPoem = false): SimpleChapterContent => ({
  type: 'verse',
  number,
  text,
  footnotes: [],
  ...(isPoem ? { poem: [{ start: 0, end: text.length, level: 1 }] } : {}),
});
const text = (contents: SimpleChapterContent[][], numbers = false) =>
  passageText({ chapters: contents.map((content, index) => ({ number: index + 1, content })) }, { numbers });

test('verses of prose stand in one line, paragraphs and chapters apart', () => {
  const first: SimpleChapterContent[] = [
    { type: 'heading', text: 'Heading' },
    verse(1, 'One.'),
    verse(2, 'Two.'),
    { type: 'line_break' },
    verse(3, 'Three.'),
  ];
  expect(text([first, [verse(1, 'Four.')]])).toBe('One. Two.\n\nThree.\n\nFour.');
});

test('poetry stands in lines', () => {
  expect(text([[verse(1, 'a\nb', true), verse(2, 'c', true), verse(3, 'prose'), verse(4, 'd', true)]])).toBe(
    'a\nb\nc\nprose\nd',
  );
});

test('numbers stand before their verses when they are wanted', () => {
  expect(text([[verse(1, 'One.'), verse(2, 'Two.')]], true)).toBe('1 One. 2 Two.');
});

test('a verse without words, that only carries a note, leaves no gap', () => {
  expect(text([[verse(1, 'One.'), verse(2, ''), verse(3, 'Three.')]])).toBe('One. Three.');
  expect(text([[{ type: 'line_break' }], []])).toBe('');
});
