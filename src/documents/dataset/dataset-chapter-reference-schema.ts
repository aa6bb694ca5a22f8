import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

export const datasetChapterReferenceSchema = z.strictObject({
  datasetId: schemaParts.editionId,
  book: schemaParts.bookId,
  chapter: schemaParts.positive,
});

export type DatasetChapterReference = z.infer<typeof datasetChapterReferenceSchema>;
