import type { ChapterLink } from '../links.ts';
import { audioLinks } from './chapter.ts';
import type { CompleteBook } from './complete-schema.ts';
import {
  type BookAudio,
  type BookSummary,
  type ChapterAudio,
  totalNumberOfVerses,
} from './translation-book.ts';

/**
 * A book of a complete download (interface 2.7). `chapters` is in chapter order; `wordsLink` creates the link
 * to the words file of the same format.
 */
export function completeBook<Data>(
  translationId: string,
  book: BookSummary,
  chapters: readonly Data[],
  wordsLink: ChapterLink,
  audio?: BookAudio,
): CompleteBook<Data> {
  return {
    id: book.id,
    name: book.name,
    commonName: book.commonName,
    title: book.title,
    order: book.order,
    numberOfChapters: book.chapters.length,
    totalNumberOfVerses: totalNumberOfVerses(book),
    ...(book.isApocryphal ? { isApocryphal: true } : {}),
    chapters: book.chapters.map(({ number, numberOfVerses, hasWords, audio: linked }, index) => ({
      numberOfVerses,
      thisChapterAudioLinks: audioLinks(linked),
      thisChapterAudioTimings: verseStartsOf(audio?.get(number)),
      ...(hasWords ? { thisChapterWordsLink: wordsLink(translationId, book.id, number) } : {}),
      chapter: chapters[index]!,
    })),
  };
}

function verseStartsOf(audio: readonly ChapterAudio[] = []): Record<string, number[]> {
  return Object.fromEntries(
    audio.flatMap(({ reader, verseStarts }) => (verseStarts ? [[reader, [...verseStarts]]] : [])),
  );
}
