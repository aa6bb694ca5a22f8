/**
 * The cross references of a dataset, as columns of equal length: a row is one reference from a verse to another
 * verse or range. Sorted by source verse, then by score from high to low (no score comes last), then by target; no
 * two rows have the same source and target. Verses are packed (model/packed-verse.ts).
 */
export interface CrossReferences {
  readonly sources: Int32Array;
  /** The verse that is referred to, or the first of a range. */
  readonly targets: Int32Array;
  /** The last verse of a range, in the same book; 0 when the target is one verse. */
  readonly targetEnds: Int32Array;
  /** Relevance, which may be negative; NaN when the source gives none. */
  readonly scores: Float64Array;
}
