// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { FormattedText } from './formatted-text.ts';
import type { VerseFootnoteReference } from './verse-footnote-reference.ts';

export interface ChapterHebrewSubtitle {
  type: 'hebrew_subtitle';
  content: (string | FormattedText | VerseFootnoteReference)[];
}
