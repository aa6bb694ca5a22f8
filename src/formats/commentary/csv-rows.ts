import { CsvError, parse } from 'csv-parse/sync';
import type { Report } from '../diagnostic-collector.ts';

export interface CsvRow {
  readonly cells: readonly string[];
  /** Its offset in the text. */
  readonly at: number;
}

export interface CsvRows {
  /** Blank ones are left out; the header is one of them. */
  readonly rows: readonly CsvRow[];
  /** A quotation mark is open at the end: what stands behind it could not be told into rows, which was reported. */
  readonly isDamaged: boolean;
}

/** The rows of a CSV text whose columns are parted by what parts those of its first line: comma, semicolon or tab. Never throws. */
export function csvRows(text: string, report: Report): CsvRows {
  const starts = lineStarts(text);
  const startOf = (line: number) => starts[line] ?? text.length;
  const rows: CsvRow[] = [];
  let line = 0;
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      on_record: (record: string[], { lines }) => {
        if (record.some((cell) => cell.trim() !== '')) rows.push({ cells: record, at: startOf(line) });
        line = lines;
        return null;
      },
    });
    return { rows, isDamaged: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      'The quotation mark that opens a cell here is not closed; nothing from this row on was read. Close it, or double the marks within a cell.';
    report('malformed-csv', startOf(line), message);
    return { rows, isDamaged: true };
  }
}

function delimiterOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: lineEnd } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + lineEnd.length);
  return starts;
}
