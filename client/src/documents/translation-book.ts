// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { TranslationChapterReference } from './translation-chapter-reference.ts';

export interface TranslationBook {
  id: string;
  translationId: string;
  /** As the translation names it */
  name: string;
  /** In English */
  commonName: string;
  title: string | null;
  /** 1 to 66 in canonical order; other books from 67 on */
  order: number;
  numberOfChapters: number;
  firstChapterNumber: number;
  firstChapterApiLink: string;
  firstChapterReference: TranslationChapterReference;
  lastChapterNumber: number;
  lastChapterApiLink: string;
  lastChapterReference: TranslationChapterReference;
  totalNumberOfVerses: number;
  isApocryphal?: true;
}
