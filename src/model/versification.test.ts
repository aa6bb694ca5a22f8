import { expect, test } from 'bun:test';
import { versificationRows } from '../generated/versification-table.rows.ts';
import { versificationTable } from '../generated/versification-table.ts';
import { versifications } from './versification.ts';

test('the table equals the packages it is made from', () => {
  const { eng, org } = versificationRows();
  expect(versificationTable.eng.trim().split('\n')).toEqual(eng);
  expect(versificationTable.org.trim().split('\n')).toEqual(org);
});

test('both have 66 books; the counts are those of their Bibles', () => {
  const total = (name: 'eng' | 'org', measure: (chapters: readonly number[]) => number) =>
    [...versifications[name].values()].reduce((sum, chapters) => sum + measure(chapters), 0);
  const verses = (chapters: readonly number[]) => chapters.reduce((sum, count) => sum + count, 0);
  expect([versifications.eng.size, versifications.org.size]).toEqual([66, 66]);
  expect([total('eng', ({ length }) => length), total('org', ({ length }) => length)]).toEqual([
    1189,
    929 + 260,
  ]);
  expect([total('eng', verses), total('org', verses)]).toEqual([31102, 23213 + 7957]);
});

test('where English and Hebrew divide a text in different places each has its own', () => {
  expect(versifications.eng.get('JOL')).toEqual([20, 32, 21]);
  expect(versifications.org.get('JOL')).toEqual([20, 27, 5, 21]);
  expect([versifications.eng.get('PSA')![50], versifications.org.get('PSA')![50]]).toEqual([19, 21]);
  expect(versifications.org.get('3JN')).toEqual([14]);
});
