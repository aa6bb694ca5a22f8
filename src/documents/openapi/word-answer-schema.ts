import { z } from 'zod';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { lexiconEntrySchema, listedEntrySchema } from '../lexicon/lexicon-schema.ts';
import { schemaParts } from '../schema-parts.ts';
import { searchAnswerSchema } from './search-answer-schema.ts';

const { total, editions, results, notIndexed, renderings } = searchAnswerSchema.shape;

const entry = z
  .strictObject({ lexicon: schemaParts.editionId.describe('Id of the lexicon'), ...lexiconEntrySchema.shape })
  .meta({ id: 'FoundLexiconEntry' });

export const wordAnswerSchema = z
  .strictObject({
    number: z.string().describe('The Strong’s number in its standard spelling: `H430`'),
    entries: z.array(entry).describe('Lexicon entries, in the requested order of lexicons'),
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

export const wordLookupSchema = z
  .strictObject({
    q: z.string().describe('The requested name'),
    total: schemaParts.count.describe('Number of words found'),
    results: z
      .array(
        z.strictObject({
          number: z.string().describe('Strong’s number without a sense: `H2617`'),
          match: z
            .strictObject({
              by: z
                .enum(['number', 'lemma', 'transliteration', 'gloss', 'definition'])
                .describe('The kind of name that matches'),
              name: z.string().describe('The name that matches, without accents, points and spaces'),
              exact: z.boolean().describe('False for another spelling, and for one of several words'),
            })
            .describe('How the word matches'),
          entries: z.array(listedEntrySchema).min(1).describe('The lexicon entries that match'),
          occurrences: z
            .array(
              z.strictObject({
                translation: schemaParts.editionId.describe('Id of the translation'),
                count: schemaParts.positive.describe('Number of words with this number'),
              }),
            )
            .describe('Occurrences in each translation that has the word'),
        }),
      )
      .describe('One page of the words found: exact names first, then other spellings, by occurrences'),
    best: z
      .strictObject({
        number: z.string().describe('Strong’s number of the first result'),
        entries: z.array(entry).describe('Complete entries in the lexicons that have this word'),
        forms: renderings.unwrap().describe('Its forms in the Hebrew, Aramaic and Greek texts of `in`'),
        renderings: renderings.unwrap().describe('Its renderings in the other translations of `in`'),
      })
      .nullable()
      .describe('The first result in full; null after the first page, and if nothing is found'),
    attributions: schemaParts.attributions,
    next: z.string().nullable().describe('Query string of the next page; null if none'),
  })
  .meta({ id: 'WordLookup' });
