/** What a connection needs of its socket. */
export interface ConnectionSocket {
  readonly remoteAddress: string;
  /** Bytes that were taken of those `length` from `start`; -1 when the socket is closed. */
  write(bytes: Uint8Array, start: number, length: number): number;
  /** Sends no more; the client may still send. */
  end(): void;
  terminate(): void;
  pause(): void;
  resume(): void;
}
