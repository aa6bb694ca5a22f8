import { decodeSource } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { DiagnosticCollector, type Report } from '../formats/diagnostic-collector.ts';
import { findSourceBooks } from '../formats/find-source-books.ts';
import type { SourceBook } from '../formats/source-book.ts';
import type { BookText } from '../model/book-text.ts';
import { bookInfo } from '../model/books.ts';

export interface ReadSourceFile {
  /** The books of scripture in the file, under their USFM ids. */
  readonly books: readonly BookText[];
  /** An error kept the file, or a book in it, out. */
  readonly leftOut: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the books in a source file. Never throws. */
export function readSourceFile(file: string, bytes: Uint8Array): ReadSourceFile {
  const { report, diagnostics } = new DiagnosticCollector(file);
  const text = decodeSource(bytes, report);
  if (text === undefined) return { books: [], leftOut: true, diagnostics: diagnostics('') };
  const read = findSourceBooks(text, report).map((book) => readBook(book, report));
  const books = read.filter((book) => typeof book === 'object');
  return { books, leftOut: read.includes('left out'), diagnostics: diagnostics(text) };
}

function readBook(source: SourceBook, report: Report): BookText | 'no scripture' | 'left out' {
  const { code, at } = source;
  if (code === '') {
    const message =
      'No \\id line: begin the file with "\\id GEN" (or the id of its book). The file was left out.';
    report('no-book-id', at, message);
    return 'left out';
  }
  const info = bookInfo(code.toUpperCase());
  if (!info) {
    const message = `"${code}" is no USFM book id; write one such as GEN, 1SA or MAT. The book was left out.`;
    report('unknown-book-id', at, message);
    return 'left out';
  }
  if (info.canon === 'peripheral') return 'no scripture';
  const book = source.read();
  if (book.chapters.length > 0) return { ...book, id: info.id };
  report(
    'no-verses',
    at,
    `${info.id} has no chapters and was left out. Write \\c 1 and its verses, or remove the file.`,
  );
  return 'no scripture';
}
