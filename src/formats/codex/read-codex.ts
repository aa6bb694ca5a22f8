import type { BookText } from '../../model/book-text.ts';
import { type Observe, readBooks, type SinkForBook } from '../builder/read-books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { findBookId } from '../find-book-id.ts';
import { findJsonItems, JsonObject, memberOffset, readJson } from '../json/read-json.ts';
import { marker } from '../markers.ts';
import { EventFlow } from '../osis/event-flow.ts';
import { maxChapter, readVerseNumber } from '../scripture-numbers.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { readCellText } from './cell-text.ts';

/**
 * Reads the books in a Codex notebook (`.codex`): JSON with a cell for each verse, heading and style.
 * @throws TooLarge
 */
export function readCodexBooks(text: string, report: Report, observe?: Observe): BookText[] {
  return readBooks(readCodex, text, report, observe);
}

export function readCodex(text: string, sinkForBook: SinkForBook, report: Report): void {
  const cells: Cell[] = [];
  const at = memberOffset(text, 'cells', text.indexOf('{'));
  if (at !== undefined) {
    findJsonItems(
      text,
      report,
      (item) => {
        const cell = readJson(text, report, item.at);
        if (cell instanceof JsonObject) cells.push(...cellsOf(cell));
      },
      { from: at },
    );
  }
  const reader = new NotebookReader(sinkForBook, report);
  const chapterAfter = nextChapters(cells);
  for (const [index, cell] of cells.entries()) reader.read(cell, chapterAfter[index]);
  reader.finish(text.length);
}

interface Reference {
  readonly book: string;
  readonly chapter: number;
  readonly verse: string | undefined;
}

interface Cell {
  readonly at: number;
  readonly type: string;
  readonly value: string;
  readonly reference: Reference | undefined;
  readonly marker: string;
}

const pattern = /^\s*([1-4]?\s?[A-Za-z]+)\s+(\d{1,3})(?:[:.](\d+[a-z]?(?:[-–]\d+[a-z]?)?))?/;

function referenceOf(written: string): Reference | undefined {
  const [, name, chapter, verse] = pattern.exec(written) ?? [];
  const book = name === undefined ? undefined : findBookId(name);
  if (book === undefined || Number(chapter) < 1 || Number(chapter) > maxChapter) return undefined;
  return { book, chapter: Number(chapter), verse };
}

/**
 * Splits the cells of old notebooks, which contain many verses. Each verse is on a line that begins with its
 * reference.
 */
function cellsOf(cell: JsonObject): Cell[] {
  const metadata = cell.object('metadata');
  const data = metadata?.object('data');
  if (data?.is('deleted') || data?.is('merged')) return [];
  const value = cell.text('value') ?? '';
  const { at } = cell;
  if ((cell.text('language') ?? cell.text('languageId')) === 'scripture') {
    return value.split(/\r\n|\n/).map((line) => {
      const reference = referenceOf(line);
      const text = reference?.verse === undefined ? line : line.replace(pattern, '');
      return { at, type: 'text', value: text.trim(), reference, marker: '' };
    });
  }
  const type = metadata?.text('type') ?? 'text';
  const tag = /^\s*<\w+\s[^>]*\bdata-tag="([\w-]+)"/.exec(value)?.[1];
  return [
    {
      at,
      type,
      value,
      reference: metadata && cellReference(metadata),
      marker:
        tag ??
        metadata
          ?.text('marker')
          ?.replace(/^\\\\?/, '')
          .trim() ??
        '',
    },
  ];
}

/**
 * Reads the reference from the id (`GEN 1:1`, with a suffix for parts of a verse), else from
 * `globalReferences`, else from book, chapter and verse.
 */
function cellReference(metadata: JsonObject): Reference | undefined {
  const [first] = metadata.object('data')?.list('globalReferences') ?? [];
  const written = [metadata.text('id'), typeof first === 'string' ? first : undefined];
  const known = written.map((reference) => reference && referenceOf(reference)).find((found) => found);
  if (known) return known;
  const { members } = metadata;
  const verse = members.get('verse');
  const chapter = members.get('chapter') ?? members.get('chapterNumber');
  return referenceOf(`${metadata.text('bookCode') ?? ''} ${chapter}${verse ? `:${verse}` : ''}`);
}

function nextChapters(cells: readonly Cell[]): (Reference | undefined)[] {
  const following: (Reference | undefined)[] = [];
  let next: Reference | undefined;
  for (let index = cells.length - 1; index >= 0; index--) {
    const { reference } = cells[index]!;
    if (reference) next = reference;
    following[index] = next;
  }
  return following;
}

