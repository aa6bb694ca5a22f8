import type { Library } from '../library/library.ts';
import type { ContentCoding } from './content-coding.ts';
import { type PreparedDocument, prepareDocument } from './prepared-document.ts';

/** What a prepared document holds beside its body: headers and a map entry, estimated high. */
const OVERHEAD_BYTES = 2048;

/**
 * Prepared documents of one library, the recently asked ones kept up to a number of bytes. It holds the documents
 * of one generation of the library only, so that no answer is older than the catalogue that named it.
 *
 * Two maps stand in for a list of uses: a document asked for moves to the young one; when that holds half of the
 * bytes it becomes the old one, and what nobody asked for since goes. A hit in the young map is one lookup.
 */
export class HotDocuments {
  readonly #library: Library;
  readonly #cacheControl: string;
  readonly #maxBytes: number;
  #generation = -1;
  #young = new Map<string, PreparedDocument>();
  #old = new Map<string, PreparedDocument>();
  #youngBytes = 0;

  constructor(library: Library, options: { cacheControl: string; maxBytes: number }) {
    this.#library = library;
    this.#cacheControl = options.cacheControl;
    this.#maxBytes = options.maxBytes;
  }

  /** The document of a path in a coding, or undefined when the library has none. */
  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    const generation = this.#library.generation();
    if (generation !== this.#generation) this.#forget(generation);
    // No document path has a space in it.
    const key = coding === 'gzip' ? path : `${path} identity`;
    const young = this.#young.get(key);
    if (young) return young;
    const document = this.#old.get(key) ?? this.#prepare(path, coding);
    if (document) this.#keep(key, document);
    return document;
  }

  #prepare(path: string, coding: ContentCoding): PreparedDocument | undefined {
    const stored = this.#library.get(path);
    return stored && prepareDocument(path, stored, coding, this.#cacheControl);
  }

  #keep(key: string, document: PreparedDocument): void {
    const bytes = document.body.length + OVERHEAD_BYTES;
    // One download would push out hundreds of chapters, and sending it takes longer than reading it.
    if (bytes > this.#maxBytes / 32) return;
    if (this.#youngBytes + bytes > this.#maxBytes / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(key, document);
    this.#youngBytes += bytes;
  }

  #forget(generation: number): void {
    this.#generation = generation;
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = 0;
  }
}
