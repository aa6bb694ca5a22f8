// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { SimpleInlineHeading } from './simple-inline-heading.ts';
import type { SimplePoemRange } from './simple-poem-range.ts';
import type { SimpleTextRange } from './simple-text-range.ts';
import type { SimpleVerseFootnote } from './simple-verse-footnote.ts';

export interface SimpleChapterHebrewSubtitle {
  type: 'hebrew_subtitle';
  /** Lines are separated by the newline character */
  text: string;
  footnotes: SimpleVerseFootnote[];
  headings?: SimpleInlineHeading[];
  wordsOfJesus?: SimpleTextRange[];
  poem?: SimplePoemRange[];
}
