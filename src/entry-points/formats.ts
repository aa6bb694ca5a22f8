import { checkSourceFile } from '../check/check-file.ts';
import type { EncodingHints } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { BookText } from '../model/book-text.ts';

export { chapterData } from '../documents/translation/chapter-data.ts';
export { simpleChapterData } from '../documents/translation/simple-chapter-data.ts';
export { chapterWords, simpleChapterWords } from '../documents/translation/words.ts';
export { sourceFormat } from '../formats/source-format.ts';
export type * from '../model/book-text.ts';
export { allBooks, type BookInfo, bookInfo } from '../model/books.ts';
export type { Diagnostic, EncodingHints };

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
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return checkSourceFile(file, bytes, hints);
}
