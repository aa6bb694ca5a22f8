import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { versesText } from '../route.ts';
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
    ['Day,OT,NT\n1,Genesis 1-2,Matthew 1\n2,Genesis 3,\n3,,Matthew 2', ['GEN 1-2; MAT 1', 'GEN 3', 'MAT 2']],
    ['Genesis 1-2,Matthew 1\nGenesis 1-2,Matthew 2', ['GEN 1-2; MAT 1', 'GEN 1-2; MAT 2']],
    ['Mar 1,Genesis 1\nMar 2,Genesis 2', ['GEN 1', 'GEN 2']],
    ['1,Genesis 1,Creation\n2,Ruth 1-4,Ruth\n3,Exodus 12,Passover', ['GEN 1', 'RUT 1-4', 'EXO 12']],
    ['Genesis 50 - Exodus 2\nMark 16:9–Luke 1:4', ['GEN 50-EXO 2', 'MRK 16:9-LUK 1:4']],
  ])('%j', (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  test('is named like its file', () => {
    expect(importPlan('Ruth 1', 'My_plan.csv', {})).toMatchObject({ plan: { name: 'My plan' } });
  });

  test('is rejected with the lines that have no reference', () => {
    expect(days('1,Ruth 1\n2,nothing here')).toEqual(['Line 2 has no reference: 2, nothing here']);
    expect(days('1,Ruth 1,Mark 1\n2,Ruth 2,Marc 2\n3,Ruth 3,Mark 3')).toEqual([
      'Line 2 has no reference: Marc 2',
    ]);
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

describe('the readings of an imported plan', () => {
  const book = (id: string, name: string, lastChapterNumber: number) => ({
    ...{ id, name, order: 1, firstChapterNumber: 1, lastChapterNumber },
    ...{ numberOfChapters: lastChapterNumber, totalNumberOfVerses: 100 },
  });
  const books = [
    ...[book('GEN', 'Genesis', 50), book('EXO', 'Exodus', 40), book('LEV', 'Levitico', 27)],
    ...[book('RUT', 'Rut', 4), book('PSA', 'Salmi', 150), book('MRK', 'Marco', 16), book('LUK', 'Luca', 24)],
  ];

  test.each([
    ['RUT 1-2', ['Rut 1–2']],
    ['RUT', ['Rut 1–4']],
    ['RUT 2-end', ['Rut 2–4']],
    ['PSA 117-119', ['Salmi 117–119']],
    ['RUT 1:3-7; TIT 1', ['Rut 1:3–7 ?v=3-7', 'TIT 1']],
    ['RUT 1:16a', ['Rut 1:16 ?v=16']],
    ['GEN 1:28-3:2', ['Genesis 1:28–3:2 ?v=28-end']],
    ['RUT 1:3-2:end', ['Rut 1:3–end ?v=3-end', 'Rut 2']],
    ['PSA 3-3:2', ['Salmi 3:1–2 ?v=1-2']],
    ['GEN 50-EXO 2', ['Genesis 50', 'Exodus 1–2']],
    ['GEN 49-RUT 1', ['Genesis 49–50', 'Exodus 1–40', 'Levitico 1–27', 'Rut 1']],
    ['GEN-EXO', ['Genesis 1–50', 'Exodus 1–40']],
    ['MRK 16:9-LUK 1:4', ['Marco 16:9–end ?v=9-end', 'Luca 1:1–4 ?v=1-4']],
    ['MRK 15:9-LUK 2:4', ['Marco 15:9–end ?v=9-end', 'Marco 16', 'Luca 1:1–2:4 ?v=1-end']],
    ['2KI 25-1CH 2', ['2KI 25', '1CH 1–2']],
  ])('of %s have the names of the edition, and links with their verses', (day, expected) => {
    const [readings] = ownPlanDays({ id: 'own-a', name: 'A', days: [day] }, books);
    const texts = readings!.map(({ book, first, last, numbers, ...verses }) => {
      const chapters = numbers ?? (last > first ? `${first}–${last}` : first);
      return `${book.name} ${chapters}${verses.verse ? ` ?v=${versesText(verses, '-')}` : ''}`;
    });
    expect(texts).toEqual(expected);
  });
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
