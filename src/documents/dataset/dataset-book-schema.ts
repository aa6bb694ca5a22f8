import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { datasetChapterReferenceSchema } from './dataset-chapter-reference-schema.ts';

const { apiLink, count, positive } = schemaParts;

/** `DatasetBook` (interface 2.9); it has a chapter, so its links are never null. */
export const datasetBookSchema = z
  .strictObject({
    id: schemaParts.bookId,
    datasetId: schemaParts.editionId,
    order: positive,
    firstChapterNumber: positive,
    firstChapterApiLink: apiLink,
    firstChapterReference: datasetChapterReferenceSchema,
    lastChapterNumber: positive,
    lastChapterApiLink: apiLink,
    lastChapterReference: datasetChapterReferenceSchema,
    numberOfChapters: positive,
    totalNumberOfVerses: count,
    totalNumberOfReferences: count,
  })
  .meta({ id: 'DatasetBook' });

export type DatasetBook = z.infer<typeof datasetBookSchema>;
