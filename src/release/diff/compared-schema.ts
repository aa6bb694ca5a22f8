import { z } from 'zod';

/** Of documents only what is compared: those of another version of the program may have more. */
const verseSchema = z.object({
  type: z.string(),
  number: z.number().optional(),
  text: z.string().default(''),
  footnotes: z
    .array(z.object({ text: z.string(), offset: z.number().optional(), caller: z.string().nullish() }))
    .default([]),
  headings: z.unknown().optional(),
  wordsOfJesus: z.unknown().optional(),
  poem: z.unknown().optional(),
});

const chapterSchema = z.object({
  introduction: z.string().optional(),
  content: z.array(verseSchema),
  footnotes: z.array(z.object({ text: z.string() })).default([]),
});

const audio = {
  thisChapterAudioLinks: z.unknown().optional(),
  thisChapterAudioTimings: z.unknown().optional(),
};

export const comparedSimpleChapterSchema = z.object({ ...audio, chapter: chapterSchema });

export const comparedCompleteSchema = z.object({
  books: z.array(
    z.object({
      id: z.string(),
      chapters: z.array(z.object({ ...audio, chapter: chapterSchema.extend({ number: z.number() }) })),
    }),
  ),
});

export const comparedWordsSchema = z.object({
  verses: z.record(z.string(), z.array(z.looseObject({ start: z.number(), end: z.number() }))),
});

export const comparedReferencesSchema = z.object({
  chapter: z.object({
    content: z.array(
      z.object({
        verse: z.number(),
        references: z.array(
          z.object({
            book: z.string(),
            chapter: z.number(),
            verse: z.number(),
            endVerse: z.number().optional(),
            score: z.number().optional(),
          }),
        ),
      }),
    ),
  }),
});

export const comparedDocumentSchema = z.looseObject({});

export type ComparedSimpleChapter = z.infer<typeof comparedSimpleChapterSchema>;
export type ComparedWords = z.infer<typeof comparedWordsSchema>;
export type ComparedReferences = z.infer<typeof comparedReferencesSchema>;
