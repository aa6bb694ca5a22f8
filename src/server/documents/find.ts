import type { Library } from '../../library/library.ts';
import type { PeekedBody } from '../../library/stored-document.ts';
import type { ResponseFields } from '../http/response.ts';
import type { ContentCoding } from './content-coding.ts';
import { DocumentPreparer, type PreparedDocument } from './prepare.ts';

/** Memory of a prepared document besides its bytes (objects and a map entry), estimated high. */
const overheadBytes = 512;
/** Bytes as stored: what is larger is shared by those who read it. */
const largeBody = 200_000;
/** So long the library's state is taken to be what it was, in milliseconds. */
const checkInterval = 1;

interface HotDocumentsOptions {
  /** Header fields of every document. */
  readonly fields: ResponseFields;
  readonly maxBytes: number;
  /** Memory for uncompressed bodies. */
  readonly maxPlainBytes: number;
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
  readonly #isMounted: boolean;
  #generation = -1;
  #hasBrotli = false;
  #checkedAt = 0;
  #young = new Map<string, PreparedDocument>();
  #old = new Map<string, PreparedDocument>();
  #youngBytes = 0;
  readonly #downloads = new SharedDownloads();
  readonly #popularity: Popularity;

  constructor(library: Library, options: HotDocumentsOptions) {
    this.#library = library;
    this.#preparer = new DocumentPreparer(options);
    this.#maxBytes = options.maxBytes;
    this.#isMounted = options.basePath !== '';
    // To make one with other links takes fifty times as long as to copy one
    this.#popularity = new Popularity(this.#isMounted ? 2 : 4);
  }

  /**
   * The document of a path, or undefined when the library has none: in brotli where that is wanted first and there,
   * else in `coding`. The answer may be a transient one.
   */
  find(
    path: string,
    coding: Exclude<ContentCoding, 'br'>,
    brotliFirst: boolean,
  ): PreparedDocument | undefined {
    const now = Date.now();
    if (now - this.#checkedAt >= checkInterval) this.#checkGeneration(now);
    return (brotliFirst && this.#hasBrotli && this.#findIn(path, 'br')) || this.#findIn(path, coding);
  }

  #findIn(path: string, coding: ContentCoding): PreparedDocument | undefined {
    // No document path has a space in it.
    const key = coding === 'gzip' ? path : `${path} ${coding}`;
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
    const stored = this.#peek(path, coding);
    if (!stored) return undefined;
    if (stored.bodyLength > largeBody) {
      const shared = this.#downloads.get(key);
      return shared ?? this.#downloads.add(key, this.#preparer.prepare(path, stored, coding));
    }
    if (!this.#popularity.rises(stored.hashWord(0))) return this.#preparer.prepareOnce(path, stored, coding);
    const document = this.#preparer.prepare(path, stored, coding);
    this.#keep(key, document);
    return document;
  }

  #peek(path: string, coding: ContentCoding): PeekedBody | undefined {
    return coding === 'br' ? this.#library.peekBrotli(path) : this.#library.peek(path);
  }

  #keep(key: string, document: PreparedDocument): void {
    const bytes = document.response.end + overheadBytes;
    // One list of thousands would push out hundreds of chapters, and sending it takes longer than reading it.
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
    // Links are changed where the service is mounted: the stored body would have the others
    this.#hasBrotli = !this.#isMounted && this.#library.hasBrotli();
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = 0;
    this.#downloads.clear();
  }
}

/** Documents that are watched at a time. */
const places = 1024;

/**
 * Tells the documents that many ask for from those that somebody asks for now and then: to keep the latter pushes out
 * others, and gives the garbage collector work for nothing. Each document has a place by its fingerprint, which it shares
 * with others; who is asked for several times in a row there is popular.
 */
export class Popularity {
  readonly #timesOfPopular: number;
  readonly #fingerprints = new Uint32Array(places);
  readonly #times = new Uint8Array(places);

  /** @param timesOfPopular from 2 to 255. */
  constructor(timesOfPopular: number) {
    this.#timesOfPopular = timesOfPopular;
  }

  /** Counts a request: true for the one that makes the document popular. @param fingerprint 32 bits, evenly spread. */
  rises(fingerprint: number): boolean {
    const place = fingerprint % places;
    const times = this.#fingerprints[place] === fingerprint ? this.#times[place]! + 1 : 1;
    this.#fingerprints[place] = fingerprint;
    this.#times[place] = times % this.#timesOfPopular;
    return times === this.#timesOfPopular;
  }
}

/** So many are kept though nobody reads them. */
const mostKept = 2;

type Described = Omit<PreparedDocument, 'response'>;

/**
 * Large documents. Each is in memory once, however many clients read it, as long as one of them does; and so are the
 * last ones that were asked for.
 */
class SharedDownloads {
  readonly #known = new Map<
    string,
    { described: Described; response: WeakRef<PreparedDocument['response']> }
  >();
  #latest: PreparedDocument[] = [];

  get(key: string): PreparedDocument | undefined {
    const known = this.#known.get(key);
    const response = known?.response.deref();
    if (!known || !response) return undefined;
    return this.#keep({ ...known.described, response });
  }

  add(key: string, document: PreparedDocument): PreparedDocument {
    const { response, ...described } = document;
    this.#known.set(key, { described, response: new WeakRef(response) });
    return this.#keep(document);
  }

  clear(): void {
    this.#known.clear();
    this.#latest = [];
  }

  #keep(document: PreparedDocument): PreparedDocument {
    const others = this.#latest.filter(({ response }) => response !== document.response);
    this.#latest = [document, ...others].slice(0, mostKept);
    return document;
  }
}
