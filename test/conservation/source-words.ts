export interface SourceWord {
  readonly verse: string;
  readonly text: string;
  readonly strong: string;
  readonly morph: string;
}

export interface SourceWords {
  readonly book: string;
  readonly inVerses: readonly SourceWord[];
  /** Number of words in titles, headings and notes, which words files do not contain. */
  readonly elsewhere: number;
}
