import { type Observe, readBook } from '../builder/read-books.ts';
import { movedReport, type Report } from '../diagnostic-collector.ts';
import type { SourceBook } from '../source-file.ts';
import { noCounts, refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { readUsfm } from './read-usfm.ts';

/** Finds the books in a USFM text, one for each `\id`. Without `\id` it is one book without a code. */
export function findUsfmBooks(text: string, report: Report, observe?: Observe): SourceBook[] {
  const ids: RegExpExecArray[] = [];
  for (const id of text.matchAll(idMarker)) {
    if (ids.length === 0 || beginsLine(text, id.index)) ids.push(id);
    if (ids.length > sourceLimits.books)
      refuseTooLarge(report, id.index, ['The file has more than', sourceLimits.books, 'books']);
  }
  const inFile = noCounts();
  const read = (book: string, reportInBook: Report) =>
    readBook(readUsfm, book, reportInBook, inFile, observe);
  if (ids.length === 0) return [{ code: '', at: 0, read: () => read(text, report) }];
  return ids.map(({ index, 1: code = '' }, order) => {
    const start = order === 0 ? 0 : index;
    const book = text.slice(start, ids[order + 1]?.index);
    const reportInBook = movedReport(report, (at) => at + start);
    return { code, at: index, read: () => read(book, reportInBook) };
  });
}

const idMarker = /\\id(?:[^\S\n]+([^\s\\]*)|(?![A-Za-z0-9*]))/g;

function beginsLine(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n' || text[at - 1] === '\r';
}
