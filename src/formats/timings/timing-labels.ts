import { type BookInfo, bookInfo, canonicalIds } from '../../model/books.ts';
import { knownVerses } from '../../references/versification/known-verses.ts';

export interface VerseLabel {
  readonly book?: string;
  readonly chapter?: number;
  readonly verse: number;
}

const label =
  /^\s*(?:v(?:erse)?\.?\s*)?(?:([1-6a-z][a-z0-9]{2})\s+)?(?:(\d{1,3})[:.])?(\d{1,3})[a-z]?(?:\s*[-\u2010-\u2014]\s*(?:\d{1,3}:)?\d{1,3}[a-z]?)?(?![\p{L}\p{N}:]|[.,]\d)/iu;

/** Reads the verse at the start of a label or text: `PHM 1:3`, `1:3`, `3`, `3a`, `3-4`, `v3`, `3. In the`. */
export function readVerseLabel(text: string): VerseLabel | undefined {
  const [, code, chapter, number] = label.exec(text.slice(0, 60)) ?? [];
  const verse = Number(number);
  if (!(verse > 0) || (chapter && Number(chapter) === 0)) return undefined;
  const book = code && bookInfo(code.toUpperCase())?.id;
  if (code && !book) return undefined;
  return { ...(book ? { book } : {}), ...(chapter ? { chapter: Number(chapter) } : {}), verse };
}

export interface NamedChapter {
  readonly book?: string;
  readonly chapter?: number;
}

/**
 * Reads the chapter from a file name: a USFM book id and the number after it, as in
 * `C01-08-RUT-01-timing.txt`, `RUT_01.vtt`, `08RUT001.srt` or `RUT/1.vtt`; or the number of the book in a
 * testament, as in the recordings of Faith Comes By Hearing: `A08___01_Ruth____ENGWEB.txt`. A book of one chapter
 * needs no number.
 */
export function chapterOfFileName(name: string): NamedChapter {
  const [folder = '', file = ''] = name.split('/').slice(-2);
  const inFile = chapterOfTokens(tokens(name.includes('/') ? file : folder));
  if (inFile.book || !name.includes('/')) return inFile;
  return chapterOfTokens([...tokens(folder), ...tokens(file)]);
}

function tokens(name: string): string[] {
  return name
    .replace(/\.[a-z]+$/i, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .slice(0, 20);
}

function chapterOfTokens(tokens: readonly string[]): NamedChapter {
  for (const [index, token] of tokens.entries()) {
    const found = bookInToken(token);
    if (!found) continue;
    const { id } = found.book;
    const chapter =
      found.chapter ?? tokens.slice(index + 1).flatMap((later) => chapterNumber(later) ?? [])[0];
    const onlyChapter = knownVerses.lastChapter(id) === 1 ? 1 : undefined;
    const number = chapter ?? onlyChapter;
    return { book: id, ...(number === undefined ? {} : { chapter: number }) };
  }
  const [, testament, order] = /^([AB])(\d\d)$/.exec(tokens[0] ?? '') ?? [];
  const book = canonicalIds[Number(order) - 1 + (testament === 'B' ? 39 : 0)];
  const chapter = chapterNumber(tokens[1] ?? '');
  return book === undefined || chapter === undefined ? {} : { book, chapter };
}

function bookInToken(token: string): { book: BookInfo; chapter: number | undefined } | undefined {
  for (const start of [0, 2]) {
    if (start > 0 && !/^\d\d/.test(token)) continue;
    const book = bookInfo(token.slice(start, start + 3));
    const rest = token.slice(start + 3);
    if (!book || book.canon === 'peripheral' || !/^(\d{1,3})?$/.test(rest)) continue;
    return { book, chapter: chapterNumber(rest) };
  }
  return undefined;
}

function chapterNumber(token: string): number | undefined {
  const number = Number(/^(?:CH?|CHAPTER)?(\d{1,3})$/.exec(token)?.[1]);
  return number > 0 ? number : undefined;
}

const timecode = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3})\d{0,6})?$/;

export function parseTimecode(written: string): number | undefined {
  const [, hours = '0', minutes, seconds, fraction = ''] = timecode.exec(written) ?? [];
  if (minutes === undefined) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  // Add in whole milliseconds, so that 62.76 does not become 62.760000000000005
  return (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000;
}
