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
