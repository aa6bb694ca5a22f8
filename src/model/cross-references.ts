/**
 * Cross references of a dataset as columns of equal length. A row is one reference from a verse to a verse or
 * range. Rows are sorted by source verse, then by descending score (no score comes last), then by target;
 * each pair of source and target is unique. Verses are packed (model/packed-verse.ts).
 */
export interface CrossReferences {
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  readonly targetEnds: Int32Array;
  /** Relevance, which may be negative; NaN if the source has none. */
  readonly scores: Float64Array;
}
