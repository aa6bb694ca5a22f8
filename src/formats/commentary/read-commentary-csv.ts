import { type CsvRow, csvRows } from '../csv/csv-rows.ts';
import { cellPlace } from './cell-place.ts';
import { type CsvColumn, type CsvColumns, csvColumns } from './csv-columns.ts';
import type { NoteTaker } from './note-taker.ts';
import { takeProfile } from './take-profile.ts';

type NamedCells = Readonly<Partial<Record<CsvColumn, string>>>;

/**
 * Reads CSV with the columns Book, Chapter, Verse / Introduction and Commentaries, or, for profiles, Id?, Subject,
 * Reference? and Content. Returns whether it is damaged, or undefined when no row of the file is such a header.
 */
export function readCommentaryCsv(text: string, notes: NoteTaker): boolean | undefined {
  const { rows, isDamaged } = csvRows(text, notes.report, delimiterOf(text));
  const [header, ...others] = rows;
  const columns = header && csvColumns(header.cells);
  if (!columns) return undefined;
  reportUnknownColumns(header, columns, notes);
  for (const row of others) {
    const cells = namedCells(row, columns, notes);
    if (columns.includes('subject')) {
      takeProfile({ ...cells, subject: cells.subject ?? '', content: cells.text ?? '' }, row.at, notes);
    } else {
      takeNote(cells, row.at, notes);
    }
  }
  return isDamaged;
}

/** What parts the columns of the first line most often: comma, semicolon or tab. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function takeNote(
  { book: bookName = '', chapter = '', verse = '', text = '' }: NamedCells,
  at: number,
  notes: NoteTaker,
): void {
  const name = bookName.trim();
  const book = notes.bookId(name, at);
  if (book === undefined) return;
  const found = cellPlace(chapter, verse);
  if ('place' in found) return notes.take({ book, bookName: name, ...found, text }, at);
  const isChapter = found.unreadable === 'chapter';
  const written = (isChapter ? chapter : verse).trim().slice(0, 40);
  notes.leaveOut(
    isChapter ? 'bad-chapter-number' : 'bad-verse-number',
    at,
    `"${written}" is no ${found.unreadable} of the row's ${isChapter ? 'book' : 'chapter'}; the note was left out. Write a number, or leave the cell blank for an introduction.`,
  );
}

/** Cells beyond the last column are text in which a comma was not quoted. */
function namedCells({ cells, at }: CsvRow, columns: CsvColumns, { report }: NoteTaker): NamedCells {
  const named: Partial<Record<CsvColumn, string>> = {};
  columns.forEach((column, index) => {
    if (column !== undefined) named[column] ??= (cells[index] ?? '').replace(/\r\n?/g, '\n');
  });
  const beyond = cells.slice(columns.length);
  const isTooLong = beyond.some((cell) => cell.trim() !== '');
  if (isTooLong) named.text = [named.text, ...beyond].join(',');
  if (isTooLong || cells.length < columns.length) {
    const message = `The row has ${cells.length} columns instead of ${columns.length}; it was read as far as it goes. Quote cells that hold a comma.`;
    report('malformed-csv', at, message);
  }
  return named;
}

function reportUnknownColumns({ cells, at }: CsvRow, columns: CsvColumns, { report }: NoteTaker): void {
  cells.forEach((cell, index) => {
    const isDouble = columns.indexOf(columns[index]) < index;
    if (cell.trim() === '' || (columns[index] !== undefined && !isDouble)) return;
    report(
      'unknown-column',
      at,
      `The column "${cell.trim().slice(0, 40)}" is not read. Remove it, or rename it if it holds text.`,
    );
  });
}
