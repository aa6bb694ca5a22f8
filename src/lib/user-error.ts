/** Exit codes of commands (`docs/operations.md` documents them for operators). */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** A bug in Scriptorium: EX_SOFTWARE of sysexits(3). */
  bug: 70,
  /**
   * A process with the same PID in another container uses the library. A retry in another process succeeds:
   * EX_TEMPFAIL.
   */
  processIdTaken: 75,
  /** Ctrl-C, as shells report it: 128 plus the signal number. */
  interrupted: 130,
  /** SIGTERM, if a command finishes its current work first. */
  terminated: 143,
} as const;

interface UserErrorOptions {
  readonly exitCode?: number | undefined;
  readonly cause?: unknown;
}

/**
 * An error that the user of Scriptorium can fix. The message is one line: what happened, where, and what to
 * do. Any other error shown to a user is a bug, and is reported as one.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number;

  constructor(message: string, { exitCode = exitCodes.failed, cause }: UserErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}

export class UsageError extends UserError {
  override readonly name = 'UsageError';

  constructor(message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(message, { exitCode: exitCodes.usage, cause });
  }
}
