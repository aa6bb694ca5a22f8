import { ScriptoriumError } from './scriptorium-error.ts';

/** How often and how soon a request that failed is sent again. */
export interface RetryOptions {
  /** Further attempts after the first; 0 for none. */
  readonly retries: number;
  /** Milliseconds; doubled before each further attempt. */
  readonly firstDelay: number;
  /** Milliseconds; where the service asks for a longer pause, the request fails at once. */
  readonly longestDelay: number;
}

/** Statuses of failures that may pass; the others would be the same again. */
const passingStatuses = new Set([408, 425, 429, 502, 503, 504]);
const passingCodes = new Set(['network_error', 'timeout', 'invalid_answer']);

/**
 * Milliseconds to wait before the next attempt, or undefined where another attempt is of no use. `attempt` is the
 * number of attempts that failed so far; `random` is from 0 to 1. Every request is a GET, so repeating it is safe.
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
  if (wanted > options.longestDelay) return undefined;
  const backoff = Math.min(options.longestDelay, options.firstDelay * 2 ** (attempt - 1));
  // Between half and all of it, so that clients that failed together do not come back together
  return Math.max(wanted, backoff * (0.5 + random / 2));
}

/** Resolves after so many milliseconds; rejects with the signal's reason if it is aborted first. */
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
