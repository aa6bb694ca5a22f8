import { parse } from 'csv-parse/sync';
import { count } from '../lib/count.ts';
import type { Report } from './diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from './source-limits.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  readonly raw: string;
  readonly at: number;
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly raw: string;
}

/**
 * Passes each row of a CSV text to `take` without buffering rows. Accepts RFC 4180, and quotation marks
 * inside an unquoted cell. Skips blank rows; the header is passed like any other row.
 * @returns true if a quotation mark is still open at the end. The text after it could not be split into rows,
 * which was reported.
 * @throws TooLarge
 */
export function readCsv(text: string, report: Report, take: (row: CsvRow) => void, delimiter = ','): boolean {
  const { rowLength, tableRows } = sourceLimits;
  let isDamaged = false;
  let at = 0;
  let rows = 0;
  refuseLongLine(text, report);
  parse(text, {
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: rowLength,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (parsed) => {
      const { record, raw } = parsed as unknown as ParsedRow;
      // `raw` lacks the second character of CRLF, so search for the next row instead of adding lengths
      at = Math.max(at, text.indexOf(raw, at));
      if (++rows > tableRows) refuseTooLarge(report, at, ['The table has more than', tableRows, 'rows']);
      if (record.some((cell) => cell.trim() !== '')) take({ cells: record, raw, at });
      at += raw.length;
      return undefined;
    },
    on_skip: (error, raw) => {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') refuseRow(report, at);
      isDamaged = true;
      const message =
        'A quotation mark in this row is never closed; this row and all following rows were left out. Close it, or write two quotation marks for one inside a cell.';
      report('malformed-csv', Math.max(0, raw ? text.lastIndexOf(raw) : 0), message);
      return undefined;
    },
  });
  return isDamaged;
}

const separatorNames: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ';': 'a semicolon',
  '\t': 'a tab',
};

/**
 * The cells of a row, as many as its header has. Cells beyond it come from separators in an unquoted text, so they are joined to
 * the column `text`, and reported. A row that ends too early is reported too.
 */
export function fitToHeader(
  { cells, at }: CsvRow,
  { length, text, delimiter }: { readonly length: number; readonly text: number; readonly delimiter: string },
  report: Report,
): readonly string[] {
  if (cells.length === length) return cells;
  const fitting = [...cells];
  while (fitting.length > length && fitting.at(-1)!.trim() === '') fitting.pop();
  const surplus = Math.max(0, fitting.length - length);
  if (surplus === 0 && cells.length > length) return fitting;
  const what =
    surplus > 0
      ? 'the additional ones were joined to the text'
      : `the missing ones were read as blank${cells.length > text ? '' : ', so the row has no text'}`;
  const separator = separatorNames[delimiter] ?? `"${delimiter}"`;
  const message = `The row has ${count(cells.length, 'column')} instead of ${length}; ${what}. Quote cells that contain ${separator} or a line break.`;
  report('malformed-csv', at, message);
  if (surplus > 0) fitting.splice(text, surplus + 1, fitting.slice(text, text + surplus + 1).join(delimiter));
  return fitting;
}

/**
 * The parser limits the text of a row, not the number of cells. Refuse millions of empty cells before it
 * allocates them.
 */
function refuseLongLine(text: string, report: Report): void {
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  for (let at = 0, end: number; at < text.length; at = end + 1) {
    end = text.indexOf(lineEnd, at);
    if (end === -1) end = text.length;
    if (end - at > sourceLimits.rowLength) refuseRow(report, at);
  }
}

function refuseRow(report: Report, at: number): never {
  refuseTooLarge(report, at, ['This row has more than', sourceLimits.rowLength, 'characters']);
}
