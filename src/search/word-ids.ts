import { longestWord } from './analysis.ts';

/** Of each character of Latin text without accents: what it is folded to in a word, or 0 where it separates words. */
const folded = new Uint8Array(0x2028);
for (let unit = 0x30; unit <= 0x39; unit++) folded[unit] = unit;
for (let unit = 0x61; unit <= 0x7a; unit++) {
  folded[unit] = unit;
  folded[unit - 0x20] = unit;
}

/**
 * Finds the ids of the words of Latin text without accents by its characters, without making a string of each word: most of a text
 * consists of words that were met before.
 */
export class WordIds {
  readonly #terms: readonly string[];
  readonly #addTerm: (folded: string) => number;
  /** Id of a term plus one, at a place given by its hash; 0 where none is. */
  #slots = new Int32Array(1 << 12);
  readonly #hashes: number[] = [];
  #count = 0;

  /** @param terms by id. @param addTerm gives the id of a term, which may be new. */
  constructor(terms: readonly string[], addTerm: (folded: string) => number) {
    this.#terms = terms;
    this.#addTerm = addTerm;
  }

  /** Calls `take` with the words of a text of which `withFoldedWords` is not undefined. */
  eachOf(text: string, take: (id: number, start: number, end: number) => void): void {
    const { length } = text;
    let at = 0;
    while (at < length) {
      let unit = folded[text.charCodeAt(at)]!;
      if (unit === 0) {
        at++;
        continue;
      }
      const start = at;
      let hash = 0;
      do {
        hash = (Math.imul(hash, 31) + unit) | 0;
        unit = ++at < length ? folded[text.charCodeAt(at)]! : 0;
      } while (unit !== 0);
      const isCut = at - start > longestWord;
      const id = isCut
        ? this.#addTerm(text.slice(start, start + longestWord).toLowerCase())
        : this.#idOf(text, start, at, hash);
      take(id, start, at);
    }
  }

  #idOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let entry = this.#slots[slot]!; entry !== 0; entry = this.#slots[slot]!) {
      if (this.#hashes[entry - 1] === hash && isAt(this.#terms[entry - 1]!, text, start, end)) return entry - 1;
      slot = (slot + 1) & mask;
    }
    const id = this.#addTerm(text.slice(start, end).toLowerCase());
    this.#hashes[id] = hash;
    this.#slots[slot] = id + 1;
    this.#count++;
    if (this.#count * 2 > this.#slots.length) this.#grow();
    return id;
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Int32Array(old.length * 2);
    const mask = this.#slots.length - 1;
    for (const entry of old) {
      if (entry === 0) continue;
      const hash = this.#hashes[entry - 1]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = entry;
    }
  }
}

function isAt(term: string, text: string, start: number, end: number): boolean {
  if (term.length !== end - start) return false;
  for (let index = 0; index < term.length; index++) {
    if (term.charCodeAt(index) !== folded[text.charCodeAt(start + index)]) return false;
  }
  return true;
}
