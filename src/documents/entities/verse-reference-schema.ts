import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { bookId, positive } = schemaParts;

/** `VerseRef` (interface 2.9). */
export const verseReferenceSchema = z
  .strictObject({
    book: bookId,
    chapter: positive,
    verse: positive,
    endVerse: positive.optional(),
  })
  .meta({ id: 'VerseRef' });

export type VerseReference = z.infer<typeof verseReferenceSchema>;
