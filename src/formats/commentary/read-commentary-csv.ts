import { hasOneChapter } from '../../references/reference.ts';
import { type CsvRow, fitToHeader, readCsv } from '../csv-rows.ts';
import {
  type CsvColumn,
  type CsvColumns,
  csvColumns,
  delimiterOf,
  withoutFraction,
} from '../table-header.ts';
import type { NotePlace } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';
import { readNoteAt } from './read-imp.ts';
import { takeProfile } from './take-profile.ts';

type NamedCells = Readonly<Partial<Record<CsvColumn, string>>>;

/**
 * Reads CSV with the columns Book, Chapter, Verse / Introduction and Commentaries, or Reference and
 * Commentaries, or, for profiles, Id?, Subject, Reference? and Content. Returns true if it is damaged, or undefined if the first row is not such a
 * header.
 * @throws TooLarge
 */
export function readCommentaryCsv(text: string, notes: NoteTaker): boolean | undefined {
  let header: CsvRow | undefined;
  let columns: CsvColumns | undefined;
  const delimiter = delimiterOf(text);
  const take = (row: CsvRow) => {
    if (columns) {
      const shape = { length: columns.length, text: columns.indexOf('text'), delimiter };
      const cells = namedCells(fitToHeader(row, shape, notes.report), columns);
      return takeCells(cells, columns, row.at, notes);
    }
    if (header) return;
    header = row;
    columns = csvColumns(row.cells);
    if (columns) reportUnknownColumns(row, columns, notes);
  };
  const isDamaged = readCsv(text, notes.report, take, delimiter);
  return columns && isDamaged;
}

function takeCells(cells: NamedCells, columns: CsvColumns, at: number, notes: NoteTaker): void {
  const { subject = '', reference = '', text = '' } = cells;
  if (columns.includes('subject')) takeProfile({ ...cells, subject, content: text }, at, notes);
  else if (columns.includes('book')) takeNote(cells, at, notes);
  else readNoteAt(reference.trim(), text, at, notes);
}

function takeNote(
  { book: bookName = '', chapter = '', verse = '', text = '' }: NamedCells,
  at: number,
  notes: NoteTaker,
): void {
  const name = bookName.trim();
  const book = notes.bookId(name, at);
  if (book === undefined) return;
  const isOnlyChapter = chapter.trim() === '' && hasOneChapter(book) && verseNumber.test(verse.trim());
  const number = withoutFraction(chapter);
  // In other rows, `1.0` may be the title of psalm 1
  const found = cellPlace(isOnlyChapter ? '1' : number, number === chapter ? verse : withoutFraction(verse));
  if ('place' in found) return notes.take({ book, bookName: name, ...found, text }, at);
  const isChapter = found.unreadable === 'chapter';
  const written = (isChapter ? chapter : verse).trim().slice(0, 40);
  notes.leaveOut(
    isChapter ? 'bad-chapter-number' : 'bad-verse-number',
    at,
    `"${written}" is not a ${found.unreadable} of the row's ${isChapter ? 'book' : 'chapter'}; the note was left out. Write a number, or leave the cell blank for an introduction.`,
  );
}

function namedCells(cells: readonly string[], columns: CsvColumns): NamedCells {
  const named: Partial<Record<CsvColumn, string>> = {};
  columns.forEach((column, index) => {
    if (column !== undefined) named[column] ??= (cells[index] ?? '').replace(/\r\n?/g, '\n');
  });
  return named;
}

function reportUnknownColumns({ cells, at }: CsvRow, columns: CsvColumns, { report }: NoteTaker): void {
  cells.forEach((cell, index) => {
    const isDouble = columns.indexOf(columns[index]) < index;
    if (cell.trim() === '' || (columns[index] !== undefined && !isDouble)) return;
    report(
      'unknown-column',
      at,
      `The column "${cell.trim().slice(0, 40)}" was ignored. Remove it, or rename it if it contains notes.`,
    );
  });
}

const title = '(?:psalm\\s+)?(?:title|heading|superscription|inscription)';
const introduction = new RegExp(`^(?:(?:book|chapter)\\s+)?(?:intro(?:duction)?|0+|${title})?\\.?$`, 'i');
/** `0-3`, `title-3`: the title of a psalm, which is not a verse, and the first verses. */
const titleAndVerses = new RegExp(
  `^(?:vv?\\.?\\s*)?(?:0+|${title})\\s*[-\u2010-\u2015]\\s*([1-9]\\d{0,2})(?!\\d)`,
  'i',
);
const titleOfChapter = new RegExp(`^0*([1-9]\\d{0,2})\\s*[:.]\\s*(?:0+|${title})\\.?$`, 'i');
const bookIntroduction = /^book\s+intro(?:duction)?\.?$/i;
const summary = /^(?:book\s+)?(?:intro(?:duction)?\s+)?summary\.?$/i;
const chapterNumber = /^(?:ch(?:apter)?\.?\s*)?0*([1-9]\d{0,2})$/i;
const verseNumber = /^(?:vv?\.?|verses?)?\s*(?:0*([1-9]\d{0,2})\s*[:.]\s*)?0*([1-9]\d{0,2})(?!\d)(.*)$/is;

type CellPlace =
  | {
      readonly place: NotePlace;
      readonly label: string;
    }
  | { readonly unreadable: 'chapter' | 'verse' };

/**
 * Chapter 0, blank or "Introduction" is the book's introduction; verse 0, blank, "Introduction" or "Title" is
 * the chapter's. `3-5`, `3,4`, `3a` and `1:3` are verse 3.
 */
function cellPlace(chapterCell: string, verseCell: string): CellPlace {
  const chapterText = chapterCell.trim() || (titleOfChapter.exec(verseCell.trim())?.[1] ?? '');
  const verseText = verseCell
    .trim()
    .replace(titleOfChapter, (cell, own) => (own === chapterText ? 'title' : cell));
  const verse = introduction.test(verseText) ? null : verseNumber.exec(verseText);
  const chapter = chapterNumber.exec(chapterText)?.[1] ?? (chapterText === '' ? verse?.[1] : undefined);
  if (summary.test(verseText)) return { place: { kind: 'book-introduction-summary' }, label: '' };
  if (bookIntroduction.test(verseText)) return { place: { kind: 'book-introduction' }, label: '' };
  if (chapter === undefined) {
    const isIntroduction = introduction.test(chapterText) && introduction.test(verseText);
    return isIntroduction ? { place: { kind: 'book-introduction' }, label: '' } : { unreadable: 'chapter' };
  }
  if (introduction.test(verseText)) {
    return { place: { kind: 'chapter-introduction', chapter: Number(chapter) }, label: '' };
  }
  if (titleAndVerses.test(verseText)) {
    return { place: { kind: 'verse', chapter: Number(chapter), verse: 1 }, label: verseText };
  }
  if (!verse) return { unreadable: 'verse' };
  const [, ownChapter = chapter, number, rest] = verse;
  if (ownChapter !== chapter) return { unreadable: 'verse' };
  return {
    place: { kind: 'verse', chapter: Number(chapter), verse: Number(number) },
    label: /[^\s.:,;]/.test(rest!) ? verseText : '',
  };
}
