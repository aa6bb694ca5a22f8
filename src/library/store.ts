import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { links } from '../documents/links.ts';
import { commandText } from '../lib/command-text.ts';
import { explain, isDiskFull, writeFault } from '../lib/system-fault.ts';
import { exitCodes } from '../lib/user-error.ts';
import { DamagedLibraryError, LibraryError, OutdatedLibraryError } from './library-errors.ts';
import {
  adopt,
  createFile,
  currentFile,
  isWritable,
  type LibraryFile,
  libraryFiles,
  removeReplaced,
} from './library-folder.ts';
import { Damage } from './lmdb-file.ts';
import { fileProblem, pageProblem } from './pages.ts';
import { UnmappedStore } from './unmapped-store.ts';

/** The LMDB tree of a library: documents under their paths, everything else under `#` keys. */
export type Store = RootDatabase<Uint8Array, string> & {
  /** Length of the last value read: the buffer of `getBinaryFast` may be longer. */
  readonly lastSize: number;
  // The package's types omit the options
  getBinaryFast(key: string, reading: Reading): Uint8Array | undefined;
};

/** The state to read: the state of the transaction, or by default the current one. */
export interface Reading {
  readonly transaction?: Transaction;
}

export const storeKeys = {
  // `#` sorts before `/`: a key after the documents would keep LMDB from filling pages with ascending paths.
  /** Maximum document path in bytes. With its prefix, a key fits into LMDB's limit for our page size. */
  maxPath: 400,
  /** Maximum length of an edition id: the path of its manifest must fit, too. */
  maxEditionId: 300,
  format: '#format',
  generation: '#generation',
  /** Time of the last commit, in milliseconds since 1970. Missing in libraries of older versions. */
  committedAt: '#committed-at',
  /** The generation that the manifests describe: older versions change a library without updating them. */
  manifest: '#manifest',
  manifests: '/api/x/manifests/',
  edition: (id: string) => `#edition/${id}`,
  /** Key of a document's second body. Older versions ignore it. */
  brotli: (path: string) => `#br${path}`,
  range: (prefix: string) => ({ start: prefix, end: endOfPrefix(prefix) }),
};

function endOfPrefix(prefix: string): string {
  const last = prefix.length - 1;
  return prefix.slice(0, last) + String.fromCharCode(prefix.charCodeAt(last) + 1);
}

/**
 * True if a path can name a document: it fits into a store key, and has no character that HTTP clients
 * escape. Asking LMDB for any other key is an error, not a miss.
 */
export function isDocumentPath(path: string): boolean {
  return path.length <= storeKeys.maxPath && /^\/[\x21-\x7e]*$/.test(path);
}

/** Raised whenever older code could misread the store. */
export const storeFormat = '2';

/**
 * Values over half a page are stored in runs of whole pages, so small pages waste little. Measured with six
 * editions of 2,379 documents, disk bytes per byte of value and time per read: 512 B 1.09, 2.1 µs; 1 kB 1.14,
 * 2.0 µs; 4 kB 1.34, 2.4 µs; 64 kB 1.26, 2.1 µs. Keys may be 442 bytes long at 1 kB, but only 186 at 512 B.
 */
const PAGE_BYTES = 1024;

export function storeFile(directory: string): string {
  return currentFile(directory)?.path ?? join(directory, 'library.mdb');
}

export interface OpenStore {
  readonly store: Store;
  readonly file: LibraryFile;
}

function checkIsFolder(directory: string): void {
  if (isFile(directory))
    throw new LibraryError(`${directory} is a file, not the folder of a library. Give a folder.`);
}

/** A library inside these would be served instead of the sources, or be public. */
const otherContents = [links.manifest.slice(1), 'translations', 'commentaries', 'datasets'];

/** @throws LibraryError if a new library must not be written to a folder, because it has another purpose. */
export function checkIsLibraryFolder(directory: string): void {
  checkIsFolder(directory);
  const other = otherContents.find((name) => existsSync(join(directory, name)));
  if (other !== undefined && libraryFiles(directory).length === 0)
    throw new LibraryError(
      `${directory} is not the folder of a library: it contains ${other}. Give another folder.`,
    );
}

export interface OpenUnmappedStore {
  readonly store: UnmappedStore;
  readonly file: LibraryFile;
}

export function openStore(directory: string, readOnly: boolean): OpenStore {
  return opening(directory, readOnly, (file) => openFile(file.path, readOnly));
}

