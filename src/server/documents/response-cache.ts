import type { Library } from '../../library/library.ts';
import type { PeekedBody } from '../../library/stored-document.ts';
import type { ContentCoding } from '../../site/content-coding.ts';
import type { ResponseFields } from '../http/response.ts';
import { DocumentPreparer, type PreparedDocument } from './prepare.ts';

/** Memory per prepared document in addition to its bytes (objects and a map entry), a high estimate. */
const overheadBytes = 512;
/** Stored size in bytes above which concurrent readers share one copy. */
const largeBody = 200_000;
const generationCheckMs = 1;

interface ResponseCacheOptions {
  readonly fields: ResponseFields;
  readonly maxBytes: number;
  readonly maxPlainBytes: number;
  readonly basePath: string;
}

/**
 * Caches prepared documents of one library up to a number of bytes; the others are prepared in place from the
 * library's pages. All cached documents belong to one generation of the library.
 *
 * Two maps approximate a list ordered by last use. A requested document moves to the young map. When that map
 * reaches half of the bytes, it becomes the old map, and documents in the previous old map are dropped. A hit
 * in the young map costs one lookup. Once a document had to be dropped, only popular ones are added.
 */
export class ResponseCache {
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
  #hasEvicted = false;
  readonly #downloads = new SharedDownloads();
  readonly #filter: AdmissionFilter;

  constructor(library: Library, options: ResponseCacheOptions) {
    this.#library = library;
    this.#preparer = new DocumentPreparer(options);
    this.#maxBytes = options.maxBytes;
    this.#isMounted = options.basePath !== '';
    // Replacing links takes fifty times as long as copying
    this.#filter = new AdmissionFilter(this.#isMounted ? 2 : 4);
  }

  /**
   * The document at a path, or undefined if the library has none. It is in brotli if `brotliFirst` is set and
   * a brotli body exists, otherwise in `coding`. The response may be transient.
   */
  get(
    path: string,
    coding: Exclude<ContentCoding, 'br'>,
    brotliFirst: boolean,
  ): PreparedDocument | undefined {
    const now = Date.now();
    if (now - this.#checkedAt >= generationCheckMs) this.#checkGeneration(now);
    return (brotliFirst && this.#hasBrotli && this.#findIn(path, 'br')) || this.#findIn(path, coding);
  }

  #findIn(path: string, coding: ContentCoding): PreparedDocument | undefined {
    // Document paths contain no spaces
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
    if (this.#hasEvicted && !this.#filter.shouldCache(stored.hashWord(0)))
      return this.#preparer.prepareOnce(path, stored, coding);
    const document = this.#preparer.prepare(path, stored, coding);
    this.#keep(key, document);
    return document;
  }

  #peek(path: string, coding: ContentCoding): PeekedBody | undefined {
    return coding === 'br' ? this.#library.peekBrotli(path) : this.#library.peek(path);
  }

  #keep(key: string, document: PreparedDocument): void {
    const bytes = document.response.end + overheadBytes;
    // One list of thousands would evict hundreds of chapters, and sending it takes longer than reading it
    if (bytes > this.#maxBytes / 32) return;
    if (this.#youngBytes + bytes > this.#maxBytes / 2) {
      this.#hasEvicted ||= this.#old.size > 0;
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
    // With a base path, links are rewritten: the stored brotli body has the original ones
    this.#hasBrotli = !this.#isMounted && this.#library.hasBrotli();
    this.#young = new Map();
    this.#old = new Map();
    this.#youngBytes = 0;
    this.#hasEvicted = false;
    this.#downloads.clear();
  }
}

const places = 1024;

/**
 * Distinguishes popular documents from occasional ones, whose caching would only evict others and create
 * garbage. The fingerprint selects a slot, which several documents share. A document is popular
 * if it is requested several times in a row in its slot.
 */
export class AdmissionFilter {
  readonly #admittedAfter: number;
  readonly #fingerprints = new Uint32Array(places);
  readonly #times = new Uint8Array(places);

  constructor(admittedAfter: number) {
    this.#admittedAfter = admittedAfter;
  }

  /**
   * Counts a request. Returns true for the request that makes the document popular.
   * @param fingerprint 32 bits, evenly distributed.
   */
  shouldCache(fingerprint: number): boolean {
    const place = fingerprint % places;
    const times = this.#fingerprints[place] === fingerprint ? this.#times[place]! + 1 : 1;
    this.#fingerprints[place] = fingerprint;
    this.#times[place] = times % this.#admittedAfter;
    return times === this.#admittedAfter;
  }
}

/** Downloads that are kept although no client reads them. */
const maxIdleDownloads = 2;

type Described = Omit<PreparedDocument, 'response'>;

/**
 * Keeps each large document in memory once, however many clients read it, until the last one has finished.
 * The latest requested ones stay longer.
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
    this.#latest = [document, ...others].slice(0, maxIdleDownloads);
    return document;
  }
}
