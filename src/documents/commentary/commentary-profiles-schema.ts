import { z } from 'zod';
import { commentaryProfileReferenceSchema } from './commentary-profile-reference-schema.ts';
import { commentarySchema } from './commentary-schema.ts';

/** `c/{commentary}/profiles.json`. */
export const commentaryProfilesSchema = z
  .strictObject({
    commentary: commentarySchema,
    profiles: z.array(commentaryProfileReferenceSchema),
  })
  .meta({ id: 'CommentaryProfiles' });

export type CommentaryProfiles = z.infer<typeof commentaryProfilesSchema>;
