import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { chapterLineBreakSchema } from './chapter-data-schema.ts';
import { chapterFootnoteSchema, noteCallerSchema } from './chapter-footnote-schema.ts';

const { text, count, positive } = schemaParts;

const range = {
  start: count.describe('First position in the text, in UTF-16 code units'),
  end: positive.describe('First position behind it, in UTF-16 code units'),
};

/** A note that stands in a verse. */
const simpleVerseFootnoteSchema = z
  .strictObject({ noteId: count, offset: count, text: z.string(), caller: noteCallerSchema })
  .meta({ id: 'SimpleVerseFootnote' });
const simpleInlineHeadingSchema = z.strictObject({ offset: count, text }).meta({ id: 'SimpleInlineHeading' });
const simpleTextRangeSchema = z.strictObject(range).meta({ id: 'SimpleTextRange' });
const simplePoemRangeSchema = z
  .strictObject({ ...range, level: positive.describe('Indent level') })
  .meta({ id: 'SimplePoemRange' });

const simpleText = {
  text: z.string().describe('Lines are separated by the newline character'),
  footnotes: z.array(simpleVerseFootnoteSchema),
  headings: z.array(simpleInlineHeadingSchema).min(1).optional(),
  wordsOfJesus: z.array(simpleTextRangeSchema).min(1).optional(),
  poem: z.array(simplePoemRangeSchema).min(1).optional(),
};

const simpleChapterContentSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('heading'), text }).meta({ id: 'SimpleChapterHeading' }),
    chapterLineBreakSchema,
    z
      .strictObject({ type: z.literal('verse'), number: positive, ...simpleText })
      .meta({ id: 'SimpleChapterVerse' }),
    z
      .strictObject({ type: z.literal('hebrew_subtitle'), ...simpleText })
      .meta({ id: 'SimpleChapterHebrewSubtitle' }),
  ])
  .meta({ id: 'SimpleChapterContent' });

/** What a chapter holds in the simplified format (interface 2.4). */
export const simpleChapterDataSchema = z
  .strictObject({
    number: positive,
    content: z.array(simpleChapterContentSchema),
    footnotes: z.array(chapterFootnoteSchema).describe('Those that belong to no verse'),
  })
  .meta({ id: 'SimpleChapterData' });

export type SimpleChapterData = z.infer<typeof simpleChapterDataSchema>;
export type SimpleChapterContent = z.infer<typeof simpleChapterContentSchema>;
export type SimpleVerseFootnote = z.infer<typeof simpleVerseFootnoteSchema>;
export type SimpleInlineHeading = z.infer<typeof simpleInlineHeadingSchema>;
export type SimpleTextRange = z.infer<typeof simpleTextRangeSchema>;
export type SimplePoemRange = z.infer<typeof simplePoemRangeSchema>;
