import { expect, test } from 'bun:test';
import { closestId } from './closest.ts';

const ids = ['BSB', 'ENGWEBP', 'open-cross-ref', 'x'];

test.each([
  ['the same id in another case', 'bsb', 'BSB'],
  ['an id with a letter changed', 'BSD', 'BSB'],
  ['an id with a letter left out', 'ENGWEP', 'ENGWEBP'],
  ['an id with two letters changed', 'ENGWXXP', 'ENGWEBP'],
  ['an id with other marks', 'opencrossref', 'open-cross-ref'],
])('%s is meant', (_, typed, meant) => {
  expect(closestId(typed, ids)).toBe(meant);
});

test.each([
  ['two letters of three', 'BXX'],
  ['three letters', 'ENGXXXP'],
  ['the only letter', 'y'],
  ['everything', ''],
])('an id with %s changed is none', (_, typed) => {
  expect(closestId(typed, ids)).toBeUndefined();
});
