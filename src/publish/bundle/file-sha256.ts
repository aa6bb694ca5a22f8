import { closeSync, openSync, readSync } from 'node:fs';

const PIECE_BYTES = 1 << 20;

/** SHA-256 of a file in hexadecimal digits; holds one piece of it at a time. */
export function fileSha256(file: string): string {
  const hash = new Bun.CryptoHasher('sha256');
  const piece = new Uint8Array(PIECE_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    for (let read = readSync(descriptor, piece); read > 0; read = readSync(descriptor, piece)) {
      hash.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}
