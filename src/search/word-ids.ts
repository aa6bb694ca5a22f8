import { maxWordLength } from './analysis.ts';

/** Numbers different texts 0, 1, 2, ... */
export class TextIds {
  readonly texts: string[] = [];
  readonly #ids = new Map<string, number>();

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#ids.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** Folded form of each unaccented Latin character; 0 for a word separator. */
const foldedUnits = new Uint8Array(0x2028);
for (let unit = 0x30; unit <= 0x39; unit++) foldedUnits[unit] = unit;
for (let unit = 0x61; unit <= 0x7a; unit++) {
  foldedUnits[unit] = unit;
  foldedUnits[unit - 0x20] = unit;
}

/**
 * Finds word ids in unaccented Latin text by hashing characters. Most words are already known, so no string
 * is created for them.
 */
export class WordIds {
  readonly #terms: readonly string[];
  readonly #addTerm: (folded: string) => number;
  #slots = new Int32Array(1 << 12);
  #count = 0;
  readonly #hashes: number[] = [];

  /** @param terms indexed by id. @param addTerm returns the id of a term, adding it if it is new. */
  constructor(terms: readonly string[], addTerm: (folded: string) => number) {
    this.#terms = terms;
    this.#addTerm = addTerm;
  }

  eachOf(text: string, take: (id: number, start: number, end: number) => void): void {
    const { length } = text;
    for (let at = 0; at < length; at++) {
      let unit = foldedUnits[text.charCodeAt(at)]!;
      if (unit === 0) continue;
      const start = at;
      let hash = 0;
      do {
        hash = (Math.imul(hash, 31) + unit) | 0;
        unit = ++at < length ? foldedUnits[text.charCodeAt(at)]! : 0;
      } while (unit !== 0);
      take(this.#idOf(text, start, at, hash), start, at);
    }
  }

  #idOf(text: string, start: number, end: number, hash: number): number {
    if (end - start > maxWordLength) return this.#addTerm(folded(text, start, start + maxWordLength));
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let id = this.#slots[slot]! - 1; id >= 0; id = this.#slots[slot]! - 1) {
      if (this.#hashes[id] === hash && isAt(this.#terms[id]!, text, start, end)) return id;
      slot = (slot + 1) & mask;
    }
    const id = this.#addTerm(folded(text, start, end));
    this.#hashes[id] = hash;
    this.#slots[slot] = id + 1;
    if (2 * ++this.#count > this.#slots.length) this.#grow();
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

function folded(text: string, start: number, end: number): string {
  return text.slice(start, end).toLowerCase();
}

function isAt(term: string, text: string, start: number, end: number): boolean {
  if (term.length !== end - start) return false;
  for (let index = 0; index < term.length; index++) {
    if (term.charCodeAt(index) !== foldedUnits[text.charCodeAt(start + index)]) return false;
  }
  return true;
}
