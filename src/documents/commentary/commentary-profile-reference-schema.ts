import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { apiLink, bookId, positive, text } = schemaParts;

/** A profile as the list of profiles and its own document show it. */
export const commentaryProfileReferenceSchema = z
  .strictObject({
    id: schemaParts.editionId,
    subject: text,
    reference: z
      .strictObject({ book: bookId, chapter: positive, verse: positive, endVerse: positive.optional() })
      .nullable(),
    thisProfileLink: apiLink,
    referenceChapterLink: apiLink
      .nullable()
      .describe('The chapter of this commentary; null also where it has none there'),
  })
  .meta({ id: 'CommentaryProfileReference' });

export type CommentaryProfileReference = z.infer<typeof commentaryProfileReferenceSchema>;
