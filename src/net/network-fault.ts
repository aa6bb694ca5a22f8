/** The network or the server failed in a way that may pass: the same request may be tried again. */
export class NetworkFault extends Error {
  override readonly name = 'NetworkFault';
  /** No connection came about at all. */
  readonly isUnreachable: boolean;
  /** How long the server asks to be left alone, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { isUnreachable = false, retryAfter }: { isUnreachable?: boolean; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.isUnreachable = isUnreachable;
    this.retryAfter = retryAfter;
  }
}
