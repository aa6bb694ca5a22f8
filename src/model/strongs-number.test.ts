import { expect, test } from 'bun:test';
import {
  compareNumbers,
  entryNumber,
  entryNumbers,
  strongsNumber,
  strongsNumbers,
} from './strongs-number.ts';

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

test('several numbers of one word are all found, each once', () => {
  expect(strongsNumbers('H1035+H1036')).toEqual(['H1035', 'H1036']);
  expect(strongsNumbers('G2532 G1473; G02532')).toEqual(['G2532', 'G1473']);
  expect(strongsNumbers('c/l/H1234')).toEqual(['H1234']);
  expect(strongsNumbers('b')).toEqual([]);
});

test('a number resolves to its own entry, or else to that of its base', () => {
  expect(entryNumbers('H1254A')).toEqual(['H1254A', 'H1254']);
  expect(entryNumbers('H430')).toEqual(['H430']);
});

test('lexicons write five digits without a sense', () => {
  expect(['H0430', 'g26', 'H2148v', 'G20447', 'H0', 'X1', ''].map(entryNumber)).toEqual([
    'H430',
    'G26',
    'H2148V',
    'G20447',
    undefined,
    undefined,
    undefined,
  ]);
});

test('Hebrew is sorted before Greek, and by number', () => {
  expect(['G1', 'H10', 'H2', 'H2A', 'H9003'].sort(compareNumbers)).toEqual([
    'H2',
    'H2A',
    'H10',
    'H9003',
    'G1',
  ]);
});
