import { UserError } from '../lib/user-error.ts';

/** Why a release could not be read or written. */
export class ReleaseError extends UserError {
  override readonly name = 'ReleaseError';
  /** The same may well succeed a little later: the server was busy, or the connection broke. */
  readonly isRetryable: boolean;

  constructor(
    message: string,
    { isRetryable = false, cause }: { isRetryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isRetryable = isRetryable;
  }
}

/**
 * Something is at a path, but it cannot be what was published there. The message is a predicate whose subject is the
 * path: "is not JSON". Not a UserError: whoever catches it adds the path, and one that nobody catches is a bug.
 */
export class UnsoundObject extends Error {
  override readonly name = 'UnsoundObject';
}

/**
 * For what a release can do without: `reading.catch(insteadOfUnreadable(value))`.
 * @throws the error itself where it says nothing about what was read: a bug.
 */
export function insteadOfUnreadable<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof UnsoundObject || error instanceof UserError) return value;
    throw error;
  };
}
