import { readBook } from './builder/book-builder.ts';
import { withoutToolMarks } from './checks/tool-marks.ts';
import type { Report } from './diagnostic-collector.ts';
import { readOsisBooks } from './osis/read-osis.ts';
import type { SourceBook } from './source-book.ts';
import { findUsfmBooks } from './usfm/read-usfm-book.ts';
import { readUsj } from './usj/read-usj.ts';
import { readUsx } from './usx/read-usx.ts';

/** How much of a text is looked at to tell its format. */
const headLength = 4096;

/**
 * The books in a source text. The format is told from the content, not from the file's name: USX and OSIS by
 * their root element, USJ by its type. Other XML and JSON (a bundle's metadata and styles) holds no books;
 * anything else is read as USFM.
 */
export function findSourceBooks(source: string, report: Report): SourceBook[] {
  const clean = withoutToolMarks(source, report);
  const books = findBooks(clean.text, clean.report);
  return books.map((book) => ({ ...book, at: clean.originalOffset(book.at) }));
}

function findBooks(text: string, report: Report): SourceBook[] {
  const head = text.slice(0, headLength);
  if (/^\s*</.test(head)) return findXmlBooks(text, head, report);
  if (!/^\s*\{/.test(head)) return findUsfmBooks(text, report);
  if (!/"type"\s*:\s*"USJ"/.test(head)) return [];
  const [, code = ''] = /"code"\s*:\s*"([^"]*)"/.exec(head) ?? [];
  return [{ code, at: 0, read: () => readBook(readUsj, text, report) }];
}

function findXmlBooks(text: string, head: string, report: Report): SourceBook[] {
  const root = /<(usx|usfm|osis)\b/.exec(head)?.[1];
  if (root === 'osis') {
    return readOsisBooks(text, report).map((book) => ({ code: book.id, at: 0, read: () => book }));
  }
  if (root === undefined) return [];
  const book = /<book\b[^>]*\bcode\s*=\s*["']([^"']*)/.exec(text.slice(0, headLength * 16));
  return [{ code: book?.[1] ?? '', at: book?.index ?? 0, read: () => readBook(readUsx, text, report) }];
}
