/**
 * Tokenizes words and punctuation. A regular expression with the same classes takes three times as long, and
 * every verse of an edition is scanned, so the class of each character is cached.
 */
const letter = 1;
const inWord = 2;
const mark = 4;
const known = 8;

const kinds = new Uint8Array(0x10000);

function kindAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  if (code >= 0xd800 && code < 0xe000) return classify(pairAt(text, index));
  let kind = kinds[code]!;
  if (kind === 0) {
    kind = known | classify(text[index]!);
    kinds[code] = kind;
  }
  return kind;
}

function pairAt(text: string, index: number): string {
  const isSecond = text.charCodeAt(index) >= 0xdc00;
  return isSecond ? text.slice(Math.max(0, index - 1), index + 1) : text.slice(index, index + 2);
}

function classify(character: string): number {
  if (/^[\p{L}\p{N}]$/u.test(character)) return letter | inWord;
  const isMark = /^[\p{P}\p{S}]$/u.test(character) ? mark : 0;
  return /^(?:[\p{M}’'ʼ-]|\u200c|\u200d)$/u.test(character) ? inWord | isMark : isMark;
}

/**
 * Counts the words of a book. Words begin with a letter or digit, and may contain apostrophes, hyphens and
 * joiners. Lookup works on the text itself, so that a string is created once per word and not per use.
 */
export class WordCounter {
  readonly words: string[] = [];
  readonly counts: number[] = [];
  total = 0;
  /** Hash table of 1-based word indexes; 0 is an empty slot. */
  #slots = new Int32Array(1 << 12);

  add(text: string, take: (index: number, from: number) => void): void {
    const { length } = text;
    for (let at = 0; at < length; at++) {
      if (!(kindAt(text, at) & letter)) continue;
      const from = at;
      let hash = 0;
      do hash = (hash * 31 + text.charCodeAt(at++)) | 0;
      while (at < length && kindAt(text, at) & inWord);
      take(this.#count(text, from, at, hash), from);
    }
  }

  countOf(word: string): number {
    return this.counts[this.indexOf(word)] ?? 0;
  }

  indexOf(word: string): number {
    const mask = this.#slots.length - 1;
    let slot = spread(hashOf(word)) & mask;
    for (let index = this.#slots[slot]!; index > 0; index = this.#slots[slot]!) {
      if (this.words[index - 1] === word) return index - 1;
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  #count(text: string, from: number, to: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = spread(hash) & mask;
    for (let index = this.#slots[slot]!; index > 0; index = this.#slots[slot]!) {
      const word = this.words[index - 1]!;
      if (word.length === to - from && text.startsWith(word, from)) {
        this.counts[index - 1]!++;
        this.total++;
        return index - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.words.push(text.slice(from, to));
    this.counts.push(1);
    this.total++;
    this.#slots[slot] = this.words.length;
    if (this.words.length * 2 > mask) this.#grow();
    return this.words.length - 1;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    this.words.forEach((word, index) => {
      let slot = spread(hashOf(word)) & mask;
      while (slots[slot]! > 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    });
    this.#slots = slots;
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (hash * 31 + word.charCodeAt(at)) | 0;
  return hash;
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** Scripts without spaces: their words cannot be counted. */
export const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff]/;

export function eachMarks(text: string, take: (marks: string, index: number) => void): void {
  const { length } = text;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if ((code > 0x60 && code < 0x7b) || code === 0x20 || !(kindAt(text, index) & mark)) continue;
    const from = index++;
    while (index < length && kindAt(text, index) & mark) index++;
    take(text.slice(from, index), from);
  }
}
