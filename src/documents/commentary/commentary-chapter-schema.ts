import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { commentaryBookSchema } from './commentary-book-schema.ts';
import { commentaryNavigation } from './commentary-navigation-schema.ts';
import { commentarySchema } from './commentary-schema.ts';

const { apiLink, count, positive, text } = schemaParts;

/** `c/{commentary}/{book}/{chapter}.json` (interface 2.8). */
export const commentaryChapterSchema = z
  .strictObject({
    commentary: commentarySchema,
    book: commentaryBookSchema,
    thisChapterLink: apiLink,
    ...commentaryNavigation,
    numberOfVerses: count,
    chapter: z.strictObject({
      number: positive,
      introduction: text.optional(),
      content: z.array(
        z.strictObject({
          type: z.literal('verse'),
          number: positive,
          content: z.array(text).min(1).describe('A string for each note on the verse'),
        }),
      ),
    }),
    simpleChapterApiLink: apiLink,
  })
  .meta({ id: 'CommentaryBookChapter' });

export type CommentaryChapter = z.infer<typeof commentaryChapterSchema>;
