import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { chapterNavigation } from './chapter-navigation-schema.ts';
import { simpleChapterDataSchema } from './simple-chapter-data-schema.ts';
import { translationBookSchema } from './translation-book-schema.ts';
import { translationSchema } from './translation-schema.ts';

const { count, apiLink } = schemaParts;

/** Endpoint 4, interface 2.4. */
export const simpleChapterSchema = z
  .strictObject({
    translation: translationSchema,
    book: translationBookSchema,
    ...chapterNavigation,
    fullChapterApiLink: apiLink,
    thisChapterWordsLink: apiLink.optional().describe('The words that belong to this format'),
    numberOfVerses: count,
    chapter: simpleChapterDataSchema,
  })
  .meta({ id: 'SimpleTranslationBookChapter' });

export type SimpleTranslationBookChapter = z.infer<typeof simpleChapterSchema>;
