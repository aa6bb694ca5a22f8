const encoder = new TextEncoder();

/** Puts bytes together in one buffer that is used again and again, so that nothing is left for the collector. */
export class ByteWriter {
  #buffer = new Uint8Array(1 << 16);
  #length = 0;

  /** What has been written since the last `clear`; valid until the next. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }

  clear(): this {
    this.#length = 0;
    return this;
  }

  text(text: string): this {
    // UTF-8 takes at most three bytes for a UTF-16 code unit
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

  #makeRoom(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#buffer.length * 2));
    larger.set(this.bytes);
    this.#buffer = larger;
  }
}

/** Bytes. */
const chunkLength = 1 << 16;
/** A thread keeps so many chunks for the next book: 8 MB. */
const mostSpare = 128;
const spare: Uint8Array<ArrayBuffer>[] = [];

/**
 * Takes text whose length is not known before, such as that of a book, in chunks that are used again: one buffer that
 * grows would hold the text three times over each time it doubles. Several may be written at the same time.
 */
export class ChunkWriter {
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #fullLength = 0;
  #chunk = takeChunk();
  #used = 0;

  /** Bytes written so far. */
  get length(): number {
    return this.#fullLength + this.#used;
  }

  text(text: string): this {
    for (let from = 0; from < text.length; ) {
      const rest = from === 0 ? text : text.slice(from);
      const { read, written } = encoder.encodeInto(rest, this.#chunk.subarray(this.#used));
      from += read;
      this.#used += written;
      if (from < text.length) this.#nextChunk();
    }
    return this;
  }

  /** What was written, in memory that all threads share. Nothing may be written after it. */
  finish(): Uint8Array<SharedArrayBuffer> {
    const bytes = new Uint8Array(new SharedArrayBuffer(this.length));
    let offset = 0;
    for (const piece of [...this.#full, this.#chunk.subarray(0, this.#used)]) {
      bytes.set(piece, offset);
      offset += piece.length;
      if (spare.length < mostSpare) spare.push(new Uint8Array(piece.buffer));
    }
    return bytes;
  }

  #nextChunk(): void {
    this.#full.push(this.#chunk.subarray(0, this.#used));
    this.#fullLength += this.#used;
    this.#chunk = takeChunk();
    this.#used = 0;
  }
}

function takeChunk(): Uint8Array<ArrayBuffer> {
  return spare.pop() ?? new Uint8Array(chunkLength);
}
