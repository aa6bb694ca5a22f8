import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { chapterKey, type Route } from '../route.ts';

export type RecordedChapter = SimpleTranslationBookChapter;

export type ChapterPlace = Pick<Route, 'translation' | 'book' | 'chapter'>;

export function placeOfChapter({ translation, book, chapter }: RecordedChapter): ChapterPlace {
  return { translation: translation.id, book: book.id, chapter: chapter.number };
}

export function recordingKey(place: ChapterPlace): string {
  return `${place.translation} ${chapterKey(place)}`;
}

export function isAtChapter(place: ChapterPlace, chapter: RecordedChapter): boolean {
  return recordingKey(place) === recordingKey(placeOfChapter(chapter));
}

export function isSameChapter(one: RecordedChapter, other: RecordedChapter): boolean {
  return isAtChapter(placeOfChapter(one), other);
}
