import { z } from 'zod';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { lexiconEntrySchema } from '../lexicon/lexicon-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { searchAnswerSchema } from './search-answer-schema.ts';

const { total, editions, results, notIndexed, renderings } = searchAnswerSchema.shape;

export const wordAnswerSchema = z
  .strictObject({
    number: z.string().describe('The Strong’s number in its one spelling: `H430`'),
    entries: z
      .array(
        z.strictObject({
          lexicon: schemaParts.editionId.describe('Id of the lexicon'),
          ...lexiconEntrySchema.shape,
        }),
      )
      .describe('What the lexicons say of it, in the order in which they were asked for'),
    parsing: z
      .strictObject({
        code: z.string().describe('The morphology code that was asked for'),
        scheme: z.enum(morphologySchemes).describe('The scheme that it is of'),
        language: z.enum(['Hebrew', 'Aramaic', 'Greek']).describe('The language of the word'),
        parts: z.array(z.string()).describe('The parts of the word: prefixes, the word itself, suffixes'),
        words: z.string().describe('All of it in words'),
      })
      .nullable()
      .describe('The form of the word; null without a code, and for one that is not known'),
    occurrences: z
      .strictObject({
        total,
        editions,
        renderings: renderings.unwrap().describe('Which words of each translation carry it'),
        results,
        notIndexed,
      })
      .nullable()
      .describe('How the translations render it, and where; null where none was asked for'),
    attributions: schemaParts.attributions,
    next: z
      .string()
      .nullable()
      .describe('The query string of the next page of occurrences; null where there is none'),
  })
  .meta({ id: 'WordAnswer' });
