import { setTimeout as pause } from 'node:timers/promises';

/**
 * Calls `attempt` until it succeeds.
 * @param delayAfter returns the milliseconds to wait before the next attempt, or undefined to give up.
 * `failures` counts from 1.
 * @param signal ends a wait early.
 * @throws the error of the last attempt.
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  delayAfter: (error: unknown, failures: number) => number | undefined,
  signal?: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delayAfter(error, failures);
      if (delay === undefined) throw error;
      await pause(delay, undefined, { signal }).catch(() => {});
    }
  }
}

interface BackOff {
  readonly first: number;
  readonly factor: number;
  readonly max: number;
}

export function backOff(failures: number, { first, factor, max }: BackOff): number {
  return Math.min(first * factor ** (failures - 1), max);
}

/**
 * Adds jitter: a random delay between half of `delay` and all of it, so that clients that failed together do
 * not return together.
 */
export function spreadOut(delay: number): number {
  return delay * (0.5 + Math.random() / 2);
}
