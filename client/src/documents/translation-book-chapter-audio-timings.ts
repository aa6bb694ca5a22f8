// Made from the schemas of the service by client/scripts/make-document-types.ts.

export interface TranslationBookChapterAudioTimings {
  translationId: string;
  bookId: string;
  chapterNumber: number;
  reader: string;
  audioLink: string;
  thisChapterLink: string;
  nextChapterLink: string | null;
  previousChapterLink: string | null;
  thisChapterAudioTimingsLink: string;
  /** Link to the next file of the same reader; null where there is none */
  nextChapterAudioTimingsLink: string | null;
  /** Link to the file before of the same reader; null where there is none */
  previousChapterAudioTimingsLink: string | null;
  /** Index 0 is the start of verse 1 in seconds, index 1 that of verse 2, and so on */
  verses: number[];
}
