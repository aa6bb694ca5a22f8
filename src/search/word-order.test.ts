import { expect, test } from 'bun:test';
import { indexOfVerses } from './index-of-verses.fixture.ts';
import { likeness, WordOrder } from './word-order.ts';

test('a verse weighs more if its words are in the order and distance of the query', () => {
  const { root, partAt } = indexOfVerses([
    'faith hope love',
    'love hope faith',
    'faith and hope',
    'hope alone',
    'hope here and there and everywhere in the whole wide world faith',
  ]);
  const part = partAt(root.pathOf('word', 0), 'word');
  const wordAt = (text: string, place: number) => {
    const [at] = part.findTerm(text);
    return { places: [place], postings: [part.postingsAt(at)], weight: 2 };
  };
  const order = new WordOrder([wordAt('faith', 0), wordAt('hope', 1)], [0, 0]);
  const weights = [0, 1, 2, 3, 4].map((verse) => order.weightIn(verse));
  expect(weights).toEqual([1, 0, 0.5, 0, 0]);
});

test('likeness is 1 for the same words, 0 for none, and grows with their order', () => {
  const query = ['in', 'the', 'beginning'];
  expect(likeness(query, 'In the beginning')).toBe(1);
  expect(likeness(query, 'Let there be light')).toBe(0);
  expect(likeness(query, 'beginning, the in')).toBeLessThan(likeness(query, 'in a beginning'));
  expect(likeness(query, '')).toBe(0);
});
