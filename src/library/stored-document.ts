/** A finished document: what a path answers with. */
export interface StoredDocument {
  /** SHA-256 of the identity (uncompressed) body, 32 bytes. */
  readonly hash: Uint8Array;
  /** The body, gzip-coded. */
  readonly gzip: Uint8Array;
  /** The body once more, brotli-coded. A library gives it through `peekBrotli` alone. */
  readonly brotli?: Uint8Array;
}
