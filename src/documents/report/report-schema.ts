import { z } from 'zod';
import { type DiagnosticCode, diagnosticCodes } from '../../formats/diagnostic-codes.ts';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, bookId } = schemaParts;

const amountSchema = z.strictObject({ characters: count, words: count });
const conservationSchema = z.strictObject({
  read: amountSchema,
  verses: amountSchema,
  titles: amountSchema,
  headings: amountSchema,
  notes: amountSchema,
  dropped: z.record(text, amountSchema).describe('What a named rule keeps out of the documents, by rule'),
  lost: count.describe('Characters of the source that are in no document; at least so many'),
  invented: count.describe('Characters of a document that are not in the source; at least so many'),
  glued: count.describe('Words that were run together with the word before them'),
  split: count.describe('Words that have white space in them which the source has not'),
});

const placesSchema = z.strictObject({
  verses: count,
  places: z.array(text).describe('Such as `GEN 1:3` or `GEN 1:3-5`'),
});
const censusSchema = z.strictObject({
  versification: z.enum(schemeNames).describe('The standard one that the text follows, or comes nearest to'),
  books: count,
  chapters: count,
  verses: count,
  missingBooks: z.array(bookId),
  missingChapters: z.array(text).describe('Such as `GEN 3`'),
  missing: placesSchema,
  extra: placesSchema,
  merged: placesSchema,
  duplicated: placesSchema,
  empty: placesSchema,
  outOfOrder: placesSchema,
});

const diagnosticSchema = z.strictObject({
  code: z.enum(Object.keys(diagnosticCodes) as DiagnosticCode[]),
  severity: z.enum(['error', 'warning']),
  file: z.string().describe('Relative to the content folder'),
  line: count.describe('From 1; 0 when the whole file is meant'),
  column: count.describe('From 1, in UTF-16 code units; 0 when the whole line or file is meant'),
  message: text,
  source: z.strictObject({ text: z.string(), column: positive }).optional(),
});
const diagnosticsSchema = z.strictObject({
  errors: count,
  warnings: count,
  codes: z.record(text, positive).describe('How many of each code'),
  list: z.array(diagnosticSchema),
});

const chapterReportSchema = z.strictObject({
  number: positive,
  verses: count,
  expected: count.nullable().describe('Null for a book that the versification does not have'),
  missing: count,
  extra: count,
});
const stateSchema = z
  .string()
  .optional()
  .describe('The state of the edition that the report is about: its `sha256` in the catalogue');

const wordsSchema = z
  .strictObject({
    annotated: positive.describe('Words with annotations'),
    numbers: count.describe('Strong’s numbers on words'),
    distinctNumbers: count.describe('How many different ones'),
    unreadableNumbers: z
      .array(z.string())
      .describe('What stands for a number and is none, as the source writes it'),
    parsed: count.describe('Words with a morphology code'),
    scheme: z
      .enum(morphologySchemes)
      .nullable()
      .describe('The scheme that most codes are of; null where there are none, or none is known'),
    distinctCodes: count.describe('Different morphology codes'),
    unknownCodes: z.array(text).describe('Codes that no known scheme has'),
  })
  .describe('What words are annotated with; left out where none is');

const translationReportSchema = z.strictObject({
  id: schemaParts.editionId,
  name: text,
  kind: z.literal('translation'),
  sha256: stateSchema,
  census: censusSchema,
  conservation: conservationSchema,
  words: wordsSchema.optional(),
  books: z.array(
    z.strictObject({
      id: bookId,
      file: text,
      chapters: z.array(chapterReportSchema),
      conservation: conservationSchema,
    }),
  ),
  diagnostics: diagnosticsSchema,
});

const contentReportSchema = z.strictObject({
  id: schemaParts.editionId,
  name: text,
  kind: z.enum(['commentary', 'cross-references', 'entities', 'lexicon']),
  sha256: stateSchema,
  counts: z.strictObject({
    books: count,
    chapters: count,
    verses: count,
    entries: count.optional().describe('Of a lexicon'),
  }),
  tally: z.record(text, count).describe('How much was read and what became of it'),
  diagnostics: diagnosticsSchema,
});

/** `/api/x/report/{edition}.json`: contents of and problems in the sources of an edition. */
export const reportSchema = z
  .discriminatedUnion('kind', [translationReportSchema, contentReportSchema])
  .meta({ id: 'EditionReport' });

export type ReportDocument = z.infer<typeof reportSchema>;
