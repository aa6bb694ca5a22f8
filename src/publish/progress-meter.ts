import type { PublishProgress } from './publish-progress.ts';

/** Counts one step of a publication and tells of it, with rate and time left. */
export class ProgressMeter {
  readonly #step: PublishProgress['step'];
  readonly #tell: (progress: PublishProgress) => void;
  readonly #total: number;
  readonly #size: number;
  readonly #began = performance.now();
  #done = 0;
  #doneSize = 0;
  #bytes = 0;

  /** @param size of all files of the step, in whatever unit `add` counts: time left is told by it. */
  constructor(
    step: PublishProgress['step'],
    { total, size }: { readonly total: number; readonly size: number },
    tell: (progress: PublishProgress) => void = () => {},
  ) {
    this.#step = step;
    this.#total = total;
    this.#size = size;
    this.#tell = tell;
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
    this.#tell({
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
