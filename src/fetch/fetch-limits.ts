const mebibyte = 1024 * 1024;

/** What is fetched comes from strangers: nothing of it may grow without an end. Sizes are in bytes. */
export const fetchLimits = {
  /** The largest archive; the whole of eBible.org's largest translation is below 20 MB. */
  downloadBytes: 1024 * mebibyte,
  /** Time without a byte before a try is given up. */
  idleSeconds: 30,
  retries: 4,
} as const;
