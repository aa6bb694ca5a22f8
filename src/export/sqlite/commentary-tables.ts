export const commentaryTables = `
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
