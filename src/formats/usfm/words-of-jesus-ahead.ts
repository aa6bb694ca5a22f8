/** Tells of `\wj` that is open at the end of a paragraph whether it goes on in the next one. */
export class WordsOfJesusAhead {
  readonly #text: string;
  #next = { at: -1, closes: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the next `\wj` behind `at` is a closing one: then the words of Jesus go on up to there. */
  closeAfter(at: number): boolean {
    if (this.#next.at < at) {
      const pattern = /\\\+?wj(\*|(?![A-Za-z0-9-]))/g;
      pattern.lastIndex = at;
      const match = pattern.exec(this.#text);
      this.#next = { at: match?.index ?? Number.POSITIVE_INFINITY, closes: match?.[1] === '*' };
    }
    return this.#next.closes;
  }
}
