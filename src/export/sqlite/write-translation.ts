import type { Database } from 'bun:sqlite';
import { links } from '../../documents/links.ts';
import type { TranslationBooks } from '../../documents/translation/translation-books-schema.ts';
import type { DocumentReader } from '../document-reader.ts';
import { AudioRows } from './audio-rows.ts';
import { ContentRows } from './content-rows.ts';
import { createSearchIndex } from './create-search-index.ts';
import { RowWriter } from './row-writer.ts';
import { translationChapters } from './translation-chapters.ts';
import { translationIndexes, translationTables, translationViews } from './translation-tables.ts';

/** Fills an empty database with all that the documents of a translation hold. */
export function writeTranslation(db: Database, documents: DocumentReader, id: string): void {
  db.run(translationTables);
  db.run(translationViews);
  const { books } = documents.read<TranslationBooks>(links.books(id));
  const bookRows = new RowWriter(db, 'books', [
    'id',
    'position',
    'name',
    'common_name',
    'title',
    'is_apocryphal',
    'number_of_chapters',
    'number_of_verses',
  ]);
  const chapterRows = new RowWriter(db, 'chapters', ['book_id', 'chapter', 'number_of_verses']);
  const content = new ContentRows(db);
  const audio = new AudioRows(db, documents);
  for (const book of books) {
    bookRows.add(
      book.id,
      book.order,
      book.name,
      book.commonName,
      book.title,
      book.isApocryphal ? 1 : 0,
      book.numberOfChapters,
      book.totalNumberOfVerses,
    );
    for (const chapter of translationChapters(documents, id, book)) {
      chapterRows.add(book.id, chapter.standard.chapter.number, chapter.standard.numberOfVerses);
      content.addChapter(chapter);
      audio.addChapter(chapter.standard);
    }
  }
  for (const rows of [bookRows, chapterRows, content, audio]) rows.end();
  db.run(translationIndexes);
  createSearchIndex(db, 'verse', 'verses');
  createSearchIndex(db, 'footnote', 'footnotes');
}
