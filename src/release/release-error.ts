import { UserError } from '../lib/user-error.ts';

export class ReleaseError extends UserError {
  override readonly name = 'ReleaseError';
  /** True if a later attempt may succeed: the server was busy, or the connection broke. */
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
 * A file exists at a path, but is not the published one. The message is a predicate whose subject is
 * the path: "is not JSON". Not a UserError: the code that catches it adds the path, and an uncaught one is a
 * bug.
 */
export class CorruptObjectError extends Error {
  override readonly name = 'CorruptObjectError';
}

/**
 * Makes a read optional: `reading.catch(insteadOfUnreadable(value))`.
 * @throws the error itself if it is a bug rather than a fault of the data.
 */
export function insteadOfUnreadable<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof CorruptObjectError || error instanceof UserError) return value;
    throw error;
  };
}
