/** A chapter in the sequence of all chapters of a translation. */
export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
}

export interface ChapterNeighbours {
  readonly previous: ChapterPlace | null;
  readonly next: ChapterPlace | null;
}

export interface TranslationChapterReference extends ChapterPlace {
  readonly translationId: string;
}

/** The reference form of a place; null for none, so that reference and link are null together. */
export function chapterReference(translationId: string, place: ChapterPlace): TranslationChapterReference;
export function chapterReference(
  translationId: string,
  place: ChapterPlace | null,
): TranslationChapterReference | null;
export function chapterReference(translationId: string, place: ChapterPlace | null) {
  return place && { translationId, book: place.book, chapter: place.chapter };
}
