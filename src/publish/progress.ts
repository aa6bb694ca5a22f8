export interface PublishProgress {
  readonly step: 'compare' | 'put' | 'remove';
  /** Files of this step; a total of 0 means unknown. */
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Average rate in this step; undefined until it is known. */
  readonly bytesPerSecond: number | undefined;
  readonly secondsLeft: number | undefined;
}

export class ProgressMeter {
  readonly #step: PublishProgress['step'];
  readonly #onProgress: (progress: PublishProgress) => void;
  readonly #total: number;
  readonly #size: number;
  readonly #began = performance.now();
  #done = 0;
  #doneSize = 0;
  #bytes = 0;

  /**
   * @param size of all files of the step, in any unit that `add` also uses: the time left is estimated from
   * it.
   */
  constructor(
    step: PublishProgress['step'],
    { total, size }: { readonly total: number; readonly size: number },
    onProgress: (progress: PublishProgress) => void = () => {},
  ) {
    this.#step = step;
    this.#total = total;
    this.#size = size;
    this.#onProgress = onProgress;
    this.#report();
  }

  add(file: { readonly size: number; readonly bytes: number }): void {
    this.#done++;
    this.#doneSize += file.size;
    this.#bytes += file.bytes;
    this.#report();
  }

  #report(): void {
    const seconds = (performance.now() - this.#began) / 1000;
    const share = this.#size > 0 ? this.#doneSize / this.#size : 0;
    this.#onProgress({
      step: this.#step,
      done: this.#done,
      total: this.#total,
      bytes: this.#bytes,
      seconds,
      bytesPerSecond: this.#bytes > 0 && seconds > 0 ? this.#bytes / seconds : undefined,
      secondsLeft: share > 0 ? (seconds / share) * (1 - share) : undefined,
    });
  }
}

/** Maximum delay of signals and timers if writing is pure computation. */
const maxTurnMs = 50;

/** Returns a function that yields to the event loop if its last turn was too long ago. */
export function eventLoopTurns(): () => Promise<void> {
  let turned = performance.now();
  return async () => {
    if (performance.now() - turned < maxTurnMs) return;
    await new Promise(setImmediate);
    turned = performance.now();
  };
}

/** The files and bytes that a dry run would write. @param sizeOf returns 0 for an item that is not written. */
export async function plannedFiles<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => Promise<number>,
  signal: AbortSignal | undefined,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const yieldNowAndThen = eventLoopTurns();
  const planned = { files: 0, bytes: 0 };
  for (const item of items) {
    signal?.throwIfAborted();
    const size = await sizeOf(item);
    if (size > 0) planned.files++;
    planned.bytes += size;
    await yieldNowAndThen();
  }
  return planned;
}
