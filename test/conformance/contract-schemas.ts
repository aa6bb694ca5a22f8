/** The shapes of the translation documents, written by hand from the contract; every object is exact. */
import { z } from 'zod';

const text = z.string().min(1);
const count = z.int().min(0);
const positive = z.int().min(1);
const apiPath = z.string().regex(/^\/api\/[^\s?#]+\.json$/);
const audioLinks = z.record(text, z.url());
const audioTimings = z.record(text, apiPath);

export const chapterReferenceSchema = z.strictObject({
  translationId: text,
  book: z.string().regex(/^[A-Z0-9]{3}$/),
  chapter: positive,
});

export const translationSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]+$/),
  name: text,
  englishName: text,
  website: z.string(),
  licenseUrl: z.string(),
  licenseNotes: text.nullable(),
  licenseNotice: text.nullable(),
  shortName: text,
  language: z.string().regex(/^[a-z]{3}$/),
  languageName: text.optional(),
  languageEnglishName: text.optional(),
  textDirection: z.enum(['ltr', 'rtl']),
  availableFormats: z.array(z.enum(['json', 'usfm'])).min(1),
  listOfBooksApiLink: apiPath,
  numberOfBooks: count,
  totalNumberOfChapters: count,
  totalNumberOfVerses: count,
  numberOfApocryphalBooks: positive.optional(),
  totalNumberOfApocryphalChapters: positive.optional(),
  totalNumberOfApocryphalVerses: positive.optional(),
  completeTranslationApiLink: apiPath,
  simpleCompleteTranslationApiLink: apiPath,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const bookMembers = {
  id: z.string().regex(/^[A-Z0-9]{3}$/),
  name: text,
  commonName: text,
  title: text.nullable(),
  order: positive,
  numberOfChapters: positive,
  totalNumberOfVerses: count,
  isApocryphal: z.literal(true).optional(),
};

export const bookSchema = z.strictObject({
  ...bookMembers,
  translationId: text,
  firstChapterNumber: positive,
  firstChapterApiLink: apiPath,
  firstChapterReference: chapterReferenceSchema,
  lastChapterNumber: positive,
  lastChapterApiLink: apiPath,
  lastChapterReference: chapterReferenceSchema,
});

const footnoteSchema = z.strictObject({
  noteId: count,
  text: z.string(),
  reference: z.strictObject({ chapter: positive, verse: count }).optional(),
  caller: text.nullable(),
});

const lineBreakSchema = z.strictObject({ type: z.literal('line_break') });

const formattedTextSchema = z
  .strictObject({ text, poem: positive.optional(), wordsOfJesus: z.literal(true).optional() })
  .refine((item) => item.poem || item.wordsOfJesus, 'formatted text without a format');
const subtitleItems = [text, formattedTextSchema, z.strictObject({ noteId: count })] as const;

export const chapterDataSchema = z.strictObject({
  number: positive,
  content: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('heading'), content: z.array(text).min(1) }),
      lineBreakSchema,
      z.strictObject({
        type: z.literal('verse'),
        number: positive,
        content: z.array(
          z.union([
            ...subtitleItems,
            z.strictObject({ heading: text }),
            z.strictObject({ lineBreak: z.literal(true) }),
          ]),
        ),
      }),
      z.strictObject({ type: z.literal('hebrew_subtitle'), content: z.array(z.union(subtitleItems)).min(1) }),
    ]),
  ),
  footnotes: z.array(footnoteSchema),
});

const range = { start: count, end: positive };
const simpleText = {
  text: z.string(),
  footnotes: z.array(
    z.strictObject({ noteId: count, offset: count, text: z.string(), caller: text.nullable() }),
  ),
  headings: z
    .array(z.strictObject({ offset: count, text }))
    .min(1)
    .optional(),
  wordsOfJesus: z.array(z.strictObject(range)).min(1).optional(),
  poem: z
    .array(z.strictObject({ ...range, level: positive }))
    .min(1)
    .optional(),
};

export const simpleChapterDataSchema = z.strictObject({
  number: positive,
  content: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('heading'), text }),
      lineBreakSchema,
      z.strictObject({ type: z.literal('verse'), number: positive, ...simpleText }),
      z.strictObject({ type: z.literal('hebrew_subtitle'), ...simpleText }),
    ]),
  ),
  footnotes: z.array(footnoteSchema),
});

/** What both chapter documents have; the members of a neighbour are null together. */
const chapterMembers = {
  translation: translationSchema,
  book: bookSchema,
  thisChapterLink: apiPath,
  thisChapterReference: chapterReferenceSchema,
  thisChapterAudioLinks: audioLinks,
  thisChapterAudioTimings: audioTimings,
  nextChapterApiLink: apiPath.nullable(),
  nextChapterReference: chapterReferenceSchema.nullable(),
  nextChapterAudioLinks: audioLinks.nullable(),
  nextChapterAudioTimings: audioTimings.nullable(),
  previousChapterApiLink: apiPath.nullable(),
  previousChapterReference: chapterReferenceSchema.nullable(),
  previousChapterAudioLinks: audioLinks.nullable(),
  previousChapterAudioTimings: audioTimings.nullable(),
  thisChapterWordsLink: apiPath.optional(),
  numberOfVerses: count,
};

export const chapterSchema = z.strictObject({
  ...chapterMembers,
  nextChapterWordsLink: apiPath.optional(),
  previousChapterWordsLink: apiPath.optional(),
  simpleChapterApiLink: apiPath.optional(),
  chapter: chapterDataSchema,
});

export const simpleChapterSchema = z.strictObject({
  ...chapterMembers,
  fullChapterApiLink: apiPath,
  chapter: simpleChapterDataSchema,
});

export const availableTranslationsSchema = z.strictObject({ translations: z.array(translationSchema) });

export const booksSchema = z.strictObject({ translation: translationSchema, books: z.array(bookSchema) });

function completeSchema<Chapter extends z.ZodType>(chapter: Chapter) {
  return z.strictObject({
    translation: translationSchema,
    books: z.array(
      z.strictObject({
        ...bookMembers,
        chapters: z.array(
          z.strictObject({
            numberOfVerses: count,
            thisChapterAudioLinks: audioLinks,
            thisChapterAudioTimings: z.record(text, z.array(z.number())),
            thisChapterWordsLink: apiPath.optional(),
            chapter,
          }),
        ),
      }),
    ),
  });
}

export const completeTranslationSchema = completeSchema(chapterDataSchema);
export const simpleCompleteTranslationSchema = completeSchema(simpleChapterDataSchema);

export type Translation = z.infer<typeof translationSchema>;
export type Books = z.infer<typeof booksSchema>;
export type Chapter = z.infer<typeof chapterSchema>;
export type SimpleChapter = z.infer<typeof simpleChapterSchema>;
export type CompleteTranslation = z.infer<typeof completeTranslationSchema>;
export type SimpleCompleteTranslation = z.infer<typeof simpleCompleteTranslationSchema>;
export type SimpleBlock = SimpleChapter['chapter']['content'][number];
