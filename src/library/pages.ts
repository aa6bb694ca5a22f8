import { closeSync, openSync, readSync } from 'node:fs';
import {
  cutOff,
  Damage,
  entriesOf,
  header,
  kinds,
  leafValue,
  node,
  overwrittenPage,
  type Pages,
  readPages,
  runPages,
} from './lmdb-file.ts';

/**
 * Checks the file of a library by its first two pages and its size. Undefined if no problem is found. Runs
 * before LMDB maps the file: reading a mapped file past its end kills a process, and `lmdb` 3.5 under Bun
 * does not survive errors of its native code while opening a file. Takes 0.1 ms.
 */
export function fileProblem(file: string): string | undefined {
  return problemOf(file, (pages) => {
    // Pages at the end may be missing if they were freed before they were written: rare, so check all pages
    if (pages.present <= pages.lastPage) for (const _ of visitPages(pages));
  });
}

/**
 * Checks every page that LMDB can reach, so that it can read any key safely. The contents of documents are
 * not checked. Takes 70 ms for 100,000 small documents.
 */
export function pageProblem(file: string): string | undefined {
  return problemOf(file, (pages) => {
    for (const _ of visitPages(pages));
  });
}

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
        // A concurrent build reuses the pages of older states
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

/** Reads all pages of both trees, one per turn. @throws Damage at the first page that is unsafe for LMDB. */
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
      const length = runPages(found.bytes, pages.pageSize);
      load(runHead, found.run, kinds.run, length);
      if (runHead.readUInt32LE(header.runLength) < length) throw overwrittenPage(found.run);
    }
    yield;
  }
}

function pageLoader({ descriptor, pageSize, lastPage, present, transaction, fileBytes }: Pages) {
  const seen = new Uint8Array(Math.floor(lastPage / 8) + 1);
  return (into: Buffer, number: number, kind: number, length = 1): void => {
    if (number < 2 || number + length - 1 > lastPage)
      throw new Damage('is damaged: it refers to a page that does not exist');
    if (number + length > present) throw cutOff(fileBytes);
    readSync(descriptor, into, 0, into.length, number * pageSize);
    const isInPlace = into.readUIntLE(header.number, 6) === number;
    // A page from a later state was copied while a build was writing
    const isOfState = into.readUIntLE(header.transaction, 6) <= transaction;
    if (!isInPlace || into.readUInt16LE(header.flags) !== kind || !isOfState) throw overwrittenPage(number);
    for (let each = number; each < number + length; each++) {
      const bit = 1 << (each & 7);
      if (seen[each >> 3]! & bit) throw new Damage(`is damaged: page ${each} is used twice`);
      seen[each >> 3]! |= bit;
    }
  };
}
