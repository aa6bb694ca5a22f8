import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';

/** SQLite takes no more than 999 values a statement in its oldest versions; beyond this, more gain nothing. */
const VALUES_AT_ONCE = 450;

/** Inserts rows of one table, many with each statement: one by one takes half as long again. */
export class RowWriter {
  readonly #many: Statement;
  readonly #one: Statement;
  readonly #columns: number;
  readonly #room: number;
  #values: SQLQueryBindings[] = [];

  constructor(db: Database, table: string, columns: readonly string[]) {
    const row = `(${columns.map(() => '?').join(', ')})`;
    const rowsAtOnce = Math.floor(VALUES_AT_ONCE / columns.length);
    const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`;
    this.#columns = columns.length;
    this.#room = rowsAtOnce * columns.length;
    this.#many = db.prepare(`${insert} ${Array(rowsAtOnce).fill(row).join(', ')}`);
    this.#one = db.prepare(`${insert} ${row}`);
  }

  /** A value for each column. What is undefined becomes NULL. */
  add(...values: (SQLQueryBindings | undefined)[]): void {
    if (values.length !== this.#columns) throw new RangeError(`A row has ${this.#columns} values.`);
    for (const value of values) this.#values.push(value ?? null);
    if (this.#values.length < this.#room) return;
    this.#many.run(...this.#values);
    this.#values = [];
  }

  /** To be called once, when all rows are added. */
  end(): void {
    for (let at = 0; at < this.#values.length; at += this.#columns) {
      this.#one.run(...this.#values.slice(at, at + this.#columns));
    }
    this.#values = [];
    this.#many.finalize();
    this.#one.finalize();
  }
}
