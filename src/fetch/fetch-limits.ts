const mebibyte = 1024 * 1024;

/** What is fetched comes from strangers: nothing of it may grow without an end. Sizes are in bytes. */
export const fetchLimits = {
  /** The largest archive; the whole of eBible.org's largest translation is below 20 MB. */
  downloadBytes: 1024 * mebibyte,
  /** Time without a byte before a try is given up. */
  idleSeconds: 30,
  retries: 4,
  entries: 20_000,
  /** The list of an archive's entries. */
  directoryBytes: 16 * mebibyte,
  /** All files of an archive together, unpacked. */
  unpackedBytes: 2048 * mebibyte,
  /** One file, unpacked: the build takes no larger one out of a zip either. */
  entryBytes: 512 * mebibyte,
  /** Unpacked to packed size of one file: texts reach 10, tables 30, what deflate can do at most is 1,032. */
  ratio: 200,
  /** Smaller files are not measured: an empty table may well shrink to nothing. */
  ratioFromBytes: mebibyte,
  /** Of one part of a path, in bytes of UTF-8: what file systems take. */
  nameBytes: 255,
  pathBytes: 1024,
} as const;
