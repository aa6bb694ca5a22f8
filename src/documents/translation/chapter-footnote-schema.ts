import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive } = schemaParts;

export const noteCallerSchema = text
  .nullable()
  .describe("'+' means that the caller is auto-generated, null an empty caller");

/** `ChapterFootnote` of interface 2.3. */
export const chapterFootnoteSchema = z
  .strictObject({
    noteId: count,
    text: z.string(),
    reference: z
      .strictObject({ chapter: positive, verse: count.describe('0 for a title or heading') })
      .optional(),
    caller: noteCallerSchema,
  })
  .meta({ id: 'ChapterFootnote' });

export type ChapterFootnote = z.infer<typeof chapterFootnoteSchema>;
