import { isCalendarDate } from '../../model/calendar-date.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { Plan, PlanDay } from '../../model/plan.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import { parseReferences } from '../../references/parse-references.ts';
import type { ReferenceOptions } from '../../references/place-reader.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import { Versification } from '../../references/versification/versification.ts';
import { formatReference, verseCommaOf } from '../../references/write-references.ts';
import { type CsvRow, fitToHeader, readCsv } from '../csv-rows.ts';
import type { Report } from '../diagnostic-collector.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { refuseTooLarge } from '../source-limits.ts';
import { delimiterOf } from '../table-header.ts';
import { isReading, type PlanColumn, planColumns, planTexts } from './plan-format.ts';

/** A lectionary of three years with two readings lists has about 3,500 days. */
const maxDays = 10_000;

/**
 * Reads a plan: a table with a row for each day, in CSV or TSV. References are read in the language of the plan
 * and in English. Never throws. Tally: `{days, readings, daysLeftOut}`.
 */
export function readPlan(
  files: readonly SourceFile[],
  metadata: Pick<EditionMetadata, 'language' | 'versification' | 'encoding'>,
): ReadContent<Plan> {
  const builder = new PlanBuilder(metadata);
  return readContent(files, metadata, {
    builder,
    readFile: (text, report) => readTable(text, builder, report),
    nothing: {
      code: 'no-entries',
      message:
        'No file of this plan contains a day. Add a table with the columns "day" or "date", and "references".',
    },
  });
}

function readTable(text: string, builder: PlanBuilder, report: Report): boolean {
  let columns: readonly (PlanColumn | undefined)[] | undefined;
  let isOther = false;
  const delimiter = delimiterOf(text);
  const isDamaged = readCsv(
    text,
    report,
    (row) => {
      if (isOther) return;
      if (columns) {
        const shape = { length: columns.length, text: columns.findLastIndex(isReading), delimiter };
        return builder.take(rowOf(fitToHeader(row, shape, report), columns), row.at, report);
      }
      columns = planColumns(row.cells);
      isOther = columns === undefined;
      if (columns) reportUnknown(row, columns, report);
    },
    delimiter,
  );
  if (isOther) {
    const message =
      'This file is not a table of days: its first row needs the columns "day" or "date", and "references". It was left out.';
    report('unknown-format', 0, message);
  }
  return isDamaged || isOther;
}

function reportUnknown(
  { cells, at }: CsvRow,
  columns: readonly (PlanColumn | undefined)[],
  report: Report,
): void {
  for (const [index, cell] of cells.entries()) {
    if (columns[index] || cell.trim() === '') continue;
    const message = `The column "${cell.trim().slice(0, 40)}" was ignored. If it has readings, rename it, for example to "reading2".`;
    report('unknown-column', at, message);
  }
}

type Row = Readonly<Record<Exclude<PlanColumn, 'psalm' | 'proverbs'>, string>>;

function rowOf(cells: readonly string[], columns: readonly (PlanColumn | undefined)[]): Row {
  const row = { day: '', date: '', season: '', week: '', weekday: '', year: '', title: '', references: '' };
  columns.forEach((column, index) => {
    const cell = cells[index]?.trim() ?? '';
    if (column === undefined || cell === '') return;
    if (!isReading(column)) {
      row[column] ||= cell;
      return;
    }
    const lacksBook = column !== 'references' && /^\d/.test(cell) && !/\p{L}{2}/u.test(cell);
    const reading = lacksBook ? `${column} ${cell}` : cell;
    row.references += row.references === '' ? reading : `; ${reading}`;
  });
  return row;
}

class PlanBuilder {
  readonly #numbering: Plan['numbering'];
  readonly #options: ReferenceOptions;
  readonly #days: (PlanDay & { readonly references: string[] })[] = [];
  #leftOut = 0;
  #last: Row | undefined;

