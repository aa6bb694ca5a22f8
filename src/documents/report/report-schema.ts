import { z } from 'zod';
import { type DiagnosticCode, diagnosticCodes } from '../../formats/diagnostic-codes.ts';
import { contentKinds } from '../../model/edition-metadata.ts';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { schemeNames } from '../../references/reference.ts';
import { schemaParts } from '../schema-parts.ts';

const { text, count, positive, bookId } = schemaParts;

const amountSchema = z.strictObject({ characters: count, words: count }).meta({ id: 'ReportAmount' });
const conservationSchema = z
  .strictObject({
    read: amountSchema,
    verses: amountSchema,
    titles: amountSchema,
    headings: amountSchema,
    notes: amountSchema,
    dropped: z
      .record(text, amountSchema)
      .describe('Text deliberately left out of the documents, by the name of the rule'),
    lost: count.describe('Minimum number of source characters that are in no document'),
    invented: count.describe('Minimum number of document characters that are not in the source'),
    glued: count.describe('Number of words joined to the previous word by mistake'),
    split: count.describe('Number of words split by white space that the source lacks'),
  })
  .meta({ id: 'ReportConservation' });

const placesSchema = z
  .strictObject({ verses: count, places: z.array(text).describe('Such as `GEN 1:3` or `GEN 1:3-5`') })
  .meta({ id: 'ReportPlaces' });
const censusSchema = z.strictObject({
  versification: z
    .enum(schemeNames)
    .describe('The standard versification that the text follows most closely'),
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
  line: count.describe('From 1; 0 for the whole file'),
  column: count.describe('From 1, in UTF-16 code units; 0 for the whole line or file'),
  message: text,
  source: z.strictObject({ text: z.string(), column: positive }).optional(),
});
const diagnosticsSchema = z
  .strictObject({
    errors: count,
    warnings: count,
    codes: z.record(text, positive).describe('Number of diagnostics by code'),
    list: z.array(diagnosticSchema),
  })
  .meta({ id: 'ReportDiagnostics' });

const chapterReportSchema = z.strictObject({
  number: positive,
  verses: count,
  expected: count.nullable().describe('Number of verses in the versification; null if it lacks the book'),
  missing: count,
  extra: count,
});
const stateSchema = z
  .string()
  .optional()
  .describe('The edition’s `sha256` in the catalogue at the time of the report');

const wordsSchema = z
  .strictObject({
    annotated: positive.describe('Number of words with annotations'),
    aligned: positive.optional().describe('Number of words in an alignment of the source; omitted if none'),
    numbers: count.describe('Number of Strong’s numbers'),
    distinctNumbers: count.describe('Number of different Strong’s numbers'),
    unreadableNumbers: z.array(z.string()).describe('Invalid Strong’s numbers as in the source'),
    parsed: count.describe('Number of words with a morphology code'),
    scheme: z
      .enum(morphologySchemes)
      .nullable()
      .describe('The most frequent scheme of the codes; null if none is known'),
    distinctCodes: count.describe('Number of different morphology codes'),
    unknownCodes: z.array(text).describe('Codes that belong to no known scheme'),
  })
  .describe('Word annotations; omitted if none');

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
  kind: z.enum(contentKinds).exclude(['translation']),
  sha256: stateSchema,
  counts: z.strictObject({
    books: count,
    chapters: count,
    verses: count,
    entries: count.optional().describe('Number of entries; lexicons only'),
  }),
  tally: z.record(text, count).describe('Number of items read, by result'),
  diagnostics: diagnosticsSchema,
});

export const reportSchema = z
  .discriminatedUnion('kind', [translationReportSchema, contentReportSchema])
  .meta({ id: 'EditionReport' });

export type ReportDocument = z.infer<typeof reportSchema>;
