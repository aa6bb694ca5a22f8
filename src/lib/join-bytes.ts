export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Bun.concatArrayBuffers(pieces as Uint8Array<ArrayBuffer>[], Number.POSITIVE_INFINITY, true);
}

export function totalBytes(pieces: readonly { readonly byteLength: number }[]): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const encoder = new TextEncoder();

/** Concatenates bytes in a reused buffer, which avoids garbage collection. */
export class ByteWriter {
  #buffer = new Uint8Array(1 << 16);
  #length = 0;

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  clear(): this {
    this.#length = 0;
    return this;
  }

  text(text: string): this {
    // UTF-8 needs at most three bytes per UTF-16 code unit
    this.#makeRoom(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#buffer.subarray(this.#length)).written;
    return this;
  }

  add(bytes: Uint8Array): this {
    this.#makeRoom(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Like `add`, but several times faster for a few bytes. */
  addFew(bytes: Uint8Array): this {
    this.#makeRoom(bytes.length);
    const buffer = this.#buffer;
    let at = this.#length;
    for (let index = 0; index < bytes.length; index++) buffer[at++] = bytes[index]!;
    this.#length = at;
    return this;
  }

  number(number: number): this {
    if (number >= knownNumbers) return this.text(`${number}`);
    digits[number] ??= encoder.encode(`${number}`);
    return this.addFew(digits[number]);
  }

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#buffer.length * 2));
    larger.set(this.bytes);
    this.#buffer = larger;
  }
}

const digits: Uint8Array[] = [];
const knownNumbers = 1000;
