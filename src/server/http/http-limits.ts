/** How long and how large what a client does may be. */
export interface HttpLimits {
  readonly maxConnections: number;
  /** From the first byte of a request's head to its end. */
  readonly headSeconds: number;
  /** Between two requests on a connection. */
  readonly idleSeconds: number;
  /** Without a byte of an answer taken. */
  readonly writeSeconds: number;
  readonly maxHeadBytes: number;
  readonly maxTargetBytes: number;
  /** For running answers when the server stops. */
  readonly drainSeconds: number;
}

export const defaultHttpLimits: HttpLimits = {
  maxConnections: 10_000,
  headSeconds: 10,
  idleSeconds: 30,
  writeSeconds: 30,
  maxHeadBytes: 16_384,
  maxTargetBytes: 8_192,
  drainSeconds: 10,
};
