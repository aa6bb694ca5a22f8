/** One body of a document, in the coding it is stored in. */
export interface StoredBody {
  /** SHA-256 of the identity (uncompressed) body, 32 bytes. */
  readonly hash: Uint8Array;
  readonly body: Uint8Array;
}
