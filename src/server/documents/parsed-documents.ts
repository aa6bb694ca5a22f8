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
  readonly #library: ReadLibrary;
  readonly #mostBytes: number;
  /** The one that was read last is last. */
  #kept = new Map<string, { readonly document: unknown; readonly bytes: number }>();
  #bytes = 0;
  #generation = -1;

  constructor(library: ReadLibrary, mostBytes = mostKept) {
    this.#library = library;
    this.#mostBytes = mostBytes;
  }

  /**
   * Reads the documents of one answer: what the library has now. Undefined for a document that does not exist. Documents are
   * shared by all readers. Throws DamagedDocumentError, and LibraryMovedError: see `onOneState`.
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
    if (this.#library.generation() !== this.#generation) throw new LibraryMovedError();
    const stored = this.#library.peek(path);
    if (!stored) {
      this.#library.requireAbsence(path);
      return undefined;
    }
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

type ReadLibrary = Pick<Library, 'generation' | 'peek' | 'requireAbsence'>;

/** A build has replaced the state that an answer was begun with. */
export class LibraryMovedError extends Error {}

/** States that may pass while one answer is made. */
const maxStates = 4;

/** Makes an answer from one state of the library: starts again if two builds commit while it is being made. */
export function onOneState<Answer>(make: () => Answer): Answer {
  for (let states = 1; ; states++) {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof LibraryMovedError) || states === maxStates) throw error;
    }
  }
}
