import { type BookSummary, totalNumberOfVerses } from './translation-book.ts';

/**
 * A book of a complete download (interface 2.7). `chapters` holds the chapter data in the order of the
 * book's chapters; whatever form it has (an object, finished JSON), `chapter` is that.
 */
export function completeBook<Data>(book: BookSummary, chapters: readonly Data[]) {
  return {
    id: book.id,
    name: book.name,
    commonName: book.commonName,
    title: book.title,
    order: book.order,
    numberOfChapters: book.chapters.length,
    totalNumberOfVerses: totalNumberOfVerses(book),
    ...(book.isApocryphal ? { isApocryphal: true as const } : {}),
    chapters: book.chapters.map(({ numberOfVerses }, index) => ({
      numberOfVerses,
      thisChapterAudioLinks: {},
      thisChapterAudioTimings: {},
      chapter: chapters[index]!,
    })),
  };
}
