import { expect, test } from 'bun:test';
import type { SimpleChapterContent } from './documents.ts';
import { passageContent, passageText } from './passage.ts';

const verse = (number: number): SimpleChapterContent => ({
  type: 'verse',
  number,
  text: `${number}`,
  footnotes: [],
});
const heading = (text: string): SimpleChapterContent => ({ type: 'heading', text });
const pause: SimpleChapterContent = { type: 'line_break' };
const content = [
  heading('A'),
  verse(1),
  pause,
  verse(2),
  heading('B'),
  verse(3),
  pause,
  verse(4),
  heading('end'),
];

/** As letters and numbers, with a slash for a break. */
function of(from: number | null, to: number | null, chapter = 3): string {
  const range = { from: { chapter: 3, verse: from }, to: { chapter: 3, verse: to } };
  const items = passageContent({ number: chapter, content, footnotes: [] }, range);
  return items.map((item) => (item.type === 'line_break' ? '/' : 'text' in item ? item.text : '')).join(' ');
}

test('a whole chapter is all that it holds', () => expect(of(null, null)).toBe('A 1 / 2 B 3 / 4 end'));

test('verses come with the heading before them, and begin with no break', () => {
  expect(of(1, 2)).toBe('A 1 / 2');
  expect(of(2, 2)).toBe('2');
  expect(of(2, 3)).toBe('2 B 3');
  expect(of(3, null)).toBe('B 3 / 4 end');
});

test('a heading after the last verse belongs to the next', () => {
  expect(of(1, 4)).toBe('A 1 / 2 B 3 / 4');
});

test('a chapter between the first and the last is whole', () => {
  const range = { from: { chapter: 2, verse: 9 }, to: { chapter: 4, verse: 1 } };
  expect(passageContent({ number: 3, content, footnotes: [] }, range)).toEqual(content);
  expect(passageContent({ number: 3, content, footnotes: [] }, null)).toEqual(content);
});

test('verses that are not there give nothing, no heading either', () => expect(of(7, 9)).toBe(''));

const numbered = (number: number, text: string, isPoem = false): SimpleChapterContent => ({
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
    numbered(1, 'One.'),
    numbered(2, 'Two.'),
    { type: 'line_break' },
    numbered(3, 'Three.'),
  ];
  expect(text([first, [numbered(1, 'Four.')]])).toBe('One. Two.\n\nThree.\n\nFour.');
});

test('poetry stands in lines', () => {
  expect(
    text([[numbered(1, 'a\nb', true), numbered(2, 'c', true), numbered(3, 'prose'), numbered(4, 'd', true)]]),
  ).toBe('a\nb\nc\nprose\nd');
});

test('numbers stand before their verses when they are wanted', () => {
  expect(text([[numbered(1, 'One.'), numbered(2, 'Two.')]], true)).toBe('1 One. 2 Two.');
});

test('a verse without words, that only carries a note, leaves no gap', () => {
  expect(text([[numbered(1, 'One.'), numbered(2, ''), numbered(3, 'Three.')]])).toBe('One. Three.');
  expect(text([[{ type: 'line_break' }], []])).toBe('');
});
