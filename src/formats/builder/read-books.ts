import type { BookText } from '../../model/book-text.ts';
import { bookInfo } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { bothSinks, type ScriptureSink } from '../scripture-sink.ts';
import { type Counts, noCounts, refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { BookBuilder } from './book-builder.ts';

export type ScriptureReader = (text: string, sink: ScriptureSink, report: Report) => void;

/** Returns a sink that also receives the events of a book in this text; undefined to stop observing. */
export type Observe = (text: string, report: Report) => ScriptureSink | undefined;

/**
 * Problems of the text go to `report`.
 * @param inFile counts of the other books in the file.
 * @throws TooLarge
 */
export function readBook(
  read: ScriptureReader,
  text: string,
  report: Report,
  inFile: Counts = noCounts(),
  observe?: Observe,
): BookText {
  const builder = new BookBuilder(report, inFile);
  read(text, bothSinks(builder, observe?.(text, report)), report);
  return builder.finish();
}

export type SinkForBook = (code: string, at: number) => ScriptureSink;

type BooksReader = (text: string, sinkForBook: SinkForBook, report: Report) => void;

/**
 * Reads the books of a format that has a whole Bible in one file, in source order. The parts of a book that
 * begins again are joined. Omits and reports a book of scripture without chapters.
 * @throws TooLarge
 */
export function readBooks(read: BooksReader, text: string, report: Report, observe?: Observe): BookText[] {
  const builders: { readonly builder: BookBuilder; readonly at: number }[] = [];
  const sinks = new Map<string, ScriptureSink>();
  const inFile = noCounts();
  const { books: most } = sourceLimits;
  let begun = 0;
  read(
    text,
    (code, at) => {
      // Front and back matter has no chapters, and is not served
      if (isPeripheral(code)) return new BookBuilder(() => {}, inFile);
      if (++begun > most) refuseTooLarge(report, at, ['The file has more than', most, 'books']);
      const known = sinks.get(code.toUpperCase());
      if (known && code !== '') return known;
      const builder = new BookBuilder(report, inFile);
      builders.push({ builder, at });
      const sink = bothSinks(builder, observe?.(text, report));
      sinks.set(code.toUpperCase(), sink);
      return sink;
    },
    report,
  );
  const books: BookText[] = [];
  // Release each builder with its book: it is larger
  sinks.clear();
  for (let next = builders.shift(); next; next = builders.shift()) {
    const book = next.builder.finish();
    if (book.chapters.length > 0) books.push(book);
    else {
      const message = `The book ${book.id} has no chapters; it was left out. Add its chapters, or remove it.`;
      report('no-verses', next.at, message);
    }
  }
  return books;
}

function isPeripheral(code: string): boolean {
  return bookInfo(code.toUpperCase())?.canon === 'peripheral';
}

const maxQuotedCharacters = 40;

/** Reports text that belongs to no book, once between two books. */
export class TextOutsideBooks {
  readonly #report: Report;
  #isReported = false;

  constructor(report: Report) {
    this.#report = report;
  }

  add(text: string, at: number): void {
    const written = text.trim();
    if (written === '' || this.#isReported) return;
    this.#isReported = true;
    const quoted = written.slice(0, maxQuotedCharacters).toWellFormed();
    const message = `“${quoted}” is outside of any book, so this text was left out. Move it into a book, or remove it.`;
    this.#report('misplaced-content', at + text.indexOf(written), message);
  }

  startBook(): void {
    this.#isReported = false;
  }
}
