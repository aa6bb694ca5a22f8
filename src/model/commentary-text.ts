/** A commentary as read from its sources, whatever their format was. */
export interface CommentaryText {
  /** In the order of the books; each has a chapter or an introduction. */
  readonly books: readonly CommentaryBookText[];
  /** Articles on people and themes, in the order of the sources. */
  readonly profiles: readonly CommentaryProfile[];
}

export interface CommentaryBookText {
  /** USFM book id of a book of scripture. */
  readonly id: string;
  /** As the commentary writes it out; absent where it only gives an id or an abbreviation. */
  readonly name?: string;
  readonly introduction?: string;
  readonly introductionSummary?: string;
  /** In ascending order of number. */
  readonly chapters: readonly CommentaryChapterText[];
}

export interface CommentaryChapterText {
  readonly number: number;
  readonly introduction?: string;
  /** In ascending order of number. */
  readonly verses: readonly CommentaryVerseText[];
}

interface CommentaryVerseText {
  readonly number: number;
  /** In the order of the sources; at least one. A blank line parts paragraphs, `\n` lines. */
  readonly notes: readonly string[];
}

/** An article of a commentary on a person or a theme. */
export interface CommentaryProfile {
  /** Letters, digits, `_` and `-`; no two of a commentary are the same. */
  readonly id: string;
  readonly subject: string;
  readonly reference: ProfileReference | null;
  /** Paragraphs. */
  readonly content: readonly string[];
}

export interface ProfileReference {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
}
