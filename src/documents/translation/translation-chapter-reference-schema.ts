import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

/** A chapter named without its link (interface 2.4, "chapter reference"). */
export const translationChapterReferenceSchema = z
  .strictObject({
    translationId: schemaParts.editionId,
    book: schemaParts.bookId,
    chapter: schemaParts.positive,
  })
  .meta({ id: 'TranslationChapterReference' });

export type TranslationChapterReference = z.infer<typeof translationChapterReferenceSchema>;
