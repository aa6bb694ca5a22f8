// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { AudioLinks } from './audio-links.ts';
import type { ChapterData } from './chapter-data.ts';

export interface TranslationCompleteChapter {
  numberOfVerses: number;
  thisChapterAudioLinks: AudioLinks;
  /** Verse starts by reader */
  thisChapterAudioTimings: { [key: string]: number[] };
  thisChapterWordsLink?: string;
  chapter: ChapterData;
}
