/** Why a publication stopped, in words that say what to do. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  /** Whether the same may well succeed a little later: a server that is busy, a connection that broke. */
  readonly isRetryable: boolean;

  constructor(
    message: string,
    { isRetryable = false, cause }: { isRetryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.isRetryable = isRetryable;
  }
}
