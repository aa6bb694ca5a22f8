import { decodeSource } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { DiagnosticCode } from '../formats/diagnostic-codes.ts';
import { DiagnosticCollector, type Report } from '../formats/diagnostic-collector.ts';
import { findSourceBooks } from '../formats/find-source-books.ts';
import type { SourceBook } from '../formats/source-book.ts';
import { TooLarge } from '../formats/source-limits.ts';
import type { BookText } from '../model/book-text.ts';
import { bookInfo } from '../model/books.ts';

export interface ReadSourceFile {
  /** The file is damaged, or a book in it could not be told: something may be missing. */
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** What makes a file hold less than it should. */
const damages: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'too-large',
  'not-text',
  'no-book-id',
  'unknown-book-id',
  'malformed-xml',
  'malformed-json',
]);

/**
 * Reads the books of scripture in a source file and gives each, under its USFM id, to `take`, which may use it up,
 * before it reads the next. Never throws, unless `take` does.
 */
export function readSourceFile(
  file: string,
  bytes: Uint8Array,
  take: (book: BookText) => void,
): ReadSourceFile {
  const { report, diagnostics } = new DiagnosticCollector(file);
  const text = decodeSource(bytes, report);
  const sources = (text !== undefined && unlessTooLarge(() => findSourceBooks(text, report))) || [];
  while (sources.length > 0) {
    // A book that was taken need not stay in memory while the others are read
    const source = sources.shift()!;
    const book = unlessTooLarge(() => readBook(source, report));
    if (book) take(book);
  }
  const found = diagnostics(text ?? '');
  return { isDamaged: found.some(({ code }) => damages.has(code)), diagnostics: found };
}

function readBook(source: SourceBook, report: Report): BookText | undefined {
  const { code, at } = source;
  if (code === '') {
    const message =
      'No \\id line: begin the file with "\\id GEN" (or the id of its book). The file was left out.';
    report('no-book-id', at, message);
    return undefined;
  }
  const info = bookInfo(code.toUpperCase());
  if (!info) {
    const message = `"${code}" is no USFM book id; write one such as GEN, 1SA or MAT. The book was left out.`;
    report('unknown-book-id', at, message);
    return undefined;
  }
  if (info.canon === 'peripheral') return undefined;
  const book = source.read();
  if (book.chapters.length > 0) return { ...book, id: info.id };
  report(
    'no-verses',
    at,
    `${info.id} has no chapters and was left out. Write \\c 1 and its verses, or remove the file.`,
  );
  return undefined;
}

/** What holds too much is left out; that was reported. */
function unlessTooLarge<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}
