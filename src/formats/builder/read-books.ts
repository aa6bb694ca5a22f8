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
  const { sink, finish } = observedBuilder(text, report, inFile, observe);
  read(text, sink, report);
  return finish();
}

export type SinkForBook = (code: string, at: number) => ScriptureSink;

type BooksReader = (text: string, sinkForBook: SinkForBook, report: Report) => void;

/**
 * Reads the books of a format that has a whole Bible in one file, in source order. The parts of a book that
 * begins again are joined. Omits and reports a book of scripture without chapters.
 * @throws TooLarge
 */
export function readBooks(read: BooksReader, text: string, report: Report, observe?: Observe): BookText[] {
  const builders: { readonly finish: () => BookText; readonly at: number }[] = [];
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
      const { sink, finish } = observedBuilder(text, report, inFile, observe);
      builders.push({ finish, at });
      sinks.set(code.toUpperCase(), sink);
      return sink;
    },
    report,
  );
  const books: BookText[] = [];
  // Release each builder with its book: it is larger
  sinks.clear();
  for (let next = builders.shift(); next; next = builders.shift()) {
    const book = next.finish();
    if (book.chapters.length > 0) books.push(book);
    else {
      const message = `The book ${book.id} has no chapters; it was left out. Add its chapters, or remove it.`;
      report('no-verses', next.at, message);
    }
  }
  return books;
}

function observedBuilder(text: string, report: Report, inFile: Counts, observe: Observe | undefined) {
  const builder = new BookBuilder(report, inFile, text);
  const observer = observe?.(text, report);
  const observed = observer && new ObservedBook(observer);
  const finish = () => {
    const book = builder.finish();
    observed?.finish((at) => builder.assumedNumberAt(at));
    return book;
  };
  return { sink: bothSinks(builder, observed?.sink), finish };
}

type NumberAt = (at: number) => number | undefined;

/**
 * Passes the events of a book to an observer with the chapter numbers of the built book, so that findings name the
 * chapters that are served. Verses before the first chapter are in chapter 1. If the number of a chapter is
 * unreadable, it is known at the end of the book, and the events from there on wait for it.
 */
class ObservedBook {
  readonly sink: ScriptureSink;
  readonly #observer: ScriptureSink;
  #hasChapter = false;
  #waiting: ((numberAt: NumberAt) => void)[] | undefined;

  constructor(observer: ScriptureSink) {
    this.#observer = observer;
    const events = Object.keys(observer) as (keyof ScriptureSink)[];
    const passing = events.map((event) => [event, this.#passing(event)]);
    this.sink = {
      ...(Object.fromEntries(passing) as ScriptureSink),
      chapter: (number, at, label) => this.#chapter(number, at, label),
      verse: (number, at) => this.#verse(number, at),
    };
  }

  /** @param numberAt the number of the chapter without a readable number that begins there. */
  finish(numberAt: NumberAt): void {
    for (const pass of this.#waiting ?? []) pass(numberAt);
    this.#waiting = undefined;
  }

  #passing(event: keyof ScriptureSink) {
    return (one: never, other: never, third: never) => {
      if (this.#waiting) this.#waiting.push(() => this.#observer[event](one, other, third));
      else this.#observer[event](one, other, third);
    };
  }

  #chapter(number: number, at: number, label: string | undefined): void {
    this.#hasChapter = true;
    if (label !== undefined) this.#waiting ??= [];
    if (this.#waiting) this.#waiting.push((numberAt) => this.#observer.chapter(numberAt(at) ?? number, at));
    else this.#observer.chapter(number, at);
  }

  #verse(number: string, at: number): void {
    if (!this.#hasChapter && number !== '0') this.#chapter(1, at, undefined);
    this.#passing('verse')(number as never, at as never, undefined as never);
  }
}

function isPeripheral(code: string): boolean {
  return bookInfo(code.toUpperCase())?.canon === 'peripheral';
}

const maxQuotedCharacters = 40;

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
