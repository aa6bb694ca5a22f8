import type { EntityType } from '../../model/entities.ts';
import { type CsvRow, readCsv } from '../csv-rows.ts';
import { decodeSource, type EncodingHints, textHead } from '../decode-source.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { DiagnosticCollector, type Report } from '../diagnostic-collector.ts';
import type { SourceFile } from '../source-file.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { delimiterOf, tableType } from '../table-header.ts';

export interface EntityTable {
  readonly file: string;
  readonly type: EntityType;
  readonly rows: readonly TableRow[];
  readonly isTooLarge: boolean;
  readonly report: Report;
  readonly diagnostics: () => readonly Diagnostic[];
}

const headLength = 0x10000;

export function entityTables(files: readonly SourceFile[], hints: EncodingHints): EntityTable[] {
  return files
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap((file) => entityTable(file, hints) ?? []);
}

function entityTable({ file, bytes }: SourceFile, hints: EncodingHints): EntityTable | undefined {
  const type = tableType(textHead(bytes, headLength));
  if (!type) return undefined;
  const collector = new DiagnosticCollector(file);
  const { report } = collector;
  const text = decodeSource(bytes, report, hints) ?? '';
  const rows = unlessTooLarge(() => tableRows(text, report));
  const diagnostics = () => collector.diagnostics(text);
  return { file, type, rows: rows ?? [], isTooLarge: !rows, report, diagnostics };
}

/** Omits blank rows. @throws TooLarge */
export function tableRows(text: string, report: Report): TableRow[] {
  const rows: TableRow[] = [];
  let columns: ReadonlyMap<string, number> | undefined;
  let width = 0;
  const delimiter = delimiterOf(text);
  const take = (csvRow: CsvRow) => {
    const { cells } = csvRow;
    if (!columns) {
      columns = columnsOf(cells);
      width = cells.length;
      return;
    }
    const row = new TableRow(columns, csvRow, delimiter);
    checkRow(row, csvRow, { width, delimiter }, report);
    rows.push(row);
  };
  readCsv(text, report, take, delimiter);
  return rows;
}

/** The columns by name. The first of two with the same name is used. */
function columnsOf(header: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [index, cell] of header.entries()) {
    const name = cell.trim();
    if (!columns.has(name)) columns.set(name, index);
  }
  return columns;
}

function checkRow(
  row: TableRow,
  { cells, raw }: CsvRow,
  { width, delimiter }: { readonly width: number; readonly delimiter: string },
  report: Report,
): void {
  const { length } = cells;
  if (length !== width) {
    const what =
      length > width ? 'the additional cells were left out' : 'the missing cells were read as blank';
    const message = `This row has ${length} cells, the header ${width}; ${what}. Look for a missing or extra separator or quotation mark.`;
    report('malformed-csv', row.at, message);
  } else if (cells.some((cell) => cell.startsWith('"')) && !hasClosedCells(raw, delimiter)) {
    const message =
      'A cell of this row opens with a quotation mark but does not end with one; it may have swallowed the following rows. Close it, or write two quotation marks for one inside a cell.';
    report('malformed-csv', row.at, message);
  }
}

/** Checks that every cell that opens with a quotation mark ends with one (RFC 4180, 2.5 to 2.7). */
function hasClosedCells(row: string, delimiter: string): boolean {
  let at = 0;
  while (at < row.length) {
    if (row[at] === '"') {
      at = closingQuote(row, at) + 1;
      if (at === 0 || !['', '\r', '\n', delimiter].includes(row.charAt(at))) return false;
    }
    const next = row.indexOf(delimiter, at);
    if (next === -1) return true;
    at = next + 1;
  }
  return true;
}

function closingQuote(row: string, opening: number): number {
  let at = row.indexOf('"', opening + 1);
  while (at !== -1 && row[at + 1] === '"') at = row.indexOf('"', at + 2);
  return at;
}

/** Columns for records that do not come from a table; no table has such names. */
export const recordColumns = { id: 'record id', served: 'served id' } as const;

export class TableRow {
  readonly at: number;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #cells: readonly string[];
  readonly #raw: string;
  readonly #delimiter: string;

  constructor(columns: ReadonlyMap<string, number>, { cells, raw, at }: CsvRow, delimiter = ',') {
    this.#columns = columns;
    this.#cells = cells;
    this.#raw = raw;
    this.#delimiter = delimiter;
    this.at = at;
  }

  has(column: string): boolean {
    return this.#columns.has(column);
  }

  /** Trimmed; empty if the table has no such column or the row is too short. */
  cell(column: string): string {
    return this.#cells[this.#columns.get(column) ?? -1]?.trim() ?? '';
  }

  /** Source offset of a cell, or of a part of it if the source contains that part literally. */
  atCell(column: string, part = ''): number {
    const start = this.#cellStart(this.#columns.get(column) ?? 0);
    const partStart = this.#raw.indexOf(part, start);
    return this.at + (partStart === -1 ? start : partStart);
  }

  #cellStart(index: number): number {
    let quoted = false;
    let cellsBefore = 0;
    for (let position = 0; position < this.#raw.length; position++) {
      if (cellsBefore === index) return position;
      const character = this.#raw[position];
      if (character === '"') quoted = !quoted;
      else if (character === this.#delimiter && !quoted) cellsBefore++;
    }
    return 0;
  }
}
