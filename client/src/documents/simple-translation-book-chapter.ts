// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { AudioLinks } from './audio-links.ts';
import type { AudioTimingsLinks } from './audio-timings-links.ts';
import type { SimpleChapterData } from './simple-chapter-data.ts';
import type { Translation } from './translation.ts';
import type { TranslationBook } from './translation-book.ts';
import type { TranslationChapterReference } from './translation-chapter-reference.ts';

export interface SimpleTranslationBookChapter {
  translation: Translation;
  book: TranslationBook;
  thisChapterLink: string;
  thisChapterReference: TranslationChapterReference;
  thisChapterAudioLinks: AudioLinks;
  thisChapterAudioTimings: AudioTimingsLinks;
  nextChapterApiLink: string | null;
  nextChapterReference: TranslationChapterReference | null;
  nextChapterAudioLinks: AudioLinks | null;
  nextChapterAudioTimings: AudioTimingsLinks | null;
  previousChapterApiLink: string | null;
  previousChapterReference: TranslationChapterReference | null;
  previousChapterAudioLinks: AudioLinks | null;
  previousChapterAudioTimings: AudioTimingsLinks | null;
  fullChapterApiLink: string;
  /** The words that belong to this format */
  thisChapterWordsLink?: string;
  numberOfVerses: number;
  chapter: SimpleChapterData;
}
