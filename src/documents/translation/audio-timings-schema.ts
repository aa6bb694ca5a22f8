import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, positive, apiLink } = schemaParts;

export const verseStartsSchema = z
  .array(z.number().min(0))
  .min(1)
  .describe('Start times in seconds: index 0 for verse 1, index 1 for verse 2, and so on');

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
      .describe('Link to the timings of the next chapter by the same reader; null if none'),
    previousChapterAudioTimingsLink: apiLink
      .nullable()
      .describe('Link to the timings of the previous chapter by the same reader; null if none'),
    verses: verseStartsSchema,
  })
  .meta({ id: 'TranslationBookChapterAudioTimings' });

export type TranslationBookChapterAudioTimings = z.infer<typeof audioTimingsSchema>;
