import { parse } from 'csv-parse/sync';
import type { Report } from './diagnostic-collector.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** The row as it is written. */
  readonly raw: string;
  /** Its offset in the text, in UTF-16 code units. */
  readonly at: number;
}

interface CsvRows {
  /** Blank ones are left out; a header is one of them. */
  readonly rows: readonly CsvRow[];
  /** A quotation mark is still open at the end: the text after it could not be split into rows, which was reported. */
  readonly isDamaged: boolean;
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly raw: string;
}

/** The rows of a CSV text (RFC 4180, and quotation marks inside a cell without quotes). Never throws. */
export function csvRows(text: string, report: Report, delimiter = ','): CsvRows {
  let isDamaged = false;
  const parsed = parse(text, {
    delimiter,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_skip: (_error, raw) => {
      isDamaged = true;
      const message =
        'A quotation mark that opens in this row is never closed; this row and all after it were left out. Close it, or write two for one inside a cell.';
      report('malformed-csv', Math.max(0, raw ? text.lastIndexOf(raw) : 0), message);
      return undefined;
    },
  }) as unknown as ParsedRow[];
  return { rows: located(parsed, text), isDamaged };
}

function located(parsed: readonly ParsedRow[], text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = 0;
  for (const { record, raw } of parsed) {
    // A raw row lacks the second character of CRLF: the next one is found, not counted to
    at = Math.max(at, text.indexOf(raw, at));
    if (record.some((cell) => cell.trim() !== '')) rows.push({ cells: record, raw, at });
    at += raw.length;
  }
  return rows;
}
