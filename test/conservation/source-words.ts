/** A word as it stands in a source. */
export interface SourceWord {
  /** `1:3` */
  readonly verse: string;
  readonly text: string;
  /** Strong's numbers joined by commas, '' when there are none. */
  readonly strong: string;
  readonly morph: string;
}

export interface SourceWords {
  readonly book: string;
  readonly inVerses: readonly SourceWord[];
  /** Words of titles, headings and notes, which words files have no place for. */
  readonly elsewhere: number;
}
