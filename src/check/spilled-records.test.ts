import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { Versification } from '../references/versification/versification.ts';
import { SpilledRecords } from './spilled-records.ts';

setDefaultTimeout(600_000);

test('records are read back in order, from memory and from the file', () => {
  const record = fc.record({ name: fc.string(), numbers: fc.array(fc.integer()) });
  fc.assert(
    fc.property(fc.array(record), fc.integer({ min: 0, max: 500 }), (records, maxPendingBytes) => {
      using spilled = new SpilledRecords<(typeof records)[number]>(maxPendingBytes);
      expect(records.map((each) => spilled.add(each))).toEqual(records.map((_, index) => index));
      expect([...spilled]).toEqual(records);
      expect(spilled.length).toBe(records.length);
    }),
  );
});

test('maps, sets and typed arrays are kept, and a versification as its data', () => {
  using spilled = new SpilledRecords<unknown>(1);
  const versification = Versification.departing('eng', {
    lastVerses: new Map([['GEN', new Map([[1, 30]])]]),
    absent: ['MAT 17:21'].values(),
  });
  const record = { lengths: new Map([['GEN', Int32Array.of(1, 2, 3)]]), versification: versification.data };
  spilled.add(record);
  spilled.add('next');
  const read = spilled.get(0) as typeof record;
  expect(read).toEqual(record);
  const copy = Versification.from(read.versification);
  expect(copy.verseCount('GEN', 1)).toBe(30);
  expect(copy.has({ book: 'MAT', chapter: 17, verse: 21 })).toBe(false);
  expect(copy.mappings()).toEqual(versification.mappings());
});
