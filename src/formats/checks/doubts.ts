/**
 * Evidence that decides whether something is a fault. A reader sees one book. Only the whole edition shows
 * whether a space before a colon is a typo or the rule of the language, and only its versification shows
 * whether a verse exists.
 */
export type Doubt = HabitDoubt | ReferenceDoubt | VerseDoubt | ParallelDoubt | NameDoubt;

/** A fault if the edition almost always chooses otherwise. */
interface HabitDoubt {
  readonly by: 'habit';
  readonly habit: string;
  readonly choice: string;
}

/** A fault if the edition lacks the referenced place. `choice` is the reference as written. */
export interface ReferenceDoubt {
  readonly by: 'reference';
  readonly habit: 'reference';
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  /** Only references are allowed in this text. */
  readonly isWhole: boolean;
}

interface VerseDoubt {
  readonly by: 'verse';
  readonly habit: 'verse';
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/**
 * A fault if the referenced passages do not refer back. `choice` is the written reference, `habit` the
 * passage that contains it.
 */
export interface ParallelDoubt {
  readonly by: 'parallel';
  readonly habit: string;
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
}

/** A fault if the edition rarely has `choice` but often has `habit`, a similar name. */
export interface NameDoubt {
  readonly by: 'name';
  readonly habit: string;
  readonly choice: string;
}

/**
 * The last verse of a chapter. Only the versification of the edition shows whether text is missing after it.
 */
export interface ChapterEnd {
  /** USFM id; '' if the source has none. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly isLastChapter: boolean;
  /** The text ends without sentence-final punctuation. */
  readonly isCut: boolean;
  /** Number of other chapters in the book, and how many of them end without sentence-final punctuation. */
  readonly others: number;
  readonly cutOthers: number;
}
