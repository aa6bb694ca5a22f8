import type { SimpleChapterHebrewSubtitle, SimpleChapterVerse } from '../documents/index.ts';

/** Text with offsets: a verse or a title of a chapter in the simplified format. */
export type SimpleVerse = SimpleChapterVerse | SimpleChapterHebrewSubtitle;
