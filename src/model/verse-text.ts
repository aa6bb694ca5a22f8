/**
 * The text of a verse (or of a psalm title) with everything that stands in it. Offsets are UTF-16 code
 * units of `text`. Both chapter formats are derived from this one form, so they cannot disagree.
 */
export interface VerseText {
  /** White space collapsed and trimmed; lines are separated by '\n'. */
  readonly text: string;
  /** In reading order; the text pieces cover all of `text` but white space between them. */
  readonly pieces: readonly VersePiece[];
  /** Annotated words in the order they occur. */
  readonly words: readonly AnnotatedWord[];
}

/** What a source says of the word `text.slice(start, end)`. */
export interface AnnotatedWord extends WordAnnotation {
  readonly start: number;
  readonly end: number;
}

export interface WordAnnotation {
  /** Strong's numbers as the source writes them; several for a word that translates several. */
  readonly strongs?: readonly string[];
  readonly lemma?: string;
  readonly morph?: string;
  readonly srcloc?: string;
  /** Which occurrence of the word in the verse it is, and of how many. */
  readonly occurrence?: number;
  readonly occurrences?: number;
}

export type VersePiece = TextPiece | NotePiece | HeadingPiece | BreakPiece;

/** A run of equally formatted text: `text.slice(start, end)`, without white space at its ends. */
export interface TextPiece {
  readonly kind: 'text';
  readonly start: number;
  readonly end: number;
  /** Indent level of the poetry line, 0 for prose. */
  readonly poem: number;
  readonly wordsOfJesus: boolean;
}

/** The caller of a footnote belongs at `offset`. */
export interface NotePiece {
  readonly kind: 'note';
  readonly offset: number;
  readonly noteId: number;
}

/** A heading inside a verse; the text it heads begins at `offset`. */
interface HeadingPiece {
  readonly kind: 'heading';
  readonly offset: number;
  readonly heading: string;
}

/** A line break that no change of poetry level shows by itself. */
interface BreakPiece {
  readonly kind: 'break';
}
