import { fstatSync, readSync } from 'node:fs';
import { FetchError } from '../../net/network-fault.ts';
import { fetchLimits } from '../fetch-limits.ts';
import type { ZipEntry } from './zip-entry.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const longestComment = 0xffff;

/**
 * The entries of an open zip (APPNOTE 6.3, 4.3.12), from the directory at its end: only that tells links, and only that
 * is what all programs go by.
 * @throws FetchError when the archive is cut off, damaged or beyond the limits.
 */
export function readZipDirectory(fd: number): ZipEntry[] {
  const { size } = fstatSync(fd);
  const tail = readBytes(fd, Math.max(0, size - endBytes - longestComment), size);
  const end = findEnd(tail);
  if (end === undefined)
    throw new FetchError('The archive is cut off or is no zip: its list of files is missing.');
  const [entries, bytes, at] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  const isSplit = end.getUint16(4, true) !== 0 || end.getUint16(8, true) !== entries;
  if (isSplit || entries === 0xffff || bytes === 0xffffffff || at === 0xffffffff)
    throw new FetchError('The archive is in several parts or larger than 4 GB; such archives are not read.');
  if (entries > fetchLimits.entries || bytes > fetchLimits.directoryBytes)
    throw new FetchError(`The archive holds more than ${fetchLimits.entries.toLocaleString('en')} files.`);
  if (at + bytes > size)
    throw new FetchError('The archive is damaged: its list of files is not where it should be.');
  return readEntries(readBytes(fd, at, at + bytes), entries);
}

/** The record that ends the archive: the last one whose comment reaches to the end exactly. */
function findEnd(tail: Buffer): DataView | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.length);
  for (let at = tail.length - endBytes; at >= 0; at--) {
    const isEnd = view.getUint32(at, true) === endSignature;
    if (isEnd && at + endBytes + view.getUint16(at + 20, true) === tail.length)
      return new DataView(tail.buffer, tail.byteOffset + at, endBytes);
  }
  return undefined;
}

function readEntries(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new FetchError('The archive is damaged: its list of files ends too early.');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
      directory.readUInt16LE(at + field),
    );
    entries.push(readEntry(directory, at, at + entryBytes + nameBytes!));
    at += entryBytes + nameBytes! + extraBytes! + commentBytes!;
  }
  return entries;
}

function readEntry(directory: Buffer, at: number, nameEnd: number): ZipEntry {
  const system = directory[at + 5];
  const fileType = (directory.readUInt32LE(at + 38) >>> 16) & 0xf000;
  // Type 0 is left by programs that know no file types; 0x8000 is a file, 0x4000 a folder
  const isSpecial = (system === 3 || system === 19) && ![0, 0x8000, 0x4000].includes(fileType);
  return {
    name: decodeName(directory.subarray(at + entryBytes, nameEnd)),
    method: directory.readUInt16LE(at + 10),
    packedBytes: directory.readUInt32LE(at + 20),
    bytes: directory.readUInt32LE(at + 24),
    crc32: directory.readUInt32LE(at + 16),
    isEncrypted: (directory.readUInt16LE(at + 8) & 0x41) !== 0,
    isSpecial,
    at: directory.readUInt32LE(at + 42),
  };
}

/** Names are UTF-8 nearly everywhere, whether the archive says so or not. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

function readBytes(fd: number, from: number, to: number): Buffer {
  const bytes = Buffer.alloc(to - from);
  const read = readSync(fd, bytes, 0, bytes.length, from);
  return bytes.subarray(0, read);
}
