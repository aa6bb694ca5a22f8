import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { difference, indexOfNumber, intersection, placeFrom, union } from './sorted-numbers.ts';

const sets = fc
  .uniqueArray(fc.nat(200), { maxLength: 120 })
  .map((numbers) => Int32Array.from(numbers).sort());

test('set operations return the same as for sets of numbers', () => {
  fc.assert(
    fc.property(sets, sets, sets, (a, b, c) => {
      const [left, right] = [new Set(a), new Set(b)];
      const sorted = (set: Set<number>) => [...set].sort((x, y) => x - y);
      expect([...intersection(a, b)]).toEqual(sorted(left.intersection(right)));
      expect([...difference(a, b)]).toEqual(sorted(left.difference(right)));
      expect([...union([a, b, c])]).toEqual(sorted(left.union(right).union(new Set(c))));
    }),
  );
});

test('a union of any number of sets has each of their numbers once', () => {
  fc.assert(
    fc.property(fc.array(sets, { maxLength: 12 }), (lists) => {
      const all = new Set(lists.flatMap((list) => [...list]));
      expect([...union(lists)]).toEqual([...all].sort((x, y) => x - y));
    }),
  );
});

test('a place is found from any place before it', () => {
  fc.assert(
    fc.property(sets, fc.nat(201), fc.nat(), (numbers, wanted, anywhere) => {
      const place = numbers.findIndex((number) => number >= wanted);
      const expected = place < 0 ? numbers.length : place;
      expect(placeFrom(numbers, wanted, anywhere % (expected + 1))).toBe(expected);
      expect(indexOfNumber(numbers, wanted)).toBe(numbers[expected] === wanted ? expected : -1);
    }),
  );
});
