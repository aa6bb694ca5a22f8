const pauseMilliseconds = 200;

/** Runs work a moment after it was last requested, one run at a time. */
export class Repeated {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isWanted = false;
  #isStopped = false;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  request(): void {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), pauseMilliseconds);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isWanted = false;
    try {
      await this.#work();
    } catch (error) {
      if (!this.#isStopped) this.#onError(error);
    }
    this.#isRunning = false;
    if (this.#isWanted) this.request();
  }
}
