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

/** Numbers that stand beside the one by which a chapter or verse is found, as the source writes them. */
export interface OtherNumbers {
  /** The number that is printed instead (`\cp`, `\vp`). */
  readonly published?: string;
  /** The number in another versification (`\ca`, `\va`). */
  readonly alternate?: string;
}

export interface VerseBlock extends OtherNumbers {
  readonly type: 'verse';
  readonly number: number;
  readonly content: VerseText;
  /** The last verse of a range that is written as one verse. */
  readonly lastNumber?: number;
  /** Its number as the source writes it, where that is more than the number: `['2-3']`, `['4a', '4b']`. */
  readonly written?: readonly string[];
  /** It appears twice in the source; the texts were joined. */
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

/** The word `text.slice(start, end)`. */
export interface AnnotatedWord {
  readonly start: number;
  readonly end: number;
  /** Words of which a source says the same may have one in common. */
  readonly annotation: WordAnnotation;
}

/** What a source says of a word. */
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
