import { LibraryMovedError } from './documents/parsed-documents.ts';
import { DeferredResponse, type HttpResponse } from './http/response.ts';

export type ResponseSteps = Generator<undefined, HttpResponse>;

interface QueueOptions {
  readonly maxQueued?: number;
  /** Maximum size of finished answers that clients have not read yet. Above it, answers are refused. */
  readonly maxPendingBytes?: number;
  /** The state of the library. If it changes between two rounds, an answer starts again. */
  readonly version: () => string;
  readonly onFault: (error: unknown) => HttpResponse;
  readonly onBusy: () => HttpResponse;
  readonly onSlice?: ((began: number) => void) | undefined;
}

interface Job {
  readonly begin: () => ResponseSteps;
  readonly deferred: DeferredResponse;
  steps?: ResponseSteps;
  version?: string;
  timesBegun: number;
}

/** A quarter of a second for typical passages. */
const defaultMaxQueued = 256;
const defaultMaxPendingBytes = 64 * 1024 * 1024;
/** Longest wait for documents, unless a single step takes longer. */
const sliceMilliseconds = 4;
/** After this many starts an answer is finished in one round, so that frequent updates cannot delay it forever. */
const maxBeginnings = 4;

/**
 * Makes costly answers one after the other, in time slices. Between two slices the event loop serves
 * documents, `/health` and other quick responses, however many answers are waiting.
 */
export class ResponseQueue {
  readonly #options: QueueOptions;
  readonly #maxQueued: number;
  readonly #maxPendingBytes: number;
  readonly #jobs = new Set<Job>();
  #pendingBytes = 0;
  #isScheduled = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#maxQueued = options.maxQueued ?? defaultMaxQueued;
    this.#maxPendingBytes = options.maxPendingBytes ?? defaultMaxPendingBytes;
  }

  get length(): number {
    return this.#jobs.size;
  }

  add(begin: () => ResponseSteps): DeferredResponse | HttpResponse {
    if (this.#jobs.size >= this.#maxQueued) return this.#options.onBusy();
    const job: Job = { begin, timesBegun: 0, deferred: new DeferredResponse(() => this.#jobs.delete(job)) };
    this.#jobs.add(job);
    this.#schedule();
    return job.deferred;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#jobs.size === 0) return;
    this.#isScheduled = true;
    setImmediate(this.#runSlice);
  }

  readonly #runSlice = (): void => {
    const began = performance.now();
    const end = began + sliceMilliseconds;
    for (const job of this.#jobs) {
      const response = this.#advance(job, end);
      if (response) this.#deliver(job, response);
      if (performance.now() >= end) break;
    }
    this.#isScheduled = false;
    this.#schedule();
    this.#options.onSlice?.(began);
  };

  #advance(job: Job, end: number): HttpResponse | undefined {
    if (this.#pendingBytes > this.#maxPendingBytes) return this.#options.onBusy();
    try {
      const version = this.#options.version();
      if (job.version !== version) {
        job.version = version;
        job.timesBegun++;
        job.steps = job.begin();
      }
      do {
        const step = job.steps!.next();
        if (step.done) return step.value;
      } while (performance.now() < end || job.timesBegun >= maxBeginnings);
      return undefined;
    } catch (error) {
      if (!(error instanceof LibraryMovedError) || job.timesBegun >= maxBeginnings) {
        return this.#options.onFault(error);
      }
      delete job.version;
      return undefined;
    }
  }

  #deliver({ deferred }: Job, response: HttpResponse): void {
    deferred.release();
    const bytes = response.bytes.length;
    this.#pendingBytes += bytes;
    deferred.release = () => {
      this.#pendingBytes -= bytes;
      deferred.release = () => {};
    };
    deferred.send(response);
  }
}
