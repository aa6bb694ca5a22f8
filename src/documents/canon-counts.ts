/** Books, chapters and verses of one canon, or of all that an edition holds. */
export interface CanonCounts {
  readonly books: number;
  readonly chapters: number;
  readonly verses: number;
}
