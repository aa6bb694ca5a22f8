import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { BookNameLookup } from '../../references/book-names.ts';
import { parseReferences } from '../../references/parse-references.ts';
import { readPlan } from './read-plan.ts';

const read = (text: string, language = 'eng') =>
  readPlan([{ file: 'plan.csv', bytes: new TextEncoder().encode(text) }], { language });

const codes = (text: string) => read(text).diagnostics.map(({ code, line }) => [code, line]);

describe('A plan', () => {
  test('has a day for each row, with its references in USFM notation', () => {
    const { content, diagnostics, tally } = read(
      'Day,Title,References\n1,Beginnings,"Gen 1; John 1:1-5"\n2,,Ps 1\n',
    );
    expect(diagnostics).toEqual([]);
    expect(tally).toEqual({ days: 2, readings: 3, daysLeftOut: 0 });
    expect(content).toEqual({
      numbering: 'eng',
      days: [
        { day: 1, title: 'Beginnings', references: ['GEN 1', 'JHN 1:1-5'] },
        { day: 2, references: ['PSA 1'] },
      ],
    });
  });

  test('joins consecutive rows with the same number', () => {
    const { content } = read('day,references\n1,Gen 1\n1,Matt 1\n1,Ps 1\n2,Gen 2\n,Gen 3\n,Gen 4\n');
    expect(content?.days).toEqual([
      { day: 1, references: ['GEN 1', 'MAT 1', 'PSA 1'] },
      { day: 2, references: ['GEN 2'] },
      { day: 3, references: ['GEN 3'] },
      { day: 4, references: ['GEN 4'] },
    ]);
    expect(read('day,title,references\n1,Morning,Gen 1\n1,Evening,Ps 1\n').content?.days).toHaveLength(2);
  });

  test('can be a lectionary with a column for each reading', () => {
    const { content } = read(
      'season\tweek\tweekday\tyear\tfirst\tpsalm\tgospel\nAdvent\t1\tSunday\tA\tIsa 2:1-5\tPs 122\tMatt 24:37-44\n',
    );
    expect(content?.days).toEqual([
      {
        day: 1,
        season: 'Advent',
        week: '1',
        weekday: 'Sunday',
        year: 'A',
        references: ['ISA 2:1-5', 'PSA 122', 'MAT 24:37-44'],
      },
    ]);
  });

  test('has readings of any part of the Bible, and reports other columns', () => {
    const table =
      'Day,Old Testament,New Testament,Psalms,Proverbs,Remarks,\n1,Gen 1,Matt 1,Ps 1,1:1-7,begin,\n';
    expect(read(table).content?.days[0]?.references).toEqual(['GEN 1', 'MAT 1', 'PSA 1', 'PRO 1:1-7']);
    expect(codes(table)).toEqual([['unknown-column', 1]]);
    expect(read('Day,Psalm\n1,3-5\n2,Ps 8\n').content?.days.map(({ references }) => references)).toEqual([
      ['PSA 3-5'],
      ['PSA 8'],
    ]);
  });

  test('keeps references with unquoted commas, and reports the row', () => {
    const table = 'Day,References\n1,Ruth 1:1,3\n2,Ps 1\n';
    expect(read(table).content?.days[0]?.references).toEqual(['RUT 1:1', 'RUT 1:3']);
    expect(codes(table)).toEqual([['malformed-csv', 2]]);
  });

  test('is read in its language', () => {
    const { content } = read('Date;References\n12-25;Lukas 2,1-20\n2026-04-05;Joh 20,1-18\n', 'deu');
    expect(content?.days.map(({ date, references }) => [date, references])).toEqual([
      ['12-25', ['LUK 2:1-20']],
      ['2026-04-05', ['JHN 20:1-18']],
    ]);
  });
});

describe('Faults are reported at their row, and the other days are kept:', () => {
  test.each([
    ['bad-reference', '2,Foo 3'],
    ['incomplete-entry', '2,'],
  ] as const)('%s', (code, row) => {
    expect(codes(`day,references\n1,Gen 1\n${row}\n3,Gen 3\n`)).toEqual([[code, 3]]);
    expect(read(`day,references\n1,Gen 1\n${row}\n3,Gen 3\n`).tally).toMatchObject({
      days: 2,
      daysLeftOut: 1,
    });
  });

  test('reads dates with the English name of a month, and keeps a day whose date is unreadable', () => {
    const dates = [
      'Jan 1',
      'February 29th',
      '1 March',
      'Mon, April 2',
      'Sept. 3, 2026',
      '4 May 2026',
      'Smarch 1',
      '1/2',
    ];
    const { content } = read(`day;date;reading\n${dates.map((date) => `;${date};Gen 1`).join('\n')}\n`);
    expect(content?.days.map(({ date }) => date)).toEqual([
      ...['01-01', '02-29', '03-01', '04-02', '2026-09-03', '2026-05-04', undefined, undefined],
    ]);
  });

  test.each(['02-30', '2025-02-29', '13-01', '1-1', 'Easter', '2026-12-25T00:00'])('the date %s', (date) => {
    expect(codes(`date,references\n${date},Gen 1\n12-31,Gen 2\n`)).toEqual([['bad-cell', 2]]);
  });

  test.each(['Ps 152', 'John 22:1', 'Gen 1:3-99', 'Gen 1-51'])('%s, which is kept', (reference) => {
    expect(codes(`day,references\n1,Mal 4; Ps 151; Sir 99\n2,${reference}\n`)).toEqual([
      ['unlisted-verse', 3],
    ]);
  });

  test('another table, and a table without days', () => {
    expect(codes('name,age\na,1\n')[0]).toEqual(['unknown-format', 1]);
    expect(codes('day,references\n').map(([code]) => code)).toEqual(['no-entries']);
  });
});

test('never throws, and every reference of a day can be read again', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('Gen 1', 'Rom 8:28,31; 9:1', 'Jude 3ff', '"', '12-25'));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }), (rows) => {
      const { content, tally } = read(`day,date,references\n${rows.map((row) => row.join(',')).join('\n')}`);
      const names = new BookNameLookup([]);
      for (const reference of content?.days.flatMap(({ references }) => references) ?? [])
        expect(parseReferences(reference, { names }).problem).toBeUndefined();
      expect(content?.days.length ?? 0).toBe(tally.days ?? 0);
    }),
  );
});
