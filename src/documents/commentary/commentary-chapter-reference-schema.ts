import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

export const commentaryChapterReferenceSchema = z
  .strictObject({
    commentaryId: schemaParts.editionId,
    book: schemaParts.bookId,
    chapter: schemaParts.positive,
  })
  .meta({ id: 'CommentaryChapterReference' });

export type CommentaryChapterReference = z.infer<typeof commentaryChapterReferenceSchema>;
