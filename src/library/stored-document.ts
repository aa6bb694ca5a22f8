import { brotliCompressSync, constants } from 'node:zlib';

export interface StoredDocument {
  /** SHA-256 of the identity (uncompressed) body, 32 bytes. */
  readonly hash: Uint8Array;
  readonly gzip: Uint8Array;
  /** Only available through `Library.peekBrotli`. */
  readonly brotli?: Uint8Array;
}

export interface StoredBody {
  readonly hash: Uint8Array;
  readonly body: Uint8Array;
}

const hashBytes = 32;
/** Length of the checksum at the start of every value: see stored-values.ts. */
export const checkBytes = 4;

/**
 * The stored form of a body: 32 bytes SHA-256 of the identity body, then the encoded body. Both are sent over
 * HTTP unchanged (the hash as ETag), so reading a document decodes nothing. A second body repeats the hash,
 * so that one lookup finds it, and the body of another version of the document is noticed.
 */
export const storedValue = {
  encode({ hash, body }: StoredBody): Uint8Array {
    if (hash.length !== hashBytes) {
      throw new RangeError(`A document hash is ${hashBytes} bytes, not ${hash.length}.`);
    }
    const content = new Uint8Array(hashBytes + body.length);
    content.set(hash);
    content.set(body, hashBytes);
    return content;
  },

  /** The members are views of `content`. */
  decode(content: Uint8Array): StoredBody {
    return { hash: content.subarray(0, hashBytes), body: content.subarray(hashBytes) };
  },

  hasHash(content: Uint8Array, hash: Uint8Array): boolean {
    for (let i = 0; i < hashBytes; i++) if (content[i] !== hash[i]) return false;
    return true;
  },
};

export const storedNumber = {
  encode(value: number): Uint8Array {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return bytes;
  },

  decode(bytes: Uint8Array): number {
    return Buffer.from(bytes.buffer, bytes.byteOffset, 8).readDoubleLE(0);
  },
};

const bodyStart = checkBytes + hashBytes;

/**
 * A stored body in place, without a copy: valid until the next call of the library. Its members are views.
 */
export class PeekedBody implements StoredBody {
  readonly #value: Buffer;
  readonly #end: number;

  /** @param end offset in `value` of the end of the stored value, which starts with its checksum. */
  constructor(value: Uint8Array, end: number) {
    this.#value = Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.length);
    this.#end = end;
  }

  get hash(): Uint8Array {
    return this.#part(checkBytes, bodyStart);
  }

  get body(): Uint8Array<ArrayBuffer> {
    return this.#part(bodyStart, this.#end);
  }

  get bodyLength(): number {
    return this.#end - bodyStart;
  }

  /** 32 bits of the hash. @param index 0 to 7. */
  hashWord(index: number): number {
    return this.#value.readUInt32LE(checkBytes + 4 * index);
  }

  hashText(bytes: number): string {
    return this.#value.toString('base64url', checkBytes, checkBytes + bytes);
  }

  /** Not a Buffer, because `Buffer.slice` does not copy. */
  #part(start: number, end: number): Uint8Array<ArrayBuffer> {
    const { buffer, byteOffset } = this.#value;
    return new Uint8Array(buffer as ArrayBuffer, byteOffset + start, end - start);
  }

  copyBody(target: Uint8Array, start: number): void {
    this.#value.copy(target, start, bodyStart, this.#end);
  }
}

/** Level 6 of libdeflate is within 4 % of the smallest and five times as fast (bench/compile.ts). */
const options = { library: 'libdeflate', level: 6 } as const;

export function parseStored<Document>(gzip: Uint8Array): Document {
  return JSON.parse(new TextDecoder().decode(Bun.gunzipSync(gzip as Uint8Array<ArrayBuffer>)));
}

export function gzipDocument(json: Uint8Array<ArrayBuffer>): StoredDocument {
  const hash = new Bun.CryptoHasher('sha256').update(json).digest();
  return { hash, gzip: Bun.gzipSync(json, options) };
}

/**
 * Above this length, the best quality takes over ten seconds per body and saves a tenth (bench/codings.ts).
 */
const longBody = 2_000_000;

/** The smallest brotli body within reasonable time: about 1 ms per kilobyte of a chapter. */
export function brotliBody(body: Uint8Array, quality = body.length > longBody ? 9 : 11): Uint8Array {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

export function packDocument(
  body: string | Uint8Array<ArrayBuffer>,
  { withBrotli = false } = {},
): StoredDocument {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const document = gzipDocument(bytes);
  return withBrotli ? { ...document, brotli: brotliBody(bytes) } : document;
}
