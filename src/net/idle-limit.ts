import { NetworkFault } from './network-fault.ts';

/** Aborts what waits for a server that sends nothing for too long. */
export class IdleLimit implements Disposable {
  readonly #controller = new AbortController();
  readonly #seconds: number;
  readonly #host: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seconds: number, host: string) {
    this.#seconds = seconds;
    this.#host = host;
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    const fault = new NetworkFault(`${this.#host} sent nothing for ${this.#seconds} s`);
    this.#timer = setTimeout(() => this.#controller.abort(fault), this.#seconds * 1000);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }
}
