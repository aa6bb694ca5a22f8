/**
 * Yields the results of the tasks in their order, with up to `concurrency` tasks in progress. A task starts
 * only when its result is among the next ones to be read, so a slow consumer never causes many unread
 * results. When the consumer stops or a task fails, the signal of the tasks in progress is aborted.
 */
export async function* inOrder<Result>(
  tasks: Iterable<(signal: AbortSignal) => Promise<Result>>,
  concurrency: number,
  signal?: AbortSignal,
): AsyncGenerator<Result, void, undefined> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  const inProgress: Promise<Result>[] = [];
  const remaining = tasks[Symbol.iterator]();
  const begin = () => {
    const { done, value: task } = remaining.next();
    if (done) return;
    const result = task(controller.signal);
    // The rejection is handled later in order; this prevents an unhandled rejection until then
    result.catch(() => {});
    inProgress.push(result);
  };
  try {
    for (let count = 0; count < Math.max(1, concurrency || 1); count++) begin();
    for (let next = inProgress.shift(); next; next = inProgress.shift()) {
      const result = await next;
      signal?.throwIfAborted();
      begin();
      yield result;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    controller.abort();
  }
}
