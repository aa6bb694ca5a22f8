import type { Database } from 'bun:sqlite';
import type {
  CommentaryBook,
  CommentaryBooks,
  CommentaryChapter,
  CommentaryProfileDocument,
  CommentaryProfiles,
} from '../../documents/commentary/commentary-schema.ts';
import { links } from '../../documents/links.ts';
import type { Documents } from '../bundled-edition.ts';
import { RowWriter, searchText } from './row-writer.ts';

export function writeCommentary(db: Database, documents: Documents, id: string): void {
  db.run(tables);
  const { books } = documents.read<CommentaryBooks>(links.commentaryBooks(id));
  writeBooks(db, books);
  writeNotes(db, readCommentaryChapters(documents, id, books));
  writeProfiles(db, documents, id);
}

const tables = `
CREATE TABLE books (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  common_name TEXT NOT NULL,
  introduction TEXT,
  introduction_summary TEXT,
  number_of_chapters INTEGER NOT NULL,
  number_of_verses INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE chapters (
  book_id TEXT NOT NULL REFERENCES books (id),
  chapter INTEGER NOT NULL,
  introduction TEXT,
  number_of_verses INTEGER NOT NULL,
  PRIMARY KEY (book_id, chapter)
) WITHOUT ROWID;
CREATE TABLE notes (
  id INTEGER PRIMARY KEY,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  search_text TEXT,
  UNIQUE (book_id, chapter, verse, position),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
);
CREATE TABLE profiles (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL,
  subject TEXT NOT NULL,
  book_id TEXT,
  chapter INTEGER,
  verse INTEGER,
  end_verse INTEGER
) WITHOUT ROWID;
CREATE TABLE profile_paragraphs (
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (profile_id, position)
) WITHOUT ROWID;`;

function writeBooks(db: Database, books: readonly CommentaryBook[]): void {
  const rows = new RowWriter(db, 'books');
  for (const book of books) {
    const { name, commonName, introduction, introductionSummary } = book;
    const texts = [name, commonName, introduction, introductionSummary] as const;
    rows.add(book.id, book.order, ...texts, book.numberOfChapters, book.totalNumberOfVerses);
  }
  rows.end();
}

function* readCommentaryChapters(
  documents: Documents,
  id: string,
  books: readonly CommentaryBook[],
): Iterable<CommentaryChapter> {
  for (const book of books) {
    // A book with only an introduction has no first chapter
    const last = book.lastChapterNumber ?? 0;
    for (let number = book.firstChapterNumber ?? 1; number <= last; number++) {
      const chapter = documents.find<CommentaryChapter>(links.commentaryChapter(id, book.id, number));
      if (chapter) yield chapter;
    }
  }
}

function writeNotes(db: Database, chapters: Iterable<CommentaryChapter>): void {
  const chapterRows = new RowWriter(db, 'chapters');
  const noteRows = new RowWriter(db, 'notes');
  for (const { book, chapter, numberOfVerses } of chapters) {
    chapterRows.add(book.id, chapter.number, chapter.introduction, numberOfVerses);
    for (const verse of chapter.content) {
      for (const [index, text] of verse.content.entries()) {
        noteRows.add(null, book.id, chapter.number, verse.number, index + 1, text, searchText(text));
      }
    }
  }
  chapterRows.end();
  noteRows.end();
}

function writeProfiles(db: Database, documents: Documents, commentary: string): void {
  const { profiles } = documents.read<CommentaryProfiles>(links.profiles(commentary));
  const profileRows = new RowWriter(db, 'profiles');
  const paragraphRows = new RowWriter(db, 'profile_paragraphs');
  for (const [index, { id, subject, reference, thisProfileLink }] of profiles.entries()) {
    const { book, chapter, verse, endVerse } = reference ?? {};
    profileRows.add(id, index + 1, subject, book, chapter, verse, endVerse);
    const { content } = documents.read<CommentaryProfileDocument>(thisProfileLink);
    for (const [place, text] of content.entries()) paragraphRows.add(id, place + 1, text);
  }
  profileRows.end();
  paragraphRows.end();
}
