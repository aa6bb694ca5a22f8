import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { importPlan } from './import-plan.ts';
import { caughtUp, dateOfDay, daysBehind, ownPlanDays } from './plans.ts';

const days = (text: string) => {
  const result = importPlan(text, 'My_plan.csv', { language: 'eng' });
  return 'plan' in result ? result.plan.days : result.problems;
};

describe('a plan from a table', () => {
  test.each([
    [
      'Day,Reading\n1,Genesis 1-2\n1,Psalm 1\n2,"Genesis 3; John 3:1-15"\n',
      ['GEN 1-2; PSA 1', 'GEN 3; JHN 3:1-15'],
    ],
    ['2026-01-01;Ruth 1\r\n2026-01-02;Ruth 2', ['RUT 1', 'RUT 2']],
    ['\uFEFFJonah\nObadiah', ['JON', 'OBA']],
    ['1\tMark 1:1-8\tintroduction', ['MRK 1:1-8']],
  ])('%j', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  test('is named like its file', () => {
    expect(importPlan('Ruth 1', 'My_plan.csv', {})).toMatchObject({ plan: { name: 'My plan' } });
  });

  test('is rejected with the lines that have no reference', () => {
    expect(days('1,Ruth 1\n2,nothing here')).toEqual(['Line 2 has no reference: 2, nothing here']);
    expect(days('')).toEqual(['The file has no readings.']);
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\t', 'Ruth 1', '1', ':', '-', 'é') }),
        (text) => {
          const result = importPlan(text, 'x.csv', {});
          expect('plan' in result || result.problems.length > 0).toBe(true);
        },
      ),
    );
  });
});

test('the readings of an imported plan have the names of the edition', () => {
  const ruth = {
    id: 'RUT',
    name: 'Rut',
    order: 8,
    firstChapterNumber: 1,
    lastChapterNumber: 4,
    numberOfChapters: 4,
    totalNumberOfVerses: 85,
  };
  const plan = { id: 'own-a', name: 'A', days: ['RUT 1-2', 'RUT', 'RUT 1:3-7; TIT 1'] };
  expect(ownPlanDays(plan, [ruth])).toEqual([
    [{ book: { id: 'RUT', name: 'Rut' }, first: 1, last: 2 }],
    [{ book: { id: 'RUT', name: 'Rut' }, first: 1, last: 4 }],
    [
      { book: { id: 'RUT', name: 'Rut' }, first: 1, last: 1, verse: 3, numbers: '1:3–7' },
      { book: { id: 'TIT', name: 'TIT' }, first: 1, last: 1 },
    ],
  ]);
});

test('the dates of a plan begin with its start, and are moved to catch up', () => {
  const started = new Date(2026, 0, 30, 23, 30).getTime();
  const progress = { plan: 'a', edition: 'ONE', started, done: [1] };
  const now = new Date(2026, 1, 3, 8).getTime();
  expect(new Date(dateOfDay(progress, 3)).toDateString()).toBe(new Date(2026, 1, 1).toDateString());
  expect(daysBehind(progress, 30, now)).toBe(3);
  const moved = caughtUp(progress, 30, now);
  expect(moved.paused).toBe(3);
  expect(daysBehind(moved, 30, now)).toBe(0);
  expect(new Date(dateOfDay(moved, 2)).toDateString()).toBe(new Date(now).toDateString());
  expect(caughtUp(moved, 30, now)).toBe(moved);
});
