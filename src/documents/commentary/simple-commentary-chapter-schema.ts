import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { commentaryBookSchema } from './commentary-book-schema.ts';
import { commentaryNavigation } from './commentary-navigation-schema.ts';
import { commentarySchema } from './commentary-schema.ts';

const { apiLink, count, positive, text } = schemaParts;

/** `c/{commentary}/{book}/{chapter}.simple.json`: as the simplified chapter of a translation, without audio. */
export const simpleCommentaryChapterSchema = z
  .strictObject({
    commentary: commentarySchema,
    book: commentaryBookSchema,
    thisChapterLink: apiLink,
    fullChapterApiLink: apiLink,
    ...commentaryNavigation,
    numberOfVerses: count,
    chapter: z.strictObject({
      number: positive,
      introduction: text.optional(),
      content: z.array(
        z.strictObject({
          type: z.literal('verse'),
          number: positive,
          text: text.describe('The notes on the verse, set apart by a blank line'),
          footnotes: z.array(z.never()),
        }),
      ),
    }),
  })
  .meta({ id: 'SimpleCommentaryBookChapter' });

export type SimpleCommentaryChapter = z.infer<typeof simpleCommentaryChapterSchema>;
