import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { chapterFootnoteSchema } from './chapter-footnote-schema.ts';

const { text, count, positive } = schemaParts;

const formattedTextSchema = z
  .strictObject({
    text,
    poem: positive.optional().describe('Indent level'),
    wordsOfJesus: z.literal(true).optional(),
  })
  // Text without a format is a plain string
  .refine((item) => item.poem || item.wordsOfJesus, 'formatted text without a format')
  .meta({ id: 'FormattedText' });
const noteReferenceSchema = z.strictObject({ noteId: count }).meta({ id: 'VerseFootnoteReference' });
const inlineHeadingSchema = z.strictObject({ heading: text }).meta({ id: 'InlineHeading' });
const inlineLineBreakSchema = z.strictObject({ lineBreak: z.literal(true) }).meta({ id: 'InlineLineBreak' });

const subtitleItemSchema = z.union([text, formattedTextSchema, noteReferenceSchema]);
const verseItemSchema = z.union([
  text,
  formattedTextSchema,
  inlineHeadingSchema,
  inlineLineBreakSchema,
  noteReferenceSchema,
]);

export const chapterLineBreakSchema = z
  .strictObject({ type: z.literal('line_break') })
  .meta({ id: 'ChapterLineBreak' });

const chapterContentSchema = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('heading'),
        content: z.array(text).min(1).describe('Strings are joined with a space'),
      })
      .meta({ id: 'ChapterHeading' }),
    chapterLineBreakSchema,
    z
      .strictObject({ type: z.literal('verse'), number: positive, content: z.array(verseItemSchema) })
      .meta({ id: 'ChapterVerse' }),
    z
      .strictObject({ type: z.literal('hebrew_subtitle'), content: z.array(subtitleItemSchema).min(1) })
      .meta({ id: 'ChapterHebrewSubtitle' }),
  ])
  .meta({ id: 'ChapterContent' });

/** What a chapter holds in the standard format (interface 2.3). */
export const chapterDataSchema = z
  .strictObject({
    number: positive,
    content: z.array(chapterContentSchema),
    footnotes: z.array(chapterFootnoteSchema),
  })
  .meta({ id: 'ChapterData' });

export type ChapterData = z.infer<typeof chapterDataSchema>;
export type ChapterContent = z.infer<typeof chapterContentSchema>;
export type SubtitleItem = z.infer<typeof subtitleItemSchema>;
export type VerseItem = z.infer<typeof verseItemSchema>;
