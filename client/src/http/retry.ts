import { ScriptoriumError } from './scriptorium-error.ts';

export interface RetryOptions {
  /** Further attempts after the first; 0 for none. */
  readonly retries: number;
  /** Milliseconds; doubled before each further attempt. */
  readonly firstDelay: number;
  /** Milliseconds. If the service requests a longer delay, the request fails immediately. */
  readonly maxDelay: number;
}

const passingStatuses = new Set([408, 425, 429, 502, 503, 504]);
const passingCodes = new Set(['network_error', 'timeout', 'invalid_answer']);

/**
 * Milliseconds to wait before the next attempt, or undefined if a retry is pointless. `attempt` is the number
 * of failed attempts so far; `random` is from 0 to 1. Every request is a GET, so repeating it is safe.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  options: RetryOptions,
  random: number,
): number | undefined {
  if (!(error instanceof ScriptoriumError) || attempt > options.retries) return undefined;
  const passes = passingCodes.has(error.code) || passingStatuses.has(error.status ?? 0);
  if (!passes) return undefined;
  const wanted = (error.retryAfter ?? 0) * 1000;
  if (wanted > options.maxDelay) return undefined;
  const backoff = Math.min(options.maxDelay, options.firstDelay * 2 ** (attempt - 1));
  // Between half and all of it, so that clients that failed together do not retry together
  return Math.max(wanted, backoff * (0.5 + random / 2));
}

export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
