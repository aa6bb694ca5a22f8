// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface ChapterWord {
  /** Index of the item in the verse's content that start and end apply to */
  contentIndex: number;
  start: number;
  /** First position after the word, in UTF-16 code units */
  end: number;
  /** Strong’s numbers, as the source writes them */
  strongs?: string[];
  /** Dictionary form in the source language */
  lemma?: string;
  /** Morphology in the source language */
  morph?: string;
  /** Location in the source text */
  srcloc?: string;
  /** Which occurrence of the word in the verse */
  occurrence?: number;
  /** How many times the word occurs in the verse */
  occurrences?: number;
}
