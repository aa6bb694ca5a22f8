import { describe, expect, test } from 'bun:test';
import { rovingTarget } from './roving-focus.ts';

const boxes = Array.from({ length: 7 }, (_, index) => {
  const [left, top] = [(index % 3) * 10, Math.floor(index / 3) * 20];
  return { left, right: left + 10, top, bottom: top + 10 };
});

describe('an arrow key', () => {
  test.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 5, 2],
    ['ArrowDown', 5, 6],
    ['Home', 4, 0],
    ['End', 0, 6],
  ])('%s moves from %d to %d', (key, from, to) => expect(rovingTarget(key, from, boxes, 'ltr')).toBe(to));

  test.each([
    ['ArrowLeft', 0],
    ['ArrowUp', 1],
    ['ArrowRight', 6],
    ['ArrowDown', 6],
    ['Enter', 3],
  ])('%s does not move from %d', (key, from) =>
    expect(rovingTarget(key, from, boxes, 'ltr')).toBeUndefined(),
  );

  test('moves the other way in text from right to left', () => {
    expect(rovingTarget('ArrowLeft', 0, boxes, 'rtl')).toBe(1);
    expect(rovingTarget('ArrowRight', 1, boxes, 'rtl')).toBe(0);
  });

  test('does not move without boxes', () => {
    for (const key of ['Home', 'End', 'ArrowUp', 'ArrowRight']) {
      expect(rovingTarget(key, 0, [], 'ltr')).toBeUndefined();
    }
  });
});
