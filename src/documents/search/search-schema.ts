import { z } from 'zod';
import { schemaParts } from '../schema-parts.ts';

const { count } = schemaParts;

/** Numbers in the encoding of `src/search/packed-numbers.ts`. */
const packed = z.string().regex(/^[ !#-[\]-~]*$/, 'characters that packed numbers do not have');

const field = z.strictObject({
  parts: z
    .array(z.string())
    .describe(
      'The first term of each part; part 0 is `{field}-0.json`. Terms are sorted by UTF-16 code units',
    ),
});

/** `/api/x/search/{translation}/index.json`: the data that a search needs before it reads parts. */
export const searchRootSchema = z
  .strictObject({
    format: z.literal(1),
    translation: schemaParts.editionId,
    language: z.string().describe('ISO 639-3 code of its language'),
    verses: count.describe('Verses and titles of psalms, which are numbered 0, 1, 2, ... in their order'),
    words: count.describe('Words in all of them'),
    books: z
      .array(
        z.strictObject({
          book: schemaParts.bookId,
          name: z.string().describe('As in the list of books'),
          title: z.string().optional().describe('Another name of the book, by which people may ask for it'),
          chapters: z
            .array(z.array(count).min(1))
            .describe(
              'The number of each chapter, then runs of verse numbers by their first and last; a title of a psalm is verse 0',
            ),
          bridges: z
            .array(z.array(count).length(3))
            .optional()
            .describe('Verses written as one, such as 2-3: chapter, first and last verse'),
        }),
      )
      .describe('In canonical order'),
    fields: z
      .strictObject({
        word: field.describe('The words of the text'),
        pair: field
          .optional()
          .describe(
            'Two of the frequent words that follow each other, with a space between; left out where no word is',
          ),
        strong: field.optional().describe('Strong’s numbers; left out where no word has one'),
        lemma: field.optional().describe('Dictionary forms; left out where no word has one'),
        morph: field.optional().describe('Codes of morphology; left out where no word has one'),
      })
      .describe('What is indexed'),
    frequent: z
      .array(z.string().min(1))
      .describe(
        'Frequent words: their codes, 1, 2, 3, ..., are in the positions of the words beside them, and they have no positions of their own',
      ),
  })
  .meta({ id: 'SearchRoot' });

/** `/api/x/search/{translation}/{field}-{part}.json`: a range of terms with all places of each. */
export const searchPartSchema = z
  .strictObject({
    terms: z.array(z.string().min(1)).min(1).describe('Sorted; a term with several renderings is repeated'),
    forms: z
      .array(z.string())
      .optional()
      .describe('Of Strong’s numbers and lemmas: the words of the text that carry the term'),
    verses: z
      .array(packed)
      .describe('Of each term: in how many verses it is, then the verses and how often it is in them'),
    positions: z
      .array(packed)
      .describe(
        'Of each term: which words of those verses it is, as the step from the one before in the verse. After each, of words: the codes of the frequent words before and after it, 0 for any other; of annotations: how many words carry it beyond the first. Empty for a frequent word',
      ),
  })
  .meta({ id: 'SearchPart' });

/** `/api/x/search/{translation}/lengths.json`: a search by relevance reads it instead of the root. */
export const searchLengthsSchema = searchRootSchema
  .extend({ lengths: packed.describe('Words in each verse') })
  .meta({ id: 'SearchLengths' });

export type SearchRoot = z.infer<typeof searchRootSchema>;
export type SearchPart = z.infer<typeof searchPartSchema>;
export type SearchLengths = z.infer<typeof searchLengthsSchema>;
export type SearchField = keyof SearchRoot['fields'];
