import type { BookText } from '../../model/book-text.ts';
import { bookInfo, canonicalIds } from '../../model/books.ts';
import { BooksOfNames } from '../books-of-names.ts';
import { type Observe, readBooks, type SinkForBook, TextOutsideBooks } from '../builder/read-books.ts';
import { type Report, SeenNames } from '../diagnostic-collector.ts';
import { EventFlow } from '../osis/event-flow.ts';
import { maxChapter, readChapterNumber, readVerseAttribute } from '../scripture-numbers.ts';
import { leavingOut, type ScriptureSink } from '../scripture-sink.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-nesting.ts';
import { zefaniaBlock, zefaniaSpan } from './zefania-elements.ts';

/**
 * Reads the books of Zefania XML, Beblia and OpenSong, which have an element for each book, chapter and
 * verse. Of malformed XML, all readable text is kept.
 * @throws TooLarge
 */
export function readVerseXmlBooks(
  text: string,
  report: Report,
  observe?: Observe,
  language?: string,
): BookText[] {
  const names = new BooksOfNames(language);
  return readBooks((...source) => readVerseXml(...source, names), text, report, observe);
}

export function readVerseXml(
  text: string,
  sinkForBook: SinkForBook,
  report: Report,
  names = new BooksOfNames(),
): void {
  const reader = new VerseXmlReader(sinkForBook, report, names);
  readXml(text, reader, report);
  reader.finish(text.length);
}

type Attributes = Readonly<Record<string, string>>;
type End = ((at: number) => void) | undefined;

interface OpenBook {
  readonly id: string;
  readonly sink: ScriptureSink;
  flow: EventFlow;
  readonly ownFlow: EventFlow;
  chapter: number;
}

const frames: Readonly<Record<string, 'book' | 'chapter' | 'verse'>> = {
  biblebook: 'book',
  book: 'book',
  b: 'book',
  chapter: 'chapter',
  c: 'chapter',
  vers: 'verse',
  verse: 'verse',
  v: 'verse',
};

class VerseXmlReader implements XmlHandler {
  readonly #sinkForBook: SinkForBook;
  readonly #report: Report;
  readonly #names: BooksOfNames;
  readonly #ends: End[] = [];
  readonly #books = new Map<string, OpenBook>();
  #book: OpenBook | undefined;
  #sawBook = false;
  #openReferences = 0;
  #skipped = 0;
  readonly #reportedUnknown = new SeenNames();
  readonly #outside: TextOutsideBooks;
  #isUnknownBook = false;

  constructor(sinkForBook: SinkForBook, report: Report, names: BooksOfNames) {
    this.#sinkForBook = sinkForBook;
    this.#report = report;
    this.#names = names;
    this.#outside = new TextOutsideBooks(report);
  }

