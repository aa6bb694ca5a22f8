import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';
import { GarbageCount } from '../lib/garbage-count.ts';
import { ByteWriter, joinBytes } from '../lib/join-bytes.ts';
import { JsonPieces } from '../lib/json-text.ts';

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

/** A stored body in place, without a copy: valid until the next call of the library. Its members are views. */
export class PeekedBody implements StoredBody {
  readonly #value: Buffer;
  readonly #end: number;

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

  hashWord(index: number): number {
    return this.#value.readUInt32LE(checkBytes + 4 * index);
  }

  hashText(bytes: number): string {
    return this.#value.toString('base64url', checkBytes, checkBytes + bytes);
  }

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

/** Above this length, the best quality takes over ten seconds per body and saves a tenth (bench/codings.ts). */
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
  body: string | Uint8Array<ArrayBuffer> | JsonPieces,
  { withBrotli = false } = {},
): StoredDocument {
  // Brotli needs the whole document in memory
  if (body instanceof JsonPieces)
    return withBrotli ? packDocument(String(body), { withBrotli }) : packPieces(body);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const document = gzipDocument(bytes);
  return withBrotli ? { ...document, brotli: brotliBody(bytes) } : document;
}

export function hashOf(json: string | JsonPieces): Buffer {
  const hash = new Bun.CryptoHasher('sha256');
  if (typeof json === 'string') return hash.update(json).digest();
  for (const bytes of encoded(json)) hash.update(bytes);
  return hash.digest();
}

/** Bytes of JSON that are compressed as a whole. Longer JSON is compressed in parts: the result is a tenth larger. */
const maxWholeBytes = 8_000_000;

const minPartBytes = 1 << 18;

function packPieces(json: JsonPieces): StoredDocument {
  const hash = new Bun.CryptoHasher('sha256');
  const parts: Uint8Array[] = [];
  let bytes = 0;
  let gzip: PartwiseGzip | undefined;
  for (const part of encoded(json)) {
    hash.update(part);
    bytes += part.length;
    if (bytes > maxWholeBytes && !gzip) {
      gzip = new PartwiseGzip();
      for (const waiting of parts.splice(0)) gzip.add(waiting);
    }
    if (gzip) gzip.add(part);
    else parts.push(part.slice());
  }
  const body = gzip ? joinBytes(gzip.end()) : Bun.gzipSync(joinBytes(parts), options);
  return { hash: hash.digest(), gzip: body };
}

function* encoded(json: JsonPieces): Iterable<Uint8Array<ArrayBuffer>> {
  const part = new ByteWriter();
  for (const piece of json) {
    part.text(piece);
    if (part.length < minPartBytes) continue;
    yield part.bytes;
    garbage.add(part.bytes.length);
    part.clear();
  }
  yield part.bytes;
  garbage.add(part.bytes.length);
}

/** The pieces of a catalogue would otherwise stay in memory until long after its transaction. */
const garbage = new GarbageCount(4_000_000);

/** A gzip body of one member (RFC 1952) that is made of parts, without the whole in memory. */
export class PartwiseGzip {
  readonly #level: number;
  readonly #parts: Uint8Array[] = [Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff)];
  #checksum = 0;
  #bytes = 0;

  constructor(level: number = constants.Z_DEFAULT_COMPRESSION) {
    this.#level = level;
  }

  add(part: Uint8Array): void {
    this.#checksum = crc32(part, this.#checksum);
    this.#bytes += part.length;
    // Ends at a whole byte, so that the next part can follow
    this.#parts.push(deflateRawSync(part, { level: this.#level, finishFlush: constants.Z_SYNC_FLUSH }));
  }

  /** @returns the parts of the body. */
  end(): Uint8Array[] {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(this.#checksum);
    trailer.writeUInt32LE(this.#bytes % 2 ** 32, 4);
    return [...this.#parts, deflateRawSync(new Uint8Array()), trailer];
  }
}
