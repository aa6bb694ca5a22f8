import type { BookText } from '../../model/book-text.ts';
import { type Observe, readBooks, type SinkForBook, TextOutsideBooks } from '../builder/read-books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { marker } from '../markers.ts';
import { ElementReader } from '../usx/read-usx.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlHandler } from '../xml/xml-nesting.ts';

/**
 * Reads the books in USFX, the XML of eBible.org, in source order. Of malformed XML, all readable text is
 * kept.
 * @throws TooLarge
 */
export function readUsfxBooks(text: string, report: Report, observe?: Observe): BookText[] {
  return readBooks(readUsfx, text, report, observe);
}

export function readUsfx(text: string, sinkForBook: SinkForBook, report: Report): void {
  const reader = new UsfxReader(sinkForBook, report);
  readXml(text, reader, report);
  reader.finish(text.length);
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Translates USFX to USX. Each USFX element is a USFM marker and thus a USX element in another spelling, so
 * nesting rules and error handling are the same.
 */
class UsfxReader implements XmlHandler {
  readonly #sinkForBook: SinkForBook;
  readonly #report: Report;
  readonly #open: ('element' | 'book' | 'outside')[] = [];
  #book: ElementReader | undefined;
  #sawBook = false;
  readonly #outside: TextOutsideBooks;
  #isLanguageCode = false;

  constructor(sinkForBook: SinkForBook, report: Report) {
    this.#sinkForBook = sinkForBook;
    this.#report = report;
    this.#outside = new TextOutsideBooks(report);
  }

  open(name: string, attributes: Attributes, at: number): void {
    if (name === 'book') return this.#startBook(attributes, at);
    this.#open.push(this.#book ? 'element' : 'outside');
    this.#isLanguageCode = name === 'languageCode';
    if (!this.#book) return;
    const { name: usxName, attributes: own } = usxElement(name, attributes);
    this.#book.open(usxName, own, at);
  }

  text(text: string, at: number): void {
    if (this.#book) this.#book.text(text, at);
    else if (!this.#isLanguageCode) this.#outside.add(text, at);
  }

  close(at: number): void {
    this.#isLanguageCode = false;
    const closed = this.#open.pop();
    if (closed === 'element') this.#book?.close(at);
    else if (closed === 'book') this.#endBook(at);
  }

  finish(at: number): void {
    this.#endBook(at);
    if (this.#sawBook) return;
    this.#report(
      'no-book-id',
      0,
      'This file has no book and was left out. Put each book in a <book id="GEN">.',
    );
  }

  #startBook({ id = '' }: Attributes, at: number): void {
    this.#endBook(at);
    this.#outside.startBook();
    this.#sawBook = true;
    const code = id.trim();
    this.#open.push('book');
    this.#book = new ElementReader(this.#sinkForBook(code, at), this.#report, 'USFX');
    this.#book.open('book', { code }, at);
    this.#book.close(at);
  }

  /** Everything open in the book ends too: a book inside a book begins another one. */
  #endBook(at: number): void {
    this.#book?.finish(at);
    this.#book = undefined;
    for (const [index, open] of this.#open.entries()) if (open !== 'outside') this.#open[index] = 'outside';
  }
}

/** Elements without influence on their text. `ve` is the end of a verse. */
const transparent = new Set(
  've usfx languageCode generated sectionBoundary zw gw style quoteStart quoteRemind quoteEnd dup'.split(' '),
);
const figureParts = new Set('description catalog size location copyright caption reference'.split(' '));

function usxElement(name: string, attributes: Attributes): { name: string; attributes: Attributes } {
  const { id = '', level = '', sfm, style } = attributes;
  switch (name) {
    case 'c':
      return { name: 'chapter', attributes: { number: id } };
    case 'v':
      return { name: 'verse', attributes: { number: id } };
    case 'fig':
      return { name: 'figure', attributes: { style: 'fig' } };
    case 'table':
      return { name, attributes: {} };
    case 'optionalLineBreak':
      return { name: 'optbreak', attributes: {} };
    case 'milestone':
      return { name: 'ms', attributes: { style: sfm ?? style ?? '' } };
    case 'w':
    case 'wh':
    case 'wg':
      return { name: 'char', attributes: { style: name, ...wordAttributes(attributes) } };
    case 'wr':
    case 'cs':
      return { name: 'char', attributes: { style: sfm ?? style ?? 'w', ...wordAttributes(attributes) } };
    case 'ref':
      return { name: 'ref', attributes: attributes.tgt ? { loc: attributes.tgt } : {} };
    case 'periph':
      return { name, attributes: { alt: id } };
  }
  if (transparent.has(name) || figureParts.has(name)) return { name: 'table', attributes: {} };
  return elementOfMarker(markerOf(name, level, sfm, style), name, attributes);
}

function markerOf(name: string, level: string, sfm: string | undefined, style: string | undefined): string {
  const written = sfm || (style && marker(style) ? style : '') || name;
  const numbered = /\d$/.test(written) || level === '' ? written : `${written}${level}`;
  return numbered === 'q' ? 'q1' : numbered;
}

function elementOfMarker(style: string, name: string, attributes: Attributes) {
  const { caller, number } = attributes;
  switch (marker(style)?.kind) {
    case 'para': {
      const isRow = style === 'tr';
      return { name: isRow ? 'row' : 'para', attributes: { style } };
    }
    case 'note':
      return { name: 'note', attributes: { style, caller: caller ?? '+' } };
    case 'char': {
      const isCell = /^t[hc][rc]?\d*$/.test(style);
      if (isCell) return { name: 'cell', attributes: { style: /\d$/.test(style) ? style : `${style}1` } };
      return { name: 'char', attributes: number === undefined ? { style } : { style, number } };
    }
  }
  // Custom markers are recognized by name; anything else is reported, and its text is kept
  if (!style.startsWith('z')) return { name, attributes: {} };
  return { name: name === 'p' || name === 'q' ? 'para' : 'char', attributes: { style } };
}

function wordAttributes({ s, l, m, srcloc, plural: _, ...others }: Attributes): Attributes {
  const strong = s?.trim() || others.strong?.trim();
  const lemma = l?.trim() || others.lemma?.trim();
  return {
    ...(strong ? { strong: strong.replace(/[\s,]+/g, ' ') } : {}),
    ...(lemma ? { lemma } : {}),
    ...(m ? { 'x-morph': m.trim() } : {}),
    ...(srcloc ? { srcloc } : {}),
  };
}
