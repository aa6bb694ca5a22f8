import type { BookText } from '../../model/book-text.ts';
import { bookInfo } from '../../model/books.ts';
import { usfmBookId } from '../../references/osis-books.ts';
import { type Observe, readBooks, type SinkForBook, TextOutsideBooks } from '../builder/read-books.ts';
import { type Report, SeenNames } from '../diagnostic-collector.ts';
import { type ChapterNumber, maxChapter, readChapterNumber, readVerseNumber } from '../scripture-numbers.ts';
import { leavingOut, type ScriptureSink } from '../scripture-sink.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-nesting.ts';
import { ContentReader, type Element, type ElementEnd } from './content-reader.ts';
import { parseOsisId, verseOfOsisId } from './osis-ids.ts';

/**
 * Reads the books in an OSIS text, in source order. Never throws; problems of the text go to `report`. A book
 * without chapters is omitted and reported.
 */
export function readOsisBooks(text: string, report: Report, observe?: Observe): BookText[] {
  return readBooks(readOsis, text, report, observe);
}

/**
 * Reads OSIS 2.1 into scripture events, one sink per book. Never throws; of malformed XML, all readable text
 * is kept.
 */
export function readOsis(text: string, sinkForBook: SinkForBook, report: Report): void {
  const reader = new OsisReader(sinkForBook, report);
  readXml(text, reader, report);
  reader.finish(text.length);
}

interface OpenBook {
  readonly id: string;
  readonly sink: ScriptureSink;
  readonly text: ContentReader;
  content: ContentReader;
  chapter: number;
  lastChapter: number;
}

class OsisReader implements XmlHandler {
  readonly #sinkForBook: SinkForBook;
  readonly #report: Report;
  readonly #ends: ElementEnd[] = [];
  readonly #books = new Map<string, OpenBook>();
  #book: OpenBook | undefined;
  #isSkipping = false;
  #sawBook = false;
  readonly #regionEnds = new Map<string, () => void>();
  readonly #reportedUnknown = new SeenNames();
  readonly #outside: TextOutsideBooks;
  /** Open elements whose text may be outside of books, such as titles of groups of books. */
  #frontMatter = 0;
  #isUnknownBook = false;

  constructor(sinkForBook: SinkForBook, report: Report) {
    this.#sinkForBook = sinkForBook;
    this.#report = report;
    this.#outside = new TextOutsideBooks(report);
  }

  open(name: string, attributes: Readonly<Record<string, string>>, at: number): void {
    this.#ends.push(this.#isSkipping ? undefined : this.#start({ name, attributes, at }));
  }

  close(at: number): void {
    this.#ends.pop()?.(at);
  }

  text(text: string, at: number): void {
    if (this.#isSkipping) return;
    if (this.#book) this.#book.content.text(text, at);
    else if (this.#frontMatter === 0 && !this.#isUnknownBook) this.#outside.add(text, at);
  }

  finish(at: number): void {
    for (const { text, content } of this.#books.values()) {
      for (const reader of new Set([text, content])) reader.flow.finish(at);
    }
    if (this.#sawBook) return;
    const message =
      'This file has no book and was left out. Put each book in a <div type="book" osisID="Gen">.';
    this.#report('no-book-id', 0, message);
  }

  #start(element: Element): ElementEnd {
    const { name } = element;
    if (name === 'header') return this.#skip();
    if (this.#book?.content.flow.inNote) return this.#startInNote(element);
    if (name === 'div' || name === 'titlePage') return this.#startDivision(element);
    if (name === 'chapter') return this.#readChapter(element);
    if (name === 'verse') return this.#readVerse(element);
    if (!this.#book && name === 'title') return this.#startFrontMatter();
    return this.#book?.content.start(element);
  }

  #startFrontMatter(): ElementEnd {
    this.#frontMatter++;
    return () => void this.#frontMatter--;
  }

  /** A note may quote verses; the text of the book continues after it */
  #startInNote(element: Element): ElementEnd {
    return ['div', 'chapter', 'verse'].includes(element.name)
      ? undefined
      : this.#book!.content.start(element);
  }

  #skip(): ElementEnd {
    this.#isSkipping = true;
    return () => {
      this.#isSkipping = false;
    };
  }

  #startDivision({ name, attributes, at }: Element): ElementEnd {
    const { sID, eID } = attributes;
    const type = name === 'titlePage' ? name : (attributes.type ?? '');
    if (type === 'book') return this.#startBook(attributes, at);
    const content = this.#book?.content;
    if (!content) return type === '' || type === 'bookGroup' ? undefined : this.#startFrontMatter();
    if (type === 'paragraph' || type === 'x-p') return content.startBlock('p', { attributes, at });
    content.flow.endParagraph(at);
    if (eID !== undefined) {
      this.#regionEnds.get(eID)?.();
      this.#regionEnds.delete(eID);
      return undefined;
    }
    const end = content.styles.startRegion(type);
    if (sID !== undefined) {
      this.#regionEnds.set(sID, end);
      return undefined;
    }
    return (endAt) => {
      content.flow.endParagraph(endAt);
      end();
    };
  }

  #startBook({ osisID, sID, eID }: Element['attributes'], at: number): ElementEnd {
    this.#endBook(at);
    this.#outside.startBook();
    if (eID !== undefined) return undefined;
    const osisId = osisID ?? sID ?? '';
    const written = parseOsisId(osisId.trim())?.book ?? '';
    const id = usfmBookId(written);
    this.#sawBook = true;
    if (id === undefined) {
      const message = `osisID="${osisId.slice(0, 40)}" is not a book of OSIS; write one such as Gen, 1Sam or Matt. Its text was left out.`;
      this.#report('unknown-book-id', at, message);
    }
    this.#isUnknownBook = id === undefined;
    this.#book = id === undefined ? undefined : this.#openBook(id, at);
    return sID === undefined ? (endAt) => this.#endBook(endAt) : undefined;
  }

