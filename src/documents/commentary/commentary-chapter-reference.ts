import type { CommentaryChapterReference } from './commentary-chapter-reference-schema.ts';

/** A chapter in the sequence of all chapters of a commentary. */
export interface CommentaryPlace {
  readonly book: string;
  readonly chapter: number;
}

/** The reference form of a place; null for none, so that reference and link are null together. */
export function commentaryChapterReference<Place extends CommentaryPlace | null>(
  commentaryId: string,
  place: Place,
): Place extends null ? null : CommentaryChapterReference;
export function commentaryChapterReference(commentaryId: string, place: CommentaryPlace | null) {
  return place && { commentaryId, book: place.book, chapter: place.chapter };
}
