import { csvRows } from '../csv/csv-rows.ts';
import type { Report } from '../diagnostic-collector.ts';
import { hasClosedCells } from './has-closed-cells.ts';
import { TableRow } from './table-row.ts';

/** The rows below the header; blank rows are passed over. */
export function tableRows(text: string, report: Report): TableRow[] {
  const [header, ...others] = csvRows(text, report).rows;
  if (!header) return [];
  const columns = columnsOf(header.cells);
  return others.map(({ cells, raw, at }) => {
    const row = new TableRow(columns, cells, raw, at);
    checkRow(row, cells, raw, header.cells.length, report);
    return row;
  });
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

function checkRow(row: TableRow, cells: readonly string[], raw: string, width: number, report: Report): void {
  const { length } = cells;
  if (length !== width) {
    const what =
      length > width ? 'those behind the last column were left out' : 'the missing ones were taken as blank';
    const message = `This row has ${length} cells, the header ${width}; ${what}. Look for a comma or quotation mark that is missing or too many.`;
    report('malformed-csv', row.at, message);
  } else if (cells.some((cell) => cell.startsWith('"')) && !hasClosedCells(raw)) {
    const message =
      'A cell of this row opens with a quotation mark but does not end with one; rows behind it may have become part of it. Close it, or write two for one inside a cell.';
    report('malformed-csv', row.at, message);
  }
}
