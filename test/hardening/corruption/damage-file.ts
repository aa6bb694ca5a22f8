import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { header, kinds, node, run } from '../../../src/library/lmdb-file.ts';

const pageBytes = 1024;

export const damages = {
  'bit flips'(file, below) {
    for (let flips = 1 + below(64); flips > 0; flips--) {
      const at = file.anyByte(below);
      file.write(at, Buffer.of(file.read(at, 1)[0]! ^ (1 << below(8))));
    }
  },
  'zeroed pages'(file, below) {
    for (let pages = 1 + below(8); pages > 0; pages--)
      file.write(file.anyPage(below), Buffer.alloc(pageBytes));
  },
  'swapped pages'(file, below) {
    for (let swaps = 1 + below(4); swaps > 0; swaps--) file.swap(file.anyPage(below), file.anyPage(below));
  },
  'swapped pages, renumbered'(file, below) {
    for (let swaps = 1 + below(4); swaps > 0; swaps--) {
      const [a, b] = [file.anyPage(below), file.anyPage(below)];
      file.swap(a, b);
      for (const at of [a, b]) file.writeNumber(at + header.number, at / pageBytes);
    }
  },
  'swapped values'(file, below) {
    for (let swaps = 1 + below(64); swaps > 0; swaps--) file.swapRuns(below);
  },
  truncation(file, below) {
    file.truncate(1 + below(file.bytes - 1));
  },
  'torn writes'(file, below) {
    // Each write of 512 bytes is either done or lost. Bytes from another page simulate the earlier content
    for (let at = file.anyPage(below), sectors = 2 + below(64); sectors > 0; sectors--, at += 512)
      if (below(2) === 0) file.write(at, file.read(file.anyPage(below), 512));
  },
  garbage(file, below) {
    const bytes = Buffer.from(Array.from({ length: 16 + below(16_384) }, () => below(256)));
    file.write(file.anyByte(below), bytes);
  },
} satisfies Record<string, (file: DamagedFile, below: (limit: number) => number) => void>;

export type DamageName = keyof typeof damages;

export function damageFile(path: string, name: DamageName, random: () => number): void {
  const file = new DamagedFile(path);
  try {
    damages[name](file, (limit) => Math.floor(random() * limit));
  } finally {
    file.close();
  }
}

class DamagedFile {
  readonly bytes: number;
  readonly #descriptor: number;
  readonly #treePages: readonly number[];
  readonly #runNumbers: readonly number[];

  constructor(path: string) {
    this.#descriptor = openSync(path, 'r+');
    this.bytes = fstatSync(this.#descriptor).size;
    const all = this.read(0, this.bytes);
    const pages = [...Array(Math.floor(this.bytes / pageBytes)).keys()].map((page) => page * pageBytes);
    const isKind = (at: number, kind: number) =>
      all.readUInt16LE(at + header.flags) === kind && all.readUIntLE(at, 6) === at / pageBytes;
    this.#treePages = pages.filter((at) => isKind(at, kinds.branch) || isKind(at, kinds.leaf));
    const leaves = pages.filter((at) => isKind(at, kinds.leaf));
    this.#runNumbers = leaves.flatMap((at) =>
      runNumbersOf(all.subarray(at, at + pageBytes)).map((each) => at + each),
    );
  }

  anyPage(below: (limit: number) => number): number {
    if (below(2) === 0) return this.#treePages[below(this.#treePages.length)]!;
    return below(Math.floor(this.bytes / pageBytes)) * pageBytes;
  }

  anyByte(below: (limit: number) => number): number {
    return this.anyPage(below) + below(pageBytes);
  }

  read(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.#descriptor, bytes, 0, length, at);
    return bytes;
  }

  write(at: number, bytes: Buffer): void {
    writeSync(this.#descriptor, bytes, 0, Math.max(0, Math.min(bytes.length, this.bytes - at)), at);
  }

  writeNumber(at: number, number: number): void {
    const bytes = Buffer.alloc(8);
    bytes.writeUIntLE(number, 0, 6);
    this.write(at, bytes);
  }

  swap(a: number, b: number, length = pageBytes): void {
    const [first, second] = [this.read(a, length), this.read(b, length)];
    this.write(a, second);
    this.write(b, first);
  }

  swapRuns(below: (limit: number) => number): void {
    const [a, b] = [0, 0].map(() => this.#runNumbers[below(this.#runNumbers.length)]!);
    this.swap(a! + run.number, b! + run.number, 6);
  }

  truncate(bytes: number): void {
    ftruncateSync(this.#descriptor, bytes);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function runNumbersOf(leaf: Buffer): number[] {
  const count = leaf.readUInt16LE(header.lower) >> 1;
  const entries = Array.from(
    { length: count },
    (_, index) => header.bytes + leaf.readUInt16LE(header.bytes + 2 * index),
  );
  return entries
    .filter((at) => leaf.readUInt16LE(at + node.flags) === 1)
    .map((at) => at + node.bytes + leaf.readUInt16LE(at + node.keyBytes));
}
