import { type PackedVerse, packedBook, packVerse, unpackVerse } from '../../model/packed-verse.ts';
import { versifications } from '../../model/versification.ts';
import type { DiagnosticCode } from '../diagnostic-codes.ts';
import type { VerseParser } from './verse-parser.ts';

/** What is to be reported of a reference. */
export type Remark = (code: DiagnosticCode, message: string) => void;

export interface Passage {
  readonly start: PackedVerse;
  /** The last verse of a range, in the same book; 0 when there is one verse only. */
  readonly end: PackedVerse;
}

/** Reads the verse that a reference stands on; undefined (reported) when it cannot be read. */
export function parseSource(text: string, verses: VerseParser, remark: Remark): PackedVerse | undefined {
  const [first = '', last] = text.split('-', 2);
  if (last !== undefined) {
    remark('source-range', 'The source is a range; the reference was put on its first verse.');
  }
  return parseKnown(first.trim(), verses, remark, 'The row was left out.');
}

/** Reads a verse or a range (`Ps.89.11-Ps.89.12`); undefined (reported) when its first verse cannot be read. */
export function parsePassage(text: string, verses: VerseParser, remark: Remark): Passage | undefined {
  const dash = text.indexOf('-');
  const first = dash === -1 ? text : text.slice(0, dash).trimEnd();
  const start = parseKnown(first, verses, remark, 'The row was left out.');
  if (start === undefined) return undefined;
  if (dash === -1) return { start, end: 0 };
  const last = text.slice(dash + 1).trimStart();
  const end = parseKnown(last, verses, remark, 'It ends a range, whose first verse was kept.');
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
  if (!parsed.isKnown) {
    remark('unlisted-verse', `Neither the English nor the Hebrew versification has ${text}; it was kept.`);
  }
  return parsed.verse;
}

function endOfRange(start: PackedVerse, end: PackedVerse, remark: Remark): PackedVerse {
  if (end === start) return 0;
  if (end < start) {
    remark('bad-reference', 'A range ends before it begins; its first verse was kept.');
    return 0;
  }
  if (packedBook(end) === packedBook(start)) return end;
  const [first, second] = [unpackVerse(start).book, unpackVerse(end).book];
  remark(
    'range-across-books',
    `A range goes from ${first} into ${second}, which a reference cannot say; it was cut at the end of ${first}.`,
  );
  return endOfBook(start);
}

/** 0 when the verse is the last of its book, or the book's verses are not known. */
function endOfBook(verse: PackedVerse): PackedVerse {
  const { book } = unpackVerse(verse);
  const chapters = versifications.eng.get(book);
  if (!chapters) return 0;
  const end = packVerse({ book, chapter: chapters.length, verse: chapters.at(-1)! });
  return end > verse ? end : 0;
}
