import type { Database } from 'bun:sqlite';
import type { TranslationBookChapterAudioTimings } from '../../documents/translation/audio-timings-schema.ts';
import type { TranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import type { DocumentReader } from '../document-reader.ts';
import { RowWriter } from './row-writer.ts';

/** The rows of audio_links and audio_timings. */
export class AudioRows {
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
