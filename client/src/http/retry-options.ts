/** How often and how soon a request that failed is sent again. */
export interface RetryOptions {
  /** Further tries after the first; 0 for none. */
  readonly retries: number;
  /** Milliseconds; twice as long before each further try. */
  readonly firstDelay: number;
  /** Milliseconds; where the service wants a longer pause, the request fails at once. */
  readonly longestDelay: number;
}
