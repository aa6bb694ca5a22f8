import type { Database } from 'bun:sqlite';
import type { DatasetBook } from '../../documents/dataset/dataset-book-schema.ts';
import { RowWriter } from './row-writer.ts';

const table = `
CREATE TABLE books (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  number_of_chapters INTEGER NOT NULL,
  number_of_verses INTEGER NOT NULL,
  number_of_references INTEGER NOT NULL
) WITHOUT ROWID`;
const columns = ['id', 'position', 'number_of_chapters', 'number_of_verses', 'number_of_references'];

/** The table of books that both kinds of dataset have. */
export function writeDatasetBooks(db: Database, books: readonly DatasetBook[]): void {
  db.run(table);
  const rows = new RowWriter(db, 'books', columns);
  for (const book of books) {
    rows.add(
      book.id,
      book.order,
      book.numberOfChapters,
      book.totalNumberOfVerses,
      book.totalNumberOfReferences,
    );
  }
  rows.end();
}
