// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Translation } from './translation.ts';
import type { TranslationCompleteBook } from './translation-complete-book.ts';

export interface TranslationComplete {
  translation: Translation;
  books: TranslationCompleteBook[];
}
