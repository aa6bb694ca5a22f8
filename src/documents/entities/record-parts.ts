import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { entityReferenceSchema } from './entity-reference-schema.ts';
import { verseReferenceSchema } from './verse-reference-schema.ts';

/** What the schemas of records are made of. */
export const recordParts = {
  texts: z.array(schemaParts.text).min(1).optional(),
  text: schemaParts.text.optional(),
  number: z.number().optional(),
  reference: entityReferenceSchema.optional(),
  references: z.array(entityReferenceSchema).min(1).optional(),
  verses: z.array(verseReferenceSchema),
};
