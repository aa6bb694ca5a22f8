import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import {
  translationBookSchema,
  translationChapterReferenceSchema,
  translationSchema,
} from './translation-schema.ts';

const { apiLink, count, positive, text } = schemaParts;

const noteCallerSchema = text.nullable().describe('`+` if the caller is generated; null if it is empty');

const chapterFootnoteSchema = z
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

const formattedTextSchema = z
  .strictObject({
    text,
    poem: positive.optional().describe('Indent level'),
    wordsOfJesus: z.literal(true).optional(),
  })
  .refine((item) => item.poem || item.wordsOfJesus, 'no format')
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

const chapterLineBreakSchema = z
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

const range = {
  start: count.describe('Start in the text, in UTF-16 code units'),
  end: positive.describe('End in the text (exclusive), in UTF-16 code units'),
};

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

export const simpleChapterDataSchema = z
  .strictObject({
    number: positive,
    content: z.array(simpleChapterContentSchema),
    footnotes: z.array(chapterFootnoteSchema).describe('Footnotes outside the verses'),
  })
  .meta({ id: 'SimpleChapterData' });

export type SimpleChapterData = z.infer<typeof simpleChapterDataSchema>;

export type SimpleChapterContent = z.infer<typeof simpleChapterContentSchema>;

export type SimpleVerseFootnote = z.infer<typeof simpleVerseFootnoteSchema>;

export type SimpleInlineHeading = z.infer<typeof simpleInlineHeadingSchema>;

export type SimpleTextRange = z.infer<typeof simpleTextRangeSchema>;

export type SimplePoemRange = z.infer<typeof simplePoemRangeSchema>;

export const audioLinksSchema = z
  .record(text, z.url())
  .meta({ id: 'AudioLinks', description: 'Absolute URL of each recording, by reader' });

const audioTimingsLinksSchema = z
  .record(text, apiLink)
  .meta({ id: 'AudioTimingsLinks', description: 'Links to the timings, by reader' });

const chapterNavigation = {
  thisChapterLink: apiLink,
  thisChapterReference: translationChapterReferenceSchema,
  thisChapterAudioLinks: audioLinksSchema,
  thisChapterAudioTimings: audioTimingsLinksSchema,
  nextChapterApiLink: apiLink.nullable(),
  nextChapterReference: translationChapterReferenceSchema.nullable(),
  nextChapterAudioLinks: audioLinksSchema.nullable(),
  nextChapterAudioTimings: audioTimingsLinksSchema.nullable(),
  previousChapterApiLink: apiLink.nullable(),
  previousChapterReference: translationChapterReferenceSchema.nullable(),
  previousChapterAudioLinks: audioLinksSchema.nullable(),
  previousChapterAudioTimings: audioTimingsLinksSchema.nullable(),
};

export const chapterSchema = z
  .strictObject({
    translation: translationSchema,
    book: translationBookSchema,
    ...chapterNavigation,
    thisChapterWordsLink: apiLink.optional(),
    nextChapterWordsLink: apiLink.optional(),
    previousChapterWordsLink: apiLink.optional(),
    numberOfVerses: count,
    simpleChapterApiLink: apiLink.optional(),
    chapter: chapterDataSchema,
  })
  .meta({ id: 'TranslationBookChapter' });

export type TranslationBookChapter = z.infer<typeof chapterSchema>;

export const simpleChapterSchema = z
  .strictObject({
    translation: translationSchema,
    book: translationBookSchema,
    ...chapterNavigation,
    fullChapterApiLink: apiLink,
    thisChapterWordsLink: apiLink.optional().describe('Link to the words in this format'),
    nextChapterWordsLink: apiLink.optional(),
    previousChapterWordsLink: apiLink.optional(),
    numberOfVerses: count,
    chapter: simpleChapterDataSchema,
  })
  .meta({ id: 'SimpleTranslationBookChapter' });

export type SimpleTranslationBookChapter = z.infer<typeof simpleChapterSchema>;