  constructor({ language, versification = 'eng' }: Pick<EditionMetadata, 'language' | 'versification'>) {
    const names = namesOfLanguage(language);
    this.#numbering = versification;
    this.#options = {
      names: new BookNameLookup(names ? [names] : []),
      hasVerseComma: verseCommaOf(language),
      extent: Versification.standard(versification).extent,
    };
  }

  take(row: Row, at: number, report: Report): void {
    const date = dateOf(row.date);
    if (row.date !== '' && date === undefined) {
      const message = `"${row.date.slice(0, 40)}" is not a date; the day was kept without it. Write 2026-12-25, or 12-25 for every year.`;
      report('bad-cell', at, message);
    }
    if (row.references === '')
      return this.#leaveOut('incomplete-entry', at, 'The day has no references; it was left out.', report);
    const { references, problem } = parseReferences(row.references, this.#options);
    if (problem) {
      const message = `"${row.references.slice(0, 80)}" is not a list of references: ${problem.message} The day was left out.`;
      return this.#leaveOut('bad-reference', at, message, report);
    }
    const unknown = references.find(({ from, to }) => !knownVerses.has(from) || !knownVerses.has(to));
    if (unknown) {
      const message = `No known versification has ${formatReference(unknown)}; it was kept. Check the number.`;
      report('unlisted-verse', at, message);
    }
    this.#add(
      row,
      date,
      references.map(({ from, to }) => formatReference({ from, to })),
      at,
      report,
    );
  }

  #add(row: Row, date: string | undefined, references: string[], at: number, report: Report): void {
    const isContinued = row.day !== '' && this.#last && isSameDay(row, this.#last);
    this.#last = row;
    if (isContinued) {
      for (const reference of references) this.#days.at(-1)!.references.push(reference);
      return;
    }
    if (this.#days.length === maxDays)
      refuseTooLarge(report, at, ['The plan has more than', maxDays, 'days']);
    this.#days.push({
      day: this.#days.length + 1,
      ...(date === undefined ? {} : { date }),
      ...Object.fromEntries(planTexts.flatMap((name) => (row[name] === '' ? [] : [[name, row[name]]]))),
      references,
    });
  }

  #leaveOut(code: 'incomplete-entry' | 'bad-reference', at: number, message: string, report: Report): void {
    this.#leftOut++;
    report(code, at, message);
  }

  tally(): Readonly<Record<string, number>> {
    const readings = this.#days.reduce((sum, { references }) => sum + references.length, 0);
    return { days: this.#days.length, readings, daysLeftOut: this.#leftOut };
  }

  finish(): Plan | undefined {
    return this.#days.length === 0 ? undefined : { numbering: this.#numbering, days: this.#days };
  }
}

function isSameDay(row: Row, other: Row): boolean {
  return (['day', 'date', ...planTexts] as const).every((name) => row[name] === other[name]);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const namedMonth =
  /^(?:[a-z]+,\s*)?(?:([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?|(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?)(?:,?\s+(\d{4}))?$/i;

/**
 * Reads `2026-12-25`, `12-25` or English words, `Dec 25`; undefined if there is no such day. February 29 exists
 * in some years.
 */
function dateOf(written: string): string | undefined {
  const [, month, day, dayFirst, monthAfter, ofYear] = namedMonth.exec(written) ?? [];
  const number = months.indexOf((month ?? monthAfter ?? '').slice(0, 3).toLowerCase()) + 1;
  const twoDigits = (value: number | string) => String(value).padStart(2, '0');
  const date =
    number === 0
      ? written
      : `${ofYear ? `${ofYear}-` : ''}${twoDigits(number)}-${twoDigits(day ?? dayFirst ?? '')}`;
  const [, year = '2024', dayOfYear] = /^(?:(\d{4})-)?(\d\d-\d\d)$/.exec(date) ?? [];
  return dayOfYear !== undefined && isCalendarDate(`${year}-${dayOfYear}`) ? date : undefined;
}
