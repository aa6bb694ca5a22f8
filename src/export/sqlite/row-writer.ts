import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';
import { withoutSpaces } from '../../search/analysis.ts';

/** Values per statement. The oldest SQLite versions allow 999; more than this gains nothing. */
const valuesPerStatement = 450;

/** Inserts many rows per statement: inserting one by one takes 50 % longer. */
export class RowWriter {
  readonly #many: Statement;
  readonly #one: Statement;
  readonly #columns: number;
  readonly #full: number;
  #values: SQLQueryBindings[] = [];

  constructor(db: Database, table: string) {
    const [name, schema = 'main'] = table.split('.').reverse();
    const columns = db.query('SELECT name FROM pragma_table_info(?, ?)').all(name!, schema).length;
    const row = `(${Array(columns).fill('?').join(', ')})`;
    const rows = Math.floor(valuesPerStatement / columns);
    const insert = `INSERT INTO ${table} VALUES`;
    this.#columns = columns;
    this.#full = rows * columns;
    this.#many = db.prepare(`${insert} ${Array(rows).fill(row).join(', ')}`);
    this.#one = db.prepare(`${insert} ${row}`);
  }

  /** @param values one for each column of the table; null for an id that SQLite assigns. */
  add(...values: (SQLQueryBindings | undefined)[]): void {
    if (values.length !== this.#columns) throw new RangeError(`A row has ${this.#columns} values.`);
    for (const value of values) this.#values.push(value ?? null);
    if (this.#values.length < this.#full) return;
    this.#many.run(...this.#values);
    this.#values = [];
  }

  end(): void {
    for (let at = 0; at < this.#values.length; at += this.#columns) {
      this.#one.run(...this.#values.slice(at, at + this.#columns));
    }
    this.#values = [];
    this.#many.finalize();
    this.#one.finalize();
  }
}

/** Marks (M*) count as letters: otherwise words in Devanagari and other scripts would be split. */
const tokenizer = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'";
/** Large enough for the whole index, so that it is written once, in one piece. */
const largeHash = 64 << 20;
const defaultHash = 1 << 20;

/**
 * Creates the full-text index `NAME_search` over the column `text` of a table with the columns id, text and
 * search_text. The index stores no text. A row's search_text, if not null, replaces its text in the index and
 * in results.
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
  // The setting is stored in the file: restore the default for later writers
  db.run(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${defaultHash})`);
}

/**
 * A letter with marks, in a script whose points and accents are usually omitted in searches. SQLite's
 * tokenizer already folds accents of Latin letters. In other scripts (Devanagari, Thai) marks are vowels and
 * distinguish words.
 */
const markedLetter = new RegExp(
  `([${['Hebrew', 'Greek', 'Arabic', 'Syriac'].map((name) => `\\p{Script=${name}}`).join('')}])[\\p{Mn}\\u200c\\u200d]+`,
  'gu',
);

const inWord = '[\\p{L}\\p{M}\\p{N}]';
const unit = `(?=${withoutSpaces.source})${inWord}`;
/** Before and after each character of a script without spaces, unless it is next to a space or punctuation. */
const betweenUnits = new RegExp(`(?<=${unit})(?=${inWord})|(?<=${inWord})(?=${unit})`, 'gu');
/** Invisible in results, and a separator for the tokenizer. */
const zeroWidthSpace = '\u200b';

/**
 * Text for the search index: Hebrew, Greek, Arabic and Syriac letters without points and accents, characters of
 * scripts without spaces each as a word. Null if that does not differ from the text.
 */
export function searchText(text: string): string | null {
  const decomposed = text.normalize('NFD');
  const plain = decomposed.replace(markedLetter, '$1');
  const unmarked = plain === decomposed ? text : plain.normalize('NFC');
  const searched = unmarked.replace(betweenUnits, zeroWidthSpace);
  return searched === text ? null : searched;
}
