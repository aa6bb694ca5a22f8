/** A row of a CSV table, and where in the source its cells stand. */
export class TableRow {
  /** Offset of the row in the source, in UTF-16 code units. */
  readonly at: number;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #cells: readonly string[];
  readonly #raw: string;

  constructor(columns: ReadonlyMap<string, number>, cells: readonly string[], raw: string, at: number) {
    this.#columns = columns;
    this.#cells = cells;
    this.#raw = raw;
    this.at = at;
  }

  has(column: string): boolean {
    return this.#columns.has(column);
  }

  /** Trimmed; empty where the table has no such column or the row is too short. */
  cell(column: string): string {
    return this.#cells[this.#columns.get(column) ?? -1]?.trim() ?? '';
  }

  /** Offset of a cell in the source, or of a part of it if that is found there as it is. */
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
      else if (character === ',' && !quoted) cellsBefore++;
    }
    return 0;
  }
}
