// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Translation } from './translation.ts';
import type { TranslationBook } from './translation-book.ts';

export interface TranslationBooks {
  translation: Translation;
  books: TranslationBook[];
}
