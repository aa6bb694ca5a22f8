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

/** Marks count as letters of a word: without them, words in Devanagari and other scripts fall apart. */
const tokenizer = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'";
/** Large enough to hold the index while it is made, so that it is written once, in one piece. */
const largeHash = 64 << 20;
const defaultHash = 1 << 20;

/**
 * Makes the full-text index `NAME_search` over the column `text` of a table with the columns id, text and search_text. It
 * stores no text of its own. Where a row has a search_text, that is what is found and shown.
 */
export function createSearchIndex(db: Database, name: string, table: string): void {
  const index = `${name}_search`;
  db.run(`CREATE VIEW ${index}_source AS SELECT id, coalesce(search_text, text) AS text FROM ${table}`);
  db.run(
    `CREATE VIRTUAL TABLE ${index} USING fts5(text, content='${index}_source', content_rowid='id', tokenize="${tokenizer}")`,
  );
  db.run(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${largeHash})`);
  db.run(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
  db.run(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  // The setting is stored in the file: whoever adds to the index gets the default again
  db.run(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${defaultHash})`);
}

/**
 * A letter with marks, in a script whose points and accents readers leave out when they search. SQLite's tokenizer folds
 * the accents of Latin letters itself; in other scripts (Devanagari, Thai) marks are vowels and distinguish words.
 */
const markedLetter = new RegExp(
  `([${['Hebrew', 'Greek', 'Arabic', 'Syriac'].map((name) => `\\p{Script=${name}}`).join('')}])[\\p{Mn}\\u200c\\u200d]+`,
  'gu',
);

/**
 * The text as it is searched: Hebrew, Greek, Arabic and Syriac letters without points and accents. Null where that is
 * the text itself.
 */
export function searchText(text: string): string | null {
  const decomposed = text.normalize('NFD');
  const plain = decomposed.replace(markedLetter, '$1');
  return plain === decomposed ? null : plain.normalize('NFC');
}
