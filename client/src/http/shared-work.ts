/**
 * Runs work once for all callers that request it while it is in progress. A caller that aborts does not
 * affect the others. When the last one has aborted, the work itself is aborted.
 */
export class SharedWork<Result> {
  readonly #inProgress = new Map<string, Work<Result>>();

  do(key: string, start: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const work = this.#inProgress.get(key) ?? this.#begin(key, start);
    work.waiting++;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal!.reason);
        if (--work.waiting > 0) return;
        this.#forget(key, work);
        work.controller.abort(signal!.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      work.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Work<Result> {
    const controller = new AbortController();
    const work = { result: start(controller.signal), controller, waiting: 0 };
    this.#inProgress.set(key, work);
    const forget = () => this.#forget(key, work);
    work.result.then(forget, forget);
    return work;
  }

  /** The key may already belong to new work, started after the last caller had aborted. */
  #forget(key: string, work: Work<Result>): void {
    if (this.#inProgress.get(key) === work) this.#inProgress.delete(key);
  }
}

interface Work<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}
