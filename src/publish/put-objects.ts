import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import type { PublishedObject } from '../release/published-object.ts';

/** An object with the bytes of its identity body. */
export interface PutJob {
  readonly object: PublishedObject;
  readonly size: number;
}

export interface PutOptions {
  /** @returns the bytes that were sent. */
  readonly put: (object: PublishedObject) => Promise<number>;
  /** How many at a time. */
  readonly concurrency: number;
  readonly onPut: (job: PutJob, bytes: number) => void;
}

/** Milliseconds that signals and timers may have to wait where putting is all computing. */
const turn = 50;

/** Puts all of them, in their order. @throws the first error, when none is under way any more. */
export async function putObjects(jobs: readonly PutJob[], options: PutOptions): Promise<void> {
  const { put, concurrency, onPut } = options;
  let turned = performance.now();
  await forEachInFlight(jobs, concurrency, async (job) => {
    onPut(job, await put(job.object));
    if (performance.now() - turned < turn) return;
    await new Promise(setImmediate);
    turned = performance.now();
  });
}
