import { fstatSync, readSync } from 'node:fs';
import { UserError } from '../lib/user-error.ts';

/** A fault of an LMDB file. Its message continues a sentence that begins with the file's name. */
export class Damage extends UserError {
  override readonly name = 'Damage';
}

/**
 * Offsets and sizes in LMDB's pages: MDB_page_header, MDB_meta, MDB_db, MDB_node and MDB_ovpage from mdb.c
 * in the `lmdb` package, on 64-bit little-endian machines.
 */
export const header = {
  bytes: 24,
  number: 0,
  transaction: 8,
  flags: 18,
  lower: 20,
  upper: 22,
  runLength: 20,
};
const meta = { end: 160, magic: 24, version: 28, trees: 48, treeBytes: 48, lastPage: 144, transaction: 152 };
const tree = { pageSize: 0, depth: 6, entries: 32, root: 40 };
export const node = { bytes: 8, high: 2, flags: 4, keyBytes: 6 };
export const run = { number: 0, length: 16, bytes: 24 };
export const kinds = { branch: 1, leaf: 2, run: 4, meta: 8 };
const isRun = 1;
const magic = 0xbeefc0de;
const dataVersion = 2;
const noRoot = 0xffff_ffff_ffff_ffffn;
const maxLevels = 32;
const maxPageBytes = 65_536;

/** A committed state, described by one of the two pages that commits write alternately. */
interface State {
  readonly transaction: number;
  readonly lastPage: number;
  readonly trees: readonly Tree[];
  readonly documents: Tree | undefined;
}

interface Tree {
  readonly root: number;
  readonly levels: number;
  readonly entries: number;
}

export interface Pages extends State {
  readonly descriptor: number;
  readonly pageSize: number;
  readonly present: number;
  readonly fileBytes: number;
}

export function readPages(descriptor: number): Pages {
  try {
    return readFirstPages(descriptor);
  } catch {
    // The read may have overlapped with a commit of another process
    Bun.sleepSync(20);
    return readFirstPages(descriptor);
  }
}

export function readFirstPages(descriptor: number): Pages {
  const fileBytes = fstatSync(descriptor).size;
  if (fileBytes === 0) throw new Damage('is empty');
  const space = Buffer.alloc(2 * maxPageBytes);
  const head = space.subarray(0, readSync(descriptor, space, 0, space.length, 0));
  const hasMagic = (start: number) =>
    start + meta.magic + 4 <= head.length && head.readUInt32LE(start + meta.magic) === magic;
  if (!hasMagic(0)) {
    if ([512, 1024, 4096].some(hasMagic)) throw new Damage('is damaged: its first page was overwritten');
    if (head.every((byte) => byte === 0))
      throw head.length < meta.end ? cutOff(fileBytes) : new Damage('is damaged: it begins with zeros');
    throw new Damage('is not a library');
  }
  if (head.length < meta.end) throw cutOff(fileBytes);
  const version = head.readUInt32LE(meta.version);
  if (version !== dataVersion)
    throw new Damage(`has version ${version} of LMDB's format, not ${dataVersion}`);
  const pageSize = head.readUInt32LE(meta.trees + tree.pageSize);
  if (pageSize < 256 || pageSize > maxPageBytes || (pageSize & (pageSize - 1)) !== 0)
    throw new Damage('is damaged: its first page was overwritten');
  if (head.length < pageSize + meta.end) throw cutOff(fileBytes);
  const even = readState(head, 'first');
  const odd = readState(head.subarray(pageSize), 'second');
  // In a new file, or one copied by LMDB, the first page describes no state until about the second commit
  const isNew = even.transaction === 0 && even.trees.length === 0;
  const follow = even.transaction % 2 === 0 && Math.abs(even.transaction - odd.transaction) === 1;
  if (!isNew && !follow) throw new Damage('is damaged: its first two pages do not belong together');
  const state = odd.transaction > even.transaction ? odd : even;
  return { ...state, descriptor, pageSize, present: Math.floor(fileBytes / pageSize), fileBytes };
}

function readState(page: Buffer, name: 'first' | 'second'): State {
  const overwritten = new Damage(`is damaged: its ${name} page was overwritten`);
  const isMeta = page.readUInt16LE(header.flags) === kinds.meta;
  const isInPlace = page.readBigUInt64LE(header.number) === (name === 'first' ? 0n : 1n);
  const isKnown = page.readUInt32LE(meta.magic) === magic && page.readUInt32LE(meta.version) === dataVersion;
  const lastPage = Number(page.readBigUInt64LE(meta.lastPage));
  if (!isMeta || !isInPlace || !isKnown || lastPage < 1 || lastPage > 2 ** 48) throw overwritten;
  const [free, documents] = [meta.trees, meta.trees + meta.treeBytes].map((at): Tree | undefined => {
    const levels = page.readUInt16LE(at + tree.depth);
    const root = page.readBigUInt64LE(at + tree.root);
    if (root === noRoot && levels === 0) return undefined;
    if (root < 2n || root > lastPage || levels < 1 || levels > maxLevels) throw overwritten;
    return { root: Number(root), levels, entries: Number(page.readBigUInt64LE(at + tree.entries)) };
  });
  const trees = [free, documents].filter((each) => each !== undefined);
  return { transaction: Number(page.readBigUInt64LE(meta.transaction)), lastPage, trees, documents };
}

export function cutOff(fileBytes: number): Damage {
  return new Damage(`is cut off after ${fileBytes.toLocaleString('en')} bytes`);
}

export function overwrittenPage(number: number): Damage {
  return new Damage(`is damaged: page ${number} was overwritten`);
}

export function* entriesOf(page: Buffer, number: number): Iterable<number> {
  const count = page.readUInt16LE(header.lower) >> 1;
  if (count < 1 || header.bytes + 2 * count > page.length) throw overwrittenPage(number);
  for (let index = 0; index < count; index++) {
    const at = header.bytes + page.readUInt16LE(header.bytes + 2 * index);
    const isInside = at + node.bytes <= page.length;
    if (!isInside || at + node.bytes + page.readUInt16LE(at + node.keyBytes) > page.length)
      throw overwrittenPage(number);
    yield at;
  }
}

/** Length of a leaf entry's value and, if the value is in a run, its page number; undefined if the entry is invalid. */
export function leafValue(
  page: Buffer,
  at: number,
): { bytes: number } | { bytes: number; run: number } | undefined {
  const bytes = page.readUInt32LE(at);
  const start = at + node.bytes + page.readUInt16LE(at + node.keyBytes);
  if (page.readUInt16LE(at + node.flags) !== isRun)
    return start + bytes <= page.length ? { bytes } : undefined;
  return start + run.bytes <= page.length
    ? { bytes, run: page.readUIntLE(start + run.number, 6) }
    : undefined;
}

export function runPages(valueBytes: number, pageSize: number): number {
  return Math.floor((header.bytes - 1 + valueBytes) / pageSize) + 1;
}
