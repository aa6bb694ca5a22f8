import type { LinkedAudio } from './linked-audio.ts';
import type { TranslationChapterReference } from './translation-chapter-reference-schema.ts';

/** A chapter in the sequence of all chapters of a translation. */
export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
  /** Whether it has annotated words, and so words files. */
  readonly hasWords: boolean;
  /** Absent when nobody has read it. */
  readonly audio?: readonly LinkedAudio[];
}

export interface ChapterNeighbours {
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}

type ReferablePlace = Pick<ChapterPlace, 'book' | 'chapter'>;

/** The reference form of a place; null for none, so that reference and link are null together. */
export function chapterReference<Place extends ReferablePlace | null>(
  translationId: string,
  place: Place,
): Place extends null ? null : TranslationChapterReference;
export function chapterReference(translationId: string, place: ReferablePlace | null) {
  return place && { translationId, book: place.book, chapter: place.chapter };
}
