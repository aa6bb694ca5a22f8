import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { longestAscending } from './longest-ascending.ts';

test('a single number out of order is left out', () => {
  expect(longestAscending([1, 2, 30, 3, 4])).toEqual([0, 1, 3, 4]);
  expect(longestAscending([])).toEqual([]);
});

test('equal numbers are a subsequence only if they are allowed', () => {
  expect(longestAscending([1, 2, 2, 3])).toHaveLength(3);
  expect(longestAscending([1, 2, 2, 3], { allowsEqual: true })).toEqual([0, 1, 2, 3]);
});

test('no subsequence is longer', () => {
  const lengthByBruteForce = (numbers: readonly number[], isBefore: (a: number, b: number) => boolean) => {
    const lengths: number[] = [];
    for (const [index, number] of numbers.entries()) {
      const before = lengths.filter((_, earlier) => earlier < index && isBefore(numbers[earlier]!, number));
      lengths.push(1 + Math.max(0, ...before));
    }
    return Math.max(0, ...lengths);
  };
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 20 }),
      fc.boolean(),
      (numbers, allowsEqual) => {
        const isBefore = (a: number, b: number) => a < b || (allowsEqual && a === b);
        const found = longestAscending(numbers, { allowsEqual }).map((index) => numbers[index]!);
        expect(found.slice(1).every((number, index) => isBefore(found[index]!, number))).toBe(true);
        expect(found).toHaveLength(lengthByBruteForce(numbers, isBefore));
      },
    ),
  );
});
