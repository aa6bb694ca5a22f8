import { expect, test } from 'bun:test';
import { strongsNumber } from './strongs-number.ts';

test.each([
  ['H430', 'H430'],
  ['h0430', 'H430'],
  ['H07225', 'H7225'],
  ['G0746', 'G746'],
  ['c:H1961', 'H1961'],
  ['H1254a', 'H1254A'],
  ['G2264H', 'G2264H'],
  ['G39720', 'G3972'],
  ['G06520', 'G652'],
  ['G02316', 'G2316'],
  ['strong:G26', 'G26'],
  ['d', undefined],
  ['H0', undefined],
  ['430', undefined],
  ['GH12', undefined],
  ['', undefined],
])('%s is %s', (written, number) => {
  expect(strongsNumber(written)).toBe(number);
});
