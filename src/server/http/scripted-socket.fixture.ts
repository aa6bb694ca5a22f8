import type { ConnectionSocket } from './connection.ts';

export class ScriptedSocket implements ConnectionSocket {
  readonly remoteAddress = '192.0.2.1';
  sent = '';
  room = Number.POSITIVE_INFINITY;
  /** Bun's default for a new socket. */
  timeoutSeconds = 120;
  isEnded = false;
  isClosed = false;
  isTerminated = false;
  isPaused = false;

  write(bytes: Uint8Array, start: number, length: number): number {
    const taken = Math.min(this.room, length);
    this.sent += Buffer.from(bytes.subarray(start, start + taken)).toString('latin1');
    this.room -= taken;
    return taken;
  }

  timeout(seconds: number): void {
    this.timeoutSeconds = seconds;
  }

  shutdown(): void {
    this.isEnded = true;
  }

  close(): void {
    this.isEnded = true;
    this.isClosed = true;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }
}
