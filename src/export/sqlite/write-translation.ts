import type { Database } from 'bun:sqlite';
import { links } from '../../documents/links.ts';
import type { TranslationBookChapterAudioTimings } from '../../documents/translation/audio-timings-schema.ts';
import type { TranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import type { TranslationBook, TranslationBooks } from '../../documents/translation/translation-schema.ts';
import type { Documents } from '../bundled-edition.ts';
import { type ChapterDocuments, ContentRows } from './content-rows.ts';
import { RowWriter } from './row-writer.ts';

export function writeTranslation(db: Database, documents: Documents, id: string): void {
  db.run(tables);
  db.run(views);
  const { books } = documents.read<TranslationBooks>(links.books(id));
  const bookRows = new RowWriter(db, 'books');
  const chapterRows = new RowWriter(db, 'chapters');
  const content = new ContentRows(db);
  const audio = new AudioRows(db, documents);
  for (const book of books) {
    const { order, name, commonName, title, isApocryphal = false, numberOfChapters } = book;
    const names = [name, commonName, title] as const;
    bookRows.add(book.id, order, ...names, Number(isApocryphal), numberOfChapters, book.totalNumberOfVerses);
    for (const chapter of readTranslationChapters(documents, id, book)) {
      chapterRows.add(book.id, chapter.standard.chapter.number, chapter.standard.numberOfVerses);
      content.addChapter(chapter);
      audio.addChapter(chapter.standard);
    }
  }
  for (const rows of [bookRows, chapterRows, content, audio]) rows.end();
  db.run(indexes);
}

function* readTranslationChapters(
  documents: Documents,
  translation: string,
  book: TranslationBook,
): Iterable<ChapterDocuments> {
  for (let number = book.firstChapterNumber; number <= book.lastChapterNumber; number++) {
    const standard = documents.find<TranslationBookChapter>(links.chapter(translation, book.id, number));
    if (!standard) continue;
    yield {
      standard,
      simple: documents.read(links.simpleChapter(translation, book.id, number)),
      words: documents.find(links.simpleWords(translation, book.id, number)),
    };
  }
}

class AudioRows {
  readonly #documents: Documents;
  readonly #links: RowWriter;
  readonly #timings: RowWriter;

  constructor(db: Database, documents: Documents) {
    this.#documents = documents;
    this.#links = new RowWriter(db, 'audio_links');
    this.#timings = new RowWriter(db, 'audio_timings');
  }

  addChapter({
    book,
    chapter,
    thisChapterAudioLinks,
    thisChapterAudioTimings,
  }: TranslationBookChapter): void {
    for (const [reader, url] of Object.entries(thisChapterAudioLinks)) {
      this.#links.add(book.id, chapter.number, reader, url);
    }
    for (const [reader, link] of Object.entries(thisChapterAudioTimings)) {
      const { verses } = this.#documents.read<TranslationBookChapterAudioTimings>(link);
      for (const [index, start] of verses.entries()) {
        this.#timings.add(book.id, chapter.number, reader, index + 1, start);
      }
    }
  }

  end(): void {
    this.#links.end();
    this.#timings.end();
  }
}

const tables = `
CREATE TABLE books (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  common_name TEXT NOT NULL,
  title TEXT,
  is_apocryphal INTEGER NOT NULL,
  number_of_chapters INTEGER NOT NULL,
  number_of_verses INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE chapters (
  book_id TEXT NOT NULL REFERENCES books (id),
  chapter INTEGER NOT NULL,
  number_of_verses INTEGER NOT NULL,
  PRIMARY KEY (book_id, chapter)
) WITHOUT ROWID;
CREATE TABLE verses (
  id INTEGER PRIMARY KEY,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  verse INTEGER NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  marks TEXT,
  content TEXT,
  search_text TEXT,
  UNIQUE (book_id, chapter, verse),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
);
CREATE TABLE headings (
  id INTEGER PRIMARY KEY,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  position INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('heading', 'hebrew_subtitle')),
  text TEXT NOT NULL,
  marks TEXT,
  content TEXT,
  UNIQUE (book_id, chapter, position),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
);
CREATE TABLE line_breaks (
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (book_id, chapter, position),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
) WITHOUT ROWID;
CREATE TABLE footnotes (
  id INTEGER PRIMARY KEY,
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  note_id INTEGER NOT NULL,
  verse_id INTEGER REFERENCES verses (id),
  heading_id INTEGER REFERENCES headings (id),
  text_offset INTEGER,
  caller TEXT,
  text TEXT NOT NULL,
  reference_chapter INTEGER,
  reference_verse INTEGER,
  search_text TEXT,
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
);
CREATE TABLE annotations (
  id INTEGER PRIMARY KEY,
  strongs TEXT,
  lemma TEXT,
  morph TEXT
);
CREATE TABLE annotation_strongs (
  strongs TEXT NOT NULL,
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  position INTEGER NOT NULL,
  PRIMARY KEY (strongs, annotation_id, position)
) WITHOUT ROWID;
CREATE TABLE words (
  verse_id INTEGER NOT NULL REFERENCES verses (id),
  position INTEGER NOT NULL,
  start_offset INTEGER NOT NULL,
  end_offset INTEGER NOT NULL,
  text TEXT NOT NULL,
  annotation_id INTEGER NOT NULL REFERENCES annotations (id),
  srcloc TEXT,
  occurrence INTEGER,
  occurrences INTEGER,
  PRIMARY KEY (verse_id, position)
) WITHOUT ROWID;
CREATE TABLE audio_links (
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  reader TEXT NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (book_id, chapter, reader),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
) WITHOUT ROWID;
CREATE TABLE audio_timings (
  book_id TEXT NOT NULL,
  chapter INTEGER NOT NULL,
  reader TEXT NOT NULL,
  verse INTEGER NOT NULL,
  start_seconds REAL NOT NULL,
  PRIMARY KEY (book_id, chapter, reader, verse),
  FOREIGN KEY (book_id, chapter) REFERENCES chapters (book_id, chapter)
) WITHOUT ROWID;`;

const views = `
CREATE VIEW chapter_content AS
  SELECT book_id, chapter, position, 'verse' AS type, verse, text, marks, id AS verse_id, NULL AS heading_id FROM verses
  UNION ALL
  SELECT book_id, chapter, position, kind, NULL, text, marks, NULL, id FROM headings
  UNION ALL
  SELECT book_id, chapter, position, 'line_break', NULL, NULL, NULL, NULL, NULL FROM line_breaks;
CREATE VIEW verse_words AS
  SELECT v.book_id, v.chapter, v.verse, w.position, w.text, a.lemma, a.strongs, a.morph,
    w.start_offset, w.end_offset, w.srcloc, w.occurrence, w.occurrences, w.verse_id, w.annotation_id
  FROM words w JOIN verses v ON v.id = w.verse_id JOIN annotations a ON a.id = w.annotation_id;`;

const indexes = `
CREATE INDEX footnotes_by_verse ON footnotes (verse_id);
CREATE INDEX footnotes_by_chapter ON footnotes (book_id, chapter);
CREATE INDEX words_by_annotation ON words (annotation_id);`;
