// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { SimpleTranslationCompleteBook } from './simple-translation-complete-book.ts';
import type { Translation } from './translation.ts';

export interface SimpleTranslationComplete {
  translation: Translation;
  books: SimpleTranslationCompleteBook[];
}
