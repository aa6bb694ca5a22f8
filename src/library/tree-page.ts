import { readSync } from 'node:fs';
import {
  Damage,
  entriesOf,
  header,
  kinds,
  leafValue,
  node,
  overwrittenPage,
  type Pages,
  run,
} from './lmdb-file.ts';

export interface Bounds {
  readonly low?: Buffer | undefined;
  readonly high?: Buffer | undefined;
}

export class TreePage {
  readonly number: number;
  readonly bytes: Buffer;
  readonly isLeaf: boolean;
  readonly count: number;
  readonly #at: Uint16Array;
  readonly #bounds: Bounds;

  constructor(
    descriptor: number,
    { pageSize, lastPage, transaction }: Pages,
    number: number,
    bounds: Bounds,
  ) {
    if (number < 2 || number > lastPage) throw overwrittenPage(number);
    const bytes = Buffer.allocUnsafeSlow(pageSize);
    const read = readSync(descriptor, bytes, 0, pageSize, number * pageSize);
    if (read < pageSize) throw new Damage(`is cut off before the end of page ${number}`);
    const kind = bytes.readUInt16LE(header.flags);
    const isInPlace = bytes.readUIntLE(header.number, 6) === number;
    const isOfState = bytes.readUIntLE(header.transaction, 6) <= transaction;
    if (!isInPlace || !isOfState || (kind !== kinds.branch && kind !== kinds.leaf))
      throw overwrittenPage(number);
    this.number = number;
    this.bytes = bytes;
    this.isLeaf = kind === kinds.leaf;
    this.#at = Uint16Array.from(entriesOf(bytes, number));
    this.count = this.#at.length;
    this.#bounds = bounds;
    if (!this.#isSound(bounds)) throw overwrittenPage(number);
  }

  find(key: Buffer, bytes: number): number | undefined {
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = this.compareKey(middle, key, bytes);
      if (order === 0) return middle;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  childFor(key: Buffer): number {
    let low = 1;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (this.compareKey(middle, key) <= 0) low = middle + 1;
      else high = middle - 1;
    }
    return low - 1;
  }

  childAt(index: number): number {
    const at = this.#at[index]!;
    return this.bytes.readUInt32LE(at) + this.bytes.readUInt16LE(at + node.flags) * 2 ** 32;
  }

  boundsOf(child: number): Bounds {
    const { low, high } = this.#bounds;
    return {
      low: child > 0 ? this.#keyBytes(child) : low,
      high: child + 1 < this.count ? this.#keyBytes(child + 1) : high,
    };
  }

  valueAt(index: number): { bytes: number; start: number } | { bytes: number; run: number } {
    const at = this.#at[index]!;
    const found = leafValue(this.bytes, at);
    if (!found) throw overwrittenPage(this.number);
    if ('run' in found) return found;
    return { ...found, start: at + node.bytes + this.bytes.readUInt16LE(at + node.keyBytes) };
  }

  keyAt(index: number): string {
    return this.#keyBytes(index).toString('latin1');
  }

  compareKey(index: number, key: Buffer, keyEnd = key.length): number {
    const at = this.#at[index]!;
    const start = at + node.bytes;
    return this.bytes.compare(key, 0, keyEnd, start, start + this.bytes.readUInt16LE(at + node.keyBytes));
  }

  #keyBytes(index: number): Buffer {
    const start = this.#at[index]! + node.bytes;
    return this.bytes.subarray(start, start + this.bytes.readUInt16LE(this.#at[index]! + node.keyBytes));
  }

  #isSound({ low, high }: Bounds): boolean {
    let used = 0;
    for (let index = 0; index < this.count; index++) {
      used += this.#entryBytes(index);
      const isFirstChild = index === 0 && !this.isLeaf;
      if (isFirstChild) continue;
      if (index > (this.isLeaf ? 0 : 1) && this.compareKey(index - 1, this.#keyBytes(index)) >= 0)
        return false;
      if (low && this.compareKey(index, low) < 0) return false;
      if (high && this.compareKey(index, high) >= 0) return false;
    }
    return used === this.bytes.length - header.bytes - this.bytes.readUInt16LE(header.upper);
  }

  #entryBytes(index: number): number {
    const at = this.#at[index]!;
    const start = node.bytes + this.bytes.readUInt16LE(at + node.keyBytes);
    if (!this.isLeaf) return start + (start & 1);
    const found = leafValue(this.bytes, at);
    if (!found) return Number.NaN;
    const bytes = start + ('run' in found ? run.bytes : found.bytes);
    return bytes + (bytes & 1);
  }
}
