import {
  type BigIntStats,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { globFault, parseGlob } from './file-glob.ts';

/** Maximum number of files and folders per call: links could multiply them endlessly. */
const maxEntries = 100_000;

type FolderFaultReason =
  | 'outside'
  | 'not ours'
  | 'not a file'
  | 'too large'
  | 'changed'
  | 'too many files'
  | { readonly code: string };

export class FolderFault extends Error {
  override readonly name = 'FolderFault';
  readonly reason: FolderFaultReason;
  readonly file: string;

  constructor(reason: FolderFaultReason, file: string) {
    super(`${file || 'The folder'}: ${typeof reason === 'string' ? reason : reason.code}`);
    this.reason = reason;
    this.file = file;
  }
}

/**
 * A folder that links cannot escape: reads only files whose real path is below the real path of the folder.
 * The folder itself may be a link. Names are relative, with `/`. All methods throw FolderFault.
 */
export class ConfinedFolder {
  readonly #path: string;
  readonly #foreign: readonly string[];
  #root: string | undefined;

  /** @param foreign real paths of folders below this one whose files are not its own. */
  constructor(path: string, foreign: readonly string[] = []) {
    this.#path = path;
    this.#foreign = foreign;
  }

  /**
   * Names of the files at the top level, sorted. Anything except a folder counts as a file; reading it
   * reports any other type.
   */
  names(): string[] {
    const entries = explained('', () => readdirSync(this.#realRoot, { withFileTypes: true }));
    const isFolder = (entry: Dirent) =>
      entry.isDirectory() || (entry.isSymbolicLink() && this.#isFolder(entry.name));
    return entries.flatMap((entry) => (isFolder(entry) ? [] : [entry.name])).sort();
  }

  /**
   * Names of the files that match a glob, sorted. Hidden files and folders match only if the glob spells
   * their name. Links to folders are followed.
   */
  matching(globs: readonly string[]): string[] {
    const found = new Set<string>();
    const budget = { entries: maxEntries };
    for (const glob of globs) for (const name of this.#matching(glob, budget)) found.add(name);
    return [...found].sort();
  }

  /** @throws FolderFault also if the file has more than `maxBytes`. */
  read(name: string, maxBytes: number): Uint8Array<ArrayBuffer> {
    return this.#open(name, (fd, { size }) => {
      if (size > maxBytes) throw new FolderFault('too large', name);
      return readBytes(fd, 0, Number(size));
    });
  }

  /** Random access to a file. If the file has changed since the call, `read` throws. */
  bytesOf(name: string) {
    const stateOf = ({ dev, ino, size, mtimeNs }: BigIntStats) => [dev, ino, size, mtimeNs].join(' ');
    const first = this.#open(name, (_, stats) => stats);
    return {
      size: Number(first.size),
      read: (offset: number, length: number): Uint8Array<ArrayBuffer> =>
        this.#open(name, (fd, stats) => {
          if (stateOf(stats) !== stateOf(first)) throw new FolderFault('changed', name);
          return readBytes(fd, offset, length);
        }),
    };
  }

  get #realRoot(): string {
    this.#root ??= explained('', () => realpathSync(this.#path));
    return this.#root;
  }

  /** The only place that opens files. The checks use the opened file, because the path may change at any time. */
  #open<Result>(name: string, use: (fd: number, stats: BigIntStats) => Result): Result {
    return explained(name, () => {
      const path = join(this.#realRoot, name);
      // Opening a device can have side effects, and opening a pipe blocks until a writer connects
      if (!statSync(path).isFile()) throw new FolderFault('not a file', name);
      const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      try {
        const opened = fstatSync(fd, { bigint: true });
        const there = lstatSync(this.#located(name), { bigint: true });
        const isSame = opened.dev === there.dev && opened.ino === there.ino;
        if (!isSame || !opened.isFile()) throw new FolderFault('changed', name);
        return use(fd, opened);
      } finally {
        closeSync(fd);
      }
    });
  }

  #located(name: string): string {
    const real = realpathSync(join(this.#realRoot, name));
    if (!isBelow(real, this.#realRoot)) throw new FolderFault('outside', name);
    if (this.#foreign.some((folder) => isBelow(real, folder))) throw new FolderFault('not ours', name);
    return real;
  }

  *#matching(glob: string, budget: Budget): Iterable<string> {
    if (globFault(glob)) throw new FolderFault('outside', glob);
    const { path, base, levels, matches } = parseGlob(glob);
    if (path !== undefined) {
      if (this.#isThere(path) && !this.#isFolder(path)) yield path;
    } else if (base === '' || this.#isThere(base)) {
      for (const name of this.#below(base, levels, budget, [])) if (matches(name)) yield name;
    }
  }

  *#below(folder: string, levels: number, budget: Budget, above: readonly string[]): Iterable<string> {
    const real = explained(folder, () => this.#located(folder));
    if (above.includes(real)) return;
    const entries = explained(folder, () => readdirSync(real, { withFileTypes: true }));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (--budget.entries < 0) throw new FolderFault('too many files', folder);
      if (entry.name.startsWith('.')) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && this.#isFolder(name));
      if (!isFolder) yield name;
      else if (levels > 1 && !this.#foreign.includes(join(real, entry.name)))
        yield* this.#below(name, levels - 1, budget, [...above, real]);
    }
  }

  #isFolder(name: string): boolean {
    try {
      return statSync(join(this.#realRoot, name)).isDirectory();
    } catch {
      return false;
    }
  }

  #isThere(name: string): boolean {
    return (
      explained(name, () => lstatSync(join(this.#realRoot, name), { throwIfNoEntry: false })) !== undefined
    );
  }
}

interface Budget {
  entries: number;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function readBytes(fd: number, from: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let filled = 0;
  while (filled < length) {
    const read = readSync(fd, bytes, filled, length - filled, from + filled);
    if (read === 0) return bytes.slice(0, filled);
    filled += read;
  }
  return bytes;
}

function explained<Result>(file: string, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw error instanceof FolderFault || typeof code !== 'string' ? error : new FolderFault({ code }, file);
  }
}
