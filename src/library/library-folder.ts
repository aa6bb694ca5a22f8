import { randomBytes } from 'node:crypto';
import {
  accessSync,
  type BigIntStats,
  constants,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ExclusiveLock } from '../lib/exclusive-lock.ts';
import { fileProblem } from './pages.ts';

/**
 * The file of a library in its folder. LMDB maps it, and truncating or overwriting a mapped file kills or
 * confuses its readers, as `cp` does with a file of the same name. So a library is only mapped under a name
 * that no other file has: `library-3-131074-9f3a7c.mdb` is the third library of its folder, has inode number
 * 131074, and the rest encodes its creation time. A file whose name does not match its own data was copied
 * here; it is renamed before it is opened. See docs/decisions/delivered-libraries.md.
 */
export interface LibraryFile {
  readonly path: string;
  readonly isInPlace: boolean;
  /** Position among the files with unique names, highest is latest; 0 for a file that was copied here. */
  readonly order: number;
  readonly bytes: number;
  /** Differs between any two files of the folder, and between two states of a file that is being copied. */
  readonly version: string;
  readonly inode: bigint;
  readonly changed: bigint;
}

const filePattern = /^library(?:-(\d+)-(\d+-\w+))?\.mdb$/;

/**
 * The candidate files for the library of a folder, in order of preference: copied files first, then those
 * with unique names, latest first in both groups. Empty if the folder does not exist.
 */
export function libraryFiles(directory: string): LibraryFile[] {
  const files = namesIn(directory).flatMap((name) => libraryFile(directory, name) ?? []);
  return files.sort((a, b) => {
    if (a.isInPlace !== b.isInPlace) return a.isInPlace ? 1 : -1;
    return b.order - a.order || Number(b.changed - a.changed);
  });
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

function libraryFile(directory: string, name: string): LibraryFile | undefined {
  const match = filePattern.exec(name);
  if (!match) return undefined;
  const path = join(directory, name);
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!found?.isFile()) return undefined;
  const { ino: inode, size, mtimeNs: changed } = found;
  const isInPlace = match[2]?.startsWith(ownName(found)) ?? false;
  return {
    path,
    isInPlace,
    order: isInPlace ? Number(match[1]) : 0,
    bytes: Number(size),
    version: isInPlace ? ownName(found) : `${ownName(found)} ${size} ${changed}`,
    inode,
    changed,
  };
}

/**
 * Distinguishes a file from all others, including its copies. The time is missing on file systems that do not
 * store it.
 */
function ownName({ ino, birthtimeNs }: BigIntStats): string {
  return `${ino}-${birthtimeNs === 0n ? '' : birthtimeNs.toString(36)}`;
}

/** The file to open: the first complete one, or else the first. A copy in progress is not complete. */
export function currentFile(directory: string): LibraryFile | undefined {
  const files = libraryFiles(directory).filter(({ bytes }) => bytes > 0);
  return files.find((file) => file.isInPlace || fileProblem(file.path) === undefined) ?? files[0];
}

/** The file that would be opened, if it is unreadable. Performs only quick checks. */
export function damagedFile(directory: string): { file: LibraryFile; problem: string } | undefined {
  const file = currentFile(directory);
  const problem = file && fileProblem(file.path);
  return file && problem !== undefined ? { file, problem } : undefined;
}

/** Gives a copied file a unique name. No process may have it open under the old one. */
export function adopt(directory: string, file: LibraryFile): LibraryFile {
  return locked(directory, () => {
    const present = libraryFiles(directory).find(({ inode }) => inode === file.inode);
    // Another process was faster
    if (!present || present.isInPlace) return present ?? file;
    const path = newPath(directory, present.path);
    renameSync(present.path, path);
    return libraryFiles(directory).find(({ inode }) => inode === file.inode)!;
  });
}

/**
 * Creates an empty file for a new library, unless another process creates one at the same time.
 * @param replaces creates a file even if one is present.
 */
export function createFile(directory: string, replaces = false): LibraryFile {
  return locked(directory, () => {
    const present = libraryFiles(directory)[0];
    if (present?.isInPlace && !replaces) return present;
    const unnamed = join(directory, `library-${randomBytes(4).toString('hex')}.new`);
    writeFileSync(unnamed, '');
    return install(directory, unnamed);
  });
}

/** Gives a complete file in the folder a unique name, whatever its current name is. */
export function installFile(directory: string, path: string): LibraryFile {
  return locked(directory, () => install(directory, path));
}

function install(directory: string, path: string): LibraryFile {
  const { ino } = statSync(path, { bigint: true });
  renameSync(path, newPath(directory, path));
  return libraryFiles(directory).find(({ inode }) => inode === ino)!;
}

export function removeReplaced(directory: string, by: LibraryFile): void {
  for (const file of libraryFiles(directory)) {
    if (file.inode === by.inode || !file.isInPlace || file.order > by.order) continue;
    for (const path of [file.path, lockOf(file.path)]) rmSync(path, { force: true });
  }
  const names = namesIn(directory);
  // Locks of renamed or replaced files. A lock is not needed either if its file is still being copied here
  for (const name of names.filter(
    (name) => lockPattern.test(name) && !names.includes(name.slice(0, -'-lock'.length)),
  ))
    rmSync(join(directory, name), { force: true });
  for (const name of names.filter((name) => unfinishedPattern.test(name))) {
    const path = join(directory, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > unfinishedMilliseconds) rmSync(path, { force: true });
  }
}

const lockPattern = /^library(?:-\d+-\d+-\w+)?\.mdb-lock$/;
const unfinishedPattern = /^library-[0-9a-f]+\.new$/;
/** Unfinished files that were not modified for this long belong to a killed process. */
const unfinishedMilliseconds = 3_600_000;

/** Renames a file so that it is never opened. @returns its path, or undefined if another process has removed it. */
export function quarantine(directory: string, file: LibraryFile): string | undefined {
  return locked(directory, () => {
    const present = libraryFiles(directory).find(({ inode }) => inode === file.inode);
    if (!present) return undefined;
    const path = join(directory, `damaged-${randomBytes(3).toString('hex')}-${basename(present.path)}`);
    renameSync(present.path, path);
    rmSync(lockOf(present.path), { force: true });
    return path;
  });
}

export function isWritable(path: string): boolean {
  try {
    for (const each of [path, dirname(path)]) accessSync(each, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function newPath(directory: string, path: string): string {
  const order = 1 + Math.max(0, ...libraryFiles(directory).map((file) => file.order));
  const found = statSync(path, { bigint: true });
  const rest = found.birthtimeNs === 0n ? randomBytes(4).toString('hex') : '';
  return join(directory, `library-${order}-${ownName(found)}${rest}.mdb`);
}

function lockOf(path: string): string {
  return `${path}-lock`;
}

function locked<T>(directory: string, change: () => T): T {
  const file = resolve(directory, 'library.lock');
  for (;;) {
    using lock = ExclusiveLock.take(file);
    if (lock) {
      try {
        return change();
      } finally {
        rmSync(file, { force: true });
      }
    }
    Bun.sleepSync(5);
  }
}
