/** The parts of a gzip file that a zip archive can take over without compressing again. */
export interface GzipMember {
  readonly deflated: Uint8Array;
  readonly crc32: number;
  /** Bytes of the uncompressed body. */
  readonly size: number;
}

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const DEFLATE = 8;

/**
 * Takes a gzip file of one member apart (RFC 1952); the parts are views of it. Bodies of a library have no optional
 * header fields.
 * @throws RangeError for anything else.
 */
export function gzipMember(gzip: Uint8Array): GzipMember {
  const isPlain = gzip[0] === 0x1f && gzip[1] === 0x8b && gzip[2] === DEFLATE && gzip[3] === 0;
  if (!isPlain || gzip.length < HEADER_BYTES + TRAILER_BYTES) {
    throw new RangeError('This is not a gzip body as a library holds it.');
  }
  const trailer = new DataView(gzip.buffer, gzip.byteOffset + gzip.length - TRAILER_BYTES, TRAILER_BYTES);
  return {
    deflated: gzip.subarray(HEADER_BYTES, gzip.length - TRAILER_BYTES),
    crc32: trailer.getUint32(0, true),
    size: trailer.getUint32(4, true),
  };
}
