import type { Library } from '../library/library.ts';
import type { ContentCoding } from './content-coding.ts';
import { DocumentPreparer } from './document-preparer.ts';
import type { ResponseFields } from './http/http-response.ts';
import type { PreparedDocument } from './prepared-document.ts';

/** What a prepared document holds beside its bytes: objects and a map entry, estimated high. */
const overheadBytes = 512;
/** A document is kept when it is asked for again among so many others. */
const mostRemembered = 8192;
/** So long the library's state is taken to be what it was, in milliseconds. */
const checkInterval = 1;

export interface HotDocumentsOptions {
  /** Header fields of every document. */
  readonly fields: ResponseFields;
  readonly maxBytes: number;
  /** Where the service lies: `/bible`, or '' for the root. */
  readonly basePath: string;
}

/**
 * Prepared documents of one library, those asked for again and again kept up to a number of bytes; the others are made
 * in place out of the library's pages. All kept ones are of one generation of the library.
 *
 * Two maps stand in for a list of uses: a document asked for moves to the young one; when that holds half of the
 * bytes it becomes the old one, and what nobody asked for since goes. A hit in the young map is one lookup.
 */
export class HotDocuments {
  readonly #library: Library;
  readonly #preparer: DocumentPreparer;
  readonly #maxBytes: number;
  #generation = -1;
  #checkedAt = 0;
  #young = new Map<string, PreparedDocument>();
  #old = new Map<string, PreparedDocument>();
  #youngBytes = 0;
  #askedOnce = new Set<string>();

  constructor(library: Library, options: HotDocumentsOptions) {
    this.#library = library;
    this.#preparer = new DocumentPreparer(options.fields, options.basePath);
    this.#maxBytes = options.maxBytes;
  }

  /** The document of a path in a coding, or undefined when the library has none. The answer may be a transient one. */
  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    const now = Date.now();
    if (now - this.#checkedAt >= checkInterval) this.#checkGeneration(now);
    // No document path has a space in it.
    const key = coding === 'gzip' ? path : `${path} identity`;
    const young = this.#young.get(key);
    if (young) return young;
    const old = this.#old.get(key);
    if (old) {
      this.#keep(key, old);
      return old;
    }
    return this.#read(path, key, coding);
  }

  #read(path: string, key: string, coding: ContentCoding): PreparedDocument | undefined {
    const stored = this.#library.peek(path);
    if (!stored) return undefined;
    if (!this.#askedOnce.delete(key)) {
      if (this.#askedOnce.size >= mostRemembered) this.#askedOnce.clear();
      this.#askedOnce.add(key);
      return this.#preparer.prepareOnce(path, stored, coding);
    }
    // Asked for again: what the library holds now may be of a later generation than what is kept
    this.#checkGeneration(Date.now());
    const current = this.#library.peek(path);
    if (!current) return undefined;
    const document = this.#preparer.prepare(path, current, coding);
    this.#keep(key, document);
    return document;
  }

  #keep(key: string, document: PreparedDocument): void {
    const bytes = document.response.bytes.length + overheadBytes;
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

  #checkGeneration(now: number): void {
    this.#checkedAt = now;
    const generation = this.#library.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = 0;
  }
}
