import { expect, test } from 'bun:test';
import { bridgesByChapter, elementOfVerse, verseLabel, withWholeBridges } from './bridges.ts';

const bridges = bridgesByChapter([
  { book: 'RUT', chapter: 1, verse: 2, endVerse: 4, written: ['2-4'] },
  { book: 'RUT', chapter: 1, verse: 7, endVerse: 8 },
  { book: 'RUT', chapter: 1, verse: 9, written: ['9a', '9b'] },
  { book: 'RUT', chapter: 2, published: 'B' },
]);
const ofFirst = bridges.get('RUT 1')!;

test('bridges are found by chapter, apart from other numbers', () => {
  expect([...bridges]).toEqual([['RUT 1', { 2: 4, 7: 8 }]]);
});

test('a bridge is labelled with its first and last verse', () => {
  expect([1, 2, 7].map((verse) => verseLabel(verse, ofFirst))).toEqual(['1', '2-4', '7-8']);
});

test('verses within a bridge are extended to all of it', () => {
  const whole = (first: number, last = first) => Object.values(withWholeBridges({ first, last }, ofFirst));
  expect(whole(3)).toEqual([2, 4]);
  expect(whole(2)).toEqual([2, 4]);
  expect(whole(4, 7)).toEqual([2, 8]);
  expect(whole(8, Number.POSITIVE_INFINITY)).toEqual([7, Number.POSITIVE_INFINITY]);
  const others = { first: 5, last: 6 };
  expect(withWholeBridges(others, ofFirst)).toBe(others);
});

test('the element of a verse is its first part, or the bridge that contains it', () => {
  const elements = [
    { dataset: { verse: '1' }, id: 'first part' },
    { dataset: { verse: '1' }, id: 'second part' },
    { dataset: { verse: '2', end: '4' }, id: 'bridge' },
    { dataset: { verse: '5' }, id: 'last' },
  ];
  const text = { querySelectorAll: () => elements } as unknown as ParentNode;
  const found = [0, 1, 2, 3, 4, 5, 6].map((verse) => elementOfVerse(text, verse)?.id);
  expect(found).toEqual([undefined, 'first part', 'bridge', 'bridge', 'bridge', 'last', undefined]);
});
