import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { sampleOf } from './check-documents.ts';

test('a sample has as many items as wanted, or all, each once and in their order', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(60), (length, count) => {
      const items = Array.from({ length }, (_, at) => at);
      const sample = sampleOf(items, count);
      expect(sample).toHaveLength(Math.min(length, count));
      expect([...new Set(sample)].sort((a, b) => a - b)).toEqual([...sample]);
    }),
  );
});

test('every item has its turn', () => {
  const taken = new Set<number>();
  for (let round = 0; round < 400; round++) for (const item of sampleOf([1, 2, 3, 4, 5], 1)) taken.add(item);
  expect(taken.size).toBe(5);
});
