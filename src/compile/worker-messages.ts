import type { ChapterPlace } from '../documents/chapter-place.ts';
import type { BookSummary } from '../documents/translation-book.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { DocumentBatch } from './document-batch.ts';

/** What the main thread asks of a worker. A worker keeps the books it has read until it writes or forgets them. */
export interface WorkerTasks {
  /** Reads a source file and keeps its book. */
  read: { request: { file: string; bytes: Uint8Array<ArrayBuffer> }; answer: ReadBook };
  /** Makes the chapter documents of a book this worker has read, and forgets it. */
  write: { request: WriteBook; answer: DocumentBatch };
  /** Packs one document given as pieces of UTF-8. */
  pack: { request: { path: string; pieces: readonly Uint8Array[] }; answer: DocumentBatch };
  forget: { request: null; answer: null };
}

export type ReadBook = {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined when the file holds no book of scripture. */
  readonly book?: {
    readonly summary: BookSummary;
    /** UTF-8 JSON: the book in the complete downloads, and the canonical form its hash is taken of. */
    readonly complete: Uint8Array<ArrayBuffer>;
    readonly simpleComplete: Uint8Array<ArrayBuffer>;
    readonly canonical: Uint8Array<ArrayBuffer>;
  };
};

export interface WriteBook {
  readonly file: string;
  readonly translationId: string;
  /** JSON of the `Translation` object. */
  readonly translation: string;
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}
