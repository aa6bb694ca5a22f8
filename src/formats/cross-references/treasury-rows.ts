import { canonicalIds } from '../../model/books.ts';
import { hasOneChapter } from '../../references/reference.ts';
import { findBookId } from '../find-book-id.ts';
import { linesOfSource } from '../source-line.ts';

export interface ReferenceRow {
  readonly at: number;
  readonly source: string;
  readonly target: string;
  readonly score: string;
}

/** In canonical order, as the notes of the data list them: `jud` is Judges. */
const abbreviations =
  'ge ex le nu de jos jud ru 1sa 2sa 1ki 2ki 1ch 2ch ezr ne es job ps pr ec so isa jer la eze da ho joe am ob jon mic na hab zep hag zec mal mt mr lu joh ac ro 1co 2co ga eph php col 1th 2th 1ti 2ti tit phm heb jas 1pe 2pe 1jo 2jo 3jo jude re'.split(
    ' ',
  );

const placesCell = /^"?([1-3]?[a-z]{2,4} \d.*?)"?$/i;

/** `1  1  1  1  beginning  pr 8:22-24;16:4;mr 13:19`: book, chapter and verse as numbers, an order, words, places. */
function listRow(line: string): { readonly source: string; readonly places: string } | undefined {
  const [book = '', chapter = '', verse = '', ...rest] = line.split(/[\t|]/);
  if (![book, chapter, verse].every((number) => /^\d{1,3}$/.test(number))) return undefined;
  const places = rest
    .map((cell) => placesCell.exec(cell.trim())?.[1])
    .findLast((found) => found !== undefined);
  return places === undefined ? undefined : { source: verseIn(Number(book), chapter, verse), places };
}

/**
 * `01001001,1,43001001,43001003`: a verse, the rank of the reference, its first verse and its last one (0 for
 * a single verse).
 */
const digitRow = /^"?(\d{7,8})"?[\t,;]"?(\d{1,4})"?[\t,;]"?(\d{7,8})"?[\t,;]"?(\d{1,8})"?$/;

export function isTreasury(head: string): boolean {
  const lines = head.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return lines.slice(0, 3).some((line) => digitRow.test(line.trim()) || listRow(line.trim()) !== undefined);
}

export function* treasuryRows(text: string): Generator<ReferenceRow> {
  for (const { line: untrimmed, at } of linesOfSource(text)) {
    const line = untrimmed.trim();
    if (line === '' || line.startsWith('#') || !/\d/.test(line)) continue;
    const digits = digitRow.exec(line);
    const list = digits ? undefined : listRow(line);
    if (digits)
      yield { at, source: verseFromDigits(digits[1]!), target: targetOf(digits[3]!, digits[4]!), score: '' };
    else if (list) {
      for (const target of placesOf(list.places)) yield { at, source: list.source, target, score: '' };
    } else yield { at, source: line.slice(0, 60), target: line.slice(0, 60), score: '' };
  }
}

function verseFromDigits(digits: string): string {
  const [book, chapter, verse] = [digits.slice(0, -6), digits.slice(-6, -3), digits.slice(-3)].map(Number);
  return verseIn(book!, chapter!, verse!);
}

function verseIn(book: number, chapter: string | number, verse: string | number): string {
  return `${canonicalIds[book - 1] ?? book}.${chapter}.${verse}`;
}

function targetOf(first: string, last: string): string {
  return Number(last) === 0 || last === first
    ? verseFromDigits(first)
    : `${verseFromDigits(first)}-${verseFromDigits(last)}`;
}

/** `pr 8:22-24,30;16:4;mr 13:19`; a place inherits a missing book or chapter from the previous place. */
function* placesOf(list: string): Generator<string> {
  let book = '';
  for (const part of list.split(';')) {
    const [, name, rest = ''] = /^\s*([1-3]?\s?[a-z]+)?\s*(.*?)\s*$/i.exec(part) ?? [];
    const known = name && canonicalIds[abbreviations.indexOf(name.toLowerCase())];
    if (name !== undefined) book = known ?? findBookId(name) ?? name;
    let chapter = '';
    for (const piece of rest.split(',')) {
      const [, ownChapter, verse, endChapter, end] =
        /^\s*(?:(\d+):)?(\d+)(?:-(?:(\d+):)?(\d+))?/.exec(piece) ?? [];
      chapter = ownChapter ?? chapter;
      if (verse === undefined || (chapter === '' && !hasOneChapter(book))) {
        // A whole chapter or book is not a verse, which is reported
        if (piece.trim() !== '' || name !== undefined) yield `${book} ${piece.trim()}`;
        continue;
      }
      // References to a book with one chapter omit the chapter
      const first = `${book}.${chapter || 1}.${verse}`;
      yield end === undefined ? first : `${first}-${book}.${endChapter ?? (chapter || 1)}.${end}`;
    }
  }
}
