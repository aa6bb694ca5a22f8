import { mkdtempSync, statfsSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import systemFaults from './system-faults.json' with { type: 'json' };
import { UserError } from './user-error.ts';

interface SystemFault {
  readonly code: string;
  /** In lower case, without a full stop: "the disk is full". */
  readonly what: string;
  /** A sentence without its full stop: "Make room". */
  readonly advice: string;
  readonly path: string | undefined;
}

/** The meaning of each code, and advice. */
const meanings = systemFaults as unknown as Readonly<Record<string, readonly [what: string, advice: string]>>;

/** LMDB's own codes (`lmdb.h`). All others mean that LMDB was called incorrectly. */
const lmdbCodes: Readonly<Record<number, string>> = {
  [-30797]: 'MDB_PAGE_NOTFOUND',
  [-30796]: 'MDB_CORRUPTED',
  [-30795]: 'MDB_PANIC',
  [-30794]: 'MDB_VERSION_MISMATCH',
  [-30793]: 'MDB_INVALID',
  [-30792]: 'MDB_MAP_FULL',
  [-30790]: 'MDB_READERS_FULL',
  [-30778]: 'MDB_BAD_CHECKSUM',
};

/** Describes a system error; undefined for any other error, which the user cannot fix. */
export function systemFault(error: unknown): SystemFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { path, syscall } = error as NodeJS.ErrnoException;
  const code = codeOf(error);
  // inotify reports its own limit this way
  if (syscall === 'watch' && code === 'ENOSPC') {
    const what = 'the system watches the maximum number of files';
    return { code, what, advice: 'Raise fs.inotify.max_user_watches', path };
  }
  if (!Object.hasOwn(meanings, code)) return undefined;
  const [what, advice] = meanings[code]!;
  return { code, what, advice, path };
}

/** Explains a system error code and what to do, as the end of a sentence. An unknown code is returned as it is. */
export function explainCode(code: string): string {
  const [what, advice] = meanings[code] ?? [
    `the system refused it (${code})`,
    'Check the file and its permissions',
  ];
  return `${what}. ${advice}.`;
}

/**
 * The same error with a named code. LMDB reports only the number of a system error, or only its text when it
 * copies a library.
 */
export function namedByErrno(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  const name =
    code === undefined
      ? nameOfText(error.message)
      : Object.entries(constants.errno).find(([, number]) => number === code)?.[0];
  return name === undefined
    ? error
    : Object.assign(new Error(error.message, { cause: error }), { code: name });
}

/** Texts of the C library that Node words differently or does not have. */
const textsOfLibc: Readonly<Record<string, string>> = {
  'disk quota exceeded': 'EDQUOT',
  'input/output error': 'EIO',
  'stale file handle': 'ESTALE',
};

function nameOfText(message: string): string | undefined {
  const text = message.toLowerCase();
  const [name] = [...getSystemErrorMap().values()].find(([, meaning]) => meaning === text) ?? [];
  return name ?? textsOfLibc[text];
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'ESRCH') throw error;
    return code === 'EPERM';
  }
}

/** A disk with less free space counts as full: nothing useful fits. */
const fullBelow = 65_536;

export function isDiskFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize < fullBelow;
}

/**
 * Like `namedByErrno`, for errors of writing the LMDB file in a folder. LMDB reports an incomplete write as
 * an I/O error, which hides a full disk.
 */
export function writeFault(error: unknown, directory: string): unknown {
  const named = namedByErrno(error);
  if (!(named instanceof Error) || (named as NodeJS.ErrnoException).code !== 'EIO' || !isDiskFull(directory))
    return named;
  return Object.assign(new Error(named.message, { cause: error }), { code: 'ENOSPC' });
}

/**
 * The cause of a failure, as the end of a sentence: `The file could not be read: ${explain(error)}`.
 * @throws the error itself if it is neither a UserError nor a system error: a bug must not be hidden.
 */
export function explain(error: unknown): string {
  if (error instanceof UserError) return error.message;
  const fault = systemFault(error);
  if (!fault) throw error;
  const { what, advice, path } = fault;
  return `${what}${path === undefined ? '' : ` (${path})`}. ${advice}.`;
}

/** Like `explain`, but short and without advice: `cannot be read (${reasonOf(error)})`. @throws the error itself */
export function reasonOf(error: unknown): string {
  const fault = systemFault(error);
  if (!fault) throw error;
  return fault.what;
}

/**
 * The error that a decompressor (zlib, brotli) or OpenSSL reports for its input.
 * @throws any other error itself: it is a bug.
 */
export function dataFault(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (
    !(error instanceof Error) ||
    !/^(?:Z_|ERR__ERROR_|ERR_OSSL_|ERR_MISSING_PASSPHRASE$)/.test(String(code))
  )
    throw error;
  return message;
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') return lmdbCodes[code] ?? '';
  // SQLite appends the operation: SQLITE_IOERR_WRITE
  return typeof code === 'string' ? (/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code) : '';
}

/** Creates a folder whose name begins with `prefix`. @throws UserError, for instance in a read-only container. */
export function temporaryFolder(prefix: string): string {
  try {
    return mkdtempSync(join(tmpdir(), prefix));
  } catch (error) {
    throw temporaryFileFault(error);
  }
}

export function temporaryFileFault(cause: unknown): UserError {
  const advice = 'Free some space there, or set TMPDIR to another folder.';
  return new UserError(`A temporary file cannot be written in ${tmpdir()}: ${explain(cause)} ${advice}`, {
    cause,
  });
}
