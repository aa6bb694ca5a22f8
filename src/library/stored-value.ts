import type { StoredDocument } from './stored-document.ts';

/** Length of the SHA-256 that opens a stored value. */
const HASH_BYTES = 32;

/**
 * How a document lies in the store: 32 bytes SHA-256 of the identity body, then the gzip-coded body.
 * Both go out over HTTP as they are (the hash as ETag), so reading a document decodes nothing.
 */
export const storedValue = {
  encode(document: StoredDocument): Uint8Array {
    if (document.hash.length !== HASH_BYTES) {
      throw new RangeError(`A document hash is ${HASH_BYTES} bytes, not ${document.hash.length}.`);
    }
    const value = new Uint8Array(HASH_BYTES + document.gzip.length);
    value.set(document.hash);
    value.set(document.gzip, HASH_BYTES);
    return value;
  },

  /** The members are views of `value`. */
  decode(value: Uint8Array): StoredDocument {
    return { hash: value.subarray(0, HASH_BYTES), gzip: value.subarray(HASH_BYTES) };
  },

  hasHash(value: Uint8Array, hash: Uint8Array): boolean {
    for (let i = 0; i < HASH_BYTES; i++) if (value[i] !== hash[i]) return false;
    return true;
  },
};
