import type { BookText } from '../model/book-text.ts';

/**
 * A book found in a source text. It is read on demand, because front matter and unknown books are skipped.
 */
export interface SourceBook {
  /** Book id as written; '' if the source has none. */
  readonly code: string;
  readonly at: number;
  /** Never throws. */
  read(): BookText;
}
