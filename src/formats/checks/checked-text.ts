import type { VerseText } from '../../model/verse-text.ts';

/** A finished verse or title with what a check of it needs to know. */
export interface CheckedText {
  /** The first verse; 0 for a title. */
  readonly number: number;
  readonly lastNumber: number;
  /** Where it begins in the source. */
  readonly at: number;
  readonly content: VerseText;
  /** A paragraph, a line of poetry or a heading separates it from the text before. */
  readonly beginsLine: boolean;
  /** Spaces stand side by side in its source. */
  readonly hasDoubleSpace: boolean;
}
