import type { Database } from 'bun:sqlite';

/** Marks are letters of a word: without them, words of Devanagari and others fall to pieces. */
const TOKENIZER = "unicode61 remove_diacritics 2 categories 'L* N* Co M*'";
/** Large enough to hold the index while it is made: it is then written once, in one piece. */
const INDEX_BYTES = 64 << 20;
const USUAL_INDEX_BYTES = 1 << 20;

/**
 * Makes the full-text index `NAME_search` over the column `text` of a table with the columns id, text and search_text. It
 * holds no text of its own. Where a row has a search_text, that is what is found and shown.
 */
export function createSearchIndex(db: Database, name: string, table: string): void {
  const index = `${name}_search`;
  db.run(`CREATE VIEW ${index}_source AS SELECT id, coalesce(search_text, text) AS text FROM ${table}`);
  db.run(
    `CREATE VIRTUAL TABLE ${index} USING fts5(text, content='${index}_source', content_rowid='id', tokenize="${TOKENIZER}")`,
  );
  db.run(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${INDEX_BYTES})`);
  db.run(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
  db.run(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  // The setting is stored: whoever adds to the index gets the usual one again
  db.run(`INSERT INTO ${index} (${index}, rank) VALUES ('hashsize', ${USUAL_INDEX_BYTES})`);
}
