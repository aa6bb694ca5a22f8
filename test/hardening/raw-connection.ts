import { readSync } from 'node:fs';
import type { Socket } from 'bun';
import { AnswerReader, type RawAnswer } from './answer-reader.ts';

const halfOpen = { allowHalfOpen: true };

export class RawConnection {
  readonly #reader = new AnswerReader();
  readonly #closing = Promise.withResolvers<void>();
  #socket!: Socket;
  #unsent: Buffer = Buffer.alloc(0);
  #hasEnded = false;
  #wasReset = false;
  #news = Promise.withResolvers<void>();
  sentBytes = 0;
  #receivedBytes = 0;
  #pausesAt = Number.POSITIVE_INFINITY;

  static async open(port: number): Promise<RawConnection> {
    const connection = new RawConnection();
    connection.#socket = await Bun.connect({
      hostname: '127.0.0.1',
      port,
      ...halfOpen,
      socket: {
        data: (_, chunk) => connection.#take(chunk),
        drain: () => connection.#sendOn(),
        end: () => connection.#end(),
        close: (_, error) => {
          connection.#wasReset ||= (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNRESET';
          connection.#end();
        },
        error: () => connection.#end(),
      },
    });
    // Bun closes a socket 120 s after it was opened
    connection.#socket.timeout(0);
    return connection;
  }

  get wasReset(): boolean {
    return this.#wasReset;
  }

  get closed(): Promise<void> {
    return this.#closing.promise;
  }

  get isClosed(): boolean {
    return this.#hasEnded;
  }

  get pendingBytes(): number {
    return this.#reader.pendingBytes;
  }

  get unsentBytes(): number {
    return this.#unsent.length;
  }

  send(bytes: string | Uint8Array): void {
    this.#unsent = Buffer.concat([this.#unsent, Buffer.from(bytes as string)]);
    this.#sendOn();
  }

  request(path: string, fields: Readonly<Record<string, string>> = {}): void {
    this.send(getRequest(path, fields));
  }

  async answer(): Promise<RawAnswer | undefined> {
    for (;;) {
      const answer = this.#reader.next();
      if (answer || this.#hasEnded) return answer;
      await this.#news.promise;
    }
  }

  async get(path: string, fields: Readonly<Record<string, string>> = {}): Promise<RawAnswer | undefined> {
    this.request(path, fields);
    return await this.answer();
  }

  async firstByte(): Promise<void> {
    while (this.pendingBytes === 0 && !this.#hasEnded) await this.#news.promise;
  }

  pause(): void {
    this.#socket.pause();
  }

  readSome(bytes: number): void {
    const chunk = Buffer.alloc(bytes);
    try {
      const { fd } = this.#socket as Socket & { readonly fd: number };
      const length = readSync(fd, chunk);
      if (length > 0) this.#take(chunk.subarray(0, length));
      else this.#end();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      this.#wasReset ||= code === 'ECONNRESET';
      if (code !== 'EAGAIN') this.#end();
    }
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Resumes reading until about `total` bytes have been received on this connection, then pauses again. */
  async readUpTo(total: number): Promise<void> {
    this.#pausesAt = total;
    this.resume();
    while (this.#receivedBytes < total && !this.#hasEnded) await this.#news.promise;
    this.#pausesAt = Number.POSITIVE_INFINITY;
  }

  endSending(): void {
    this.#socket.shutdown();
  }

  close(): void {
    this.#socket.end();
  }

  abort(): void {
    this.#socket.terminate();
  }

  #sendOn(): void {
    if (this.#unsent.length === 0 || this.#hasEnded) return;
    const sent = Math.max(0, this.#socket.write(this.#unsent));
    this.sentBytes += sent;
    this.#unsent = this.#unsent.subarray(sent);
  }

  #take(chunk: Uint8Array): void {
    this.#reader.take(chunk);
    this.#receivedBytes += chunk.length;
    if (this.#receivedBytes >= this.#pausesAt) this.pause();
    this.#tell();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#closing.resolve();
    this.#tell();
  }

  #tell(): void {
    const news = this.#news;
    this.#news = Promise.withResolvers<void>();
    news.resolve();
  }
}

export function getRequest(path: string, fields: Readonly<Record<string, string>> = {}): string {
  const more = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more.join('')}\r\n`;
}
