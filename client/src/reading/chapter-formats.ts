import type { SimpleTranslationBookChapter, TranslationBookChapter } from '../documents/index.ts';

/** The document of a chapter in each format. */
export interface ChapterFormats {
  standard: TranslationBookChapter;
  simple: SimpleTranslationBookChapter;
}

export type ChapterFormat = keyof ChapterFormats;
