/**
 * Runs the garbage collector after each `maxBytes` of garbage. By itself, the collector waits until the heap has
 * grown by much more; on the other hand, a collection takes as long as building a short edition.
 */
export class GarbageCount {
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < this.#maxBytes) return;
    this.#bytes = 0;
    Bun.gc(true);
  }
}
