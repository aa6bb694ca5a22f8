// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { FormattedText } from './formatted-text.ts';
import type { InlineHeading } from './inline-heading.ts';
import type { InlineLineBreak } from './inline-line-break.ts';
import type { VerseFootnoteReference } from './verse-footnote-reference.ts';

export interface ChapterVerse {
  type: 'verse';
  number: number;
  content: (string | FormattedText | InlineHeading | InlineLineBreak | VerseFootnoteReference)[];
}
