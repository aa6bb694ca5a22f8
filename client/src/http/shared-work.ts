/**
 * Work that is done once for all callers who ask for it while it is in progress. A caller who aborts leaves the
 * others waiting; when the last one has left, the work itself is aborted.
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

  /** Unless the same work was begun again after the last caller had left. */
  #forget(key: string, work: Work<Result>): void {
    if (this.#inProgress.get(key) === work) this.#inProgress.delete(key);
  }
}

interface Work<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}
