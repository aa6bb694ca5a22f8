/**
 * Has the collector run each time that work has made so many bytes. Left to itself, it lets a heap grow to twice what
 * is in use, and what is in use while documents are made is mostly finished JSON, which it cannot free.
 */
export class GarbageBudget {
  readonly #most: number;
  #made = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(bytes: number): void {
    this.#made += bytes;
    if (this.#made <= this.#most) return;
    this.#made = 0;
    Bun.gc(true);
  }
}
