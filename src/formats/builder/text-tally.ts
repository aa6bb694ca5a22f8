/**
 * Counts text that arrives in pieces. A word may span pieces; `endWord` ends it. Every character of an
 * edition passes through here several times: tables instead of conditions make it four times as fast.
 */
export class TextTally {
  characters = 0;
  words = 0;
  checksum = 0;
  /** 1 between words, 0 inside a word. */
  #afterSpace = 1;

  add(text: string): this {
    const { length } = text;
    let uncounted = 0;
    let words = 0;
    let checksum = 0;
    let afterSpace = this.#afterSpace;
    for (let index = 0; index < length; index++) {
      const code = text.charCodeAt(index);
      const kind = kinds[code]!;
      const isSpace = kind & 1;
      words += afterSpace & (isSpace ^ 1);
      afterSpace = isSpace;
      uncounted += kind >> 1;
      // The mask is 0 for white space, which therefore adds nothing
      checksum = (checksum + (Math.imul(code, code ^ 0x5bd1e995) & (isSpace - 1))) | 0;
    }
    this.characters += length - uncounted;
    this.words += words;
    this.checksum = (this.checksum + checksum) | 0;
    this.#afterSpace = afterSpace;
    return this;
  }

  endWord(): this {
    this.#afterSpace = 1;
    return this;
  }

  subtract(text: string): void {
    const { characters, words, checksum } = new TextTally().add(text);
    this.characters -= characters;
    this.words -= words;
    this.checksum = (this.checksum - checksum) | 0;
    this.#afterSpace = 1;
  }

  get count() {
    const { characters, words, checksum } = this;
    return { characters, words, checksum };
  }
}

const isNoCharacter = 2;
const isWhiteSpace = 1 | isNoCharacter;

/** By UTF-16 code unit. White space is the same as for `\s` and `trim`. */
const kinds = new Uint8Array(0x10000)
  .fill(isWhiteSpace, 0x09, 0x0e)
  .fill(isWhiteSpace, 0x2000, 0x200b)
  // The second half of a surrogate pair is not counted as a character
  .fill(isNoCharacter, 0xdc00, 0xe000);
for (const code of [0x20, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff])
  kinds[code] = isWhiteSpace;
