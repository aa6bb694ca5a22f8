import { expect, test } from 'bun:test';
import { sourceFrame } from './check-lines.ts';

function overCaret([line, caret]: [string, string]): string {
  let width = 0;
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    if (width === caret.length - 1) return segment;
    width += Bun.stringWidth(segment);
  }
  return '';
}

const at = (text: string, mark: string) => ({ text, column: text.indexOf(mark) + 1 });

test('the caret is under the place after any text', () => {
  for (const before of ['', '\\v 3 ', '\t\t', '日本語', 'e\u0301e\u0301', '👩‍👩‍👧 ', 'a\u0000b']) {
    expect(overCaret(sourceFrame(at(`${before}X behind`, 'X'), 80))).toBe('X');
  }
});

test('a place after the last character has its caret there', () => {
  expect(sourceFrame({ text: 'abc', column: 4 }, 80)).toEqual(['abc', '   ^']);
  expect(sourceFrame({ text: '', column: 1 }, 80)).toEqual(['', '^']);
});

test('a long line is cut to the width and keeps the place', () => {
  for (const [before, behind] of [
    [0, 300],
    [300, 0],
    [150, 150],
    [3, 300],
  ] as const) {
    for (const filler of ['a', '語']) {
      const frame = sourceFrame(at(`${filler.repeat(before)}X${filler.repeat(behind)}`, 'X'), 60);
      expect(overCaret(frame)).toBe('X');
      expect(Bun.stringWidth(frame[0])).toBeWithin(50, 61);
    }
  }
});

test('nothing in a source can steer the terminal', () => {
  const [line] = sourceFrame({ text: 'a\x1b[31m\u202eb\r\u009bc', column: 1 }, 80);
  expect(line).toBe('a␛[31m\ufffdb␍\ufffdc');
});
