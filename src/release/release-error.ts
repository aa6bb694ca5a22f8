/** Why a release could not be read or written. The message is one line that says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  /** The same may well succeed a little later: the server was busy, or the connection broke. */
  readonly isRetryable: boolean;

  constructor(
    message: string,
    { isRetryable = false, cause }: { isRetryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.isRetryable = isRetryable;
  }
}

/**
 * Something lies at a path, but it cannot be what was published there. The message is a predicate whose subject is the
 * path: "is not JSON".
 */
export class UnsoundObject extends Error {
  override readonly name = 'UnsoundObject';
}
