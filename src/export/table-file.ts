import { closeSync, openSync } from 'node:fs';
import { StagedFile, writeFully } from '../lib/staged-file.ts';
import type { DataTable } from './data-tables.ts';

export type TableFormat = 'csv' | 'ndjson' | 'parquet';

export type Cell = string | number | boolean | null | undefined;

export interface Table extends Disposable {
  readonly rows: number;
  /** Adds a row: one value per column, undefined or null if it has none. */
  add(cells: readonly Cell[]): void;
  /** Must be called once, after the last row. */
  end(): void;
  /** The file's properties in a data package. Valid after `end`. */
  written(): Readonly<Record<string, unknown>>;
  /** Replaces the existing file. */
  commit(): void;
}

type TextFormat = Exclude<TableFormat, 'parquet'>;

const mediaTypes: Readonly<Record<TextFormat, string>> = {
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
};

const maxBufferedCharacters = 1 << 16;

export class TableFile implements Table {
  readonly #staged: StagedFile;
  readonly #name: string;
  readonly #columns: readonly string[];
  readonly #format: TextFormat;
  readonly #hasher = new Bun.CryptoHasher('sha256');
  #descriptor: number | undefined;
  #text = '';
  #bytes = 0;
  #hash = '';
  rows = 0;

  constructor(file: string, { fields }: DataTable, format: TextFormat) {
    this.#staged = new StagedFile(file);
    this.#name = file.split('/').at(-1)!;
    this.#columns = fields.map(({ name }) => name);
    this.#format = format;
    this.#descriptor = openSync(this.#staged.path, 'w');
    if (format === 'csv') this.#write(csvHeader(this.#columns));
  }

  add(cells: readonly Cell[]): void {
    if (cells.length !== this.#columns.length)
      throw new RangeError(`A row has ${this.#columns.length} cells.`);
    this.rows++;
    if (this.#format === 'csv') return this.#write(csvLine(cells));
    const members = this.#columns.map((column, index) => [column, cells[index] ?? null]);
    this.#write(`${JSON.stringify(Object.fromEntries(members))}\n`);
  }

  end(): void {
    this.#flush();
    closeSync(this.#descriptor!);
    this.#descriptor = undefined;
    this.#hash = this.#hasher.digest('hex');
  }

  written() {
    return {
      path: this.#name,
      format: this.#format,
      mediatype: mediaTypes[this.#format],
      encoding: 'utf-8',
      bytes: this.#bytes,
      hash: `sha256:${this.#hash}`,
      ...(this.#format === 'csv' ? { dialect: { lineTerminator: '\n' } } : {}),
    };
  }

  commit(): void {
    this.#staged.commit();
  }

  [Symbol.dispose](): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#staged[Symbol.dispose]();
  }

  #write(line: string): void {
    this.#text += line;
    if (this.#text.length >= maxBufferedCharacters) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    this.#bytes += bytes.length;
    this.#hasher.update(bytes);
    writeFully(this.#descriptor!, bytes);
  }
}

/** With quotes: DuckDB concludes that a file has none if its first 20,480 lines have none. */
function csvHeader(columns: readonly string[]): string {
  return `${columns.map((name) => `"${name}"`).join(',')}\n`;
}

/** RFC 4180, with `\n` after each row. */
function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\n`;
}

function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
