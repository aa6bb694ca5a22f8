import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';

/** Values per statement: the oldest versions of SQLite take 999, and beyond this, more gain nothing. */
const valuesPerStatement = 450;

/** Inserts rows into one table, many with each statement: one by one takes half as long again. */
export class RowWriter {
  readonly #many: Statement;
  readonly #one: Statement;
  readonly #columns: number;
  /** Values of a full statement. */
  readonly #full: number;
  #values: SQLQueryBindings[] = [];

  constructor(db: Database, table: string, columns: readonly string[]) {
    const row = `(${columns.map(() => '?').join(', ')})`;
    const rows = Math.floor(valuesPerStatement / columns.length);
    const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`;
    this.#columns = columns.length;
    this.#full = rows * columns.length;
    this.#many = db.prepare(`${insert} ${Array(rows).fill(row).join(', ')}`);
    this.#one = db.prepare(`${insert} ${row}`);
  }

  /** Adds a row: one value per column, undefined for NULL. */
  add(...values: (SQLQueryBindings | undefined)[]): void {
    if (values.length !== this.#columns) throw new RangeError(`A row has ${this.#columns} values.`);
    for (const value of values) this.#values.push(value ?? null);
    if (this.#values.length < this.#full) return;
    this.#many.run(...this.#values);
    this.#values = [];
  }

  /** Writes what is left: to be called once, after the last row. */
  end(): void {
    for (let at = 0; at < this.#values.length; at += this.#columns) {
      this.#one.run(...this.#values.slice(at, at + this.#columns));
    }
    this.#values = [];
    this.#many.finalize();
    this.#one.finalize();
  }
}
