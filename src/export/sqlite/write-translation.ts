import type { Database } from 'bun:sqlite';
import { links } from '../../documents/links.ts';
import type { TranslationBookChapterAudioTimings } from '../../documents/translation/audio-timings-schema.ts';
import type { TranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import type { TranslationBook } from '../../documents/translation/translation-book-schema.ts';
import type { TranslationBooks } from '../../documents/translation/translation-books-schema.ts';
import type { DocumentReader } from '../bundled-edition.ts';
import { type ChapterDocuments, ContentRows } from './content-rows.ts';
import { RowWriter } from './row-writer.ts';
import { createSearchIndex } from './search-index.ts';
import { translationIndexes, translationTables, translationViews } from './translation-tables.ts';

const bookColumns = [
  'id',
  'position',
  'name',
  'common_name',
  'title',
  'is_apocryphal',
  'number_of_chapters',
  'number_of_verses',
];

/** Fills an empty database with everything that the documents of a translation hold. */
export function writeTranslation(db: Database, documents: DocumentReader, id: string): void {
  db.run(translationTables);
  db.run(translationViews);
  const { books } = documents.read<TranslationBooks>(links.books(id));
  const bookRows = new RowWriter(db, 'books', bookColumns);
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
    for (const chapter of chaptersOf(documents, id, book)) {
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

/** The chapters of a book, in order; numbers that it leaves out are skipped. */
function* chaptersOf(
  documents: DocumentReader,
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

/** The rows of audio_links and audio_timings. */
class AudioRows {
  readonly #documents: DocumentReader;
  readonly #links: RowWriter;
  readonly #timings: RowWriter;

  constructor(db: Database, documents: DocumentReader) {
    const place = ['book_id', 'chapter', 'reader'];
    this.#documents = documents;
    this.#links = new RowWriter(db, 'audio_links', [...place, 'url']);
    this.#timings = new RowWriter(db, 'audio_timings', [...place, 'verse', 'start_seconds']);
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
