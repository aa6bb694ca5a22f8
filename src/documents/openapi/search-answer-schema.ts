import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const count = z.int().nonnegative();

export const searchAnswerSchema = z
  .strictObject({
    query: z
      .strictObject({
        words: z.array(z.string()).describe('The words that are searched for, as they are compared'),
        understood: z.string().describe('The whole query, in one spelling'),
      })
      .describe('What was understood'),
    reference: z
      .string()
      .min(1)
      .nullable()
      .describe('The query as a reference, as USFM writes it; null where it does not read as one'),
    total: count.describe('Verses found in the translations that were searched'),
    editions: z
      .array(
        z.strictObject({
          translation: z.string().describe('Id of the translation'),
          total: count.describe('Verses found in it'),
          books: z
            .array(
              z.strictObject({ book: z.string(), count: z.int().positive().describe('Verses found in it') }),
            )
            .describe('Books in which something was found'),
        }),
      )
      .describe('The translations that were searched, in their order'),
    notIndexed: z.array(z.string()).describe('Translations that were compiled without a search index'),
    notAnnotated: z
      .array(z.string())
      .optional()
      .describe(
        'Translations in which no word has what the query asks for: a Strong’s number, a lemma, or a code of its grammar',
      ),
    unsearched: count.describe('Translations that are left for another answer: `next` asks for it'),
    renderings: z
      .array(
        z.strictObject({
          translation: z.string(),
          of: z.string().describe('The Strong’s number or lemma that was asked for: `strong:G26`'),
          renderings: z
            .array(
              z.strictObject({
                words: z.string(),
                count: z.int().positive().describe('How often they carry it'),
              }),
            )
            .describe('Which words carry it in the verses found, the most frequent first; at most 50'),
          others: count.describe('Occurrences of those that are not listed'),
        }),
      )
      .optional()
      .describe('With `strong:` or `lemma:`, where a translation has words that carry it'),
    didYouMean: z
      .array(
        z.strictObject({
          term: z.string().describe('A similar word of the first translation'),
          verses: z.int().positive().describe('How many of its verses have it'),
          query: z.string().describe('The query with this word in it: ask for it as `q`'),
        }),
      )
      .optional()
      .describe(
        'What may be meant, where nothing was found and the first translation does not have a word of the query; the most similar first, at most 3',
      ),
    results: z
      .array(
        z.strictObject({
          translation: z.string(),
          book: z.string().describe('Book id of the USFM standard'),
          chapter: z.int().positive(),
          verse: count.describe('0 for the title of a psalm'),
          endVerse: z.int().positive().optional().describe('The last verse of a bridge, such as 2-3'),
          text: z.string().describe('The text of the simplified chapter'),
          marks: z
            .array(z.array(count).length(2))
            .describe('What was found: first and end, in UTF-16 code units of `text`'),
        }),
      )
      .describe('One page of the verses found; those of the first translation come first'),
    attributions: schemaParts.attributions,
    next: z
      .string()
      .min(1)
      .nullable()
      .describe('The query string of the next page; null where there is none'),
  })
  .meta({ id: 'SearchAnswer' });
