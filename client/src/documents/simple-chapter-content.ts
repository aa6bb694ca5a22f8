// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { ChapterLineBreak } from './chapter-line-break.ts';
import type { SimpleChapterHeading } from './simple-chapter-heading.ts';
import type { SimpleChapterHebrewSubtitle } from './simple-chapter-hebrew-subtitle.ts';
import type { SimpleChapterVerse } from './simple-chapter-verse.ts';

export type SimpleChapterContent =
  | SimpleChapterHeading
  | ChapterLineBreak
  | SimpleChapterVerse
  | SimpleChapterHebrewSubtitle;
