import type { Library } from '../../library/library.ts';
import type { ContentCoding } from '../../site/content-coding.ts';
import { byteSpan, type ResponseFields } from '../http/response.ts';
import { type Described, DocumentPreparer, type PreparedDocument } from './prepare.ts';
import { ResponseRing } from './response-ring.ts';

/** Response size in bytes above which concurrent readers share one copy: many may read it slowly. */
const longResponse = 65_536;
const generationCheckMs = 1;

interface ResponseCacheOptions {
  readonly fields: ResponseFields;
  readonly maxBytes: number;
  readonly basePath: string;
}

/**
 * Finds documents of one library and keeps the latest as finished responses, up to a number of bytes. All kept
 * responses belong to one generation of the library.
 */
export class ResponseCache {
  readonly #library: Library;
  readonly #preparer: DocumentPreparer;
  readonly #isMounted: boolean;
  #generation = -1;
  #hasBrotli = false;
  #checkedAt = 0;
  readonly #ring: ResponseRing;
  readonly #downloads = new SharedDownloads();

  constructor(library: Library, options: ResponseCacheOptions) {
    this.#library = library;
    this.#preparer = new DocumentPreparer(options);
    this.#isMounted = options.basePath !== '';
    this.#ring = new ResponseRing(options.maxBytes);
  }

  /**
   * The document at a path, or undefined if the library has none. It is in brotli if `brotliFirst` is set and
   * a brotli body exists, otherwise in `coding`. The response is valid until the next call, unless it is long.
   * @returns `in-steps` if preparing it takes so long that it should be done with `getInSteps`.
   */
  get(
    path: string,
    coding: Exclude<ContentCoding, 'br'>,
    brotliFirst: boolean,
  ): PreparedDocument | 'in-steps' | undefined {
    const now = Date.now();
    if (now - this.#checkedAt >= generationCheckMs) this.#checkGeneration(now);
    return (brotliFirst && this.#hasBrotli && this.#findIn(path, 'br')) || this.#findIn(path, coding);
  }

  /** Undefined if the library no longer has the document. Begin again if the library changes between two steps. */
  *getInSteps(path: string, coding: 'gzip' | 'identity'): Generator<undefined, PreparedDocument | undefined> {
    this.#checkGeneration(Date.now());
    const key = keyOf(path, coding);
    const shared = this.#downloads.get(key);
    const stored = shared ? undefined : this.#library.peek(path);
    if (!stored) return shared;
    const document = yield* this.#preparer.prepareInSteps(path, stored, coding);
    return this.#downloads.add(key, lasting(document));
  }

  #findIn(path: string, coding: ContentCoding): PreparedDocument | 'in-steps' | undefined {
    const kept = this.#ring.find(path, coding);
    if (kept) return kept;
    const key = keyOf(path, coding);
    return this.#downloads.get(key) ?? this.#read(path, coding, key);
  }

  #read(path: string, coding: ContentCoding, key: string): PreparedDocument | 'in-steps' | undefined {
    const stored = coding === 'br' ? this.#library.peekBrotli(path) : this.#library.peek(path);
    if (!stored) return undefined;
    if (this.#isMounted && stored.bodyLength > longResponse) return 'in-steps';
    const document = this.#preparer.prepare(path, stored, coding);
    if (document.response.end > longResponse) return this.#downloads.add(key, lasting(document));
    this.#ring.add(path, document);
    return document;
  }

  #checkGeneration(now: number): void {
    this.#checkedAt = now;
    const generation = this.#library.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    // With a base path, links are rewritten: the stored brotli body has the original ones
    this.#hasBrotli = !this.#isMounted && this.#library.hasBrotli();
    this.#ring.clear();
    this.#downloads.clear();
  }
}

function keyOf(path: string, coding: ContentCoding): string {
  // Document paths contain no spaces
  return `${path} ${coding}`;
}

function lasting(document: PreparedDocument): PreparedDocument {
  const { response } = document;
  if (!response.isTransient) return document;
  const { bytes } = byteSpan.copy(response);
  return { ...document, response: { ...response, bytes, isTransient: false } };
}

/** Bytes of responses that are kept although no client reads them; the latest two are kept in any case. */
const maxIdleBytes = 8_000_000;

/**
 * Keeps each long response in memory once, however many clients read it, until the last one has finished.
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
    let bytes = 0;
    this.#latest = [document, ...others].filter(({ response }, index) => {
      bytes += response.end;
      return index < 2 || bytes <= maxIdleBytes;
    });
    return document;
  }
}
