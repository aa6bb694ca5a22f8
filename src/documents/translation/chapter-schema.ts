import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { chapterDataSchema } from './chapter-data-schema.ts';
import { chapterNavigation } from './chapter-navigation-schema.ts';
import { translationBookSchema } from './translation-book-schema.ts';
import { translationSchema } from './translation-schema.ts';

const { count, apiLink } = schemaParts;

/** Endpoint 3, interface 2.3. */
export const chapterSchema = z
  .strictObject({
    translation: translationSchema,
    book: translationBookSchema,
    ...chapterNavigation,
    thisChapterWordsLink: apiLink.optional(),
    nextChapterWordsLink: apiLink.optional(),
    previousChapterWordsLink: apiLink.optional(),
    numberOfVerses: count,
    simpleChapterApiLink: apiLink.optional(),
    chapter: chapterDataSchema,
  })
  .meta({ id: 'TranslationBookChapter' });

export type TranslationBookChapter = z.infer<typeof chapterSchema>;
