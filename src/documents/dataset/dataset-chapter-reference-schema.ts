import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

export const datasetChapterReferenceSchema = z
  .strictObject({
    datasetId: schemaParts.editionId,
    book: schemaParts.bookId,
    chapter: schemaParts.positive,
  })
  .meta({ id: 'DatasetChapterReference' });

export type DatasetChapterReference = z.infer<typeof datasetChapterReferenceSchema>;
