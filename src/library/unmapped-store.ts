import { closeSync, openSync, readSync } from 'node:fs';
import {
  Damage,
  header,
  overwrittenPage,
  type Pages,
  readFirstPages,
  readPages,
  runPages,
} from './lmdb-file.ts';
import { type Bounds, TreePage } from './tree-page.ts';

const maxStateMilliseconds = 1;
/** Memory for tree pages. Twenty translations have 3 MB of them. */
const maxCachedPageBytes = 8_000_000;
/** Slots for the positions of values, 12 bytes each: enough for 100 translations. */
const maxPlaceSlots = 1 << 18;
/** Longer buffers for values are released after use. */
const maxKeptBytes = 1 << 20;

interface KeyRange {
  readonly start: string;
  readonly end: string;
  readonly limit?: number;
}

/**
 * Reads the LMDB file of a library without LMDB and without mapping it into memory: neither a damaged page
 * nor truncation while it is being read can end the process (docs/decisions/damaged-libraries.md). Each page
 * is checked before use. All reads in one turn of the event loop see the same state, except after `again`.
 */
export class UnmappedStore {
  lastSize = 0;
  #descriptor: number;
  #pages: Pages;
  #head: Buffer;
  #nextHead: Buffer;
  #checkedAt = Date.now();
  #isFollowed = false;
  #cached: PageCache;
  #places: PlaceTable;
  #lastPlace = -1;
  #value = Buffer.allocUnsafeSlow(1 << 16);
  readonly #key = Buffer.alloc(1024);

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r');
    try {
      this.#pages = readPages(this.#descriptor);
      this.#head = Buffer.alloc(2 * this.#pages.pageSize);
      this.#nextHead = Buffer.alloc(2 * this.#pages.pageSize);
      this.#cached = new PageCache();
      this.#places = new PlaceTable(this.#pages);
      this.#readHead(this.#head);
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }

  getBinary(key: string): Uint8Array | undefined {
    const value = this.getBinaryFast(key);
    return value && Uint8Array.prototype.slice.call(value, 0, this.lastSize);
  }

