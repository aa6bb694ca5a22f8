/**
 * What decides whether something is a fault. A reader sees one book; whether a space before a colon is a slip or the rule
 * of the language shows in the whole edition, and whether a verse exists in its versification.
 */
export type Doubt = HabitDoubt | ReferenceDoubt | VerseDoubt | ParallelDoubt | NameDoubt;

/** It is a slip where nearly everywhere else the edition chooses otherwise. */
interface HabitDoubt {
  readonly by: 'habit';
  readonly habit: string;
  readonly choice: string;
}

/** It is a fault where the edition has no such place. `choice` is the reference as it is written. */
export interface ReferenceDoubt {
  readonly by: 'reference';
  readonly habit: 'reference';
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  /** Nothing but references may stand there. */
  readonly isWhole: boolean;
}

/** It is a fault where the chapter has no such verse. */
interface VerseDoubt {
  readonly by: 'verse';
  readonly habit: 'verse';
  /** `GEN 1:32` */
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
}

/** It is a fault where the passages that it names do not name it. `choice` is what is written, `habit` the passage it is said of. */
export interface ParallelDoubt {
  readonly by: 'parallel';
  readonly habit: string;
  readonly choice: string;
  readonly book: string;
  readonly chapter: number;
}

/** It is a slip where the edition has `choice` hardly ever, and `habit`, a name that resembles it, often. */
export interface NameDoubt {
  readonly by: 'name';
  readonly habit: string;
  readonly choice: string;
}

/** The last verse of a chapter: whether text is missing after it, only the versification of the edition shows. */
export interface ChapterEnd {
  /** USFM id; '' if the source names none. */
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly isLastChapter: boolean;
  /** The text ends without a mark that ends a sentence. */
  readonly isCut: boolean;
  /** Of the other chapters of the book: how many there are, and how many of them end without such a mark. */
  readonly others: number;
  readonly cutOthers: number;
}
