import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { listCell } from './cells.ts';

setDefaultTimeout(600_000);

test('an item with a comma is quoted inside the cell', () => {
  expect(listCell('"Mission to Corinth, 1&2 Thess Written",Third Journey')).toEqual([
    'Mission to Corinth, 1&2 Thess Written',
    'Third Journey',
  ]);
});

test('blanks around items, blank items and repeated items are not items', () => {
  expect(listCell(' paul_1,  silas_2 ,,paul_1,')).toEqual(['paul_1', 'silas_2']);
  expect(listCell('')).toEqual([]);
});

test('quotation marks inside an item are text', () => {
  expect(listCell('4b is just "mount" or "mountain"')).toEqual(['4b is just "mount" or "mountain"']);
});

test('an unpaired quotation mark removes no item', () => {
  expect(listCell('"a, b,c')).toEqual(['"a', 'b', 'c']);
});

test('any list whose items are quoted is read back', () => {
  const item = fc.stringMatching(/^[a-z"][a-z",]{0,8}[a-z"]$/);
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 1 }), (items) => {
      const cell = items.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
      expect(listCell(cell)).toEqual(items);
    }),
  );
});
