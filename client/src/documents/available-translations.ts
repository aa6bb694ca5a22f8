// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Translation } from './translation.ts';

export interface AvailableTranslations {
  translations: Translation[];
}
