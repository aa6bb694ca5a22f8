/** What a timings file says of one chapter. */
export interface ChapterTimings {
  /** USFM book id. */
  readonly book: string;
  readonly chapter: number;
  /** Offset of the chapter in the file. */
  readonly at: number;
  /** In ascending order of verse and of start. */
  readonly starts: readonly TimedVerse[];
  /** The file does not name its verses: they are counted from 1 in the order of the text. */
  readonly isByOrder?: true;
  /** Where the file names the reader. */
  readonly reader?: string;
  /** Where the file says what audio it is about: an absolute URL. */
  readonly audioUrl?: string;
}

export interface TimedVerse {
  readonly verse: number;
  /** Seconds from the start of the audio file. */
  readonly start: number;
  /** Offset in the file. */
  readonly at: number;
}
