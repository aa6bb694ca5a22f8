import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../test/long-tests.ts';
import { changesBetween, closestId } from './closest.ts';

const ids = ['BSB', 'ENGWEBP', 'open-cross-ref', 'x'];

test.each([
  ['the same id in another case', 'bsb', 'BSB'],
  ['an id with a letter changed', 'BSD', 'BSB'],
  ['an id with a letter left out', 'ENGWEP', 'ENGWEBP'],
  ['an id with two letters changed', 'ENGWXXP', 'ENGWEBP'],
  ['an id with two letters swapped', 'BBS', 'BSB'],
  ['an id with other marks', 'opencrossref', 'open-cross-ref'],
])('%s is meant', (_, typed, meant) => {
  expect(closestId(typed, ids)).toBe(meant);
});

test.each([
  ['two letters of three', 'BXX'],
  ['three letters', 'ENGXXXP'],
  ['the only letter', 'y'],
  ['everything', ''],
])('an id with %s changed is not suggested', (_, typed) => {
  expect(closestId(typed, ids)).toBeUndefined();
});

test.each([
  ['jhon', 'john', 1],
  ['beleiveth', 'believeth', 1],
  ['shepard', 'shepherd', 2],
  ['same', 'same', 0],
  ['', 'ab', 2],
  ['abc', 'abcdef', Number.POSITIVE_INFINITY],
  ['abcd', 'efgh', Number.POSITIVE_INFINITY],
])('between %s and %s: %d changes', (a, b, changes) => {
  expect(changesBetween(a, b)).toBe(changes);
  expect(changesBetween(b, a)).toBe(changes);
});

test('is the distance of a complete table, up to 2', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const changes = lastOfTable(a, b);
      expect(changesBetween(a, b)).toBe(changes > 2 ? Number.POSITIVE_INFINITY : changes);
    }),
    { numRuns: runs(2000) },
  );
});

function lastOfTable(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 || j === 0 ? i + j : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : replaced;
      rows[i]![j] = Math.min(replaced, swapped, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1);
    }
  }
  return rows[a.length]![b.length]!;
}
