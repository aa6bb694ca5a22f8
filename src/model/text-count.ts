/** How much text there is. Of two texts that differ in a letter only, the checksums differ. */
export interface TextCount {
  /** Characters that are not white space. */
  readonly characters: number;
  /** Runs of them. */
  readonly words: number;
  /** Sum over the characters: equal for equal characters in whatever order and whatever pieces. */
  readonly checksum: number;
}

/** The text a reader found in a source, by what was done with it. */
export interface SourceCounts {
  /** Verses, titles, headings and names. */
  readonly body: TextCount;
  readonly notes: TextCount;
  /** What a named rule keeps out of the documents, by rule. */
  readonly dropped: Readonly<Record<string, TextCount>>;
}
