import { parse } from 'csv-parse/sync';
import type { Report } from '../diagnostic-collector.ts';
import { CsvRow } from './csv-row.ts';
import { hasClosedCells } from './has-closed-cells.ts';

interface ParsedRow {
  readonly record: readonly string[];
  readonly raw: string;
}

/** The rows below the header (RFC 4180, and quotation marks inside a cell without quotes); blank rows are passed over. */
export function parseCsv(text: string, report: Report): CsvRow[] {
  const [header, ...others] = locatedRows(text, report);
  if (!header) return [];
  const columns = columnsOf(header.record);
  return others.map(({ record, raw, at }) => {
    const row = new CsvRow(columns, record, raw, at);
    checkRow(row, record, raw, header.record.length, report);
    return row;
  });
}

interface LocatedRow extends ParsedRow {
  /** Offset in the text. */
  readonly at: number;
}

function locatedRows(text: string, report: Report): LocatedRow[] {
  const rows: LocatedRow[] = [];
  let at = 0;
  for (const { record, raw } of parsedRows(text, report)) {
    // A raw row lacks the second character of CRLF: the next one is found, not counted to
    at = Math.max(at, text.indexOf(raw, at));
    if (record.some((cell) => cell.trim() !== '')) rows.push({ record, raw, at });
    at += raw.length;
  }
  return rows;
}

function parsedRows(text: string, report: Report): ParsedRow[] {
  return parse(text, {
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_skip: (_error, raw) => {
      const message =
        'A quotation mark that opens in this row is never closed; this row and all behind it were left out. Close it, or write two for one inside a cell.';
      report('malformed-csv', Math.max(0, raw ? text.lastIndexOf(raw) : 0), message);
      return undefined;
    },
  }) as unknown as ParsedRow[];
}

/** Where two columns have one name, the first is meant. */
function columnsOf(header: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [index, cell] of header.entries()) {
    const name = cell.trim();
    if (!columns.has(name)) columns.set(name, index);
  }
  return columns;
}

function checkRow(row: CsvRow, record: readonly string[], raw: string, width: number, report: Report): void {
  const { length } = record;
  if (length !== width) {
    const what =
      length > width ? 'those behind the last column were left out' : 'the missing ones were taken as blank';
    const message = `This row has ${length} cells, the header ${width}; ${what}. Look for a comma or quotation mark that is missing or too many.`;
    report('malformed-csv', row.at, message);
  } else if (record.some((cell) => cell.startsWith('"')) && !hasClosedCells(raw)) {
    const message =
      'A cell of this row opens with a quotation mark but does not end with one; rows behind it may have become part of it. Close it, or write two for one inside a cell.';
    report('malformed-csv', row.at, message);
  }
}
