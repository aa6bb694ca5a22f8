import { stemmerAt } from '../../lib/stemmer-paths.ts';
import type { Library } from '../../library/library.ts';
import { KeptDocuments } from '../../site/kept-documents.ts';

/**
 * Documents that many questions need: book lists, catalogues, numberings, indexes, glosses, names of words, the
 * manifest, and matching texts.
 */
const isKept =
  /(?:\/books|\/available_translations|\/lexicons|\/number-counts|\/glosses-[GH]|\.simple|^\/api\/x\/(?:manifest|(?:search|versification)\/.*)|^\/api\/x\/lexicon\/[^/]+\/names-\d+)\.json$/;
/** A whole Bible with its search index takes 31 MB, and searches of it also read the headings and words of others. */
const defaultMaxBytes = 48_000_000;

export class ParsedDocuments {
  readonly #library: ReadLibrary;
  readonly #kept: KeptDocuments;
  #generation = -1;

  constructor(library: ReadLibrary, maxBytes = defaultMaxBytes) {
    this.#library = library;
    this.#kept = new KeptDocuments(maxBytes);
  }

  /**
   * Returns a function that reads the documents of one answer in the library's current state. It returns
   * undefined for a document that does not exist. Documents are shared between readers. Throws
   * DamagedDocumentError, and LibraryMovedError: see `onOneState`.
   */
  reader(): (path: string) => unknown {
    this.#followLibrary();
    const generation = this.#generation;
    return (path) => {
      // Another answer began in a later state
      if (generation !== this.#generation) throw new LibraryMovedError();
      const language = stemmerAt(path);
      return language === undefined ? this.#read(path) : stemmers().loadStemmer(language);
    };
  }

  #read(path: string): unknown {
    const kept = this.#kept.get(path);
    if (kept) return kept.document;
    if (this.#library.generation() !== this.#generation) throw new LibraryMovedError();
    const stored = this.#library.peek(path);
    if (!stored) {
      this.#library.requireAbsence(path);
      return undefined;
    }
    const json = Bun.gunzipSync(stored.body, { library: 'libdeflate' });
    const document: unknown = JSON.parse(new TextDecoder().decode(json));
    if (isKept.test(path)) this.#kept.keep(path, document, json.length);
    return document;
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  #followLibrary(): void {
    const generation = this.#library.generation();
    if (generation === this.#generation) return;
    this.#generation = generation;
    this.#kept.clear();
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

let loadedStemmers: typeof import('./stemmer-modules.ts') | undefined;

/** Loaded for the first search: most servers start without one. */
function stemmers() {
  loadedStemmers ??= require('./stemmer-modules.ts') as typeof import('./stemmer-modules.ts');
  return loadedStemmers;
}
