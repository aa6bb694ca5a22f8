import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { systemFault } from '../../lib/system-fault.ts';
import type { EditionFolder } from './find-editions.ts';

/**
 * Incremented when the same sources produce different documents. Only then does an upgrade compile every
 * edition again. A test over the bytes of documents enforces this.
 */
export const documentsVersion = 15;

/** More than any edition has; a folder with more is read each time. */
const maxFiles = 100_000;

/**
 * In milliseconds. File system clocks advance in steps: a file modified this recently could be written again
 * without a new time.
 */
const minStableMilliseconds = 50;

/**
 * A hash of the names, sizes, times and inodes of everything in an edition's folder. As long as it stays the
 * same, the edition is unchanged and no file has to be opened. Undefined if it would be unreliable: a file
 * changed a moment ago, or something is inaccessible.
 * @param others real paths of the folders of other editions below it.
 */
export function folderState({ path, room }: EditionFolder, others: readonly string[]): string | undefined {
  const newest = Date.now() - minStableMilliseconds;
  const hasher = new Bun.CryptoHasher('sha256').update(JSON.stringify([documentsVersion, room, others]));
  let files = 0;
  const look = (folder: string): boolean => {
    for (const name of readdirSync(folder).sort()) {
      const file = join(folder, name);
      const stats = statSync(file);
      if (++files > maxFiles || stats.mtimeMs > newest || stats.ctimeMs > newest) return false;
      if (stats.isDirectory()) {
        hasher.update(`\0${name}/\0`);
        if (!look(file)) return false;
        hasher.update('\0..\0');
      } else if (!stats.isFile()) return false;
      else
        hasher.update(`\0${name}\0${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino} ${stats.dev}`);
    }
    return true;
  };
  try {
    return look(path) ? hasher.digest('hex') : undefined;
  } catch (error) {
    // Planning the edition reports the problem. Names that are not UTF-8 are not found
    if (systemFault(error) || error instanceof RangeError) return undefined;
    throw error;
  }
}
