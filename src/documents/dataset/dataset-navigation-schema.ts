import { schemaParts } from '../schema-parts.ts';
import { datasetChapterReferenceSchema } from './dataset-chapter-reference-schema.ts';

const { apiLink } = schemaParts;

/** The members of a chapter document that link to it and to its neighbours; those of a neighbour are null together. */
export const datasetNavigationSchema = {
  thisChapterLink: apiLink,
  thisChapterReference: datasetChapterReferenceSchema,
  nextChapterApiLink: apiLink.nullable(),
  nextChapterReference: datasetChapterReferenceSchema.nullable(),
  previousChapterApiLink: apiLink.nullable(),
  previousChapterReference: datasetChapterReferenceSchema.nullable(),
};
