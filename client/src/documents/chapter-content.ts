// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { ChapterHeading } from './chapter-heading.ts';
import type { ChapterHebrewSubtitle } from './chapter-hebrew-subtitle.ts';
import type { ChapterLineBreak } from './chapter-line-break.ts';
import type { ChapterVerse } from './chapter-verse.ts';

export type ChapterContent = ChapterHeading | ChapterLineBreak | ChapterVerse | ChapterHebrewSubtitle;
