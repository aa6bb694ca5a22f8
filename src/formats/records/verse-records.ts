import { bookInfo } from '../../model/books.ts';
import type { BooksOfNames } from '../books-of-names.ts';
import type { SinkForBook } from '../builder/read-books.ts';
import { type Report, SeenNames } from '../diagnostic-collector.ts';
import { findBookId } from '../find-book-id.ts';
import { textThatMayBeHtml } from '../html-to-text.ts';
import { EventFlow } from '../osis/event-flow.ts';
import { maxChapter, readChapterNumber, readVerseNumber } from '../scripture-numbers.ts';
import { offsetAfter } from '../source-line.ts';
import { withoutFraction } from '../table-header.ts';
import { writeVerseText } from './verse-markup.ts';

export interface VerseRecord {
  /** A number, an id of USFM or OSIS, or a name in any language. */
  readonly book: string;
  readonly chapter: string;
  /** `3`, `3a`, `1-2`; `0` is the title of a psalm. */
  readonly verse: string;
  /** Plain text, or text with the markup of `writeVerseText`. Empty for a verse that the edition omits. */
  readonly text: string;
  readonly note?: string | undefined;
  readonly at: number;
  /** Offsets of the text and of the note in the source, if they are known. */
  readonly textAt?: number | undefined;
  readonly noteAt?: number | undefined;
}

export type TakeRecord = (record: VerseRecord) => void;

interface OpenBook {
  readonly id: string;
  readonly flow: EventFlow;
  chapter: number;
}

export class RecordEvents {
  readonly #sinkForBook: SinkForBook;
  readonly #report: Report;
  readonly #books = new Map<string, OpenBook>();
  #book: OpenBook | undefined;
  readonly #unknownBooks = new SeenNames();
  readonly #names: BooksOfNames;
  readonly #source: string;

  constructor(source: string, sinkForBook: SinkForBook, report: Report, names: BooksOfNames) {
    this.#source = source;
    this.#names = names;
    this.#sinkForBook = sinkForBook;
    this.#report = report;
  }

  get books(): number {
    return this.#books.size;
  }

  add(record: VerseRecord): void {
    if (record.text.trim() === '' && !record.note?.trim()) return;
    const { at } = record;
    const id = this.#names.id(record.book);
    if (id === undefined) return this.#reportUnknown(record.book, at);
    const chapter = readChapterNumber(withoutFraction(record.chapter));
    if (!chapter || chapter.value > maxChapter) {
      const message = `"${record.chapter.slice(0, 20)}" is not a chapter number. The verse was left out. Write an integer from 1 to ${maxChapter}.`;
      return this.#report('bad-chapter-number', at, message);
    }
    const verse = readVerseNumber(withoutFraction(record.verse));
    if (!verse) {
      const message = `"${record.verse.slice(0, 20)}" is not a verse number. The verse was left out. Write a number such as 3, 3a or 3-4.`;
      return this.#report('bad-verse-number', at, message);
    }
    if (verse.fault) this.#report(verse.fault.code, at, verse.fault.message);
    if (this.#book?.id !== id) this.#book?.flow.endParagraph(at);
    const book = this.#books.get(id) ?? this.#open(id, record.book.trim(), at);
    this.#book = book;
    if (book.chapter !== chapter.value) {
      book.chapter = chapter.value;
      book.flow.chapter(chapter.value, at);
    }
    this.#write(book, verse.value, record);
  }

  finish(at: number): void {
    for (const { flow } of this.#books.values()) flow.finish(at);
  }

  #write({ id, flow }: OpenBook, verse: string, record: VerseRecord): void {
    const { text, note, at, textAt, noteAt = at } = record;
    let [from, offset] = [0, textAt ?? at];
    const moveTo = (index: number) => {
      if (textAt !== undefined) offset = offsetAfter(text.slice(from, index), this.#source, offset);
      from = index;
      return offset;
    };
    const isTitle = verse === '0';
    if (isTitle) flow.endParagraph(at);
    flow.verse(verse, at);
    writeVerseText(text, flow, moveTo, (bookInfo(id)?.order ?? 0) < 40 ? 'H' : 'G');
    if (note?.trim()) {
      flow.startNote('f', '+', noteAt);
      flow.text(textThatMayBeHtml(note), noteAt);
      flow.endNote(noteAt);
    }
    if (isTitle) flow.endParagraph(at);
    else flow.text(' ', at);
  }

  #open(id: string, name: string, at: number): OpenBook {
    const sink = this.#sinkForBook(id, at);
    sink.book(id, at);
    const flow = new EventFlow(sink, this.#report, () => 'p');
    const book: OpenBook = { id, flow, chapter: 0 };
    this.#books.set(id, book);
    // Sources often have English names in any language
    const isOwnName = !/^\d+$/.test(name) && findBookId(name) === undefined;
    if (isOwnName) {
      flow.startParagraph('h', at);
      flow.text(name, at);
      flow.endParagraph(at);
    }
    return book;
  }

  #reportUnknown(written: string, at: number): void {
    if (!this.#unknownBooks.add(written)) return;
    const message = `"${written.slice(0, 40)}" is not a known book. Its verses were left out. Write an id such as GEN, a name, or a number from 1 (Genesis) to 66 (Revelation).`;
    this.#report('unknown-book-id', at, message);
  }
}
