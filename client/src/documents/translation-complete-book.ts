// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { TranslationCompleteChapter } from './translation-complete-chapter.ts';

export interface TranslationCompleteBook {
  id: string;
  /** As the translation names it */
  name: string;
  /** In English */
  commonName: string;
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  numberOfChapters: number;
  totalNumberOfVerses: number;
  isApocryphal?: true;
  chapters: TranslationCompleteChapter[];
}
