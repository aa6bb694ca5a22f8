import { z } from 'zod';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, bookId } = schemaParts;

const schemeSchema = z.enum(schemeNames);
const spanSchema = z
  .string()
  .regex(/^[A-Z0-9]{3} \d+:\d+([a-z]|-\d+)?$/)
  .describe('Verses of one chapter, such as `PSA 3:0-8`; verse 0 is the title of a psalm');
const bySchemeSchema = z.strictObject({
  org: count,
  eng: count,
  lxx: count,
  vul: count,
  rsc: count,
  rso: count,
});
const mappingsSchema = z
  .array(z.strictObject({ verses: spanSchema, original: spanSchema }))
  .describe(
    'Where verses stand in `org`, if elsewhere. Both sides are equally long and correspond in order, or one side is a single verse, to which all of the other correspond',
  );
const versesSchema = z.array(z.string().regex(/^\d+(-\d+)?$/));

export const versificationSchema = z
  .strictObject({
    translation: schemaParts.editionId,
    scheme: schemeSchema.describe('The standard versification that it follows or comes nearest to'),
    evidence: z.strictObject({
      by: z
        .enum(['metadata', 'vrs', 'verses'])
        .describe(
          'By what it is known: declared in metadata, a `.vrs` file, or found by the last verses of the chapters',
        ),
      file: z.string().optional().describe('Where it is declared, relative to the content folder'),
      chapters: count.describe('How many chapters the translation has'),
      fitting: bySchemeSchema.describe(
        'By standard versification: in how many chapters the last verse is the same',
      ),
    }),
    differences: z
      .array(
        z.strictObject({
          book: bookId,
          chapter: positive,
          expected: count
            .nullable()
            .describe('The last verse in the standard versification; null where it does not have the book'),
          last: count.describe('The last verse in the translation'),
          missing: versesSchema.describe('Verses of the standard versification that the translation lacks'),
          extra: versesSchema.describe('Verses that only the translation has'),
          scheme: schemeSchema.optional().describe('Another standard versification, which the book follows'),
        }),
      )
      .describe('The chapters in which the translation departs from the standard versification'),
    mappings: mappingsSchema,
    numbers: z
      .array(
        z.strictObject({
          book: bookId,
          chapter: positive,
          verse: positive.optional().describe('Left out for a number of the chapter itself'),
          endVerse: positive.optional().describe('The last verse of several that are written as one'),
          written: z
            .array(text)
            .optional()
            .describe('How the source numbers the verse, where that is more than a number: `2-3`, `4a`'),
          published: text.optional().describe('The number that is printed instead'),
          alternate: text.optional().describe('The number in another versification'),
        }),
      )
      .describe('Numbers for which the chapters have no room'),
  })
  .meta({ id: 'TranslationVersification' });

/** Numbering members of an edition that refers to verses but contains no scripture text. */
const ofVersesThatItNames = {
  scheme: schemeSchema.describe('The standard versification in which the verses are written that it names'),
  evidence: z.strictObject({
    by: z
      .enum(['metadata', 'verses'])
      .describe('By what it is known: declared in metadata, or found by the verses that it names'),
    verses: count.describe('How many verses it names'),
    fitting: bySchemeSchema.describe('By standard versification: how many of these verses it has'),
  }),
  mappings: mappingsSchema,
};

export const datasetVersificationSchema = z
  .strictObject({ dataset: schemaParts.editionId, ...ofVersesThatItNames })
  .meta({ id: 'DatasetVersification' });

export const commentaryVersificationSchema = z
  .strictObject({ commentary: schemaParts.editionId, ...ofVersesThatItNames })
  .meta({ id: 'CommentaryVersification' });

export type DatasetVersification = z.infer<typeof datasetVersificationSchema>;
export type CommentaryVersification = z.infer<typeof commentaryVersificationSchema>;
export type VersificationDocument = z.infer<typeof versificationSchema>;
