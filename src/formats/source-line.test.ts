import { expect, test } from 'bun:test';
import { sourceLine } from './source-line.ts';

test('a line is given whole, without its end', () => {
  expect(sourceLine('one\ntwo three\r\nfour', 4, 8)).toEqual({ text: 'two three', column: 5 });
  expect(sourceLine('one', 0, 3)).toEqual({ text: 'one', column: 4 });
});

test('shows the part of a long line around the place without splitting a character', () => {
  for (const filler of ['a', '😀', 'a😀']) {
    const text = `${filler.repeat(400)}X${filler.repeat(400)}`;
    const { text: cut, column } = sourceLine(text, 0, text.indexOf('X'));
    expect(cut[column - 1]).toBe('X');
    expect(cut).toMatch(/^….*…$/u);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut.length).toBeWithin(190, 210);
  }
});
