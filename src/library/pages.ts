import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { UserError } from '../lib/user-error.ts';

/**
 * What is wrong with the file of a library as far as its first two pages and its size say; undefined when nothing is.
 * Asked before LMDB maps the file: reading a mapped file past its end kills a process, and `lmdb` 3.5 under Bun does
 * not survive the errors that its native code returns while it opens one. Takes 0.1 ms.
 */
export function fileProblem(file: string): string | undefined {
  return problemOf(file, (pages) => {
    // Pages at the end that were freed before they were written may be missing: rare, and worth a look at all others
    if (pages.present <= pages.lastPage) for (const _ of visitPages(pages));
  });
}

/**
 * As `fileProblem`, with every page that LMDB can reach, so that it can read whatever it is asked for. What the
 * documents hold is not checked. Takes 70 ms for 100,000 small documents.
 */
export function pageProblem(file: string): string | undefined {
  return problemOf(file, (pages) => {
    for (const _ of visitPages(pages));
  });
}

/** As `pageProblem`, without holding up what else this process does. */
export async function pageProblemInTurns(file: string): Promise<string | undefined> {
  const descriptor = openSync(file, 'r');
  try {
    let turn = performance.now();
    for (const _ of visitPages(readPages(descriptor))) {
      if (performance.now() - turn < turnMilliseconds) continue;
      await new Promise((resolve) => setImmediate(resolve));
      turn = performance.now();
    }
    return undefined;
  } catch (error) {
    if (error instanceof Damage) return error.message;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

const turnMilliseconds = 2;

function problemOf(file: string, check: (pages: Pages) => void): string | undefined {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const pages = readPages(descriptor);
      try {
        check(pages);
        return undefined;
      } catch (error) {
        // A build that commits meanwhile uses the pages of older states again
        if (readPages(descriptor).transaction === pages.transaction) throw error;
      }
    }
  } catch (error) {
    if (error instanceof Damage) return error.message;
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** What is wrong, as the end of a sentence that begins with the file's name. */
class Damage extends UserError {
  override readonly name = 'Damage';
}

// Where things are in LMDB's pages: MDB_page_header, MDB_meta, MDB_db, MDB_node and MDB_ovpage of the mdb.c that the
// `lmdb` package carries, on machines of 64 bits with the low byte first
const header = { bytes: 24, number: 0, transaction: 8, flags: 18, lower: 20, runLength: 20 };
const meta = { end: 160, magic: 24, version: 28, trees: 48, treeBytes: 48, lastPage: 144, transaction: 152 };
const tree = { pageSize: 0, depth: 6, root: 40 };
const node = { bytes: 8, high: 2, flags: 4, keyBytes: 6 };
const run = { number: 0, length: 16, bytes: 24 };
const kinds = { branch: 1, leaf: 2, run: 4, meta: 8 };
/** Flag of an entry whose value fills a run of whole pages. */
const isRun = 1;
const magic = 0xbeefc0de;
const dataVersion = 2;
const noRoot = 0xffff_ffff_ffff_ffffn;
const mostLevels = 32;
const largestPage = 65_536;

/** A state that a commit left, by one of the two pages that commits write in turn. */
interface State {
  readonly transaction: number;
  readonly lastPage: number;
  /** The free list and the documents; not those that are empty. */
  readonly trees: readonly { readonly root: number; readonly levels: number }[];
}

interface Pages extends State {
  readonly descriptor: number;
  readonly pageSize: number;
  /** How many whole pages the file has. */
  readonly present: number;
  readonly fileBytes: number;
}

/** @throws Damage */
function readPages(descriptor: number): Pages {
  try {
    return readFirstPages(descriptor);
  } catch {
    // A process that commits at this moment may have written half of what was read
    Bun.sleepSync(20);
    return readFirstPages(descriptor);
  }
}

function readFirstPages(descriptor: number): Pages {
  const fileBytes = fstatSync(descriptor).size;
  if (fileBytes === 0) throw new Damage('is empty');
  const space = Buffer.alloc(2 * largestPage);
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
  if (pageSize < 256 || pageSize > largestPage || (pageSize & (pageSize - 1)) !== 0)
    throw new Damage('is damaged: its first page was overwritten');
  if (head.length < pageSize + meta.end) throw cutOff(fileBytes);
  const even = readState(head, 'first');
  const odd = readState(head.subarray(pageSize), 'second');
  // The first page of a file that was made, or copied by LMDB, is of no state until the second commit or so
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
  const trees: { root: number; levels: number }[] = [];
  for (const at of [meta.trees, meta.trees + meta.treeBytes]) {
    const levels = page.readUInt16LE(at + tree.depth);
    const root = page.readBigUInt64LE(at + tree.root);
    if (root === noRoot && levels === 0) continue;
    if (root < 2n || root > lastPage || levels < 1 || levels > mostLevels) throw overwritten;
    trees.push({ root: Number(root), levels });
  }
  return { transaction: Number(page.readBigUInt64LE(meta.transaction)), lastPage, trees };
}

function cutOff(fileBytes: number): Damage {
  return new Damage(`is cut off after ${fileBytes.toLocaleString('en')} bytes`);
}

/** Reads all pages of both trees, one per turn. @throws Damage at the first one that LMDB could not rely on. */
function* visitPages(pages: Pages): Generator<void> {
  const load = pageLoader(pages);
  const page = Buffer.alloc(pages.pageSize);
  const runHead = Buffer.alloc(header.bytes);
  const pending = pages.trees.toReversed().map(({ root, levels }) => ({ number: root, levels }));
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { number, levels } = next;
    const kind = levels > 1 ? kinds.branch : kinds.leaf;
    load(page, number, kind);
    for (const at of entriesOf(page, number)) {
      if (kind === kinds.branch) {
        pending.push({
          number: page.readUInt32LE(at) + page.readUInt16LE(at + node.flags) * 2 ** 32,
          levels: levels - 1,
        });
        continue;
      }
      const found = leafValue(page, at);
      if (found === undefined) throw overwrittenPage(number);
      if (!('run' in found)) continue;
      const length = Math.floor((header.bytes - 1 + found.bytes) / pages.pageSize) + 1;
      load(runHead, found.run, kinds.run, length);
      if (runHead.readUInt32LE(header.runLength) < length) throw overwrittenPage(found.run);
    }
    yield;
  }
}

/** Reads the start of a page, or of a run of pages, into a buffer and checks what all kinds have. */
function pageLoader({ descriptor, pageSize, lastPage, present, transaction, fileBytes }: Pages) {
  const seen = new Uint8Array(Math.floor(lastPage / 8) + 1);
  return (into: Buffer, number: number, kind: number, length = 1): void => {
    if (number < 2 || number + length - 1 > lastPage)
      throw new Damage('is damaged: a page is named that does not exist');
    if (number + length > present) throw cutOff(fileBytes);
    readSync(descriptor, into, 0, into.length, number * pageSize);
    const isInPlace = into.readUIntLE(header.number, 6) === number;
    // A page of a later state than the file's is one that was copied while a build was writing
    const isOfState = into.readUIntLE(header.transaction, 6) <= transaction;
    if (!isInPlace || into.readUInt16LE(header.flags) !== kind || !isOfState) throw overwrittenPage(number);
    for (let each = number; each < number + length; each++) {
      const bit = 1 << (each & 7);
      if (seen[each >> 3]! & bit) throw new Damage(`is damaged: page ${each} is used twice`);
      seen[each >> 3]! |= bit;
    }
  };
}

function overwrittenPage(number: number): Damage {
  return new Damage(`is damaged: page ${number} was overwritten`);
}

/** Where the entries of a page begin. */
function* entriesOf(page: Buffer, number: number): Iterable<number> {
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

/** Bytes of the value of a leaf's entry, and the run that it fills, if any; undefined where it cannot be. */
function leafValue(page: Buffer, at: number): { bytes: number } | { bytes: number; run: number } | undefined {
  const bytes = page.readUInt32LE(at);
  const start = at + node.bytes + page.readUInt16LE(at + node.keyBytes);
  if (page.readUInt16LE(at + node.flags) !== isRun)
    return start + bytes <= page.length ? { bytes } : undefined;
  return start + run.bytes <= page.length
    ? { bytes, run: page.readUIntLE(start + run.number, 6) }
    : undefined;
}
