export interface CachedDocument {
  readonly text: string;
  /** Empty if the service sent none. */
  readonly entityTag: string;
  /** Unix time in milliseconds. */
  readonly freshUntil: number;
}

/**
 * An LRU cache of documents by path. It contains text, so that each caller gets its own object. `maxSize` is
 * in UTF-16 code units of text; documents larger than a quarter of it are not cached.
 */
export class DocumentCache {
  readonly #documents = new Map<string, CachedDocument>();
  readonly #maxSize: number;
  #size = 0;

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(path: string): CachedDocument | undefined {
    const document = this.#documents.get(path);
    if (!document) return undefined;
    // A map keeps insertion order: the most recently used one moves to the end
    this.#documents.delete(path);
    this.#documents.set(path, document);
    return document;
  }

  set(path: string, document: CachedDocument): void {
    this.delete(path);
    if (document.text.length > this.#maxSize / 4) return;
    this.#documents.set(path, document);
    this.#size += document.text.length;
    for (const oldest of this.#documents.keys()) {
      if (this.#size <= this.#maxSize) return;
      this.delete(oldest);
    }
  }

  delete(path: string): void {
    this.#size -= this.#documents.get(path)?.text.length ?? 0;
    this.#documents.delete(path);
  }
}
