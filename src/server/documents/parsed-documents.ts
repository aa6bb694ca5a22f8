import { stemmerAt } from '../../lib/stemmer-paths.ts';
import type { Library } from '../../library/library.ts';

/**
 * Memory per byte of JSON. For parsed texts it was measured; other documents take more, because they consist
 * of smaller objects or of packed numbers that a search decodes.
 */
const bytesPerByte = { text: 3, other: 5 };

/**
 * Documents that many questions need: book lists, catalogues, numberings, indexes, glosses, names of words, the
 * manifest, and matching texts.
 */
const isKept =
  /(?:\/books|\/available_translations|\/lexicons|\/number-counts|\/glosses-[GH]|\.simple|^\/api\/x\/(?:manifest|(?:search|versification)\/.*)|^\/api\/x\/lexicon\/[^/]+\/names-\d+)\.json$/;
const isText = /\.simple\.json$/;
/** Excludes complete downloads: they are too large, and no question reads one. */
const maxShareOfDocument = 0.1;
/** A whole Bible with its search index takes 42 MB. */
const defaultMaxBytes = 48_000_000;

/** Caches the parsed documents that questions read, up to a limit, until the library changes. */
export class ParsedDocuments {
  readonly #library: ReadLibrary;
  readonly #maxBytes: number;
  /** Ordered by last use, latest last. */
  #kept = new Map<string, { readonly document: unknown; readonly bytes: number }>();
  #bytes = 0;
  #generation = -1;

  constructor(library: ReadLibrary, maxBytes = defaultMaxBytes) {
    this.#library = library;
    this.#maxBytes = maxBytes;
  }

  /**
   * Returns a function that reads the documents of one answer in the library's current state. It returns
   * undefined for a document that does not exist. Documents are shared between readers. Throws
   * DamagedDocumentError, and LibraryMovedError: see `onOneState`.
   */
  reader(): (path: string) => unknown {
    this.#followLibrary();
    return (path) => {
      const language = stemmerAt(path);
      return language === undefined ? this.#read(path) : stemmers().loadStemmer(language);
    };
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
    if (bytes > this.#maxBytes * maxShareOfDocument) return;
    this.#kept.set(path, { document, bytes });
    this.#bytes += bytes;
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= kept.bytes;
    }
  }
}

type ReadLibrary = Pick<Library, 'generation' | 'peek' | 'requireAbsence'>;

export class LibraryMovedError extends Error {}

const maxStates = 4;

/** Makes an answer from a single state of the library: starts again if a build commits in the meantime. */
export function onOneState<Answer>(make: () => Answer): Answer {
  for (let states = 1; ; states++) {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof LibraryMovedError) || states === maxStates) throw error;
    }
  }
}

/** Loaded for the first search: most servers start without one. */
const stemmers = () => require('./stemmer-modules.ts') as typeof import('./stemmer-modules.ts');
