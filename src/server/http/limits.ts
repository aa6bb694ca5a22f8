/** Time and size limits on what a client may do. */
export interface HttpLimits {
  readonly maxConnections: number;
  /** Time allowed to send the request headers. */
  readonly headSeconds: number;
  /** Time a connection may stay idle between two requests. */
  readonly idleSeconds: number;
  /** Close when a client reads nothing for this long. */
  readonly writeSeconds: number;
  readonly maxHeadBytes: number;
  readonly maxTargetBytes: number;
  /** Time allowed to finish requests in flight when the server stops. */
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
