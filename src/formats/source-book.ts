import type { BookText } from '../model/book-text.ts';

/** A book found in a source text but not read yet: front matter and unknown books need not be. */
export interface SourceBook {
  /** Book id as written; '' when the source names none. */
  readonly code: string;
  /** Offset of the book in the source text. */
  readonly at: number;
  /** Never throws. */
  read(): BookText;
}
