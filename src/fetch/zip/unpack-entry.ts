import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { Inflate } from 'fflate';
import { FetchError } from '../../net/network-fault.ts';
import type { ZipEntry } from './zip-entry.ts';

const localSignature = 0x04034b50;
const localBytes = 30;
/** So small that what one piece inflates to at most (1,032 times as much) is no burden. */
const pieceBytes = 16 * 1024;

/**
 * Gives the unpacked bytes of an entry to `write`, piece by piece; returns their SHA-256. What comes out is measured
 * while it comes, whatever the directory declares.
 * @throws FetchError when the entry is damaged or grows beyond what it declares.
 */
export function unpackEntry(fd: number, entry: ZipEntry, write: (bytes: Uint8Array) => void): string {
  const damaged = () =>
    new FetchError(`The archive is damaged: ${JSON.stringify(entry.name)} cannot be unpacked.`);
  const hash = createHash('sha256');
  let bytes = 0;
  let checksum = 0;
  const take = (piece: Uint8Array) => {
    bytes += piece.length;
    // The declared size was checked against the limits before
    if (bytes > entry.bytes) throw damaged();
    checksum = crc32(piece, checksum);
    hash.update(piece);
    write(piece);
  };
  const inflate = entry.method === 8 ? new Inflate(take) : undefined;
  const piece = Buffer.alloc(pieceBytes);
  let at = dataStart(fd, entry, damaged);
  const end = at + entry.packedBytes;
  do {
    const read = readSync(fd, piece, 0, Math.min(pieceBytes, end - at), at);
    if (read === 0 && at < end) throw damaged();
    at += read;
    if (inflate) push(inflate, new Uint8Array(piece.subarray(0, read)), at === end, damaged);
    else take(piece.subarray(0, read));
  } while (at < end);
  if (bytes !== entry.bytes || checksum !== entry.crc32) throw damaged();
  return hash.digest('hex');
}

/** Sizes are those of the directory; only the local header knows how long it is itself. */
function dataStart(fd: number, entry: ZipEntry, damaged: () => FetchError): number {
  const header = Buffer.alloc(localBytes);
  const read = readSync(fd, header, 0, localBytes, entry.at);
  if (read < localBytes || header.readUInt32LE(0) !== localSignature) throw damaged();
  return entry.at + localBytes + header.readUInt16LE(26) + header.readUInt16LE(28);
}

function push(inflate: Inflate, piece: Uint8Array, isLast: boolean, damaged: () => FetchError): void {
  try {
    inflate.push(piece, isLast);
  } catch (error) {
    // A full disk is no damage
    throw error instanceof FetchError || (error as NodeJS.ErrnoException).syscall ? error : damaged();
  }
}
