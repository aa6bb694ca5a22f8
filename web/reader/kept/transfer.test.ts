import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { nothingKept } from './kept-data.ts';
import { packKept, thingsIn, unpackKept } from './transfer.ts';

const at = {
  edition: 'BSB',
  book: 'JHN',
  chapter: 3,
  title: 'John 3:16',
  words: 'For God so loved the world',
};
const note = (number: number) => ({
  ...at,
  verse: (number % 30) + 1,
  id: `n${number}`,
  text: `Note ${number} ${'äß'.repeat(number % 7)} ${Math.sin(number)}`,
  made: number,
  changed: number,
});

test('a code has everything if it fits, and can be read again', async () => {
  const kept = { ...nothingKept, notes: [note(1), note(2)], bookmarks: [{ ...at, verse: 16, made: 5 }] };
  const { text, count, total } = await packKept(kept, 1800);
  expect([count, total]).toEqual([3, 3]);
  expect(text).toMatch(/^[\w-]+$/);
  const read = await unpackKept(text);
  expect(read?.notes.map(({ id }) => id).sort()).toEqual(['n1', 'n2']);
  expect(read?.bookmarks).toEqual(kept.bookmarks);
});

test('deletions of what a code can have travel in it, and are counted if there are any', async () => {
  const gone = (kind: 'notes' | 'visits') => ({ kind, key: 'BSB JHN 3:16-16', at: 9, versions: [1] });
  const kept = { ...nothingKept, bookmarks: [{ ...at, verse: 16, made: 5 }] };
  const { text, total } = await packKept({ ...kept, deletions: [gone('notes'), gone('visits')] }, 1800);
  expect(total).toBe(2);
  const read = await unpackKept(text);
  expect(read?.deletions).toEqual([gone('notes')]);
  expect(thingsIn(read!)).toBe('1 bookmark and 1 deletion');
  expect(thingsIn(kept)).not.toContain('deletion');
});

test('a code has the latest items that fit', async () => {
  const notes = Array.from({ length: 300 }, (_, index) => note(index));
  const { text, count, total } = await packKept({ ...nothingKept, notes }, 1000);
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(total).toBe(300);
  expect(count).toBeGreaterThan(3);
  const read = await unpackKept(text);
  expect(read?.notes.map(({ changed }) => changed)).toEqual(
    Array.from({ length: count }, (_, index) => 299 - index),
  );
});

test('a damaged code is rejected', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'Z', '9', '-', '_', '%') }), async (text) => {
      expect(await unpackKept(text)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
  expect(await unpackKept('a'.repeat(10_000))).toBeUndefined();
});
