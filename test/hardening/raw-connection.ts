import { readSync } from 'node:fs';
import type { Socket } from 'bun';
import { AnswerReader, type RawAnswer } from './answer-reader.ts';

const halfOpen = { allowHalfOpen: true };

/** One connection of a client that decides what it sends, when it reads, and how it leaves. */
export class RawConnection {
  readonly #reader = new AnswerReader();
  readonly #closing = Promise.withResolvers<void>();
  #socket!: Socket;
  #unsent: Buffer = Buffer.alloc(0);
  #hasEnded = false;
  #wasReset = false;
  #news = Promise.withResolvers<void>();
  /** Bytes that the kernel has taken. */
  sentBytes = 0;
  #receivedBytes = 0;
  #pausesAt = Number.POSITIVE_INFINITY;

  /** @throws when the server does not take connections. */
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
    // Bun ends a socket 120 s after it was opened
    connection.#socket.timeout(0);
    return connection;
  }

  /** The server ended the connection with RST. */
  get wasReset(): boolean {
    return this.#wasReset;
  }

  /** Resolves when the server will send nothing more: it closed the connection, in order or not. */
  get closed(): Promise<void> {
    return this.#closing.promise;
  }

  get isClosed(): boolean {
    return this.#hasEnded;
  }

  /** Bytes received that are not yet a whole answer. */
  get pendingBytes(): number {
    return this.#reader.pendingBytes;
  }

  /** Bytes handed over that wait because the server does not read. */
  get unsentBytes(): number {
    return this.#unsent.length;
  }

  send(bytes: string | Uint8Array): void {
    this.#unsent = Buffer.concat([this.#unsent, Buffer.from(bytes as string)]);
    this.#sendOn();
  }

  /** A GET of a path, on a connection that is kept. */
  request(path: string, fields: Readonly<Record<string, string>> = {}): void {
    this.send(getRequest(path, fields));
  }

  /** The next answer; undefined when the connection ends before it is whole. */
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

  /** Waits until at least one byte has come that is not taken as an answer yet. */
  async firstByte(): Promise<void> {
    while (this.pendingBytes === 0 && !this.#hasEnded) await this.#news.promise;
  }

  /** Reads nothing more, so that the server cannot write on once the buffers between are full. */
  pause(): void {
    this.#socket.pause();
  }

  /** Takes at most `bytes` of what the system has received for a paused connection. */
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

  /** Reads on after a pause until about `total` bytes have come on this connection, and pauses again. */
  async readUpTo(total: number): Promise<void> {
    this.#pausesAt = total;
    this.resume();
    while (this.#receivedBytes < total && !this.#hasEnded) await this.#news.promise;
    this.#pausesAt = Number.POSITIVE_INFINITY;
  }

  /** Sends FIN, and goes on reading. */
  endSending(): void {
    this.#socket.shutdown();
  }

  close(): void {
    this.#socket.end();
  }

  /** Leaves without a word: what has come and was not read makes the kernel answer with RST. */
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
