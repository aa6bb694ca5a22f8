import { type ContentCoding, contentCodings } from '../../site/content-coding.ts';
import type { PreparedDocument } from './prepare.ts';

/** Most chapters are several times as long, so most slots are free. */
const bytesPerSlot = 2048;
/** Longer responses are not kept: one list would overwrite hundreds of chapters. */
const maxShare = 1 / 32;

/**
 * A ring buffer of finished responses. It never grows; a new response overwrites the oldest ones. Copying a
 * chapter from it takes a third of the time of reading one from the library, and a fiftieth of decompressing one.
 *
 * The index consists of arrays of numbers, because an object per response would burden the garbage collector
 * (`docs/decisions/garbage-under-load.md`).
 */
export class ResponseRing {
  readonly #maxBytes: number;
  readonly #slots: number;
  #memory: Buffer<ArrayBuffer> | undefined;
  #hashes = new Uint32Array();
  /** The start of each entry, counted over all bytes ever written. An unused slot counts as overwritten. */
  #starts = new Float64Array();
  #parts = new Uint32Array();
  #written = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
    this.#slots = 2 ** Math.ceil(Math.log2(2 + maxBytes / bytesPerSlot));
  }

  /** The response is valid until the next `add`. */
  find(path: string, coding: ContentCoding): PreparedDocument | undefined {
    if (!this.#memory) return undefined;
    const hash = hashOf(path, coding);
    const first = this.#firstSlot(hash);
    const slot = this.#holds(first, hash, path) ? first : first + 1;
    if (slot !== first && !this.#holds(slot, hash, path)) return undefined;
    return new KeptDocument(this.#memory, this.#parts, partsPerSlot * slot);
  }

  add(path: string, document: PreparedDocument): void {
    const { bytes, start, bodyStart, end, dateStart } = document.response;
    const length = path.length + end - start;
    if (length > this.#maxBytes * maxShare) return;
    this.#memory ??= this.#allocate();
    // Entries are never split: the rest of the buffer is skipped
    const left = this.#maxBytes - (this.#written % this.#maxBytes);
    if (length > left) this.#written += left;
    const hash = hashOf(path, document.coding);
    const first = this.#firstSlot(hash);
    const slot = this.#starts[first]! <= this.#starts[first + 1]! ? first : first + 1;
    this.#hashes[slot] = hash;
    this.#starts[slot] = this.#written;
    const flags = (document.isDownload ? 4 : 0) + (document.isImmutable ? 8 : 0);
    const kind = contentCodings.indexOf(document.coding) + flags;
    const at = this.#written % this.#maxBytes;
    const moved = at + path.length - start;
    this.#parts.set(
      [at, start + moved, dateStart + moved, bodyStart + moved, end + moved, kind],
      partsPerSlot * slot,
    );
    this.#memory.write(path, at, 'latin1');
    Buffer.prototype.copy.call(bytes, this.#memory, at + path.length, start, end);
    this.#written += length;
  }

  clear(): void {
    this.#starts.fill(Number.NEGATIVE_INFINITY);
  }

  #firstSlot(hash: number): number {
    return hash & (this.#slots - 1) & ~1;
  }

  #holds(slot: number, hash: number, path: string): boolean {
    if (this.#hashes[slot] !== hash || this.#starts[slot]! < this.#written - this.#maxBytes) return false;
    const at = this.#parts[partsPerSlot * slot]!;
    if (this.#parts[partsPerSlot * slot + 1] !== at + path.length) return false;
    for (let index = 0; index < path.length; index++)
      if (this.#memory![at + index] !== path.charCodeAt(index)) return false;
    return true;
  }

  #allocate(): Buffer<ArrayBuffer> {
    this.#hashes = new Uint32Array(this.#slots);
    this.#starts = new Float64Array(this.#slots).fill(Number.NEGATIVE_INFINITY);
    this.#parts = new Uint32Array(partsPerSlot * this.#slots);
    return Buffer.alloc(this.#maxBytes);
  }
}

/** Positions in the buffer: of the path, the response, its Date, its body and its end; then its kind. */
const partsPerSlot = 6;

/** FNV-1a. Calling a native hash function takes longer than this does for a path. */
function hashOf(path: string, coding: ContentCoding): number {
  let hash = contentCodings.indexOf(coding) ^ 0x811c9dc5;
  for (let index = 0; index < path.length; index++)
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

class KeptDocument implements PreparedDocument {
  readonly response: PreparedDocument['response'];
  readonly #kind: number;

  constructor(bytes: Buffer<ArrayBuffer>, parts: Uint32Array, at: number) {
    this.response = {
      status: 200,
      bytes,
      start: parts[at + 1]!,
      bodyStart: parts[at + 3]!,
      end: parts[at + 4]!,
      dateStart: parts[at + 2]!,
      isTransient: true,
    };
    this.#kind = parts[at + 5]!;
  }

  get coding(): ContentCoding {
    return contentCodings[this.#kind & 3]!;
  }

  get isDownload(): boolean {
    return (this.#kind & 4) !== 0;
  }

  get isImmutable(): boolean {
    return (this.#kind & 8) !== 0;
  }

  /** Read from the header fields: few requests are conditional. */
  get etag(): string {
    const { bytes, start, bodyStart } = this.response;
    const head = (bytes as Buffer).toString('latin1', start, bodyStart);
    return /\r\nETag: ("[^"]*")/.exec(head)![1]!;
  }
}
