import type { StoredBody } from './stored-body.ts';

/** Length of the SHA-256 that opens a stored value. */
export const hashBytes = 32;

/**
 * How a body lies in the store: 32 bytes SHA-256 of the identity body, then the coded body. Both go out over HTTP as
 * they are (the hash as ETag), so reading a document decodes nothing. A second body repeats the hash: it is found with
 * one lookup, and it shows when the two are not of one document.
 */
export const storedValue = {
  encode({ hash, body }: StoredBody): Uint8Array {
    if (hash.length !== hashBytes) {
      throw new RangeError(`A document hash is ${hashBytes} bytes, not ${hash.length}.`);
    }
    const value = new Uint8Array(hashBytes + body.length);
    value.set(hash);
    value.set(body, hashBytes);
    return value;
  },

  /** The members are views of `value`. */
  decode(value: Uint8Array): StoredBody {
    return { hash: value.subarray(0, hashBytes), body: value.subarray(hashBytes) };
  },

  hasHash(value: Uint8Array, hash: Uint8Array): boolean {
    for (let i = 0; i < hashBytes; i++) if (value[i] !== hash[i]) return false;
    return true;
  },
};
