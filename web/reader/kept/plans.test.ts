import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { currentDay, planDays, plans, withDay } from './plans.ts';

function book(order: number, chapters: number, verses = chapters * 20, first = 1) {
  return {
    id: `B${String(order).padStart(2, '0')}`,
    name: `Book ${order}`,
    order,
    numberOfChapters: chapters,
    firstChapterNumber: first,
    lastChapterNumber: first + chapters - 1,
    totalNumberOfVerses: verses,
  };
}

const bible = Array.from({ length: 66 }, (_, index) => book(index + 1, 18));
const plan = (id: string) => plans.find((each) => each.id === id)!;

const chaptersOf = (days: NonNullable<ReturnType<typeof planDays>>) =>
  days
    .flat()
    .flatMap(({ book, first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => `${book.id} ${first + index}`),
    );

describe('the days of a plan', () => {
  const books = fc
    .array(
      fc.record({ chapters: fc.integer({ min: 1, max: 40 }), verses: fc.integer({ min: 1, max: 2000 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((all) => all.map(({ chapters, verses }, index) => book(index + 1, chapters, verses)));

  test('have every chapter once, in order, and no empty day', () => {
    fc.assert(
      fc.property(books, fc.integer({ min: 1, max: 400 }), (books, days) => {
        const parts = planDays({ days, needs: [1, books.length] }, books)!;
        const all = books.flatMap(({ id, numberOfChapters }) =>
          Array.from({ length: numberOfChapters }, (_, index) => `${id} ${index + 1}`),
        );
        expect(chaptersOf(parts)).toEqual(all);
        expect(parts.length).toBe(Math.min(days, all.length));
        expect(parts.every((readings) => readings.length > 0)).toBe(true);
      }),
    );
  });

  test('are about equally long', () => {
    const parts = planDays(plan('bible-year'), bible)!;
    expect(parts.length).toBe(365);
    const lengths = parts.map((readings) =>
      readings.reduce((sum, { first, last }) => sum + last - first + 1, 0),
    );
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 4]);
  });

  test('of the Psalms are five psalms each, and of the New Testament start with its first book', () => {
    const parts = planDays(plan('psalms-month'), [book(19, 150, 2461)])!;
    expect(parts.map(([reading]) => reading!.last - reading!.first)).toEqual(Array(30).fill(4));
    const testament = planDays(plan('new-testament-90'), bible)!;
    expect(testament.length).toBe(90);
    expect(testament[0]![0]!.book.id).toBe('B40');
  });

  test('are offered only where the edition has the books, and those beyond the 66 are read in the year', () => {
    expect(planDays(plan('bible-year'), bible.slice(1))).toBeUndefined();
    expect(planDays(plan('psalms-month'), bible.slice(40))).toBeUndefined();
    const whole = planDays(plan('bible-year'), [...bible, book(68, 14)])!;
    expect(chaptersOf(whole)).toContain('B68 14');
    expect(whole.length).toBe(365);
  });
});

test('the current day is the first that is not done', () => {
  const begun = { plan: 'psalms-month', edition: 'KJV', started: 0, done: [] };
  const later = withDay(withDay(begun, 3, true), 1, true);
  expect(later.done).toEqual([1, 3]);
  expect(currentDay(later, 30)).toBe(2);
  expect(withDay(later, 1, false).done).toEqual([3]);
  expect(currentDay({ done: [1, 2] }, 2)).toBeUndefined();
});
