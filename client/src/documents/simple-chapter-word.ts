// Made from the schemas of the service by client/scripts/make-document-types.ts.

/** start and end index the text of the simplified verse */
export interface SimpleChapterWord {
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