interface OpenBook {
  readonly id: string;
  readonly flow: EventFlow;
  readonly sink: ScriptureSink;
  chapter: number;
  verse: string | undefined;
}

class NotebookReader {
  readonly #sinkForBook: SinkForBook;
  readonly #report: Report;
  readonly #books = new Map<string, OpenBook>();
  #book: OpenBook | undefined;
  #style = 'p';

  constructor(sinkForBook: SinkForBook, report: Report) {
    this.#sinkForBook = sinkForBook;
    this.#report = report;
  }

  read(cell: Cell, next: Reference | undefined): void {
    const { at, type, value } = cell;
    const goesOn = type === 'text' && this.#book !== undefined && !isHeading(cell.marker);
    const reference = cell.reference ?? (goesOn ? undefined : next);
    if (reference) this.#goTo(reference, at);
    const book = this.#book;
    if (!book) {
      if (value.trim() === '' || type === 'milestone') return;
      const message =
        'The book of this cell is unknown; the cell was left out. Write an id such as "GEN 1:1" in its metadata.';
      return this.#report('no-book-id', at, message);
    }
    switch (type) {
      case 'milestone':
        return this.#readParagraph(book, 'cl', cell);
      case 'style':
        book.flow.endParagraph(at);
        if (isParagraph(cell.marker)) this.#startStyle(book, cell.marker, at);
        return readCellText(value, book.flow, at);
      case 'paratext':
      case 'chapter-heading':
        return this.#readParagraph(book, isParagraph(cell.marker) ? cell.marker : 's1', cell);
    }
    if (cell.reference?.verse !== undefined) return this.#readVerse(book, cell.reference.verse, cell);
    if (isHeading(cell.marker)) return this.#readParagraph(book, cell.marker, cell);
    if (isParagraph(cell.marker)) {
      book.flow.endParagraph(at);
      this.#startStyle(book, cell.marker, at);
    }
    readCellText(value, book.flow, at);
  }

  finish(at: number): void {
    for (const { flow } of this.#books.values()) flow.finish(at);
    if (this.#books.size > 0) return;
    const message =
      'This notebook has no verses and was left out. Write the id of each verse, such as "GEN 1:1", in the metadata of its cell.';
    this.#report('no-book-id', 0, message);
  }

  #goTo({ book: id, chapter }: Reference, at: number): void {
    if (this.#book?.id !== id) {
      this.#book?.flow.endParagraph(at);
      this.#book = this.#books.get(id) ?? this.#openBook(id, at);
    }
    const book = this.#book!;
    if (book.chapter === chapter) return;
    book.chapter = chapter;
    book.verse = undefined;
    this.#style = 'p';
    book.flow.chapter(chapter, at);
  }

  #openBook(id: string, at: number): OpenBook {
    const sink = this.#sinkForBook(id, at);
    sink.book(id, at);
    const flow = new EventFlow(sink, this.#report, () => this.#style);
    const book: OpenBook = { id, flow, sink, chapter: 0, verse: undefined };
    this.#books.set(id, book);
    return book;
  }

  #startStyle(book: OpenBook, style: string, at: number): void {
    if (isBlank(style)) book.flow.emptyParagraph(style, at);
    else this.#style = style;
  }

  #readParagraph(book: OpenBook, style: string, { value, at }: Cell): void {
    if (value.trim() === '') return;
    book.flow.startParagraph(style, at);
    readCellText(value, book.flow, at, style);
    book.flow.endParagraph(at);
  }

  #readVerse(book: OpenBook, written: string, { value, at }: Cell): void {
    const number = readVerseNumber(written);
    if (number?.fault) this.#report(number.fault.code, at, number.fault.message);
    if (number && number.value !== book.verse) {
      book.verse = number.value;
      book.flow.verse(number.value, at);
    }
    readCellText(value, book.flow, at);
    book.flow.text(' ', at);
  }
}

function isParagraph(style: string): boolean {
  return marker(style)?.kind === 'para';
}

function isHeading(style: string): boolean {
  const meaning = marker(style);
  return meaning?.kind === 'para' && /^(?:heading|title|drop|name|subtitle)$/.test(meaning.role);
}

function isBlank(style: string): boolean {
  const meaning = marker(style);
  return meaning?.kind === 'para' && meaning.role === 'blank';
}
