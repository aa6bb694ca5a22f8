interface Work<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * Work that is done once for all who ask for it while it is under way. One who aborts leaves the others
 * waiting; when the last has left, the work itself is aborted.
 */
export class SharedWork<Result> {
  readonly #underWay = new Map<string, Work<Result>>();

  do(key: string, start: (signal: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const work = this.#underWay.get(key) ?? this.#begin(key, start);
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
    this.#underWay.set(key, work);
    const forget = () => this.#forget(key, work);
    work.result.then(forget, forget);
    return work;
  }

  /** Who aborted last may have made room for the same work, begun anew. */
  #forget(key: string, work: Work<Result>): void {
    if (this.#underWay.get(key) === work) this.#underWay.delete(key);
  }
}
