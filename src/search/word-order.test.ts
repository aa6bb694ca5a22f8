import { expect, test } from 'bun:test';
import { likeness } from './word-order.ts';

test('likeness is 1 for the same words, 0 for none, and grows with their order', () => {
  const query = ['in', 'the', 'beginning'];
  expect(likeness(query, 'In the beginning')).toBe(1);
  expect(likeness(query, 'Let there be light')).toBe(0);
  expect(likeness(query, 'beginning, the in')).toBeLessThan(likeness(query, 'in a beginning'));
  expect(likeness(query, '')).toBe(0);
});
