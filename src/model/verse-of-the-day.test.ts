import { expect, test } from 'bun:test';
import { parseReference } from '../../client/src/references.ts';
import { verseOfTheDay } from './verse-of-the-day.ts';

const days = (count: number, from = '2026-01-01') =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  );

test('the verse of a date never changes', () => {
  expect(
    ['2026-01-31', '2024-02-29', '1969-12-31'].map((date) => verseOfTheDay(date)),
  ).toMatchInlineSnapshot(`
    [
      "1JN 4:19",
      "PSA 121:1-2",
      "JHN 15:12-13",
    ]
  `);
});

test('every verse is shown once before any is repeated', () => {
  const shown = days(1000).map((date) => verseOfTheDay(date)!);
  const count = new Set(shown).size;
  expect(count).toBeGreaterThan(290);
  for (let start = 0; start + count <= shown.length; start += 50)
    expect(new Set(shown.slice(start, start + count)).size).toBe(count);
});

test('every verse is a valid reference of at most three verses', () => {
  for (const written of new Set(days(400).map((date) => verseOfTheDay(date)!))) {
    const { from, to } = parseReference(written)!;
    expect([written, from.chapter === to.chapter, to.verse! - from.verse! < 3]).toEqual([
      written,
      true,
      true,
    ]);
  }
});

test.each([
  [
    'a New Testament',
    /^(?:MAT|MRK|LUK|JHN|ACT|ROM|.CO|GAL|EPH|PHP|COL|.T[HI]|TIT|HEB|JAS|.PE|.JN|JUD|REV) /,
    54,
  ],
  ['four gospels', /^(?:MAT|MRK|LUK|JHN) /, 23],
  ['one gospel', /^JHN /, 8],
])('%s has no verse twice within days', (_, books, apart) => {
  const lastDays = new Map<string, number>();
  for (const [day, date] of days(1000).entries()) {
    const verse = verseOfTheDay(date, (reference) => books.test(reference))!;
    expect(verse).toMatch(books);
    expect(day - (lastDays.get(verse) ?? -apart)).toBeGreaterThanOrEqual(apart);
    lastDays.set(verse, day);
  }
});

test('an edition without any of the verses gets none', () => {
  expect(verseOfTheDay('2026-01-01', () => false)).toBeUndefined();
});

test.each(['', 'today', '2026-13-01', '2026-1-1'])('rejects %p', (date) => {
  expect(() => verseOfTheDay(date)).toThrow('is not a date');
});
