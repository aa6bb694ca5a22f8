export interface CommentaryText {
  /** In canonical order; each has a chapter or an introduction. */
  readonly books: readonly CommentaryBookText[];
  readonly profiles: readonly CommentaryProfile[];
}

export interface CommentaryBookText {
  readonly id: string;
  /** Full name in the commentary; undefined if it only gives an id or an abbreviation. */
  readonly name?: string;
  readonly introduction?: string;
  readonly introductionSummary?: string;
  readonly chapters: readonly CommentaryChapterText[];
}

export interface CommentaryChapterText {
  readonly number: number;
  readonly introduction?: string;
  readonly verses: readonly CommentaryVerseText[];
}

interface CommentaryVerseText {
  readonly number: number;
  /** In source order; at least one. A blank line separates paragraphs, `\n` separates lines. */
  readonly notes: readonly string[];
}

export interface CommentaryProfile {
  /** Letters, digits, `_` and `-`; unique within a commentary. */
  readonly id: string;
  readonly subject: string;
  readonly reference: ProfileReference | null;
  readonly content: readonly string[];
}

export interface ProfileReference {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
}
