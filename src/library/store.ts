import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { explain, namedByErrno } from '../lib/system-fault.ts';
import { isLmdbFile } from './is-lmdb-file.ts';
import { LibraryError } from './library-error.ts';
import type { Reading } from './reading.ts';

/** The LMDB tree of a library: documents under their path, everything else under `#` keys. */
export type Store = RootDatabase<Uint8Array, string> & {
  /** Bytes of the value that was read last: `getBinaryFast` gives a buffer that may be longer. */
  readonly lastSize: number;
  // Its types do not tell that these take options too
  getBinary(key: string, reading: Reading): Uint8Array | undefined;
  getBinaryFast(key: string, reading: Reading): Uint8Array | undefined;
};

export const storeKeys = {
  // `#` sorts before `/`: a key behind the documents would keep LMDB from filling pages with ascending paths.
  /** Longest document path in bytes: with what stands before it in a key, within what LMDB takes at our page size. */
  maxPath: 400,
  /** Longest id of an edition: the path of its manifest has to fit too. */
  maxEditionId: 300,
  format: '#format',
  generation: '#generation',
  /** The generation that the manifests tell of: an older version changes a library without them. */
  manifest: '#manifest',
  /** What all paths of manifests begin with, but that of the root. */
  manifests: '/api/x/manifests/',
  edition: (id: string) => `#edition/${id}`,
  /** The second body of a document. An older version passes it over. */
  brotli: (path: string) => `#br${path}`,
  /** `end` is exclusive. */
  range: (prefix: string) => ({ start: prefix, end: endOfPrefix(prefix) }),
};

/** Raised whenever older code could misread the store. */
const FORMAT = '1';

/**
 * Values over half a page lie in runs of whole pages, so small pages waste little. Measured with six editions of
 * 2,379 documents, disk bytes per byte of value and time per read: 512 B 1.09, 2.1 us; 1 kB 1.14, 2.0 us; 4 kB 1.34,
 * 2.4 us; 64 kB 1.26, 2.1 us. Keys may be 442 bytes long at 1 kB, but only 186 at 512 B.
 */
const PAGE_BYTES = 1024;

export function storeFile(directory: string): string {
  return join(directory, 'library.mdb');
}

export function openStore(directory: string, readOnly: boolean): Store {
  const file = storeFile(directory);
  // Zero bytes are what a build leaves that was killed while it made the file.
  const exists = existsSync(file) && statSync(file).size > 0;
  if (!exists && existsSync(directory) && statSync(directory).isFile()) {
    throw new LibraryError(`${directory} is a file, not the folder of a library. Give a folder.`);
  }
  if (!exists && readOnly) {
    throw new LibraryError(
      `There is no library in ${directory}. Make one with: scriptorium build CONTENT --library ${directory}`,
    );
  }
  if (!exists) makeDirectory(directory);
  const store = openFile(file, exists, readOnly);
  try {
    checkFormat(store, directory, readOnly);
  } catch (error) {
    void store.close();
    throw error;
  }
  return store;
}

function makeDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new LibraryError(`The library folder ${directory} cannot be made: ${explain(error)}`, {
      cause: error,
    });
  }
}

function openFile(file: string, exists: boolean, readOnly: boolean): Store {
  try {
    if (exists && !isLmdbFile(file)) {
      throw new LibraryError(`${file} is not a library. Remove it, or choose another folder.`);
    }
    // Without overlappingSync a commit is LMDB's classical one: data flushed, then the root page, then flushed.
    return open<Uint8Array, string>(file, {
      readOnly: readOnly && !isWritable(file),
      pageSize: PAGE_BYTES,
      encoding: 'binary',
      overlappingSync: false,
    }) as Store;
  } catch (error) {
    if (error instanceof LibraryError) throw error;
    const use = readOnly ? 'read' : 'written';
    const reason = explain(namedByErrno(error));
    throw new LibraryError(`The library in ${dirname(file)} cannot be ${use}: ${reason}`, { cause: error });
  }
}

/**
 * A process has one LMDB environment per file, whoever in it opens the file first. So a reader opens it for writing
 * where it may: a library opened later in the same process (`serve` compiles what it serves) can then write.
 */
function isWritable(file: string): boolean {
  try {
    for (const path of [file, dirname(file)]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function checkFormat(store: Store, directory: string, readOnly: boolean): void {
  const format = store.getBinary(storeKeys.format);
  if (format) {
    const found = Buffer.from(format).toString();
    if (found === FORMAT) return;
    throw new LibraryError(
      `The library in ${directory} has store format ${found}; this version reads ${FORMAT}. Build it again into an empty folder.`,
    );
  }
  // A build that was killed before its first commit leaves an LMDB file with nothing in it: an empty library.
  const [firstKey] = store.getKeys({ limit: 1 });
  if (firstKey !== undefined) {
    throw new LibraryError(
      `${storeFile(directory)} is an LMDB file, but not a library. Choose another folder.`,
    );
  }
  if (!readOnly) store.transactionSync(() => void store.put(storeKeys.format, Buffer.from(FORMAT)));
}

function endOfPrefix(prefix: string): string {
  const last = prefix.length - 1;
  return prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1);
}
