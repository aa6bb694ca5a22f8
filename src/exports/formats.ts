import { checkSourceFile } from '../compile/check/check-file.ts';
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

/** What a source file of scripture holds. */
export interface ReadScripture {
  /** The books of scripture in the file, in its order. Front matter and books without chapters are not among them. */
  readonly books: readonly BookText[];
  /** What `scriptorium check` reports of an edition with this file alone, each with its place. */
  readonly diagnostics: readonly Diagnostic[];
  /** The file is damaged, or a book in it could not be identified: something may be missing. */
  readonly isDamaged: boolean;
}

/**
 * Reads a source file of scripture: USFM, USX, USJ, OSIS, USFX, Zefania, Beblia, OpenSong, Codex, or JSON of the public API. The
 * format is recognized by the content. Never throws: what cannot be read is in `diagnostics`.
 * @param file is shown in diagnostics, and says which book it is where the text does not.
 */
export function readScripture(
  file: string,
  source: Uint8Array | string,
  hints: EncodingHints = {},
): ReadScripture {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return checkSourceFile(file, bytes, hints);
}
