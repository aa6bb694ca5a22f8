// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { ChapterFootnote } from './chapter-footnote.ts';
import type { SimpleChapterContent } from './simple-chapter-content.ts';

export interface SimpleChapterData {
  number: number;
  content: SimpleChapterContent[];
  /** Those that belong to no verse */
  footnotes: ChapterFootnote[];
}
