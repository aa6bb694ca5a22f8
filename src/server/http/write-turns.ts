/** Somebody with more to send than one write may take. */
export interface Writer {
  /** Writes once. */
  writeMore(): void;
}

/**
 * Long answers take turns: one write of one of them in each round of the event loop. However many clients ask for
 * downloads, what the system copies for them keeps no chapter waiting for longer than one write.
 */
export class WriteTurns {
  readonly #waiting = new Set<Writer>();
  #isRunning = false;

  request(writer: Writer): void {
    this.#waiting.add(writer);
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    for (const writer of this.#waiting) {
      this.#waiting.delete(writer);
      writer.writeMore();
      break;
    }
    this.#isRunning = this.#waiting.size > 0;
    if (this.#isRunning) setImmediate(this.#next);
  };
}
