import type { StoredBody } from './stored-body.ts';
import { hashBytes } from './stored-value.ts';

/** A stored body where it lies: good until the library is asked for something else. What it gives are views. */
export class PeekedBody implements StoredBody {
  /** May be longer than the stored value. */
  readonly #value: Buffer;
  readonly #end: number;

  /** @param end where the stored value ends in `value`. */
  constructor(value: Uint8Array, end: number) {
    this.#value = Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.length);
    this.#end = end;
  }

  get hash(): Uint8Array {
    return this.#value.subarray(0, hashBytes);
  }

  get body(): Uint8Array<ArrayBuffer> {
    return this.#value.subarray(hashBytes, this.#end) as Uint8Array<ArrayBuffer>;
  }

  /** In bytes. */
  get bodyLength(): number {
    return this.#end - hashBytes;
  }

  /** 32 bits of the hash. */
  get fingerprint(): number {
    return this.#value.readUInt32LE(0);
  }

  /** The first `bytes` of the hash in base64url. */
  hashText(bytes: number): string {
    return this.#value.toString('base64url', 0, bytes);
  }

  copyBody(target: Uint8Array, start: number): void {
    this.#value.copy(target, start, hashBytes, this.#end);
  }
}
