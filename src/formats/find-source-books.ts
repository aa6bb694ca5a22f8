import type { BookText } from '../model/book-text.ts';
import { observingLeftOvers } from './builder/left-overs.ts';
import { type Observe, readBook, type ScriptureReader } from './builder/read-books.ts';
import type { Report } from './diagnostic-collector.ts';
import type { SourceBook, SourceHints } from './source-file.ts';
import { foreignFormat, sourceFormat } from './source-format.ts';
import { noCounts } from './source-limits.ts';
import { withoutToolMarks } from './tool-marks.ts';
import { findUsfmBooks } from './usfm/read-usfm-book.ts';

type Readers = typeof import('./scripture-readers.ts');

let loaded: Readers | undefined;

/**
 * The readers of all formats but USFM, loaded on demand: with their parsers, and the names of books in all languages,
 * they take a third of the time and the memory with which a worker starts.
 */
export function otherReaders(): Readers {
  loaded ??= import.meta.require('./scripture-readers.ts') as Readers;
  return loaded;
}

otherReaders.use = (readers: Readers): void => {
  loaded = readers;
};

/** Length of the text examined to detect its format and book, in UTF-16 code units. */
const headLength = 0x10000;

/**
 * Finds the books in a source text. Detects the format from the content, not from the file name. Other XML
 * and JSON (a bundle's metadata and styles) has no books; anything else is read as USFM.
 * @param observe also receives the events of each book that is read.
 */
export function findSourceBooks(
  source: string,
  report: Report,
  observe?: Observe,
  hints: SourceHints = {},
): SourceBook[] {
  const clean = withoutToolMarks(source, report);
  const observed = observingLeftOvers(clean.text, observe);
  const books = findBooks(clean.text, clean.report, observed, hints);
  return books.map((book) => ({ ...book, at: clean.originalOffset(book.at) }));
}

function findBooks(
  text: string,
  report: Report,
  observe: Observe | undefined,
  hints: SourceHints,
): SourceBook[] {
  const head = text.slice(0, headLength);
  const read = (reader: ScriptureReader) => readBook(reader, text, report, noCounts(), observe);
  switch (hints.references === undefined ? sourceFormat(head) : 'verse records') {
    case 'OSIS':
      return sourceBooks(otherReaders().readOsisBooks(text, report, observe));
    case 'USFX':
      return sourceBooks(otherReaders().readUsfxBooks(text, report, observe));
    case 'verse XML':
      return sourceBooks(otherReaders().readVerseXmlBooks(text, report, observe, hints.language));
    case 'USX': {
      const book = /<(?:[\w.-]+:)?book\b[^>]*?\s(?:code|id)\s*=\s*["']([^"']*)/.exec(head);
      return [
        { code: book?.[1]?.trim() ?? '', at: book?.index ?? 0, read: () => read(otherReaders().readUsx) },
      ];
    }
    case 'USJ': {
      const code = /"code"\s*:\s*"([^"]*)"/.exec(head)?.[1] ?? '';
      return [{ code: code.trim(), at: 0, read: () => read(otherReaders().readUsj) }];
    }
    case 'Codex':
      return sourceBooks(otherReaders().readCodexBooks(text, report, observe));
    case 'public API':
      return otherReaders().findPublicBooks(text, report, observe);
    case 'verse records':
      return sourceBooks(otherReaders().readRecordBooks(text, report, observe, hints));
    case 'USFM':
      return findUsfmBooks(text, report, observe);
  }
  const foreign = foreignFormat(head);
  if (foreign) {
    const message = `This is ${foreign}, which is not read. Convert it to USFM, USX or OSIS.`;
    report('unread-file', 0, message);
  }
  return /^\s*[<[{]/.test(head) ? [] : findUsfmBooks(text, report, observe);
}

function sourceBooks(books: readonly BookText[]): SourceBook[] {
  return books.map((book) => ({ code: book.id, at: 0, read: () => book }));
}
