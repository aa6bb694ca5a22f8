import { z } from 'zod';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, bookId } = schemaParts;

const schemeSchema = z.enum(schemeNames);
const spanSchema = z
  .string()
  .regex(/^[A-Z0-9]{3} \d+:\d+([a-z]|-\d+)?$/)
  .describe('Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm');
const bySchemeSchema = z
  .strictObject({ org: count, eng: count, lxx: count, vul: count, rsc: count, rso: count })
  .meta({ id: 'VersificationCounts' });
const mappingsSchema = z
  .array(z.strictObject({ verses: spanSchema, original: spanSchema }).meta({ id: 'VersificationMapping' }))
  .describe(
    'Verses with other numbers in `org`. Both sides are equally long and correspond in order, or one side is a single verse that corresponds to all verses of the other',
  );
const versesSchema = z.array(z.string().regex(/^\d+(-\d+)?$/));

export const versificationSchema = z
  .strictObject({
    translation: schemaParts.editionId.describe('Id of the translation'),
    scheme: schemeSchema.describe('The standard versification that the translation follows most closely'),
    evidence: z.strictObject({
      by: z
        .enum(['metadata', 'vrs', 'verses'])
        .describe('Source of the versification: metadata, a `.vrs` file, or the last verses of the chapters'),
      file: z.string().optional().describe('File with the declaration, relative to the content folder'),
      chapters: count.describe('Number of chapters in the translation'),
      fitting: bySchemeSchema.describe(
        'Number of chapters with the same last verse, by standard versification',
      ),
    }),
    differences: z
      .array(
        z.strictObject({
          book: bookId,
          chapter: positive,
          expected: count
            .nullable()
            .describe('Last verse in the standard versification; null if it lacks the book'),
          last: count.describe('Last verse in the translation'),
          missing: versesSchema.describe('Verses of the standard versification that the translation lacks'),
          extra: versesSchema.describe('Verses that only the translation has'),
          scheme: schemeSchema.optional().describe('Standard versification of the book, if different'),
        }),
      )
      .describe('Chapters that differ from the standard versification'),
    mappings: mappingsSchema,
    numbers: z
      .array(
        z.strictObject({
          book: bookId,
          chapter: positive,
          verse: positive.optional().describe('Omitted for the number of a chapter'),
          endVerse: positive.optional().describe('Last verse if several are joined'),
          written: z
            .array(text)
            .optional()
            .describe('Number in the source if it is not a plain number: `2-3`, `4a`'),
          published: text.optional().describe('Printed number, if different'),
          alternate: text.optional().describe('Number in another versification'),
        }),
      )
      .describe('Verse numbers that the chapter documents cannot represent'),
  })
  .meta({ id: 'TranslationVersification' });

/** Numbering members of an edition that refers to verses but contains no scripture text. */
const ofVersesThatItNames = {
  scheme: schemeSchema.describe('Standard versification of the verses that the edition refers to'),
  evidence: z
    .strictObject({
      by: z
        .enum(['metadata', 'verses'])
        .describe('Source of the versification: metadata, or the verses that the edition refers to'),
      verses: count.describe('Number of verses that the edition refers to'),
      fitting: bySchemeSchema.describe('Number of these verses that exist, by standard versification'),
    })
    .meta({ id: 'VersificationEvidence' }),
  mappings: mappingsSchema,
};

export const datasetVersificationSchema = z
  .strictObject({ dataset: schemaParts.editionId.describe('Id of the dataset'), ...ofVersesThatItNames })
  .meta({ id: 'DatasetVersification' });

export const commentaryVersificationSchema = z
  .strictObject({
    commentary: schemaParts.editionId.describe('Id of the commentary'),
    ...ofVersesThatItNames,
  })
  .meta({ id: 'CommentaryVersification' });

export type DatasetVersification = z.infer<typeof datasetVersificationSchema>;
export type CommentaryVersification = z.infer<typeof commentaryVersificationSchema>;
export type VersificationDocument = z.infer<typeof versificationSchema>;
