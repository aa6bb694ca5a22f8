import { Parser, Tokenizer } from 'htmlparser2';
import { checkSourceFile, checkSourceFiles } from '../check/check-file.ts';
import { settleFindings } from '../check/settle-findings.ts';
import type { EncodingHints } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { otherReaders } from '../formats/find-source-books.ts';
import * as readers from '../formats/scripture-readers.ts';
import { htmlParser } from '../formats/xml/html-entities.ts';
import type { BookText } from '../model/book-text.ts';

export { chapterData } from '../documents/translation/chapter-data.ts';
export { simpleChapterData } from '../documents/translation/simple-chapter-data.ts';
export { chapterWords, simpleChapterWords } from '../documents/translation/words.ts';
export { sourceFormat } from '../formats/source-format.ts';
export type * from '../model/book-text.ts';
export { allBooks, type BookInfo, bookInfo } from '../model/books.ts';
export type { Diagnostic, EncodingHints };

// Browsers cannot load a module while they read a text
htmlParser.use({ Parser, Tokenizer });
otherReaders.use(readers);

export interface ReadScripture {
  /** The books in the file, in its order, without front matter and books without chapters. */
  readonly books: readonly BookText[];
  /** The diagnostics that `scriptorium check` reports for an edition with only this file. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file is damaged, or a book in it could not be identified: content may be missing. */
  readonly isDamaged: boolean;
}

/**
 * Reads a scripture source file: USFM, USX, USJ, OSIS, USFX, Zefania, Beblia, OpenSong, Codex, or JSON of the
 * public API. The format is detected from the content. Never throws: faults are reported in `diagnostics`.
 * @param file appears in diagnostics, and identifies the book if the text does not.
 */
export function readScripture(
  file: string,
  source: Uint8Array | string,
  hints: EncodingHints = {},
): ReadScripture {
  return checkSourceFile(file, bytesOf(source), hints);
}

export interface EditionCheckOptions extends EncodingHints {
  readonly severity?: Record<string, 'error' | 'warning' | 'off'>;
  /** Findings that are correct as they are, as in check.json. */
  readonly accepted?: { code: string; place?: string; text?: string }[];
  /** By code: the maximum share of exceptions that are still reported, as in check.json. */
  readonly slips?: Readonly<Record<string, number>>;
}

/**
 * Checks the files of a translation together, as `scriptorium check` does, without comparing it with other
 * editions. Never throws.
 * @param files texts or bytes by file name.
 */
export function checkEdition(
  files: Readonly<Record<string, Uint8Array | string>>,
  { severity = {}, accepted = [], slips, ...hints }: EditionCheckOptions = {},
): readonly Diagnostic[] {
  const sources = Object.entries(files).map(([file, source]) => ({ file, bytes: bytesOf(source) }));
  const { diagnostics } = checkSourceFiles(sources, hints, slips);
  return settleFindings(diagnostics, { severity, accepted }, 'check.json').diagnostics;
}

function bytesOf(source: Uint8Array | string): Uint8Array {
  return typeof source === 'string' ? new TextEncoder().encode(source) : source;
}
