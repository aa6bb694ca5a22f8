import type { BookText } from '../model/book-text.ts';

export interface NamedSource {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The reference of each line of the text, in lines, if the text itself has none. */
  readonly references?: string;
}

export interface SourceHints {
  /** ISO 639 code of the edition, for names of books. */
  readonly language?: string | undefined;
  readonly references?: string | undefined;
}

export interface SourceFile extends NamedSource {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A book found in a source text. It is read on demand, because front matter and unknown books are skipped. */
export interface SourceBook {
  readonly code: string;
  readonly at: number;
  read(): BookText;
}
