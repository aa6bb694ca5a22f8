/** Finds where values stand in a JSON text, in the order in which they stand there. */
export class JsonPlaces {
  readonly #text: string;
  #at = 0;
  #isLost = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Offset of the next such value, or that of the last one found when it is written in an unusual way. */
  next(value: string): number {
    if (this.#isLost) return this.#at;
    const found = this.#text.indexOf(JSON.stringify(value), this.#at);
    // Each search that fails reads to the end: a second one would make a hostile file costly
    if (found < 0) this.#isLost = true;
    else this.#at = found + 1;
    return found < 0 ? this.#at : found;
  }
}
