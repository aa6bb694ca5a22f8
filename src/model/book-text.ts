import type { WordAlignment } from './alignment.ts';

export interface BookText {
  /** USFM book id; '' if the source does not specify one. */
  readonly id: string;
  readonly names: BookNames;
  /** The lines of the main title (`\mt1`, `\mt2`, ...) joined in order; null if there is none. */
  readonly title: string | null;
  readonly chapters: readonly ChapterText[];
  readonly counts: SourceCounts;
}

/** Names from `\h`, `\toc1`, `\toc2` and `\toc3`. */
export interface BookNames {
  readonly header?: string;
  readonly long?: string;
  readonly short?: string;
  readonly abbreviation?: string;
}

export interface ChapterText extends OtherNumbers {
  readonly number: number;
  readonly blocks: readonly ChapterBlock[];
  readonly footnotes: readonly Footnote[];
}

export type ChapterBlock =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'line_break' }
  | VerseBlock
  | { readonly type: 'hebrew_subtitle'; readonly content: VerseText };

export interface OtherNumbers {
  /** Number printed instead (`\cp`, `\vp`). */
  readonly published?: string;
  /** Number in another versification (`\ca`, `\va`). */
  readonly alternate?: string;
}

export interface VerseBlock extends OtherNumbers {
  readonly type: 'verse';
  readonly number: number;
  readonly content: VerseText;
  readonly lastNumber?: number;
  /** Verse number as written in the source, if it is not a plain number: `['2-3']`, `['4a', '4b']`. */
  readonly written?: readonly string[];
  /** Set if the verse appears twice in the source. The texts are joined. */
  readonly isRepeated?: true;
  readonly isOutOfOrder?: true;
}

export interface Footnote {
  readonly noteId: number;
  readonly text: string;
  /** Verse 0 for a note on a title or heading. */
  readonly reference: { readonly chapter: number; readonly verse: number };
  /** '+' means an automatic caller, null none, any other string is the caller itself. */
  readonly caller: string | null;
  /** False for a note on a heading, which no verse or subtitle refers to. */
  readonly tied: boolean;
}

/**
 * Text of a verse or psalm title with its notes, headings and annotations. Offsets are UTF-16 code units of
 * `text`. Both chapter formats are derived from this form, so they cannot disagree.
 */
export interface VerseText {
  /** White space is collapsed and trimmed; lines are separated by '\n'. */
  readonly text: string;
  /** In reading order. The text pieces cover all of `text` except white space between them. */
  readonly pieces: readonly VersePiece[];
  readonly words: readonly AnnotatedWord[];
}

export interface AnnotatedWord {
  readonly start: number;
  readonly end: number;
  /** May be shared by words with equal annotations. */
  readonly annotation: WordAnnotation;
  readonly alignment?: WordAlignment;
}

export interface WordAnnotation {
  /** Strong's numbers as written in the source; several if the word translates several. */
  readonly strongs?: readonly string[];
  readonly lemma?: string;
  readonly morph?: string;
  readonly srcloc?: string;
  readonly occurrence?: number;
  readonly occurrences?: number;
}

export type VersePiece = TextPiece | NotePiece | HeadingPiece | BreakPiece;

/** A run of uniformly formatted text: `text.slice(start, end)`, without white space at its ends. */
export interface TextPiece {
  readonly kind: 'text';
  readonly start: number;
  readonly end: number;
  /** Indent level of a line of poetry; 0 for prose. */
  readonly poem: number;
  readonly wordsOfJesus: boolean;
}

export interface NotePiece {
  readonly kind: 'note';
  readonly offset: number;
  readonly noteId: number;
}

/** A heading inside a verse. The text below it begins at `offset`. */
interface HeadingPiece {
  readonly kind: 'heading';
  readonly offset: number;
  readonly heading: string;
}

/** A line break that is not implied by a change of poetry level. */
interface BreakPiece {
  readonly kind: 'break';
}

/** Amount of text. The checksums of two texts that differ in one letter differ. */
export interface TextCount {
  /** Characters except white space. */
  readonly characters: number;
  readonly words: number;
  /** Sum over the characters, so it does not depend on their order or on how the text is divided. */
  readonly checksum: number;
}

export interface SourceCounts {
  readonly body: TextCount;
  readonly notes: TextCount;
  readonly dropped: Readonly<Record<string, TextCount>>;
}
