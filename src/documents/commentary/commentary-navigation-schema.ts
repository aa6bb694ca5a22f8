import { schemaParts } from '../schema-parts.ts';
import { commentaryChapterReferenceSchema } from './commentary-chapter-reference-schema.ts';

/** Where a chapter document stands, in either format; the members of a neighbour are null together. */
export const commentaryNavigation = {
  thisChapterReference: commentaryChapterReferenceSchema,
  nextChapterApiLink: schemaParts.apiLink.nullable(),
  nextChapterReference: commentaryChapterReferenceSchema.nullable(),
  previousChapterApiLink: schemaParts.apiLink.nullable(),
  previousChapterReference: commentaryChapterReferenceSchema.nullable(),
};
