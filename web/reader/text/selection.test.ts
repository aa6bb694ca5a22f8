import { expect, test } from 'bun:test';
import { nextSelection, opensWord, selectionOf } from './selection.ts';

const click = { isShift: false, isTouch: false };
const shift = { isShift: true, isTouch: false };
const tap = { isShift: false, isTouch: true };
const verses = (first: number, last = first) => ({ first, last });

test('a press selects a verse, and the same one again lets it go', () => {
  expect(nextSelection(undefined, verses(4), click)).toEqual(verses(4));
  expect(nextSelection(verses(4), verses(4), click)).toBeUndefined();
  expect(nextSelection(verses(4), verses(9), click)).toEqual(verses(9));
});

test('Shift extends it in both directions, and shortens it', () => {
  expect(nextSelection(undefined, verses(4), shift)).toEqual(verses(4));
  expect(nextSelection(verses(4), verses(9), shift)).toEqual(verses(4, 9));
  expect(nextSelection(verses(4, 9), verses(2), shift)).toEqual(verses(2, 9));
  expect(nextSelection(verses(4, 9), verses(6), shift)).toEqual(verses(4, 6));
});

test('the next tap extends it, and a tap within a range begins again', () => {
  expect(nextSelection(verses(4), verses(6), tap)).toEqual(verses(4, 6));
  expect(nextSelection(verses(4, 6), verses(2), tap)).toEqual(verses(2, 6));
  expect(nextSelection(verses(4, 6), verses(5), tap)).toEqual(verses(5));
  expect(nextSelection(verses(5), verses(5), tap)).toBeUndefined();
});

test('a bridge is selected, extended and let go as one verse', () => {
  expect(nextSelection(undefined, verses(2, 3), tap)).toEqual(verses(2, 3));
  expect(nextSelection(verses(2, 3), verses(2, 3), tap)).toBeUndefined();
  expect(nextSelection(verses(5), verses(2, 3), tap)).toEqual(verses(2, 5));
  expect(nextSelection(verses(1), verses(2, 3), shift)).toEqual(verses(1, 3));
});

test('the end of a chapter is a selection too', () => {
  expect(selectionOf({ verse: 35, endVerse: Number.POSITIVE_INFINITY })?.last).toBe(Number.POSITIVE_INFINITY);
  expect(selectionOf({})).toBeUndefined();
});

test('a press on a word opens its card in original texts and selected verses, and from the keyboard', () => {
  const opens = ({ matches = '', around = '', actions = false, detail = 1, wordFirst = true }) => {
    Object.assign(globalThis, { document: { querySelector: () => (actions ? {} : null) } });
    const currentTarget = {
      closest: (selector: string) => (selector === around ? {} : null),
      matches: (selector: string) => selector.split(', ').includes(matches),
    };
    try {
      return opensWord({ currentTarget, detail } as unknown as Parameters<typeof opensWord>[0], wordFirst);
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
  };
  expect(opens({})).toBe(false);
  expect(opens({ detail: 0 })).toBe(true);
  expect(['.glossed', ':lang(hbo)', ':lang(grc)'].map((matches) => opens({ matches }))).toEqual([
    ...[true, true, true],
  ]);
  expect(opens({ matches: ':lang(hbo)', wordFirst: false })).toBe(false);
  expect(opens({ matches: '.glossed', wordFirst: false })).toBe(true);
  expect(opens({ around: '.marked' })).toBe(false);
  expect(opens({ around: '.marked', actions: true })).toBe(true);
  expect(opens({ actions: true })).toBe(false);
});
