import type { SourceCounts } from './text-count.ts';
import type { VerseText } from './verse-text.ts';

/** A book as read from its source, whatever the source format was. */
export interface BookText {
  /** USFM book id; '' when the source names none. */
  readonly id: string;
  readonly names: BookNames;
  /** The main title's lines (`\mt1`, `\mt2`, ...) joined in their order; null when there is none. */
  readonly title: string | null;
  /** In ascending order of number. */
  readonly chapters: readonly ChapterText[];
  /** The text that was found in the source. */
  readonly counts: SourceCounts;
}

/** Names as the translation gives them: `\h`, `\toc1`, `\toc2`, `\toc3`. */
export interface BookNames {
  readonly header?: string;
  readonly long?: string;
  readonly short?: string;
  readonly abbreviation?: string;
}

export interface ChapterText {
  readonly number: number;
  readonly blocks: readonly ChapterBlock[];
  readonly footnotes: readonly Footnote[];
}

export type ChapterBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'line_break' }
  | VerseBlock
  | { readonly type: 'hebrew_subtitle'; readonly content: VerseText };

export interface VerseBlock {
  readonly type: 'verse';
  readonly number: number;
  readonly content: VerseText;
  /** The last verse of a range that is written as one verse. */
  readonly lastNumber?: number;
  /** It stands twice in the source; the texts were joined. */
  readonly isRepeated?: true;
  /** It stands after a later verse. */
  readonly isOutOfOrder?: true;
}

export interface Footnote {
  /** 0, 1, 2, ... within the book. */
  readonly noteId: number;
  readonly text: string;
  /** Verse 0 for a note on a title or heading. */
  readonly reference: { readonly chapter: number; readonly verse: number };
  /** '+' is auto-generated, null is empty, any other string is the caller itself. */
  readonly caller: string | null;
  /** False for a note on a heading: no verse or subtitle refers to it. */
  readonly tied: boolean;
}
