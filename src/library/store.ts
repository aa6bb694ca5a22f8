import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { explain, isDiskFull, writeFault } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import { type StoredBody, storedValue } from './stored-document.ts';

/** The LMDB tree of a library: documents under their path, everything else under `#` keys. */
export type Store = RootDatabase<Uint8Array, string> & {
  /** Bytes of the value that was read last: `getBinaryFast` gives a buffer that may be longer. */
  readonly lastSize: number;
  // The package's types omit the options of these two
  getBinary(key: string, reading: Reading): Uint8Array | undefined;
  getBinaryFast(key: string, reading: Reading): Uint8Array | undefined;
};

/** Which state of the store is read: that of the transaction, or the one of now. */
export interface Reading {
  readonly transaction?: Transaction;
}

export const storeKeys = {
  // `#` sorts before `/`: a key after the documents would keep LMDB from filling pages with ascending paths.
  /** Longest document path in bytes: with what stands before it in a key, within what LMDB takes at our page size. */
  maxPath: 400,
  /** Longest id of an edition: the path of its manifest has to fit too. */
  maxEditionId: 300,
  format: '#format',
  generation: '#generation',
  /** The generation that the manifests describe: an older version changes a library without updating them. */
  manifest: '#manifest',
  /** Prefix of the paths of all manifests except the root. */
  manifests: '/api/x/manifests/',
  edition: (id: string) => `#edition/${id}`,
  /** The second body of a document. An older version ignores it. */
  brotli: (path: string) => `#br${path}`,
  /** `end` is exclusive. */
  range: (prefix: string) => ({ start: prefix, end: endOfPrefix(prefix) }),
};

function endOfPrefix(prefix: string): string {
  const last = prefix.length - 1;
  return prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1);
}

/**
 * Whether a path can name a document: it fits in a store key, and has no character that HTTP clients escape.
 * Asking LMDB for any other key is an error, not a miss.
 */
export function isDocumentPath(path: string): boolean {
  return path.length <= storeKeys.maxPath && /^\/[\x21-\x7e]*$/.test(path);
}

/** Writes a body, unless one with the same hash is already stored. */
export function putBody(store: Store, key: string, stored: StoredBody): void {
  const present = store.getBinaryFast(key);
  if (present && storedValue.hasHash(present, stored.hash)) return;
  store.put(key, storedValue.encode(stored));
}

/** Raised whenever older code could misread the store. */
const FORMAT = '1';

/**
 * Values over half a page are in runs of whole pages, so small pages waste little. Measured with six editions of
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
      `There is no library in ${directory}. Create one with: scriptorium build CONTENT --library ${directory}`,
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
    throw new LibraryError(`The library folder ${directory} cannot be created: ${explain(error)}`, {
      cause: error,
    });
  }
}

function openFile(file: string, exists: boolean, readOnly: boolean): Store {
  try {
    if (exists && !isLmdbFile(file)) {
      throw new LibraryError(`${file} is not a library. Remove it, or choose another folder.`);
    }
    checkRoomForLock(file);
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
    const reason = explain(writeFault(error, dirname(file)));
    throw new LibraryError(`The library in ${dirname(file)} cannot be ${use}: ${reason}`, { cause: error });
  }
}

/**
 * LMDB maps its lock file before the file has room on the disk: where the disk is full, the first to write to it would be
 * killed (SIGBUS).
 */
function checkRoomForLock(file: string): void {
  const isWritten = (statSync(`${file}-lock`, { throwIfNoEntry: false })?.blocks ?? 0) > 0;
  if (isWritten || !isDiskFull(dirname(file))) return;
  throw new LibraryError(`The library in ${dirname(file)} cannot be opened: the disk is full. Make room.`);
}

const MAGIC_OFFSET = 24;
const MAGIC = 0xbeefc0de;
/** Layout version of the LMDB that the `lmdb` package carries. */
const DATA_VERSION = 2;

/**
 * Whether the first page of `file` is LMDB's. Asked before opening because `lmdb` 3.5 under Bun does not
 * survive the error that its native code returns for any other file.
 */
function isLmdbFile(file: string): boolean {
  const head = Buffer.alloc(32);
  const descriptor = openSync(file, 'r');
  try {
    if (readSync(descriptor, head) < head.length) return false;
  } finally {
    closeSync(descriptor);
  }
  return head.readUInt32LE(MAGIC_OFFSET) === MAGIC && head.readUInt32LE(MAGIC_OFFSET + 4) === DATA_VERSION;
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

/** A library cannot be used as asked. */
export class LibraryError extends UserError {
  override readonly name = 'LibraryError';
}

/** A change was not written, for a cause that is outside of it: a full disk, for example. */
export class LibraryWriteError extends LibraryError {}
