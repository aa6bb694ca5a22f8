import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { commentaryProfileReferenceSchema } from './commentary-profile-reference-schema.ts';
import { commentarySchema } from './commentary-schema.ts';

/** `c/{commentary}/profiles/{id}.json`. */
export const commentaryProfileSchema = z
  .strictObject({
    commentary: commentarySchema,
    profile: commentaryProfileReferenceSchema,
    content: z.array(schemaParts.text).min(1).describe('Paragraphs'),
  })
  .meta({ id: 'CommentaryProfile' });

export type CommentaryProfileDocument = z.infer<typeof commentaryProfileSchema>;
