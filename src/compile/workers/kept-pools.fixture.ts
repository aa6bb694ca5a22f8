import type { WorkerPool } from './worker-pool.ts';

/**
 * Lends pools whose workers stay for the next test of the process: starting a worker takes half a second of
 * processor time, and most tests compile a few verses.
 */
export function keptPools(create: () => WorkerPool) {
  const idle: WorkerPool[] = [];
  return async <Result>(work: (pool: WorkerPool) => Promise<Result>): Promise<Result> => {
    const pool = idle.pop() ?? create();
    try {
      return await work(pool);
    } finally {
      idle.push(pool);
    }
  };
}
