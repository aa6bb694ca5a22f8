import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkZipEntries } from './check-zip-entries.ts';
import { readZipDirectory } from './read-zip-directory.ts';
import { unpackEntry } from './unpack-entry.ts';

export interface UnpackedFiles {
  /** Path below the folder, with `/`, to the SHA-256 of the file. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Of all files together. */
  readonly bytes: number;
}

/**
 * Unpacks a zip into a folder. `layOut` says where below the folder which file goes; what it does not name is left
 * out.
 * @throws FetchError when the archive is damaged, not safe or beyond the limits.
 */
export function unpackZip(
  archive: string,
  folder: string,
  layOut: (names: readonly string[]) => ReadonlyMap<string, string>,
): UnpackedFiles {
  const fd = openSync(archive, 'r');
  try {
    const entries = readZipDirectory(fd);
    checkZipEntries(entries);
    const files = entries.filter(({ name }) => !name.endsWith('/'));
    const layout = layOut(files.map(({ name }) => name));
    const hashes = new Map<string, string>();
    let bytes = 0;
    for (const entry of files) {
      const path = layout.get(entry.name);
      if (path === undefined) continue;
      hashes.set(
        path,
        writeFile(join(folder, path), (write) => unpackEntry(fd, entry, write)),
      );
      bytes += entry.bytes;
    }
    return { hashes, bytes };
  } finally {
    closeSync(fd);
  }
}

function writeFile(path: string, fill: (write: (bytes: Uint8Array) => void) => string): string {
  mkdirSync(dirname(path), { recursive: true });
  // Fails where something is already: nothing of an archive is written over another thing
  const fd = openSync(path, 'wx');
  try {
    return fill((bytes) => {
      for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
    });
  } finally {
    closeSync(fd);
  }
}
