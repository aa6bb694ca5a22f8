import { groupBy } from '../../lib/group-by.ts';
import { type Observe, readBook } from '../builder/read-books.ts';
import { movedReport, type Report } from '../diagnostic-collector.ts';
import { declaredBookInfo } from '../find-book-id.ts';
import type { SourceBook } from '../source-file.ts';
import { noCounts, refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { readUsfm } from './read-usfm.ts';

/**
 * Finds the books in a USFM text, which begin with `\id`. Parts with the same id are one book. Without `\id` it is one
 * book without a code.
 */
export function findUsfmBooks(text: string, report: Report, observe?: Observe): SourceBook[] {
  const ids = findIds(text, report);
  const inFile = noCounts();
  const read = (book: string, reportInBook: Report) =>
    readBook(readUsfm, book, reportInBook, inFile, observe);
  if (ids.length === 0) return [{ code: '', at: 0, read: () => read(text, report) }];
  const books = groupBy(
    ids.map(({ index, 1: code = '' }, order) => ({
      code,
      at: index,
      start: order === 0 ? 0 : index,
      end: ids[order + 1]?.index ?? text.length,
    })),
    ({ code, at }) => code.toUpperCase() || at,
  );
  return Array.from(books.values(), (parts) => {
    const { code, at } = parts[0]!;
    const book = () => parts.map(({ start, end }) => text.slice(start, end)).join('');
    const reportInBook = movedReport(report, (offset) => offsetInFile(parts, offset));
    return { code, at, read: () => read(book(), reportInBook) };
  });
}

interface Part {
  readonly start: number;
  readonly end: number;
}

function offsetInFile(parts: readonly Part[], offset: number): number {
  let before = 0;
  for (const { start, end } of parts) {
    if (offset < before + end - start) return start + offset - before;
    before += end - start;
  }
  return parts.at(-1)!.end;
}

/** An `\id` in a line begins a book, too: the file before it in a joined file had no line break at its end. */
function findIds(text: string, report: Report): RegExpExecArray[] {
  const ids: RegExpExecArray[] = [];
  let chapterAt = -1;
  for (const id of text.matchAll(idMarker)) {
    const { index, 1: code = '' } = id;
    if (ids.length > 0 && !beginsLine(text, index)) {
      const book = declaredBookInfo(code);
      if (chapterAt === -1 || chapterAt > index || !book) continue;
      const message = `\\id ${code} is in the middle of a line; the book ${book.id} was read from here on. Begin a new line with it.`;
      report('guessed-book-id', index, message);
    }
    ids.push(id);
    if (ids.length > sourceLimits.books)
      refuseTooLarge(report, index, ['The file has more than', sourceLimits.books, 'books']);
    chapterMarker.lastIndex = index;
    chapterAt = chapterMarker.exec(text)?.index ?? -1;
  }
  return ids;
}

const chapterMarker = /\\c(?![A-Za-z])/gi;
const idMarker = /\\id(?:[^\S\n]+([^\s\\]*)|(?![A-Za-z0-9*]))/gi;

function beginsLine(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && /[^\S\r\n]/.test(text[start - 1]!)) start--;
  return start === 0 || /[\r\n]/.test(text[start - 1]!);
}
