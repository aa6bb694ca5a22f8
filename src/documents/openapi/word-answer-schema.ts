import { z } from 'zod';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { lexiconEntrySchema } from '../lexicon/lexicon-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { searchAnswerSchema } from './search-answer-schema.ts';

const { total, editions, results, notIndexed, renderings } = searchAnswerSchema.shape;

export const wordAnswerSchema = z
  .strictObject({
    number: z.string().describe('The Strong’s number in its standard spelling: `H430`'),
    entries: z
      .array(
        z.strictObject({
          lexicon: schemaParts.editionId.describe('Id of the lexicon'),
          ...lexiconEntrySchema.shape,
        }),
      )
      .describe('Lexicon entries, in the requested order of lexicons'),
    parsing: z
      .strictObject({
        code: z.string().describe('The requested morphology code'),
        scheme: z.enum(morphologySchemes).describe('Scheme of the code'),
        language: z.enum(['Hebrew', 'Aramaic', 'Greek']).describe('Language of the word'),
        parts: z.array(z.string()).describe('Parts of the word: prefixes, the word itself, suffixes'),
        words: z.string().describe('The whole code in words'),
      })
      .nullable()
      .describe('Form of the word; null if no code was given or it is unknown'),
    occurrences: z
      .strictObject({
        total,
        editions,
        renderings: renderings.unwrap().describe('Renderings in each translation'),
        results,
        notIndexed,
      })
      .nullable()
      .describe('Renderings and occurrences in the translations; null if none were requested'),
    attributions: schemaParts.attributions,
    next: z.string().nullable().describe('Query string of the next page of occurrences; null if none'),
  })
  .meta({ id: 'WordAnswer' });
