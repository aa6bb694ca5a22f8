import { closeSync, openSync } from 'node:fs';
import { basename } from 'node:path';
import { StagedFile, writeFully } from '../lib/staged-file.ts';
import type { DataTable } from './data-tables.ts';

export type TableFormat = 'csv' | 'ndjson' | 'parquet';

export type Cell = string | number | boolean | null | undefined;

/** A file of a table, which replaces the existing one when it is committed. */
export abstract class Table implements Disposable {
  rows = 0;
  protected readonly staged: StagedFile;
  protected readonly name: string;

  constructor(file: string) {
    this.staged = new StagedFile(file);
    this.name = basename(file);
  }

  /** Adds a row: one value per column, undefined or null if it has none. */
  abstract add(cells: readonly Cell[]): void;
  /** Must be called once, after the last row. */
  abstract end(): void;
  /** The file's properties in a data package. Valid after `end`. */
  abstract written(): Readonly<Record<string, unknown>>;

  commit(): void {
    this.staged.commit();
  }

  [Symbol.dispose](): void {
    this.staged[Symbol.dispose]();
  }
}

type TextFormat = Exclude<TableFormat, 'parquet'>;

const mediaTypes: Readonly<Record<TextFormat, string>> = { csv: 'text/csv', ndjson: 'application/x-ndjson' };

const maxBufferedCharacters = 1 << 16;

export class TableFile extends Table {
  readonly #columns: readonly string[];
  readonly #format: TextFormat;
  readonly #hasher = new Bun.CryptoHasher('sha256');
  #descriptor: number | undefined;
  #text = '';
  #bytes = 0;
  #hash = '';

  constructor(file: string, { fields }: DataTable, format: TextFormat) {
    super(file);
    this.#columns = fields.map(({ name }) => name);
    this.#format = format;
    this.#descriptor = openSync(this.staged.path, 'w');
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
      path: this.name,
      format: this.#format,
      mediatype: mediaTypes[this.#format],
      encoding: 'utf-8',
      bytes: this.#bytes,
      hash: `sha256:${this.#hash}`,
      ...(this.#format === 'csv' ? { dialect: { lineTerminator: '\n' } } : {}),
    };
  }

  override [Symbol.dispose](): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    super[Symbol.dispose]();
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