  #endBook(at: number): void {
    this.#book?.content.flow.endParagraph(at);
    this.#book = undefined;
    this.#isUnknownBook = false;
  }

  #openBook(id: string, at: number): OpenBook {
    const known = this.#books.get(id);
    if (known) return known;
    const sink = this.#sinkForBook(id, at);
    sink.book(id, at);
    const text = this.#contentReader(id, sink);
    const book = { id, sink, text, content: text, chapter: 0, lastChapter: 0 };
    this.#books.set(id, book);
    return book;
  }

  #contentReader(id: string, sink: ScriptureSink): ContentReader {
    const info = bookInfo(id);
    // Hebrew has its own Strong's dictionary; the order of the first Greek book is 40
    const strongLetter = info && info.order < 40 ? 'H' : 'G';
    return new ContentReader(sink, strongLetter, this.#report, this.#reportUnknown);
  }

  #readChapter({ attributes, at }: Element): undefined {
    const { osisID, sID, eID, n = '' } = attributes;
    if (eID !== undefined) return;
    const reference = parseOsisId((osisID ?? sID ?? '').trim());
    const book = this.#bookAt(reference?.book, at);
    if (!book) return;
    const number = readChapterNumber(reference?.chapter ?? n);
    if (!number) {
      const message = `osisID="${(osisID ?? '').slice(0, 40)}" is not a chapter; write one such as Gen.1. It was given the next free number.`;
      this.#report('bad-chapter-number', at, message);
    }
    const label = number ? undefined : (osisID ?? sID ?? n).split('.').at(-1);
    this.#startChapter(book, number ?? { value: book.lastChapter + 1 }, at, label);
  }

  #startChapter(
    book: OpenBook,
    { value, fault }: Omit<ChapterNumber, 'end'>,
    at: number,
    label?: string,
  ): void {
    if (fault) this.#report(fault.code, at, fault.message);
    book.chapter = value;
    book.content.flow.endParagraph(at);
    if (value > maxChapter) {
      book.content = this.#contentReader(book.id, leavingOut(book.sink, 'bad-chapter'));
    } else {
      book.content = book.text;
      book.lastChapter = value;
      book.content.chapter(value, at, label);
    }
  }

  #readVerse({ attributes, at }: Element): undefined {
    const { osisID, sID, eID, n = '' } = attributes;
    if (eID !== undefined) return;
    const reference = verseOfOsisId(osisID ?? sID ?? '');
    const book = this.#bookAt(reference?.book, at);
    if (!book) return;
    const number = reference?.verse ?? readVerseNumber(n);
    if (number === undefined) {
      const message = `osisID="${(osisID ?? '').slice(0, 40)}" is not a verse. Its text was added to the previous verse. Write one such as Gen.1.3.`;
      this.#report('bad-verse-number', at, message);
      return;
    }
    if (number.fault) this.#report(number.fault.code, at, number.fault.message);
    // <chapter> is optional. If it contradicts the verse, the verse takes precedence.
    const chapter = reference?.chapter;
    if (chapter && chapter.value !== book.chapter) this.#startChapter(book, chapter, at);
    book.content.verse(number.value, at);
  }

  #bookAt(name: string | undefined, at: number): OpenBook | undefined {
    if (this.#book || name === undefined) return this.#book;
    const id = usfmBookId(name);
    if (id === undefined) return undefined;
    this.#sawBook = true;
    this.#book = this.#openBook(id, at);
    return this.#book;
  }

  readonly #reportUnknown = ({ name, at }: Element): void => {
    if (!this.#reportedUnknown.add(name)) return;
    this.#report(
      'unknown-element',
      at,
      `<${name}> is not an element of OSIS 2.1.1; its text is kept. Check the spelling.`,
    );
  };
}
