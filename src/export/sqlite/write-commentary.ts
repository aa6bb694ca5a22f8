import type { Database } from 'bun:sqlite';
import type { CommentaryBook } from '../../documents/commentary/commentary-book-schema.ts';
import type { CommentaryBooks } from '../../documents/commentary/commentary-books-schema.ts';
import type { CommentaryChapter } from '../../documents/commentary/commentary-chapter-schema.ts';
import { links } from '../../documents/links.ts';
import type { DocumentReader } from '../document-reader.ts';
import { commentaryTables } from './commentary-tables.ts';
import { createSearchIndex } from './create-search-index.ts';
import { RowWriter } from './row-writer.ts';
import { searchText } from './search-text.ts';
import { writeProfiles } from './write-profiles.ts';

const bookColumns = [
  'id',
  'position',
  'name',
  'common_name',
  'introduction',
  'introduction_summary',
  'number_of_chapters',
  'number_of_verses',
];

/** Fills an empty database with all that the documents of a commentary hold. */
export function writeCommentary(db: Database, documents: DocumentReader, id: string): void {
  db.run(commentaryTables);
  const { books } = documents.read<CommentaryBooks>(links.commentaryBooks(id));
  const bookRows = new RowWriter(db, 'books', bookColumns);
  for (const book of books) {
    bookRows.add(
      book.id,
      book.order,
      book.name,
      book.commonName,
      book.introduction,
      book.introductionSummary,
      book.numberOfChapters,
      book.totalNumberOfVerses,
    );
  }
  bookRows.end();
  writeNotes(db, documents, id, books);
  writeProfiles(db, documents, id);
  createSearchIndex(db, 'note', 'notes');
}

function writeNotes(
  db: Database,
  documents: DocumentReader,
  id: string,
  books: readonly CommentaryBook[],
): void {
  const place = ['book_id', 'chapter'];
  const chapterRows = new RowWriter(db, 'chapters', [...place, 'introduction', 'number_of_verses']);
  const noteRows = new RowWriter(db, 'notes', [...place, 'verse', 'position', 'text', 'search_text']);
  for (const { book, chapter, numberOfVerses } of chaptersOf(documents, id, books)) {
    chapterRows.add(book.id, chapter.number, chapter.introduction, numberOfVerses);
    for (const verse of chapter.content) {
      for (const [index, text] of verse.content.entries()) {
        noteRows.add(book.id, chapter.number, verse.number, index + 1, text, searchText(text));
      }
    }
  }
  chapterRows.end();
  noteRows.end();
}

function* chaptersOf(
  documents: DocumentReader,
  id: string,
  books: readonly CommentaryBook[],
): Iterable<CommentaryChapter> {
  for (const book of books) {
    // A book with an introduction alone has no first chapter
    const last = book.lastChapterNumber ?? 0;
    for (let number = book.firstChapterNumber ?? 1; number <= last; number++) {
      const chapter = documents.find<CommentaryChapter>(links.commentaryChapter(id, book.id, number));
      if (chapter) yield chapter;
    }
  }
}
