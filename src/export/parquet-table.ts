import { statSync } from 'node:fs';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { sha256Of } from '../lib/sha256.ts';
import type { DataTable } from './data-tables.ts';
import { type Cell, Table } from './table-file.ts';

/** Rows in memory at once; also the size of a row group, which readers skip or read as a whole. */
const rowsPerGroup = 100_000;

const types = {
  string: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
} as const;

/** A table as Apache Parquet: columns have types, so that no reader has to guess them. */
export class ParquetTable extends Table {
  readonly #columns: { readonly name: string; data: Cell[] }[];
  readonly #out: ReturnType<typeof fileWriter>;
  readonly #writer: ParquetWriter;

  constructor(file: string, { fields }: DataTable) {
    super(file);
    this.#columns = fields.map(({ name }) => ({ name, data: [] }));
    this.#out = fileWriter(this.staged.path);
    this.#writer = new ParquetWriter({
      writer: this.#out,
      createdBy: 'Scriptorium',
      schema: [
        { name: 'root', num_children: fields.length },
        ...fields.map(({ name, type, isRequired }) => ({
          name,
          ...types[type],
          repetition_type: isRequired ? ('REQUIRED' as const) : ('OPTIONAL' as const),
        })),
      ],
    });
  }

  add(cells: readonly Cell[]): void {
    for (const [index, column] of this.#columns.entries()) column.data.push(cells[index] ?? null);
    this.rows++;
    if (this.#columns[0]!.data.length === rowsPerGroup) this.#writeGroup();
  }

  end(): void {
    this.#writeGroup();
    void this.#writer.finish();
  }

  written() {
    const bytes = statSync(this.staged.path).size;
    return {
      path: this.name,
      format: 'parquet',
      mediatype: 'application/vnd.apache.parquet',
      bytes,
      hash: `sha256:${sha256Of(Bun.mmap(this.staged.path))}`,
    };
  }

  #writeGroup(): void {
    if (this.#columns[0]!.data.length === 0) return;
    void this.#writer.write({ columnData: this.#columns, rowGroupSize: rowsPerGroup });
    for (const column of this.#columns) column.data = [];
  }
}
