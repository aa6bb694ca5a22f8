import { type ChapterLink, links } from '../../documents/links.ts';
import { alignmentDocument, sourceAlignment } from '../../documents/translation/alignment.ts';
import { type BookSummary, placeInBook } from '../../documents/translation/translation-book.ts';
import {
  simpleWordsDocument,
  wordsDocument,
  writeChapterWords,
  writeSimpleChapterWords,
} from '../../documents/translation/words.ts';
import { ByteWriter } from '../../lib/join-bytes.ts';
import { packDocument, type StoredDocument } from '../../library/stored-document.ts';
import type { ChapterText } from '../../model/book-text.ts';
import { batchDocuments, type DocumentBatch } from '../workers/document-batch.ts';
import { type BookJson, dataToCome, PlacesWriter, packWithData } from './book-json.ts';

export interface BookWordsFiles {
  readonly wordsFiles: DocumentBatch;
  /** The words of its first and last chapter, whose words files link to other books. */
  readonly words: BookJson;
  readonly simpleWords: BookJson;
}

/**
 * Writes the annotated words of a book chapter by chapter. In a whole Bible, their JSON takes the most memory
 * (80 MB), so only chapters that link to other books wait for them.
 */
export class WordsWriter {
  readonly #translationId: string;
  readonly #book: BookSummary;
  readonly #words = new PlacesWriter();
  readonly #simpleWords = new PlacesWriter();
  readonly #finished: [string, StoredDocument][] = [];
  #added = 0;

  constructor(translationId: string, book: BookSummary) {
    this.#translationId = translationId;
    this.#book = book;
  }

  add(chapter: ChapterText): void {
    const index = this.#added++;
    if (!this.#book.chapters[index]!.hasWords) return this.#addNone();
    const alignment = sourceAlignment(chapter);
    if (alignment) {
      const path = links.alignment(this.#translationId, this.#book.id, chapter.number);
      this.#finished.push([path, packDocument(alignmentDocument(alignment))]);
    }
    const previous = index > 0 && placeInBook(this.#book, index - 1);
    const next = placeInBook(this.#book, index + 1);
    if (!previous || !next) {
      this.#words.add(written(chapter, writeChapterWords));
      this.#simpleWords.add(written(chapter, writeSimpleChapterWords));
      return;
    }
    this.#addNone();
    const place = placeInBook(this.#book, index)!;
    const translationId = this.#translationId;
    const parts = { translationId, place, neighbours: { previous, next }, verses: dataToCome };
    const pathOf = (link: ChapterLink) => link(translationId, place.book, place.chapter);
    this.#finished.push([
      pathOf(links.words),
      packWithData(wordsDocument(parts), written(chapter, writeChapterWords)),
    ]);
    this.#finished.push([
      pathOf(links.simpleWords),
      packWithData(simpleWordsDocument(parts), written(chapter, writeSimpleChapterWords)),
    ]);
  }

  #addNone(): void {
    this.#words.add(nothing);
    this.#simpleWords.add(nothing);
  }

  finish(): BookWordsFiles {
    return {
      wordsFiles: batchDocuments(this.#finished),
      words: this.#words.finish(),
      simpleWords: this.#simpleWords.finish(),
    };
  }
}

const nothing = new Uint8Array();
const writer = new ByteWriter();

/** Valid until the next call. */
function written(chapter: ChapterText, write: typeof writeChapterWords): Uint8Array {
  write(chapter, writer.clear());
  return writer.bytes;
}
