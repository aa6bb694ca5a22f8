/** A delay is noticed if the loop is blocked at the end of a period. */
const periodMilliseconds = 50;
/** A delay is reported for one to two windows, so every scrape at a usual interval sees it. */
const windowMilliseconds = 15_000;

/** Measures how late timers fire. While the event loop is blocked, no request is answered. */
export class EventLoopLag {
  readonly #timer: ReturnType<typeof setInterval>;
  #due: number;
  #windowEnd: number;
  #longest = 0;
  #previous = 0;

  constructor() {
    this.#due = performance.now() + periodMilliseconds;
    this.#windowEnd = performance.now() + windowMilliseconds;
    this.#timer = setInterval(() => this.#tick(), periodMilliseconds);
    this.#timer.unref();
  }

  get maxSeconds(): number {
    return Math.max(this.#longest, this.#previous) / 1000;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    if (now > this.#windowEnd) {
      this.#previous = this.#longest;
      this.#longest = 0;
      this.#windowEnd = now + windowMilliseconds;
    }
    this.#longest = Math.max(this.#longest, now - this.#due);
    this.#due = now + periodMilliseconds;
  }
}
