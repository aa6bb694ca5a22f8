// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { ChapterContent } from './chapter-content.ts';
import type { ChapterFootnote } from './chapter-footnote.ts';

export interface ChapterData {
  number: number;
  content: ChapterContent[];
  footnotes: ChapterFootnote[];
}
