// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { SimpleChapterWord } from './simple-chapter-word.ts';

export interface SimpleTranslationBookChapterWords {
  translationId: string;
  bookId: string;
  chapterNumber: number;
  /** Link to the chapter that the words are of, in the same format */
  thisChapterLink: string;
  nextChapterLink: string | null;
  previousChapterLink: string | null;
  thisChapterWordsLink: string;
  /** Link to the words of the next chapter; null also where that has none */
  nextChapterWordsLink: string | null;
  /** Link to the words of the chapter before; null also where that has none */
  previousChapterWordsLink: string | null;
  /** Words in order of occurrence by verse number */
  verses: { [key: string]: SimpleChapterWord[] };
}
