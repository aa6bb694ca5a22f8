import { z } from 'zod';
import { commentaryBookSchema } from './commentary-book-schema.ts';
import { commentarySchema } from './commentary-schema.ts';

/** `c/{commentary}/books.json`. */
export const commentaryBooksSchema = z
  .strictObject({
    commentary: commentarySchema,
    books: z.array(commentaryBookSchema),
  })
  .meta({ id: 'CommentaryBooks' });

export type CommentaryBooks = z.infer<typeof commentaryBooksSchema>;
