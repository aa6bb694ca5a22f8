import { z } from 'zod';
import { datasetBookSchema, datasetNavigationSchema, datasetSchema } from '../dataset/dataset-schema.ts';
import { schemaParts } from '../schema-parts.ts';

const { bookId, positive } = schemaParts;

/** A range has `endVerse`; a range across chapters also has `endChapter`. */
const datasetReferenceSchema = z
  .strictObject({
    book: bookId,
    chapter: positive,
    verse: positive,
    endChapter: positive.optional(),
    endVerse: positive.optional(),
    score: z.number().optional(),
  })
  .meta({ id: 'DatasetReference' });

export const crossReferenceChapterSchema = z
  .strictObject({
    dataset: datasetSchema,
    book: datasetBookSchema,
    ...datasetNavigationSchema,
    numberOfVerses: positive,
    numberOfReferences: positive,
    chapter: z
      .strictObject({
        number: positive,
        content: z.array(
          z
            .strictObject({ verse: positive, references: z.array(datasetReferenceSchema).min(1) })
            .meta({ id: 'DatasetChapterVerseContent' }),
        ),
      })
      .meta({ id: 'DatasetChapterData' }),
  })
  .meta({ id: 'DatasetBookChapter' });

export type CrossReferenceChapter = z.infer<typeof crossReferenceChapterSchema>;
export type DatasetReference = z.infer<typeof datasetReferenceSchema>;
