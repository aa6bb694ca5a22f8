import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, positive, apiLink } = schemaParts;

/** Start of each verse in seconds. */
export const verseStartsSchema = z
  .array(z.number().min(0))
  .min(1)
  .describe('Index 0 is the start of verse 1 in seconds, index 1 that of verse 2, and so on');

/** Endpoint 5, interface 2.5. */
export const audioTimingsSchema = z
  .strictObject({
    translationId: schemaParts.editionId,
    bookId: schemaParts.bookId,
    chapterNumber: positive,
    reader: text,
    audioLink: z.url(),
    thisChapterLink: apiLink,
    nextChapterLink: apiLink.nullable(),
    previousChapterLink: apiLink.nullable(),
    thisChapterAudioTimingsLink: apiLink,
    nextChapterAudioTimingsLink: apiLink
      .nullable()
      .describe('Link to the next file of the same reader; null where there is none'),
    previousChapterAudioTimingsLink: apiLink
      .nullable()
      .describe('Link to the file before of the same reader; null where there is none'),
    verses: verseStartsSchema,
  })
  .meta({ id: 'TranslationBookChapterAudioTimings' });

export type TranslationBookChapterAudioTimings = z.infer<typeof audioTimingsSchema>;
