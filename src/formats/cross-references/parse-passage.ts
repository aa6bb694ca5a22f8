import { bookInfo } from '../../model/books.ts';
import { type PackedVerse, packedBook, packVerse, unpackVerse } from '../../model/packed-verse.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import { usfmBookId } from '../../references/osis-books.ts';
import { parseReferences } from '../../references/parse-references.ts';
import type { ReferenceOptions } from '../../references/place-reader.ts';
import type { Reference } from '../../references/reference.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';
import { Versification } from '../../references/versification/versification.ts';
import { verseCommaOf } from '../../references/write-references.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';

export type Remark = (code: DiagnosticCode, message: string) => void;

interface Passage {
  readonly start: PackedVerse;
  /** The last verse of a range, in the same book; 0 for a single verse. */
  readonly end: PackedVerse;
}

export function parseSource(text: string, verses: VerseParser, remark: Remark): PackedVerse | undefined {
  const [first = '', last] = text.split('-', 2);
  if (last !== undefined) {
    remark('source-range', 'The source is a range; the reference was attached to its first verse.');
  }
  return parseKnown(first.trim(), verses, remark, 'The row was left out.');
}

/** Reads a verse or a range (`Ps.89.11-Ps.89.12`); undefined (reported) if its first verse is unreadable. */
export function parsePassage(text: string, verses: VerseParser, remark: Remark): Passage | undefined {
  const dash = text.indexOf('-');
  const first = dash === -1 ? text : text.slice(0, dash).trimEnd();
  const start = parseKnown(first, verses, remark, 'The row was left out.');
  if (start === undefined) return undefined;
  if (dash === -1) return { start, end: 0 };
  const last = text.slice(dash + 1).trimStart();
  const end = parseKnown(last, verses, remark, 'It ends a range; only the first verse was kept.');
  return { start, end: end === undefined ? 0 : endOfRange(start, end, remark) };
}

function parseKnown(
  text: string,
  verses: VerseParser,
  remark: Remark,
  consequence: string,
): PackedVerse | undefined {
  const parsed = verses.parse(text);
  if (typeof parsed === 'string') {
    remark('bad-reference', `${parsed} ${consequence}`);
    return undefined;
  }
  if (!parsed.isKnown) remark('unlisted-verse', `No known versification has ${text}; it was kept.`);
  return parsed.verse;
}

function endOfRange(start: PackedVerse, end: PackedVerse, remark: Remark): PackedVerse {
  if (end === start) return 0;
  if (end < start) {
    remark('bad-reference', 'A range ends before it begins; only its first verse was kept.');
    return 0;
  }
  if (packedBook(end) === packedBook(start)) return end;
  const [first, second] = [unpackVerse(start).book, unpackVerse(end).book];
  remark(
    'range-across-books',
    `A range goes from ${first} into ${second}, which a reference cannot express; it was cut at the end of ${first}.`,
  );
  return endOfBook(start);
}

function endOfBook(verse: PackedVerse): PackedVerse {
  const { book } = unpackVerse(verse);
  const chapters = Versification.standard('eng').chapters(book);
  if (!chapters || bookInfo(book)?.canon !== 'canonical') return 0;
  const end = packVerse({ book, chapter: chapters.length, verse: chapters.at(-1)! });
  return end > verse ? end : 0;
}

interface ParsedVerse {
  readonly verse: PackedVerse;
  readonly isKnown: boolean;
}

/** Ignores a work before the reference and a part after it: `Bible:Gen.1.3!a`. */
const pattern = /^(?:[^:.]*:)?([^:.!]+)\.(\d{1,3})\.(\d{1,3})(?:![a-z0-9.]+)?$/i;
const maxCharacters = 64;

export class VerseParser {
  readonly #known = new Map<string, ParsedVerse>();

  parse(reference: string): ParsedVerse | string {
    const known = this.#known.get(reference);
    if (known) return known;
    const parsed = parseVerse(reference);
    if (typeof parsed !== 'string') this.#known.set(reference, parsed);
    return parsed;
  }
}

function parseVerse(reference: string): ParsedVerse | string {
  if (reference === '') return 'A reference is missing.';
  const match = reference.length > maxCharacters ? null : pattern.exec(reference);
  const shown = reference.length > maxCharacters ? `${reference.slice(0, maxCharacters)}…` : reference;
  if (!match) return `"${shown}" is not a verse. Write it as Gen.1.1 or Gen 1:1.`;
  const book = usfmBookId(match[1]!);
  if (book === undefined || bookInfo(book)!.order === 0) {
    return `"${shown}" has no known book. Write Gen, 1Sam, Matt, ..., or a USFM id.`;
  }
  const chapter = Number(match[2]);
  const verse = Number(match[3]);
  const last = knownVerses.last(book, chapter);
  if (chapter === 0 || last === 0) return `"${shown}": ${book} has no chapter ${chapter}.`;
  if (verse === 0) return `"${shown}": verses are numbered from 1.`;
  return { verse: packVerse({ book, chapter, verse }), isKnown: verse <= last };
}

/** Longer than any list of verses in a cell; a damaged table may have cells of many megabytes. */
const maxCellCharacters = 500;
/** A cell with an unknown book takes a hundred times as long as others, and another table may have millions of them. */
const maxUnreadable = 5000;

/** Respells cells as people write them (`John 1:1-3, 14; Rom 5:1f`) in OSIS form. */
export class WrittenPassages {
  readonly #options: ReferenceOptions;
  #unreadable = 0;

  constructor(language = 'eng') {
    const names = namesOfLanguage(language);
    this.#options = {
      names: new BookNameLookup(names ? [names] : []),
      hasVerseComma: verseCommaOf(language),
    };
  }

  /** The passages of a cell. Undefined for one in OSIS form, and for an unreadable one. */
  inCell(cell: string): readonly string[] | undefined {
    if (
      cell.length > maxCellCharacters ||
      !digit.test(cell) ||
      isOsis(cell) ||
      this.#unreadable > maxUnreadable
    )
      return undefined;
    const { references, edition } = parseReferences(cell, this.#options);
    this.#unreadable = Math.max(0, this.#unreadable + (references ? -1 : 1));
    return !references || edition ? undefined : references.map(inOsis);
  }
}

const digit = /[\p{N}一二三四五六七八九十百]/u;

/** Most cells of large tables; matches without an allocation. */
const usualOsis = /^[1-4]?[a-z]+\.\d{1,3}\.\d{1,3}(?:-[1-4]?[a-z]+\.\d{1,3}\.\d{1,3})?$/i;

function isOsis(cell: string): boolean {
  if (usualOsis.test(cell)) return usfmBookId(cell.slice(0, cell.indexOf('.'))) !== undefined;
  const dash = cell.indexOf('-');
  const osis = pattern.exec(dash === -1 ? cell : cell.slice(0, dash).trimEnd());
  return osis !== null && usfmBookId(osis[1]!) !== undefined && !/-\s*[\d.:]+$/.test(cell);
}

/** A chapter without verses stays one, so it is reported. */
function inOsis({ from, to }: Reference): string {
  const start = [from.book, from.chapter, from.verse].filter((part) => part !== undefined).join('.');
  if (from.verse === undefined) return start;
  const chapter = to.chapter ?? from.chapter!;
  const verse = to.verse ?? Versification.standard('eng').verseCount(to.book, chapter);
  const end = `${to.book}.${chapter}.${verse || from.verse}`;
  return end === start ? start : `${start}-${end}`;
}
