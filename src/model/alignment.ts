/**
 * A word of the original text, as an alignment names it. `null` means that the alignment does not say.
 * `edition` and `index` together point into the words documents of that edition.
 */
export interface SourceWord {
  /** Id of the edition with the original text, or its name in the alignment. */
  readonly edition: string | null;
  /** Only if the word is in another chapter of the original than the words that render it. */
  readonly chapter?: number;
  /** In the numbering of the original, if the alignment has it; otherwise the verse that renders the word. */
  readonly verse: number;
  readonly index: number | null;
  readonly lemma: string | null;
  /** Copied from the original text: `c:H1961`, `G14010`. */
  readonly strongs: readonly string[];
  readonly morph: string | null;
  readonly text?: string;
  /** Number of this occurrence of `text` in its verse, from 1. */
  readonly occurrence?: number;
}

/** A word of the edition. Offsets are UTF-16 code units of the simplified verse, as in words documents. */
interface TargetWord {
  readonly verse: number;
  readonly start: number;
  readonly end: number;
}

/** One rendering: all words of the edition that together render all these words of the original. */
export interface AlignedGroup {
  /** In the order of the alignment, usually the order of the original. Never empty. */
  readonly source: readonly SourceWord[];
  /** In text order, one per word. Never empty. */
  readonly target: readonly TargetWord[];
  readonly score?: number;
}

/**
 * The content of `/api/x/alignment/{edition}/{book}/{chapter}.json`. The compiler writes alignments of the
 * source (`\zaln-s`, Scripture Burrito) with `by: "source"`. An aligner writes `by: "computed"` for editions
 * that have none: see `alignmentDocument` in `documents/translation/alignment.ts`.
 */
export interface ChapterAlignment {
  readonly by: 'source' | 'computed';
  /** Estimated share of content words with the right link, from 0 to 1; null for an alignment of the source. */
  readonly quality: number | null;
  readonly groups: readonly AlignedGroup[];
}

export type AlignmentFeature = Pick<ChapterAlignment, 'by' | 'quality'>;

/** An original word in an alignment of the source. Without a `verse` it is in the verse that renders it. */
type NamedSourceWord = Omit<SourceWord, 'verse'> & Partial<Pick<SourceWord, 'verse'>>;

export interface WordAlignment {
  /** Words with the same key are one rendering: within a verse, or within the chapter if `source` has verses. */
  readonly key: string;
  readonly source: readonly NamedSourceWord[];
}
