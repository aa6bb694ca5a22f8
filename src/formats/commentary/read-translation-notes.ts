import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { linesOfSource } from '../source-line.ts';
import type { NotePlace } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';

type Column = 'book' | 'chapter' | 'verse' | 'reference' | 'note' | 'quote' | 'originalQuote' | 'question';

/** Columns by the letters of their name: seven in today's files, nine in earlier ones. Questions have answers. */
const columnNames: Readonly<Record<string, Column>> = {
  book: 'book',
  chapter: 'chapter',
  verse: 'verse',
  reference: 'reference',
  note: 'note',
  occurrencenote: 'note',
  question: 'question',
  response: 'note',
  glquote: 'quote',
  quote: 'originalQuote',
  origquote: 'originalQuote',
};

function columnsOf(line: string): (Column | undefined)[] {
  return line.split('\t').map((cell) => columnNames[cell.toLowerCase().replace(/[^a-z]/g, '')]);
}

export function isTranslationNotes(head: string): boolean {
  const [line = ''] = head.trimStart().split(/\r\n|\n|\r/, 1);
  const columns = columnsOf(line);
  const hasPlace =
    columns.includes('reference') || (columns.includes('chapter') && columns.includes('verse'));
  const isOfNotes = /\tSupportReference\t/i.test(line) || columns.includes('question');
  return isOfNotes && columns.includes('note') && hasPlace;
}

/**
 * Reads translation notes in Markdown. A note begins with the quoted words, in the gateway language if given,
 * otherwise in the original language.
 * @param fileBook the book in the file name, as in `tn_TIT.tsv`, because rows may omit it. @throws TooLarge
 */
export function readTranslationNotes(text: string, notes: NoteTaker, fileBook: string | undefined): void {
  let columns: readonly (Column | undefined)[] | undefined;
  let rows = 0;
  for (const { line, at } of linesOfSource(text)) {
    if (line.trim() === '') continue;
    if (!columns) {
      columns = columnsOf(line);
      continue;
    }
    const { tableRows } = sourceLimits;
    if (++rows > tableRows) refuseTooLarge(notes.report, at, ['The table has more than', tableRows, 'rows']);
    const cells: Partial<Record<Column, string>> = {};
    for (const [index, cell] of line.split('\t').entries()) {
      const column = columns[index];
      if (column) cells[column] = cell.trim();
    }
    takeRow(cells, fileBook, notes, at);
  }
}

function takeRow(
  cells: Readonly<Partial<Record<Column, string>>>,
  fileBook: string | undefined,
  notes: NoteTaker,
  at: number,
): void {
  const [chapter = '', verse = ''] =
    cells.reference === undefined ? [cells.chapter, cells.verse] : cells.reference.split(':', 2);
  const book = cells.book ? notes.bookId(cells.book, at) : fileBook;
  if (book === undefined) {
    if (cells.book) return;
    const message =
      'The book is neither in the row nor in the file name; the note was left out. Name the file as in tn_GEN.tsv.';
    return notes.leaveOut('unknown-book-id', at, message);
  }
  const place = rowPlace(chapter, verse);
  if (!place) {
    const message = `"${chapter}:${verse}" is not a place in a book; the note was left out. Write 1:3, 1:intro or front:intro.`;
    return notes.leaveOut('bad-verse-number', at, message);
  }
  const label = /[-–,]/.test(verse) ? `${chapter}:${verse}` : '';
  const quote = cells.quote || cells.originalQuote || '';
  const body = plainMarkdown(cells.note ?? '');
  const [first, sign] = cells.question ? [cells.question, '\n'] : [quote, ': '];
  const text = first === '' || body === '' ? body : `${plainMarkdown(first)}${sign}${body}`;
  notes.take({ book, place, label, text }, at);
}

function rowPlace(chapter: string, verse: string): NotePlace | undefined {
  if (/^front$/i.test(chapter)) return { kind: 'book-introduction' };
  const number = /^[1-9]\d{0,2}$/.test(chapter) ? Number(chapter) : undefined;
  if (number === undefined) return undefined;
  if (/^(?:intro|front|0)$/i.test(verse)) return { kind: 'chapter-introduction', chapter: number };
  const first = /^([1-9]\d{0,2})(?!\d)/.exec(verse)?.[1];
  return first === undefined ? undefined : { kind: 'verse', chapter: number, verse: Number(first) };
}

function plainMarkdown(source: string): string {
  return source
    .replaceAll('\\n', '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/\[\[rc:\/\/[^\]]*?([^\]/]*)\]\]/g, '$1')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[ \t]*#{1,6}[ \t]*(.*?)[ \t]*#*[ \t]*$/gm, '$1')
    .replace(/(\*\*|__)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1');
}
