import { closeSync, openSync, readSync } from 'node:fs';

const MAGIC_OFFSET = 24;
const MAGIC = 0xbeefc0de;
/** Layout version of the LMDB that the `lmdb` package carries. */
const DATA_VERSION = 2;

/**
 * Whether the first page of `file` is LMDB's. Asked before opening because `lmdb` 3.5 under Bun does not
 * survive the error that its native code returns for any other file.
 */
export function isLmdbFile(file: string): boolean {
  const head = Buffer.alloc(32);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, head) < head.length) return false;
  } finally {
    closeSync(descriptor);
  }
  return head.readUInt32LE(MAGIC_OFFSET) === MAGIC && head.readUInt32LE(MAGIC_OFFSET + 4) === DATA_VERSION;
}
