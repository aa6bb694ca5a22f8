import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { commentaryChapterReferenceSchema } from './commentary-chapter-reference-schema.ts';

const { apiLink, count, positive, text } = schemaParts;

export const commentaryBookSchema = z
  .strictObject({
    id: schemaParts.bookId,
    commentaryId: schemaParts.editionId,
    name: text,
    commonName: text,
    introduction: text.optional(),
    introductionSummary: text.optional(),
    order: positive,
    firstChapterNumber: positive.nullable(),
    firstChapterApiLink: apiLink.nullable(),
    firstChapterReference: commentaryChapterReferenceSchema.nullable(),
    lastChapterNumber: positive.nullable(),
    lastChapterApiLink: apiLink.nullable(),
    lastChapterReference: commentaryChapterReferenceSchema.nullable(),
    numberOfChapters: count,
    totalNumberOfVerses: count,
  })
  .meta({
    id: 'CommentaryBook',
    description: 'Numbers, links and references are null where it has no chapters',
  });

export type CommentaryBook = z.infer<typeof commentaryBookSchema>;
