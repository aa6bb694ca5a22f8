import type { Library } from '../../library/library.ts';

/**
 * What is kept costs so many bytes per byte of its JSON: a text as it is parsed, which was measured; anything else more, as it is
 * smaller objects, or packed numbers that a search decodes.
 */
const bytesPerByte = { text: 3, other: 5 };

/** Kept because questions ask for them again and again: lists of books, catalogues, numberings, indexes, glosses, and the texts that were found. */
const isKept =
  /(?:\/books|\/available_translations|\/lexicons|\/glosses-[GH]|\.simple|^\/api\/x\/(?:search|versification)\/.*)\.json$/;
const isText = /\.simple\.json$/;
/** A whole download is too large, and no question reads one. */
const mostShare = 0.1;
/** Room for a whole Bible with its search index, which takes 42 MB. */
const mostKept = 48_000_000;

/** Documents that questions read, parsed. Those that are read often stay in memory, up to a bound, until the library changes. */
export class ParsedDocuments {
  readonly #library: Pick<Library, 'generation' | 'peek'>;
  readonly #mostBytes: number;
  /** The one that was read last is last. */
  #kept = new Map<string, { readonly document: unknown; readonly bytes: number }>();
  #bytes = 0;
  #generation = -1;

  constructor(library: Pick<Library, 'generation' | 'peek'>, mostBytes = mostKept) {
    this.#library = library;
    this.#mostBytes = mostBytes;
  }

  /**
   * Reads the documents of one answer: what the library has now. Undefined for a document that is not there. Documents are shared by
   * all who read them.
   */
  reader(): (path: string) => unknown {
    this.#followLibrary();
    return (path) => this.#read(path);
  }

  #read(path: string): unknown {
    const kept = this.#kept.get(path);
    if (kept) {
      this.#kept.delete(path);
      this.#kept.set(path, kept);
      return kept.document;
    }
    const stored = this.#library.peek(path);
    if (!stored) return undefined;
    const json = Bun.gunzipSync(stored.body, { library: 'libdeflate' });
    const document: unknown = JSON.parse(new TextDecoder().decode(json));
    if (isKept.test(path)) {
      this.#keep(path, document, json.length * bytesPerByte[isText.test(path) ? 'text' : 'other']);
    }
    return document;
  }

  /** Bytes that are kept, as they are counted. */
  get bytes(): number {
    return this.#bytes;
  }

  #followLibrary(): void {
    const generation = this.#library.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#kept = new Map();
    this.#bytes = 0;
  }

  #keep(path: string, document: unknown, bytes: number): void {
    if (bytes > this.#mostBytes * mostShare) return;
    this.#kept.set(path, { document, bytes });
    this.#bytes += bytes;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= kept.bytes;
    }
  }
}
