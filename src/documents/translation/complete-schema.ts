import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';
import { verseStartsSchema } from './audio-timings-schema.ts';
import { audioLinksSchema, chapterDataSchema, simpleChapterDataSchema } from './chapter-schema.ts';
import { downloadBookMembers, translationSchema } from './translation-schema.ts';

const bookSchema = z.strictObject(downloadBookMembers);
const chapterEntrySchema = z.strictObject({
  numberOfVerses: schemaParts.count,
  thisChapterAudioLinks: audioLinksSchema,
  thisChapterAudioTimings: z.record(schemaParts.text, verseStartsSchema).meta({ id: 'VerseStartsByReader' }),
  thisChapterWordsLink: schemaParts.apiLink.optional(),
});

function downloadSchema<Data extends z.ZodType>(chapter: Data, name: string) {
  const completeChapterSchema = chapterEntrySchema.extend({ chapter }).meta({ id: `${name}Chapter` });
  const completeBookSchema = bookSchema
    .extend({ chapters: z.array(completeChapterSchema).min(1) })
    .meta({ id: `${name}Book` });
  return z
    .strictObject({ translation: translationSchema, books: z.array(completeBookSchema).min(1) })
    .meta({ id: name });
}

export const completeSchema = downloadSchema(chapterDataSchema, 'TranslationComplete');

export const simpleCompleteSchema = downloadSchema(simpleChapterDataSchema, 'SimpleTranslationComplete');

export type TranslationComplete = z.infer<typeof completeSchema>;
export type SimpleTranslationComplete = z.infer<typeof simpleCompleteSchema>;

export type CompleteBook<Data> = z.infer<typeof bookSchema> & {
  chapters: (z.infer<typeof chapterEntrySchema> & { chapter: Data })[];
};
