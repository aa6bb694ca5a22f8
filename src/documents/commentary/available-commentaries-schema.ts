import { z } from 'zod';
import { commentarySchema } from './commentary-schema.ts';

/** `available_commentaries.json`. */
export const availableCommentariesSchema = z
  .strictObject({ commentaries: z.array(commentarySchema) })
  .meta({ id: 'AvailableCommentaries' });

export type AvailableCommentaries = z.infer<typeof availableCommentariesSchema>;
