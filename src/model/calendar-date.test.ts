import { expect, test } from 'bun:test';
import { isCalendarDate } from './calendar-date.ts';

test('a date of the calendar is four digits, a month, and one of its days', () => {
  for (const date of ['2026-01-31', '2024-02-29', '0001-01-01']) expect(isCalendarDate(date)).toBe(true);
  for (const text of ['2026-02-29', '2026-02-31', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-31T00', ''])
    expect([text, isCalendarDate(text)]).toEqual([text, false]);
});
