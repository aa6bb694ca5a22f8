import type { ByteSpan } from '../http/response.ts';

interface Hashed {
  /** 32 bits of the document's hash. @param index 0 to 7. */
  hashWord(index: number): number;
}

/** Chapters are several times as long, so most slots are free. */
const bytesPerSlot = 2048;
/** Larger bodies are not kept: one list would evict hundreds of chapters. */
const maxBodyBytes = 2 * 1024 * 1024;
const maxShareOfBody = 1 / 32;

/**
 * A ring buffer of uncompressed bodies for clients that accept no compression: decompressing a chapter takes
 * fifty times as long as copying it. It never grows; a new body overwrites the oldest ones. Bodies are
 * identified by the hash of their document, so they stay valid if the library changes.
 *
 * The index consists of arrays of numbers, because an object per body would burden the garbage collector
 * (`docs/decisions/garbage-under-load.md`).
 */
export class PlainBodies {
  readonly #maxBytes: number;
  readonly #slots: number;
  /** Allocated for the first body: most clients accept compression. */
  #memory: Buffer<ArrayBuffer> | undefined;
  #hashes = new Uint32Array();
  #lengths = new Uint32Array();
  /** The start of each body, counted over all bytes ever written. An unused slot counts as overwritten. */
  #starts = new Float64Array();
  #written = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#slots = 2 * Math.max(1, Math.ceil(maxBytes / bytesPerSlot / 2));
  }

  /** The span is valid until the next `add`. */
  find(document: Hashed): ByteSpan | undefined {
    if (!this.#memory) return undefined;
    const first = this.#firstSlot(document);
    const slot = this.#holds(first, document) ? first : first + 1;
    if (slot !== first && !this.#holds(slot, document)) return undefined;
    const start = this.#starts[slot]! % this.#maxBytes;
    return { bytes: this.#memory, start, end: start + this.#lengths[slot]! };
  }

  add(document: Hashed, body: Uint8Array): void {
    if (body.length > Math.min(maxBodyBytes, this.#maxBytes * maxShareOfBody)) return;
    this.#memory ??= this.#allocate();
    // Bodies are never split: the rest of the buffer is skipped
    const left = this.#maxBytes - (this.#written % this.#maxBytes);
    if (body.length > left) this.#written += left;
    const first = this.#firstSlot(document);
    const slot = this.#starts[first]! <= this.#starts[first + 1]! ? first : first + 1;
    this.#starts[slot] = this.#written;
    this.#lengths[slot] = body.length;
    for (let word = 0; word < 3; word++) this.#hashes[3 * slot + word] = document.hashWord(word);
    this.#memory.set(body, this.#written % this.#maxBytes);
    this.#written += body.length;
  }

  #firstSlot(document: Hashed): number {
    return 2 * (document.hashWord(0) % (this.#slots / 2));
  }

  #holds(slot: number, document: Hashed): boolean {
    for (let word = 0; word < 3; word++)
      if (this.#hashes[3 * slot + word] !== document.hashWord(word)) return false;
    return this.#starts[slot]! >= this.#written - this.#maxBytes;
  }

  #allocate(): Buffer<ArrayBuffer> {
    this.#hashes = new Uint32Array(3 * this.#slots);
    this.#lengths = new Uint32Array(this.#slots);
    this.#starts = new Float64Array(this.#slots).fill(Number.NEGATIVE_INFINITY);
    return Buffer.alloc(this.#maxBytes);
  }
}
