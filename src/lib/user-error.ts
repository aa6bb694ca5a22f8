/** What a command ends with (`docs/operations.md` lists them for operators). */
export const exitCodes = {
  done: 0,
  /** The command could not do what was asked, or the answer is no: damaged files, editions that failed. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
  /** A bug of Scriptorium: EX_SOFTWARE of sysexits(3). */
  bug: 70,
  /** Another container uses the library with the same process id; it goes well in another process: EX_TEMPFAIL. */
  processIdTaken: 75,
  /** Ctrl-C, as shells count it: 128 and the number of the signal. */
  interrupted: 130,
  /** SIGTERM, where a command ends what it does first. */
  terminated: 143,
} as const;

interface UserErrorOptions {
  readonly exitCode?: number | undefined;
  readonly cause?: unknown;
}

/**
 * Something that the person who runs Scriptorium can put right. The message is one line for people: what happened,
 * where, and what to do. Every other error that reaches a person is a bug, and is reported as one.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number;

  constructor(message: string, { exitCode = exitCodes.failed, cause }: UserErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.exitCode = exitCode;
  }
}

/** The command line is wrong, whatever is on the disk or the network: a value that is not of its kind. */
export class UsageError extends UserError {
  override readonly name = 'UsageError';

  constructor(message: string, { cause }: { readonly cause?: unknown } = {}) {
    super(message, { exitCode: exitCodes.usage, cause });
  }
}
