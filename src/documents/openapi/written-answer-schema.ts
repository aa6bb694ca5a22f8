import { z } from 'zod';
import { listedEntrySchema } from '../lexicon/lexicon-schema.ts';
import { schemaParts } from '../schema-parts.ts';

const usfm = z.string().describe('In USFM notation: `1JN 4:8`');
const label = z
  .string()
  .describe('The reference with names of the language’s first translation, or else English names');
const place = z
  .strictObject({
    book: z.string().describe('USFM book id'),
    chapter: z.int().positive().optional().describe('Missing for a whole book'),
    verse: z
      .int()
      .nonnegative()
      .optional()
      .describe('Missing for a whole chapter; 0 for the title of a psalm'),
    part: z.string().optional().describe('Part of the verse, `a` to `e`'),
  })
  .meta({ id: 'ReferencePlace' });

export const referencesInProseSchema = z
  .array(
    z.strictObject({
      start: schemaParts.count.describe('Offset in the text, in UTF-16 code units'),
      end: schemaParts.count.describe('End, exclusive'),
      text: z.string().describe('The text between the offsets: `Ruth 1:16, 17`'),
      references: z
        .array(usfm)
        .min(1)
        .describe('In USFM notation; several if the text is a list whose later parts have no name'),
      label,
    }),
  )
  .meta({ id: 'ReferencesInProse', description: 'The references in a text, with their positions' });

export const parsedReferenceSchema = z
  .strictObject({
    reference: usfm,
    label,
    osis: z.string().describe('In OSIS notation: `1John.4.8`'),
    id: z.string().describe('With dots: `1JN.4.8`'),
    from: place.describe('The first verse, chapter or book'),
    to: place.describe('The last verse, chapter or book; equals `from` for a single one'),
    edition: z
      .string()
      .nullable()
      .describe('The translation named after the reference, as in `John 3:16 KJV`; null if none'),
  })
  .meta({ id: 'ParsedReference' });

export const suggestAnswerSchema = z
  .strictObject({
    q: z.string().describe('The text without spaces around it'),
    passages: z
      .array(z.strictObject({ reference: usfm, label }))
      .describe('Passages that the text names, or may name once it is complete; best first'),
    books: z
      .array(
        z.strictObject({
          id: schemaParts.bookId.describe('USFM book id'),
          name: z.string().describe('Name'),
        }),
      )
      .describe('Books whose names match, best first'),
    words: z
      .array(
        z.strictObject({
          term: z
            .string()
            .describe('Word as the translation writes it, without points; English in lower case'),
          verses: schemaParts.count.describe('Number of verses with the word'),
          query: z.string().describe('The text with this word'),
        }),
      )
      .describe('Words of the translation that complete the last word; empty without `in`'),
    entries: z.array(listedEntrySchema).describe('Hebrew and Greek words by name, meaning or number'),
    attributions: schemaParts.attributions,
  })
  .meta({ id: 'SuggestAnswer' });
