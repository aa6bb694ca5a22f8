const mebibyte = 1024 * 1024;

/** What is read may come from strangers: nothing of it may grow without an end. Bytes, decoded. */
export const releaseLimits = {
  /** A manifest takes about 150 bytes a document: 400,000 of them in one edition. */
  manifest: 64 * mebibyte,
  /** `releases.json` and `publishing.json`. */
  note: mebibyte,
  signature: 1024,
  /** The largest complete downloads have about 30 MB. */
  document: 512 * mebibyte,
} as const;