  open(name: string, attributes: Attributes, at: number): void {
    if (this.#skipped > 0) this.#skipped++;
    else if (name.toLowerCase() === 'information') this.#skipped = 1;
    this.#ends.push(this.#skipped > 0 ? undefined : this.#start(name, lowerCased(attributes), at));
  }

  close(at: number): void {
    const end = this.#ends.pop();
    if (this.#skipped > 0) this.#skipped--;
    else end?.(at);
  }

  text(text: string, at: number): void {
    if (this.#skipped > 0) return;
    if (!this.#book) {
      if (!this.#isUnknownBook) this.#outside.add(text, at);
    } else if (this.#openReferences > 0) this.#book.sink.leaveOut(text, 'cross-reference-note', at);
    else this.#book.flow.text(text, at);
  }

  finish(at: number): void {
    for (const book of this.#books.values()) {
      for (const flow of new Set([book.flow, book.ownFlow])) flow.finish(at);
    }
    if (this.#sawBook) return;
    const message =
      'This file has no book and was left out. Put each book in a <BIBLEBOOK bnumber="1">, or in a <book number="1">.';
    this.#report('no-book-id', 0, message);
  }

  #start(name: string, attributes: Attributes, at: number): End {
    // `<b>` is a book in OpenSong, and bold elsewhere
    const isFrame = name.length > 1 || attributes.n !== undefined;
    const frame = isFrame ? frames[name.toLowerCase()] : undefined;
    const inNote = this.#book?.flow.inNote ?? false;
    if (frame === 'book') return inNote ? undefined : this.#startBook(attributes, at);
    if (!this.#book) return undefined;
    if (frame === undefined) return this.#startContent(this.#book, name, attributes, at);
    // A note may quote verses; the text of the book continues after it
    if (inNote) return undefined;
    return frame === 'chapter'
      ? this.#startChapter(this.#book, attributes, at)
      : this.#startVerse(this.#book, attributes, at);
  }

  #startBook(attributes: Attributes, at: number): End {
    this.#endBook(at);
    this.#outside.startBook();
    this.#sawBook = true;
    const number = attributes.bnumber ?? attributes.number ?? '';
    const names = [attributes.bname, attributes.bsname, attributes.name, attributes.n, attributes.shortname];
    const [written] = names.filter((name) => name?.trim());
    const id =
      idOfNumber(attributes) ?? names.map((name) => name && this.#names.id(name)).find((each) => each);
    if (id === undefined) {
      const what = number === '' ? `"${(written ?? '').slice(0, 40)}"` : `Number ${number.slice(0, 10)}`;
      const message = `${what} is not a known book. Its text was left out. Write a number from 1 (Genesis) to 66 (Revelation), a Zefania number from 67 to 89 (bnumber), or a name.`;
      this.#report('unknown-book-id', at, message);
      this.#isUnknownBook = true;
      return (endAt) => this.#endBook(endAt);
    }
    this.#book = this.#books.get(id) ?? this.#openBook(id, attributes, at);
    return (endAt) => this.#endBook(endAt);
  }

  #openBook(id: string, { bname, name, n, bsname, shortname }: Attributes, at: number): OpenBook {
    const sink = this.#sinkForBook(id, at);
    sink.book(id, at);
    const flow = new EventFlow(sink, this.#report, () => 'p');
    const book: OpenBook = { id, sink, flow, ownFlow: flow, chapter: 0 };
    this.#books.set(id, book);
    this.#name('h', bname ?? name ?? n, flow, at);
    this.#name('toc3', bsname ?? shortname, flow, at);
    return book;
  }

  #name(style: string, text: string | undefined, flow: EventFlow, at: number): void {
    if (!text?.trim()) return;
    flow.startParagraph(style, at);
    flow.text(text, at);
    flow.endParagraph(at);
  }

  #endBook(at: number): void {
    this.#book?.flow.endParagraph(at);
    this.#book = undefined;
    this.#isUnknownBook = false;
  }

  #startChapter(book: OpenBook, { cnumber, number, n }: Attributes, at: number): End {
    const written = cnumber ?? number ?? n ?? '';
    const read = readChapterNumber(written);
    if (!read) {
      const message = `"${written.slice(0, 20)}" is not a chapter number; the chapter was given the next free number. Write an integer from 1 to ${maxChapter}.`;
      this.#report('bad-chapter-number', at, message);
    } else if (read.fault) this.#report(read.fault.code, at, read.fault.message);
    book.flow.endParagraph(at);
    const value = read?.value ?? Math.min(book.chapter + 1, maxChapter);
    if (value > maxChapter) {
      const sink = leavingOut(book.sink, 'bad-chapter');
      book.flow = new EventFlow(sink, this.#report, () => 'p');
    } else {
      book.flow = book.ownFlow;
      book.chapter = value;
      book.flow.chapter(value, at, read ? undefined : written.trim());
    }
    return (endAt) => book.flow.endParagraph(endAt);
  }

  #startVerse(book: OpenBook, { vnumber, number, n, t }: Attributes, at: number): End {
    const first = vnumber ?? number ?? n ?? '';
    // OpenSong gives the end of a range separately
    const written = t && /^\d+$/.test(t) && t !== first ? `${first}-${t}` : first;
    const read = readVerseAttribute(written, `"${written.slice(0, 20)}"`, at, this.#report);
    if (read?.value === '0') book.flow.endParagraph(at);
    if (read) book.flow.verse(read.value, at);
    if (read?.value === '0') return (endAt) => book.flow.endParagraph(endAt);
    // The source may have no white space between verses
    return (endAt) => book.flow.text(' ', endAt);
  }

  #startContent(book: OpenBook, name: string, attributes: Attributes, at: number): End {
    const { flow } = book;
    const element = name.toUpperCase();
    if (element === 'BR') {
      if (flow.inNote) flow.text(' ', at);
      else flow.endParagraph(at);
      return undefined;
    }
    const block = zefaniaBlock(element, book.chapter > 0);
    if (block?.kind === 'note') {
      // A cross reference is always excluded
      if (flow.inNote && block.style === 'x') {
        this.#openReferences++;
        return () => this.#openReferences--;
      }
      if (flow.inNote) return this.#reportMisplaced(name, at);
      flow.startNote(block.style, '+', at);
      return (endAt) => flow.endNote(endAt);
    }
    if (block && !flow.inNote) {
      flow.startParagraph(block.style, at);
      return (endAt) => flow.endParagraph(endAt);
    }
    const letter = (bookInfo(book.id)?.order ?? 0) < 40 ? 'H' : 'G';
    const span = zefaniaSpan(element, attributes, letter);
    if (span === 'unknown') {
      if (this.#reportedUnknown.add(name)) {
        const message = `<${name.slice(0, 40)}> is not an element of Zefania XML, Beblia or OpenSong; its text is kept. Check the spelling.`;
        this.#report('unknown-element', at, message);
      }
      return undefined;
    }
    if (span === undefined) return undefined;
    const open = flow.startSpan(span.style, span.attributes, at);
    return (endAt) => flow.endSpan(open, endAt);
  }

  #reportMisplaced(name: string, at: number): undefined {
    const message = `<${name}> is in another note; its text was added to that note. Close the outer element first.`;
    this.#report('misplaced-content', at, message);
  }
}

/** Books after Revelation as Zefania numbers them, from 67. Number 86 has no USFM id. */
const zefaniaIds =
  'JDT WIS TOB SIR BAR 1MA 2MA DAG ESG MAN 3MA 4MA LJE 1ES 2ES ODA PSS LAO ENO - SUS BEL PS2'.split(' ');
const firstZefaniaNumber = canonicalIds.length + 1;

/** Resolves a number from 1 to 66, or Zefania's number above that. */
function idOfNumber({ bnumber, number }: Attributes): string | undefined {
  const known = canonicalIds[leadingNumber(bnumber ?? number) - 1];
  if (known !== undefined) return known;
  const afterRevelation = zefaniaIds[leadingNumber(bnumber) - firstZefaniaNumber];
  return afterRevelation === '-' ? undefined : afterRevelation;
}

function leadingNumber(written = ''): number {
  return /^\s*\d{1,2}\s*$/.test(written) ? Number(written) : Number.NaN;
}

function lowerCased(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}