/** @param isReplaced creates a new file that replaces one of an older version, which must be rebuilt. */
function opening<Opened extends Store | UnmappedStore>(
  directory: string,
  readOnly: boolean,
  open: (file: LibraryFile) => Opened,
  isReplaced = false,
): { store: Opened; file: LibraryFile } {
  checkIsFolder(directory);
  const current = currentFile(directory);
  if (!current && readOnly) throw new LibraryError(missing(directory));
  if (!current) {
    checkIsLibraryFolder(directory);
    makeDirectory(directory);
  }
  try {
    const isMapped = open !== openUnmappedFile;
    const file =
      current && !isReplaced ? takenIn(directory, current, isMapped) : createFile(directory, isReplaced);
    const store = open(file);
    try {
      checkReadable(store, directory);
      checkFormat(store, directory, readOnly);
    } catch (error) {
      void store.close();
      if (readOnly || isReplaced || !(error instanceof OutdatedLibraryError)) throw error;
      return opening(directory, readOnly, open, true);
    }
    if (isWritable(file.path)) removeReplaced(directory, file);
    return { store, file };
  } catch (error) {
    if (error instanceof LibraryError) throw error;
    if (error instanceof Damage)
      throw new DamagedLibraryError(directory, storeFile(directory), error.message);
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    // Another process has renamed or replaced the file
    if (isGone && current && currentFile(directory)?.path !== current.path)
      return opening(directory, readOnly, open);
    const use = readOnly ? 'read' : 'written';
    const reason = explain(writeFault(error, directory));
    throw new LibraryError(`The library in ${directory} cannot be ${use}: ${reason}`, { cause: error });
  }
}

export function openUnmappedStore(directory: string): OpenUnmappedStore {
  return opening(directory, true, openUnmappedFile);
}

function openUnmappedFile(file: LibraryFile): UnmappedStore {
  return new UnmappedStore(file.path);
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch (error) {
    // A file has no children; creating a folder there reports the reason
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

/** A build that was killed while it created the file leaves it empty. */
function missing(directory: string): string {
  const found = libraryFiles(directory).length > 0 ? 'The library in' : 'There is no library in';
  const what = libraryFiles(directory).length > 0 ? ' is empty: a build or a copy was stopped' : '';
  return `${found} ${directory}${what}. Create one with: ${commandText('build', 'CONTENT', '--library', directory)}`;
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

/**
 * LMDB may crash on a damaged page. Checking all pages takes 2 ms per megabyte, so builds of larger libraries
 * check the first pages only.
 */
const maxCheckedBytes = 64_000_000;

function takenIn(directory: string, file: LibraryFile, isMapped: boolean): LibraryFile {
  const isChecked = isMapped && file.bytes <= maxCheckedBytes;
  const problem = isChecked ? pageProblem(file.path) : fileProblem(file.path);
  if (problem !== undefined) throw new DamagedLibraryError(directory, file.path, problem);
  return file.isInPlace || !isWritable(file.path) ? file : adopt(directory, file);
}

function openFile(path: string, readOnly: boolean): Store {
  checkRoomForLock(path);
  /**
   * A process has one LMDB environment per file, shared by all who open it. So a reader opens it for writing
   * if permitted: a library opened later in the same process can then write. Without overlappingSync, a
   * commit flushes the data, then writes the root page and flushes again, as in standard LMDB.
   */
  return open<Uint8Array, string>(path, {
    readOnly: readOnly && !isWritable(path),
    pageSize: PAGE_BYTES,
    encoding: 'binary',
    overlappingSync: false,
  }) as Store;
}

/**
 * LMDB maps its lock file before it has disk space. If the disk is full, the first write to it would kill the
 * process (SIGBUS).
 */
function checkRoomForLock(file: string): void {
  const isWritten = (statSync(`${file}-lock`, { throwIfNoEntry: false })?.blocks ?? 0) > 0;
  if (isWritten || !isDiskFull(dirname(file))) return;
  throw new LibraryError(`The library in ${dirname(file)} cannot be opened: the disk is full. Make room.`);
}

/**
 * LMDB identifies readers by process id, and rejects duplicates, which processes in two containers may have.
 * The package waits ten seconds for the other one to end, and then continues without a transaction.
 */
function checkReadable(store: Store | UnmappedStore, directory: string): void {
  try {
    store.getBinary(storeKeys.format);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const reason = `it is open in another container, by a process that has the same id as this one (${process.pid})`;
    const message = `The library in ${directory} cannot be read: ${reason}. Start this again.`;
    throw new LibraryError(message, { exitCode: exitCodes.processIdTaken, cause });
  }
}

function checkFormat(store: Store | UnmappedStore, directory: string, readOnly: boolean): void {
  const format = store.getBinary(storeKeys.format);
  if (format) {
    const found = Buffer.from(format).toString();
    if (found === storeFormat) return;
    const message = `The library in ${directory} has store format ${found}; this version reads ${storeFormat}.`;
    if (Number(found) > Number(storeFormat)) throw new LibraryError(`${message} Use a later version.`);
    throw new OutdatedLibraryError(
      `${message} Build it again: ${commandText('build', 'CONTENT', '--library', directory)}`,
    );
  }
  // A build that was killed before its first commit leaves an LMDB file without keys: an empty library
  const [firstKey] = store.getKeys({ start: '', end: '\uffff', limit: 1 });
  if (firstKey !== undefined) {
    throw new LibraryError(
      `${storeFile(directory)} is an LMDB file, but not a library. Choose another folder.`,
    );
  }
  if (!readOnly && 'transactionSync' in store)
    store.transactionSync(() => void store.put(storeKeys.format, Buffer.from(storeFormat)));
}
