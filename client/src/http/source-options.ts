import type { RetryOptions } from './retry-options.ts';

export interface SourceOptions {
  /** What `/api/available_translations.json` follows; may have a path. */
  readonly baseUrl: string | URL;
  /** Called instead of the global `fetch`: for headers, a proxy, a service worker, tests. */
  readonly fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
  /** Milliseconds without a byte of an answer after which a try has failed; 30,000 when left out. */
  readonly timeout?: number | undefined;
  /** 3 retries, after about 0.3, 0.6 and 1.2 seconds, never after more than 20, when left out. */
  readonly retry?: Partial<RetryOptions> | undefined;
  /** How much is kept in memory, in UTF-16 code units of JSON; 0 for nothing; 8 million when left out. */
  readonly cacheSize?: number | undefined;
}
