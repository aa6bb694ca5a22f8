import { connect, type Socket } from 'node:net';
import { type RawAnswer, takeAnswer } from './raw-answer.ts';

const PATIENCE_MILLISECONDS = 60_000;

export class RawConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #isOver = false;
  #wake = () => {};
  readonly opened: Promise<void>;

  constructor(port: number) {
    // Half open, so that the server sees an end of input only if a test wants it.
    this.#socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    const end = () => {
      this.#isOver = true;
      this.#wake();
    };
    for (const event of ['end', 'error', 'close']) this.#socket.on(event, end);
    this.opened = new Promise((resolve) => {
      for (const event of ['connect', 'error', 'close']) this.#socket.once(event, () => resolve());
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get isDrained(): boolean {
    return this.#received.length === 0;
  }

  send(bytes: Buffer): void {
    if (!this.#isOver) this.#socket.write(bytes);
  }

  endSending(): void {
    this.#socket.end();
  }

  close(): void {
    this.#socket.destroy();
  }

  async answer(isToHead = false): Promise<RawAnswer> {
    for (;;) {
      const taken = takeAnswer(this.#received, isToHead);
      if (taken) {
        this.#received = this.#received.subarray(taken.length);
        return taken.answer;
      }
      if (this.#isOver) throw new Error(`The connection ended within an answer: ${this.#shown()}`);
      await this.#more();
    }
  }

  async rest(): Promise<Buffer> {
    while (!this.#isOver) await this.#more();
    return this.#received;
  }

  async #more(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const silent = () =>
      reject(new Error(`The server is silent and keeps the connection open: ${this.#shown()}`));
    const timer = setTimeout(silent, PATIENCE_MILLISECONDS);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  #shown(): string {
    return JSON.stringify(this.#received.toString('latin1', 0, 300));
  }
}
