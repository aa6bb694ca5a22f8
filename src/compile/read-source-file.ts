import { decodeSource } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { DiagnosticCollector } from '../formats/diagnostic-collector.ts';
import { readUsfmBook } from '../formats/usfm/read-usfm-book.ts';
import type { BookText } from '../model/book-text.ts';
import { bookInfo } from '../model/books.ts';

export interface SourceBook {
  /** Undefined when the file holds no book of scripture, or none that can be told. */
  readonly book?: BookText;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the book in a source file. Never throws. */
export function readSourceFile(file: string, bytes: Uint8Array): SourceBook {
  const collector = new DiagnosticCollector(file);
  const text = decodeSource(bytes, collector.report);
  if (text === undefined) return { diagnostics: collector.diagnostics('') };
  const book = readBook(text, collector);
  return { ...(book ? { book } : {}), diagnostics: collector.diagnostics(text) };
}

function readBook(text: string, { report }: DiagnosticCollector): BookText | undefined {
  const match = /\\id[^\S\n]+([^\s\\]+)/.exec(text);
  if (!match) {
    report(
      'no-book-id',
      0,
      'No \\id line: begin the file with "\\id GEN" (or the id of its book). The file was left out.',
    );
    return undefined;
  }
  const id = match[1]!.toUpperCase();
  const info = bookInfo(id);
  if (!info) {
    const message = `"${match[1]}" is no USFM book id; write one such as GEN, 1SA or MAT behind \\id. The file was left out.`;
    report('unknown-book-id', match.index, message);
    return undefined;
  }
  if (info.canon === 'peripheral') return undefined;
  const book = readUsfmBook(text, report);
  if (book.chapters.length === 0) {
    report('no-verses', match.index, `The file of ${id} has no chapters; it was left out.`);
    return undefined;
  }
  return { ...book, id };
}
