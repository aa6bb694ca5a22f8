import type { Database } from 'bun:sqlite';
import type { CrossReferenceChapter } from '../../documents/cross-references/cross-reference-chapter-schema.ts';
import type { DatasetBooks } from '../../documents/dataset/dataset-books-schema.ts';
import { links } from '../../documents/links.ts';
import type { DocumentReader } from '../bundled-edition.ts';
import { writeDatasetBooks } from './dataset-books.ts';
import { RowWriter } from './row-writer.ts';

/** Fills an empty database with everything that the documents of a dataset of cross references hold. */
export function writeCrossReferences(db: Database, documents: DocumentReader, id: string): void {
  const { books } = documents.read<DatasetBooks>(links.datasetBooks(id));
  writeDatasetBooks(db, books);
  db.run(table);
  const rows = new RowWriter(db, 'cross_references', columns);
  for (const book of books) {
    for (let number = book.firstChapterNumber; number <= book.lastChapterNumber; number++) {
      const document = documents.find<CrossReferenceChapter>(links.datasetChapter(id, book.id, number));
      for (const { verse, references } of document?.chapter.content ?? []) {
        for (const [place, to] of references.entries()) {
          rows.add(
            book.id,
            number,
            verse,
            place + 1,
            to.book,
            to.chapter,
            to.verse,
            to.endChapter,
            to.endVerse,
            to.score,
          );
        }
      }
    }
  }
  rows.end();
  db.run(index);
}

const table = `
CREATE TABLE cross_references (
  book_id TEXT NOT NULL REFERENCES books (id),
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  position INTEGER NOT NULL,
  to_book_id TEXT NOT NULL,
  to_chapter INTEGER NOT NULL,
  to_verse INTEGER NOT NULL,
  to_end_chapter INTEGER,
  to_end_verse INTEGER,
  score REAL,
  PRIMARY KEY (book_id, chapter, verse, position)
) WITHOUT ROWID`;
const index = `
CREATE INDEX cross_references_by_target ON cross_references (to_book_id, to_chapter, to_verse)`;
const columns = [
  'book_id',
  'chapter',
  'verse',
  'position',
  'to_book_id',
  'to_chapter',
  'to_verse',
  'to_end_chapter',
  'to_end_verse',
  'score',
];