  /** A value in a buffer that may be longer and is overwritten by the next call. @throws Damage */
  getBinaryFast(key: string): Uint8Array | undefined {
    this.#follow();
    const hash = Bun.hash.xxHash32(key);
    const slot = this.#places.find(hash);
    this.#lastPlace = slot;
    if (slot >= 0) return this.#readRun(this.#places.runs[slot]!, this.#places.bytes[slot]!);
    const bytes = this.#key.write(key, 'latin1');
    const leaf = this.#leafOf(this.#key.subarray(0, bytes));
    const at = leaf?.find(this.#key, bytes);
    if (leaf === undefined || at === undefined) return undefined;
    const found = leaf.valueAt(at);
    if ('run' in found) {
      const value = this.#readRun(found.run, found.bytes);
      this.#places.set(hash, found.run, found.bytes);
      return value;
    }
    this.lastSize = found.bytes;
    return leaf.bytes.subarray(found.start, found.start + found.bytes);
  }

  *getKeys({ start, end, limit = Number.POSITIVE_INFINITY }: KeyRange): Iterable<string> {
    let left = limit;
    for (const { leaf, at } of this.#entries(start, end)) {
      if (left-- <= 0) return;
      yield leaf.keyAt(at);
    }
  }

  *getRange(range: KeyRange): Iterable<{ readonly key: string; readonly value: Uint8Array }> {
    for (const { leaf, at } of this.#entries(range.start, range.end)) {
      const found = leaf.valueAt(at);
      const value =
        'run' in found
          ? this.#readRun(found.run, found.bytes).subarray(0, found.bytes)
          : leaf.bytes.subarray(found.start, found.start + found.bytes);
      yield { key: leaf.keyAt(at), value: Uint8Array.prototype.slice.call(value) };
    }
  }

  /**
   * Prepares for another attempt to read a value: by searching the tree, or in a later state, whose commit
   * may have overwritten pages of the current one. False if neither is possible; the value is then damaged.
   */
  again(): boolean {
    if (this.#lastPlace >= 0) {
      this.#places.clear(this.#lastPlace);
      this.#lastPlace = -1;
      return true;
    }
    return this.#moveOn();
  }

  async close(): Promise<void> {
    const open = this.#descriptor;
    // Another file may get the same number
    this.#descriptor = -1;
    if (open >= 0) closeSync(open);
  }

  #follow(): void {
    if (this.#isFollowed) return;
    this.#isFollowed = true;
    setImmediate(() => {
      this.#isFollowed = false;
    });
    const now = Date.now();
    if (now - this.#checkedAt < maxStateMilliseconds) return;
    this.#checkedAt = now;
    this.#moveOn();
  }

  /** Switches to a later state. If the first pages are damaged, the known state remains. */
  #moveOn(): boolean {
    if (!this.#readHead(this.#nextHead) || this.#nextHead.equals(this.#head)) return false;
    const before = this.#pages;
    try {
      const next = readFirstPages(this.#descriptor);
      if (next.transaction === before.transaction || next.pageSize !== before.pageSize) return false;
      if (next.documents) new TreePage(this.#descriptor, next, next.documents.root, {});
      this.#pages = next;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    } finally {
      [this.#head, this.#nextHead] = [this.#nextHead, this.#head];
    }
    this.#cached = new PageCache();
    this.#places = new PlaceTable(this.#pages);
    return true;
  }

  #readHead(into: Buffer): boolean {
    try {
      return readSync(this.#descriptor, into, 0, into.length, 0) === into.length;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }

  #readRun(first: number, bytes: number): Uint8Array {
    const { pageSize, lastPage } = this.#pages;
    if (first < 2 || first + runPages(bytes, pageSize) - 1 > lastPage) throw overwrittenPage(first);
    const value = bytes <= this.#value.length ? this.#value : Buffer.allocUnsafeSlow(bytes);
    if (value.length <= maxKeptBytes) this.#value = value;
    const read = readSync(this.#descriptor, value, 0, bytes, first * pageSize + header.bytes);
    if (read < bytes) throw new Damage(`is cut off before the end of page ${first}`);
    this.lastSize = bytes;
    return value;
  }

  #leafOf(key: Buffer): TreePage | undefined {
    const { documents } = this.#pages;
    if (!documents) return undefined;
    let page = this.#page(documents.root, documents.levels, {});
    for (let levels = documents.levels - 1; levels >= 1; levels--) {
      const child = page.childFor(key);
      page = this.#page(page.childAt(child), levels, page.boundsOf(child));
    }
    return page;
  }

  *#entries(start: string, end: string): Iterable<{ readonly leaf: TreePage; readonly at: number }> {
    this.#follow();
    const { documents } = this.#pages;
    if (!documents) return;
    const bounds = { low: Buffer.from(start), high: Buffer.from(end) };
    yield* this.#entriesBelow(this.#page(documents.root, documents.levels, {}), documents.levels, bounds);
  }

  *#entriesBelow(
    page: TreePage,
    levels: number,
    bounds: { readonly low: Buffer; readonly high: Buffer },
  ): Iterable<{ readonly leaf: TreePage; readonly at: number }> {
    const { low, high } = bounds;
    if (levels === 1) {
      for (let at = 0; at < page.count; at++)
        if (page.compareKey(at, low) >= 0 && page.compareKey(at, high) < 0) yield { leaf: page, at };
      return;
    }
    for (let at = page.childFor(low); at < page.count; at++) {
      if (at > 0 && page.compareKey(at, high) >= 0) return;
      const child = this.#page(page.childAt(at), levels - 1, page.boundsOf(at));
      yield* this.#entriesBelow(child, levels - 1, bounds);
    }
  }

  /** @param levels 1 for a leaf. */
  #page(number: number, levels: number, bounds: Bounds): TreePage {
    const known = this.#cached.get(number);
    const page = known ?? new TreePage(this.#descriptor, this.#pages, number, bounds);
    if (page.isLeaf !== (levels === 1)) throw overwrittenPage(number);
    if (!known) this.#cached.add(page);
    return page;
  }
}

export function isDamage(error: unknown): boolean {
  return error instanceof Damage || unreadableCodes.has((error as NodeJS.ErrnoException).code ?? '');
}

const unreadableCodes: ReadonlySet<string> = new Set(['EBADMSG', 'EIO', 'ENODATA', 'ENXIO', 'EUCLEAN']);

/**
 * The most recently used pages. Two maps approximate a list ordered by last use: when the young one is full,
 * it becomes the old one.
 */
class PageCache {
  #young = new Map<number, TreePage>();
  #old = new Map<number, TreePage>();
  #youngBytes = 0;

  get(number: number): TreePage | undefined {
    const young = this.#young.get(number);
    if (young) return young;
    const old = this.#old.get(number);
    if (old) this.add(old);
    return old;
  }

  add(page: TreePage): void {
    if (this.#youngBytes + page.bytes.length > maxCachedPageBytes / 2) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(page.number, page);
    this.#youngBytes += page.bytes.length;
  }
}

/**
 * Positions of values by a hash of their key, so that repeated requests need no search in the tree. A
 * position may belong to another key with the same hash, which the value's checksum reveals.
 */
class PlaceTable {
  readonly runs: Uint32Array;
  readonly bytes: Uint32Array;
  readonly #hashes: Uint32Array;
  readonly #mask: number;

  constructor({ documents }: Pages) {
    const slots = Math.min(maxPlaceSlots, 2 ** Math.ceil(Math.log2(2 * (documents?.entries ?? 0) + 2)));
    this.runs = new Uint32Array(slots);
    this.bytes = new Uint32Array(slots);
    this.#hashes = new Uint32Array(slots);
    this.#mask = slots - 1;
  }

  find(hash: number): number {
    const slot = (hash & this.#mask) >>> 0;
    return this.#hashes[slot] === hash && this.runs[slot] !== 0 ? slot : -1;
  }

  set(hash: number, run: number, bytes: number): void {
    if (run > 0xffff_ffff) return;
    const slot = (hash & this.#mask) >>> 0;
    this.#hashes[slot] = hash;
    this.runs[slot] = run;
    this.bytes[slot] = bytes;
  }

  clear(slot: number): void {
    this.runs[slot] = 0;
  }
}
