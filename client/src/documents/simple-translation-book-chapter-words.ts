// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { SimpleChapterWord } from './simple-chapter-word.ts';

export interface SimpleTranslationBookChapterWords {
  translationId: string;
  bookId: string;
  chapterNumber: number;
  /** In the same format */
  thisChapterLink: string;
  nextChapterLink: string | null;
  previousChapterLink: string | null;
  thisChapterWordsLink: string;
  /** Null also when the next chapter has no annotations */
  nextChapterWordsLink: string | null;
  /** Null also when the previous chapter has no annotations */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: SimpleChapterWord[] };
}
