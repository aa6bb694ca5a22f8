import { randomBytes } from 'node:crypto';
import {
  accessSync,
  type BigIntStats,
  constants,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ExclusiveLock } from '../lib/exclusive-lock.ts';
import { fileProblem } from './pages.ts';

/**
 * The file that holds a library, in the folder of that library. LMDB maps it, and whoever cuts off or overwrites a
 * mapped file kills or confuses the processes that read it, as `cp` does with a file of the same name. So a library is
 * only ever mapped under a name that no other file has: `library-3-131074-9f3a7c.mdb` is the third library of its folder,
 * has inode number 131074, and was made at the time that the rest stands for. A file whose name does not say this of
 * itself was copied here; it is taken in, by renaming it, before it is opened. See docs/decisions/delivered-libraries.md.
 */
export interface LibraryFile {
  readonly path: string;
  /** Whether its name is its own. */
  readonly isAtHome: boolean;
  /** Which of the files at home is the latest. 0 of one that was copied here. */
  readonly order: number;
  readonly bytes: number;
  /** Differs between any two files of the folder, and between two states of a file that is being copied. */
  readonly version: string;
  readonly inode: bigint;
  readonly changed: bigint;
}

const filePattern = /^library(?:-(\d+)-(\d+-\w+))?\.mdb$/;

/**
 * The files in a folder that may hold its library, the one that is to be opened first: what was copied here last, then
 * what was there before. Empty where there is no such folder.
 */
export function libraryFiles(directory: string): LibraryFile[] {
  const files = namesIn(directory).flatMap((name) => libraryFile(directory, name) ?? []);
  return files.sort((a, b) => {
    if (a.isAtHome !== b.isAtHome) return a.isAtHome ? 1 : -1;
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
  const isAtHome = match[2]?.startsWith(ownName(found)) ?? false;
  return {
    path,
    isAtHome,
    order: isAtHome ? Number(match[1]) : 0,
    bytes: Number(size),
    version: isAtHome ? ownName(found) : `${ownName(found)} ${size} ${changed}`,
    inode,
    changed,
  };
}

/** What tells a file from all others, also from its copies. The time is missing on file systems that do not keep it. */
function ownName({ ino, birthtimeNs }: BigIntStats): string {
  return `${ino}-${birthtimeNs === 0n ? '' : birthtimeNs.toString(36)}`;
}

/** The file to open: the first that is whole, or else the first. A copy that is still being made is not whole. */
export function currentFile(directory: string): LibraryFile | undefined {
  const files = libraryFiles(directory).filter(({ bytes }) => bytes > 0);
  return files.find((file) => file.isAtHome || fileProblem(file.path) === undefined) ?? files[0];
}

/** The file that would be opened, where nobody could read it. Only what can be seen quickly is looked at. */
export function damagedFile(directory: string): { file: LibraryFile; problem: string } | undefined {
  const file = currentFile(directory);
  const problem = file && fileProblem(file.path);
  return file && problem !== undefined ? { file, problem } : undefined;
}

/** Gives a file that was copied here a name of its own. Nobody may have opened it under the old one. */
export function takeIn(directory: string, file: LibraryFile): LibraryFile {
  return locked(directory, () => {
    const present = libraryFiles(directory).find(({ inode }) => inode === file.inode);
    // Another process was quicker
    if (!present || present.isAtHome) return present ?? file;
    const path = newPath(directory, present.path);
    // An older version of this program may have it open, and then its lock must stay what it is
    if (present.path === legacyPath(directory)) moveLock(present.path, path);
    renameSync(present.path, path);
    return libraryFiles(directory).find(({ inode }) => inode === file.inode)!;
  });
}

/**
 * The file of a library that is to be made: empty, unless another process made it at the same time.
 * @param replaces creates a file even if one is present.
 */
export function createFile(directory: string, replaces = false): LibraryFile {
  return locked(directory, () => {
    const present = libraryFiles(directory)[0];
    if (present?.isAtHome && !replaces) return present;
    const unnamed = join(directory, `library-${randomBytes(4).toString('hex')}.new`);
    writeFileSync(unnamed, '');
    return moveIn(directory, unnamed);
  });
}

/** As `takeIn`, of a finished file with any name in the folder. */
export function installFile(directory: string, path: string): LibraryFile {
  return locked(directory, () => moveIn(directory, path));
}

function moveIn(directory: string, path: string): LibraryFile {
  const { ino } = statSync(path, { bigint: true });
  renameSync(path, newPath(directory, path));
  return libraryFiles(directory).find(({ inode }) => inode === ino)!;
}

/** Removes what a file that was opened without fault has replaced. Whoever reads it still can do so until it closes. */
export function removeReplaced(directory: string, by: LibraryFile): void {
  for (const file of libraryFiles(directory)) {
    if (file.inode === by.inode || !file.isAtHome || file.order > by.order) continue;
    for (const path of [file.path, lockOf(file.path)]) rmSync(path, { force: true });
  }
  const names = namesIn(directory);
  // Of files that were taken in or replaced. One whose file is still being copied here is not needed either
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

const lockPattern = /^library-\d+-\d+-\w+\.mdb-lock$/;
const unfinishedPattern = /^library-[0-9a-f]+\.new$/;
/** A file that nobody wrote to for so long was left by a process that was killed. */
const unfinishedMilliseconds = 3_600_000;

/** Gives a file a name under which nobody opens it. @returns its path; undefined where that is not possible. */
export function setAside(directory: string, file: LibraryFile): string | undefined {
  return locked(directory, () => {
    const present = libraryFiles(directory).find(({ inode }) => inode === file.inode);
    if (!present) return undefined;
    const path = join(directory, `damaged-${randomBytes(3).toString('hex')}-${basename(present.path)}`);
    renameSync(present.path, path);
    rmSync(lockOf(present.path), { force: true });
    return path;
  });
}

/** Whether this process may write to a file and rename it. */
export function isWritable(path: string): boolean {
  try {
    for (const each of [path, dirname(path)]) accessSync(each, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a library lies that was made before files had names of their own, or by a copy of one. */
export function legacyPath(directory: string): string {
  return join(directory, 'library.mdb');
}

function newPath(directory: string, path: string): string {
  const order = 1 + Math.max(0, ...libraryFiles(directory).map((file) => file.order));
  const found = statSync(path, { bigint: true });
  const rest = found.birthtimeNs === 0n ? randomBytes(4).toString('hex') : '';
  return join(directory, `library-${order}-${ownName(found)}${rest}.mdb`);
}

/** Where LMDB keeps who reads and writes a file. */
function lockOf(path: string): string {
  return `${path}-lock`;
}

function moveLock(from: string, to: string): void {
  try {
    linkSync(lockOf(from), lockOf(to));
    unlinkSync(lockOf(from));
  } catch {
    // There is none, or the file system has no links: LMDB makes one
  }
}

/** Runs what renames files of a library's folder, in one process at a time. */
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
