import { expect, test } from 'bun:test';
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
