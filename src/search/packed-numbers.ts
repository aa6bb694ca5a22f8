/**
 * Encodes numbers as text that needs no escaping in JSON. The alphabet has 93 printable ASCII characters (all
 * except `"` and `\`). The first 61 end a number; each of the other 32 carries five more bits. Most numbers
 * take one character. gzip compresses this better than base64 because it sees whole symbols, and decoding
 * needs no parsing (docs/decisions/search-index.md).
 */
const enders = 61;
const carrierBits = 5;
const carriers = 2 ** carrierBits;
/** Maximum characters of a 31-bit number. */
const maxIntCharacters = 7;
const alphabet = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');

/** Value of each character code; 255 if it is not in the alphabet. */
const values = new Uint8Array(128).fill(255);
for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index;

const codes = new TextEncoder().encode(alphabet);

export class NumberWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(number: number): void {
    if (this.#length + 16 > this.#bytes.length) this.#grow();
    let rest = number;
    while (rest >= enders) {
      rest -= enders;
      this.#bytes[this.#length++] = codes[enders + (rest % carriers)]!;
      rest = Math.floor(rest / carriers);
    }
    this.#bytes[this.#length++] = codes[rest]!;
  }

  addAll(numbers: Int32Array, count: number): void {
    while (this.#length + count * maxIntCharacters > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < count; index++) {
      let rest = numbers[index]!;
      while (rest >= enders) {
        rest -= enders;
        bytes[at++] = codes[enders + (rest & (carriers - 1))]!;
        rest >>= carrierBits;
      }
      bytes[at++] = codes[rest]!;
    }
    this.#length = at;
  }

  text(ascii: string): void {
    while (this.#length + ascii.length > this.#bytes.length) this.#grow();
    for (let index = 0; index < ascii.length; index++) this.#bytes[this.#length++] = ascii.charCodeAt(index);
  }

  /** Returns the bytes written and resets the writer. The bytes are valid until the next write. */
  take(): Uint8Array {
    const bytes = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return bytes;
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads packed numbers. Invalid text yields zeros and never throws. */
export class NumberReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  next(): number {
    let value = values[this.#text.charCodeAt(this.#at++)] ?? 0;
    if (value < enders) return value;
    let number = 0;
    let scale = 1;
    while (value >= enders && value !== 255) {
      number += scale * (value - enders) + scale * enders;
      scale *= carriers;
      value = values[this.#text.charCodeAt(this.#at++)] ?? 0;
    }
    return number + scale * (value === 255 ? 0 : value);
  }
}

export function readNumbers(packed: string): Int32Array {
  const reader = new NumberReader(packed);
  const numbers: number[] = [];
  while (!reader.isAtEnd) numbers.push(reader.next());
  return Int32Array.from(numbers);
}
