import { chapterDocument, simpleChapterDocument } from '../documents/chapter.ts';
import { chapterData } from '../documents/chapter-data.ts';
import type { ChapterNeighbours, ChapterPlace } from '../documents/chapter-place.ts';
import { completeBook } from '../documents/complete-book.ts';
import { links } from '../documents/links.ts';
import { simpleChapterData } from '../documents/simple-chapter-data.ts';
import { type BookSummary, bookSummary, translationBook } from '../documents/translation-book.ts';
import { canonicalJson } from '../lib/canonical-json.ts';
import { jsonObject, RawJson } from '../lib/json-object.ts';
import type { StoredDocument } from '../library/stored-document.ts';
import type { BookText } from '../model/book-text.ts';
import { packDocument } from './pack-document.ts';
import { readSourceFile } from './read-source-file.ts';
import type { ReadBook, WriteBook } from './worker-messages.ts';

interface CompiledBook {
  readonly summary: BookSummary;
  /** JSON of each chapter's `ChapterData` and `SimpleChapterData`. */
  readonly standard: readonly RawJson[];
  readonly simple: readonly RawJson[];
}

/** Compiles books in two steps: chapter documents need what is known only when all books have been read. */
export class BookCompiler {
  readonly #books = new Map<string, CompiledBook>();

  read(file: string, bytes: Uint8Array): ReadBook {
    const { book, diagnostics } = readSourceFile(file, bytes);
    return { file, diagnostics, ...(book ? { book: this.#compile(file, book) } : {}) };
  }

  write({ file, translationId, translation, previous, next }: WriteBook): [string, StoredDocument][] {
    const { summary, standard, simple } = this.#books.get(file)!;
    this.#books.delete(file);
    const book = new RawJson(JSON.stringify(translationBook(translationId, summary)));
    const common = { translationId, translation: new RawJson(translation), book };
    return summary.chapters.flatMap(({ number, numberOfVerses }, index) => {
      const place = { book: summary.id, chapter: number };
      const neighbours = neighboursIn(summary, index, previous, next);
      const parts = { ...common, place, neighbours, numberOfVerses };
      return [
        [
          links.chapter(translationId, place.book, number),
          packDocument(chapterDocument({ ...parts, chapter: standard[index]! })),
        ],
        [
          links.simpleChapter(translationId, place.book, number),
          packDocument(simpleChapterDocument({ ...parts, chapter: simple[index]! })),
        ],
      ] satisfies [string, StoredDocument][];
    });
  }

  forget(): void {
    this.#books.clear();
  }

  #compile(file: string, book: BookText): NonNullable<ReadBook['book']> {
    const summary = bookSummary(book.id, book);
    const data = book.chapters.map(chapterData);
    const standard = data.map((chapter) => new RawJson(JSON.stringify(chapter)));
    const simple = book.chapters.map((chapter) => new RawJson(JSON.stringify(simpleChapterData(chapter))));
    this.#books.set(file, { summary, standard, simple });
    return {
      summary,
      complete: encode(completeBookJson(summary, standard)),
      simpleComplete: encode(completeBookJson(summary, simple)),
      canonical: encode(canonicalJson(completeBook(summary, data))),
    };
  }
}

function completeBookJson(summary: BookSummary, chapters: readonly RawJson[]): string {
  const { chapters: entries, ...book } = completeBook(summary, chapters);
  return jsonObject({ ...book, chapters: new RawJson(`[${entries.map(jsonObject).join(',')}]`) });
}

function neighboursIn(
  { id, chapters }: BookSummary,
  index: number,
  beforeBook: ChapterPlace | null,
  afterBook: ChapterPlace | null,
): ChapterNeighbours {
  const previous = chapters[index - 1];
  const next = chapters[index + 1];
  return {
    previous: previous ? { book: id, chapter: previous.number } : beforeBook,
    next: next ? { book: id, chapter: next.number } : afterBook,
  };
}

function encode(json: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(json);
}
